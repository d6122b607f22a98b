// Tables with which `soulstack play` begins.
#include "tools/commands/playing/play_situation.h"

#include <algorithm>

#include "engine/model/content.h"
#include "scripting/scenario/scenario.h"
#include "tools/support/answer_lines.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

void edit_or_refuse(History& history, const std::string& command, const std::string& option) {
  if (const History::Edited edited = history.edit(command); !edited.why.empty())
    refuse(fmt::format("{} is not possible: {}", option, edited.why));
}

// "P1=bomb" as "P1 bomb".
std::string seat_and_value(const std::string& written, std::string_view option) {
  const std::size_t equals = written.find('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == written.size())
    refuse(fmt::format("{} needs a seat and a value, for example P1=10; got `{}`", option, written));
  return written.substr(0, equals) + " " + written.substr(equals + 1);
}

// "FILE#2": the file, and the place of the scenario in it, from 1.
std::pair<std::string, std::size_t> file_and_place(const std::string& written) {
  const std::size_t hash = written.rfind('#');
  const std::optional<int> n = hash == std::string::npos ? std::nullopt : number_in(written.substr(hash + 1));
  return n && *n > 0 ? std::pair(written.substr(0, hash), static_cast<std::size_t>(*n))
                     : std::pair(written, std::size_t{1});
}

// The library of scenarios adds plain cards after those of the sets.
bool same_cards(const Content& of_game, const Content& of_library) {
  return of_game.cards.size() <= of_library.cards.size() &&
         std::equal(of_game.cards.begin(), of_game.cards.end(), of_library.cards.begin(),
                    [](const CardDef& x, const CardDef& y) { return x.id == y.id; });
}

[[noreturn]] void stop_at(const std::string& file, const std::string& why) {
  throw Stop{Exit::content, fmt::format("{}: {}", file, why)};
}

const scripting::ScenarioSetup& setup_at(const scripting::ScenarioFile& read, const std::string& file,
                                         std::size_t place) {
  if (!read.failure.empty())
    stop_at(file, read.failure);
  if (place > read.scenarios.size())
    stop_at(file,
            fmt::format("there is no scenario {}: the file has {}", place, counted(read.scenarios.size(), "scenario")));
  const scripting::ScenarioSetup& setup = read.scenarios[place - 1];
  if (!setup.is_read)
    stop_at(fmt::format("{}:{}", file, setup.line),
            setup.failure.empty() ? "its set or a card of it has errors: see `soulstack check`" : setup.failure);
  return setup;
}

}  // namespace

void lay_on_table(History& history, const WantedTable& wanted) {
  if (wanted.hand.empty() && wanted.monsters.empty() && wanted.coins.empty())
    return;
  answer_until_editable(history);
  for (const std::string& card : wanted.hand)
    edit_or_refuse(history, "/give " + seat_and_value(card, "--hand"), "--hand " + card);
  for (const std::string& monster : wanted.monsters)
    edit_or_refuse(history, "/spawn " + monster, "--monster " + monster);
  for (const std::string& coins : wanted.coins) {
    const std::string command = "/coins " + seat_and_value(coins, "--coins");
    if (command.find_first_of("+-") != std::string::npos)  // on the table, these change what is there
      refuse(fmt::format("--coins needs a number from 0, for example P1=10; got `{}`", coins));
    edit_or_refuse(history, command, "--coins " + coins);
  }
}

// The cards of the scenario are numbered by the library that read it, and those of the game by the sets loaded for it.
ScenarioTable scenario_table(const std::string& written, const SetChoice& sets, Console& console) {
  const auto [file, place] = file_and_place(written);
  SetChoice choice = sets;
  choice.sets = sets_of_scenarios(sets);
  scripting::LibraryCache libraries(choice.sets);
  libraries.look_in(cards_folders());
  const scripting::ScenarioFile read = scripting::look_at_scenarios(file, libraries);
  const scripting::ScenarioSetup& setup = setup_at(read, file, place);
  if (const std::string own = scripting::set_of_scenario(file);
      !own.empty() && std::find(choice.sets.begin(), choice.sets.end(), own) == choice.sets.end())
    choice.sets.push_back(own);
  choice.rules = setup.rules;
  ScenarioTable table{load(choice, console), setup.situation, setup.name, setup.rules};
  table.situation.plain.clear();  // what the scenario does not name are cards of the sets
  if (!same_cards(table.loaded->content(), *setup.loaded->content))
    stop_at(file, "it names a set that is not loaded; add it with --set");
  return table;
}

}  // namespace soulstack::tools
