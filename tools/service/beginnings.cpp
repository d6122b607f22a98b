// How games begin and continue.
#include "tools/service/beginnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <random>

#include "engine/explain/view.h"
#include "engine/game/game.h"
#include "engine/model/content.h"
#include "engine/table/table.h"
#include "scripting/findings/suggest.h"
#include "scripting/sandbox/edited_files.h"
#include "tools/display/event_feed.h"
#include "tools/players/bots.h"
#include "tools/players/client_bots.h"
#include "tools/records/reopen.h"
#include "tools/records/save_scenario.h"
#include "tools/service/response_methods.h"
#include "tools/service/set_parameter.h"
#include "tools/support/option_match.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

const Schema& situation_schema() {
  static const Schema schema = [] {
    const Schema cards = Schema::list(Schema::text(200), 200);
    const Schema numbers = Schema::map(Schema::whole(0, 9'999), max_players);
    return Schema::object({
        optional_member("give", Schema::map(cards, max_players),
                        "By seat, `1` or `P1`: loot goes into the hand; items, curses and souls into play"),
        optional_member("spawn", cards, "Monsters, events and shop items that go into slots"),
        optional_member("coins", numbers, "By seat: ¢"),
        optional_member("hp", numbers, "By seat: health"),
        optional_member("dice", Schema::list(Schema::whole(1, 99), 50), "The results of the next dice"),
        optional_member("top", Schema::map(cards, 20), "By deck: the cards on top, the topmost first"),
    });
  }();
  return schema;
}

// ---- Seats

std::vector<std::string> seats_of(const Request& r) {
  std::vector<std::string> seats = r.value("seats", std::vector<std::string>());
  const auto players = static_cast<std::size_t>(r.value("players", seats.empty() ? 4 : static_cast<int>(seats.size())));
  if (seats.size() > players)
    throw Refused{"wrong_value", fmt::format("{} seats for {} players", seats.size(), players),
                  "as many seats as players", "seats"};
  seats.resize(players, "client");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i] == "client")
      seats[i] = person;
    else
      demand_bot_for(r, seats[i], fmt::format("seats[{}]", i));
  }
  return seats;
}

// What only the owner may choose: whoever knows the seed, which is also in the journal, knows the hidden cards.
void demand_owner_for(const Request& r, std::string_view parameter) {
  if (r.has(parameter) && r.client.role != Role::owner)
    throw Refused{"not_allowed", fmt::format("Only the owner may choose `{}`", parameter), "a request without it",
                  std::string(parameter)};
}

Audience audience_of(const Request& r) {
  const std::string events = r.value("events", std::string("seats"));
  return events == "nobody" ? Audience::nobody : events == "everybody" ? Audience::everybody : Audience::seats;
}

// ---- Situations

// A seat as a key of JSON, "1" or "P1", as the console names it.
std::string player_word(const std::string& seat) {
  const bool is_number = !seat.empty() && seat.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? "P" + seat : seat;
}

// The commands of the console that make it.
std::vector<std::string> edits_of(const Json& situation) {
  std::vector<std::string> edits;
  const auto each = [&](std::string_view member, auto make) {
    if (const Json* const all = situation.find(member))
      for (const auto& [name, value] : all->items())
        make(name, value);
  };
  each("top", [&](const std::string& deck, const Json& cards) {
    for (std::size_t i = cards.size(); i-- > 0;)
      edits.push_back(fmt::format("/top {} {}", deck, cards.at(i).text()));
  });
  each("give", [&](const std::string& seat, const Json& cards) {
    for (const Json& card : cards)
      edits.push_back(fmt::format("/give {} {}", player_word(seat), card.text()));
  });
  if (const Json* const cards = situation.find("spawn"))
    for (std::size_t i = 0; i < cards->size(); ++i)
      edits.push_back(fmt::format("/spawn {}", cards->at(i).text()));
  each("coins", [&](const std::string& seat, const Json& n) {
    edits.push_back(fmt::format("/coins {} {}", player_word(seat), n.get<int>()));
  });
  each("hp", [&](const std::string& seat, const Json& n) {
    edits.push_back(fmt::format("/hp {} {}", player_word(seat), n.get<int>()));
  });
  if (const Json* const dice = situation.find("dice"); dice != nullptr && !dice->empty()) {
    edits.push_back("/die");
    for (const Json& die : *dice)
      edits.back() += fmt::format(" {}", die.get<int>());
  }
  return edits;
}

void arrange(History& history, const Json& situation) {
  answer_until_editable(history);
  for (const std::string& command : edits_of(situation))
    if (const History::Edited edited = history.edit(command); !edited.why.empty())
      throw Refused{"not_possible", fmt::format("`{}`: {}", command, edited.why), "a situation that the table allows",
                    "situation"};
}

}  // namespace

std::uint64_t random_seed() {
  std::random_device random;
  const std::uint64_t all = std::uint64_t{random()} << 32 | random();
  return all & static_cast<std::uint64_t>(highest_exact);
}

void demand_bot_for(const Request& r, const std::string& name, std::string_view place) {
  try {
    (r.client.role == Role::owner ? demand_own_bot : demand_client_bot)(name);
  } catch (const Stop& stop) {
    throw Refused{"wrong_value", stop.why, "`client`, or the name of a bot", std::string(place)};
  }
}

std::filesystem::path file_of_request(const Request& r, std::string_view parameter) {
  const ServiceOptions& options = r.service.options();
  const std::string name = r[parameter].text();
  const bool may = options.has_files && (r.client.role == Role::owner || !options.root.is_everywhere());
  if (!may)
    throw Refused{"not_allowed", fmt::format("`{}` names a file, and this client may not", parameter),
                  "a request without it", std::string(parameter)};
  if (name.empty() || !scripting::is_printable(name))
    throw Refused{"wrong_value", fmt::format("`{}` is not the name of a file", parameter),
                  "a name without control characters", std::string(parameter)};
  const auto path = options.root.path_of(name);
  if (!path)
    throw Refused{"not_in_root", fmt::format("`{}` names a file outside of the folder for files of clients", parameter),
                  "a name relative to that folder, without `..` or links out of it", std::string(parameter)};
  return *path;
}

std::vector<Member> beginning_members() {
  return {
      optional_member("players", Schema::whole(1, max_players), "How many (default: as many as `seats`, or 4)"),
      optional_member("seats", Schema::list(Schema::text(100), max_players),
                      "Who plays each seat: `client`, or the name of a bot. Those that are missing are the client's"),
      optional_member("seed", Schema::whole(0, highest_exact), "Same seed, same answers, same game (default: random)"),
      optional_member("rules", Schema::text(100), "The ruleset (default: that of the command line)"),
      takes_sets(),
      optional_member("situation", situation_schema(), "What the table has instead of what was dealt"),
      optional_member("events", Schema::word({"nobody", "seats", "everybody"}),
                      "Whose events are kept: `everybody` includes spectators (default: `seats`)"),
      optional_member("stops", Schema::word(stops_mode_names()),
                      "When clients are asked for responses (default: `all`); `game.stops` changes it for a seat"),
      optional_member("journal", Schema::text(1'000), "A new file that each answer is written to at once"),
  };
}

BegunGame begin_game(const Request& r) {
  for (const std::string_view parameter : {"seed", "situation", "journal"})
    demand_owner_for(r, parameter);
  const std::string rules = r.value("rules", r.service.sets(r.find("sets"))->choice().rules);
  const std::vector<std::string> seats = seats_of(r);
  const std::shared_ptr<const scripting::Loaded> cards = loaded_for(r, rules, "rules");
  const std::uint64_t seed = r.has("seed") ? r["seed"].get<std::uint64_t>() : random_seed();
  auto history =
      std::make_unique<History>(*cards, Beginning{seed, seats, rules, "all", stamps_of(*cards)}, Seated::bots);
  if (const Json* const situation = r.find("situation"))
    arrange(*history, *situation);
  BegunGame begun{std::make_unique<HostedGame>(cards, std::move(history), audience_of(r)), ""};
  begun.game->owner = r.client.number;
  begun.game->sets = r.service.sets(r.find("sets"));
  return begun;
}

void keep_journal(const Request& r, HostedGame& hosted) {
  if (!r.has("journal"))
    return;
  History& history = hosted.history();
  try {
    history.keep_in(Journal::create(file_of_request(r, "journal"), history.beginning(), history.setup()));
  } catch (const Stop& stop) {
    throw Refused{"not_written", r.service.options().root.without_folder(stop.why), "a new file name", "journal"};
  }
}

// ---- Records

std::vector<Member> continuing_members() {
  return {
      optional_member("record", Schema::text(std::size_t{1} << 22), "A save, as `game.save` gives it"),
      optional_member("file", Schema::text(1'000), "A save, or a journal, which is then continued in its file"),
      optional_member("sets", open_number(), "Open sets to play it with (default: those that the record names)"),
      optional_member("events", Schema::word({"nobody", "seats", "everybody"}),
                      "Whose events are kept (default: `seats`)"),
  };
}

namespace {

// A record may name any folder of the host.
void demand_sets_in_root(const Request& r, const SetChoice& choice) {
  const ServiceOptions& options = r.service.options();
  for (const std::string& set : choice.sets) {
    const std::vector<std::string>& of_host = options.sets.sets;
    const bool is_of_host = std::find(of_host.begin(), of_host.end(), set) != of_host.end();
    std::error_code error;
    const std::string name = std::filesystem::path(set).filename().string();
    const bool is_beside_base = std::filesystem::equivalent(set, set_beside_base(name), error);
    if (!options.root.is_everywhere() && !is_of_host && !is_beside_base && !options.root.holds(set))
      throw Refused{"not_in_root",
                    fmt::format("The set `{}` is outside of the folder for files of clients", shown(name)),
                    "sets in that folder, without links out of it"};
  }
}

std::shared_ptr<const scripting::Loaded> cards_of_record(const Request& r, const Record& record,
                                                         const SetChoice& choice) {
  if (choice.sets == r.service.sets(r.find("sets"))->choice().sets)
    return loaded_for(r, record.beginning.rules, "sets");
  demand_sets_in_root(r, choice);
  std::vector<scripting::Finding> findings;
  if (auto loaded = ClientSets(choice).load(record.beginning.rules, findings))
    return loaded;
  throw Refused{"not_loaded", r.service.options().root.without_folder("The sets of the record have errors"),
                "sets that pass `soulstack check`"};
}

// `name` is for messages, and finds the sets that are named relative to it.
BegunGame continue_record(const Request& r, Opened opened, const std::string& name) {
  const Record& record = opened.record;
  const std::shared_ptr<ClientSets> chosen = r.service.sets(r.find("sets"));
  const SetChoice choice = r.has("sets") ? chosen->choice() : sets_for(record, chosen->choice(), name);
  const std::shared_ptr<const scripting::Loaded> cards = cards_of_record(r, record, choice);
  if (const std::string why = why_not_these_cards(record, *cards, chosen->choice().sets, name); !why.empty())
    throw Refused{"not_loaded", r.service.options().root.without_folder(why), "the sets of the record", "sets"};
  Beginning beginning = record.beginning;
  beginning.sets = stamps_of(*cards);
  auto history = std::make_unique<History>(*cards, std::move(beginning), Seated::bots);
  if (const auto parting = history->retrace(record))
    throw Refused{"not_loaded", r.service.options().root.without_folder(went_otherwise(*parting, record, name)),
                  "a record that `soulstack replay` verifies"};
  history->keep_in(std::move(opened.journal));
  clear_news(history->game());
  BegunGame begun{std::make_unique<HostedGame>(cards, std::move(history), audience_of(r)), ""};
  begun.game->owner = r.client.number;
  begun.game->sets =
      r.has("sets") || choice.sets == chosen->choice().sets ? chosen : std::make_shared<ClientSets>(choice);
  if (record.cut_off)
    begun.warning = r.service.options().root.without_folder(
        fmt::format("The last line of {} is incomplete; resuming from the answer before it", name));
  return begun;
}

}  // namespace

BegunGame continue_game(const Request& r) {
  if (r.has("record") == r.has("file"))
    throw Refused{"missing_field", "Either `record` or `file` is needed", "one of them", "record"};
  try {
    if (const Json* const record = r.find("record"))
      return continue_record(r, {parse_record(record->text(), "record", CutOff::allowed), nullptr}, "record");
    const std::filesystem::path path = file_of_request(r, "file");
    return continue_record(r, open_record(path), path.string());
  } catch (const Stop& stop) {
    throw Refused{"not_loaded", r.service.options().root.without_folder(stop.why),
                  "a journal or a save that passes `soulstack replay`; no other process may be writing to the journal"};
  }
}

void add_set_aside(const Request& r, const HostedGame& hosted, Json& position) {
  for (const scripting::LoadedSet& set : hosted.cards().sets())
    for (const scripting::SetAside& card : set.set_aside)
      position["set_aside"].push_back(
          {{"def", card.id},
           {"name", card.name},
           {"why", r.service.options().root.without_folder(to_string(card.findings.front()))}});
}

Json scenario_json(const Request& r) {
  const HostedGame& hosted = r.game();
  if (hosted.history().has_lost_past())
    throw Refused{"not_possible", "This game has no past that could be written", "`game.fork` with `past`: true"};
  const auto answers = r.has("answers") ? std::optional(r["answers"].get<std::size_t>()) : std::nullopt;
  std::optional<scripting::EditedFiles::InUse> in_use;  // the scenario is run with the texts of a set in memory
  if (Workspace* const workspace = hosted.sets ? hosted.sets->workspace() : nullptr)
    in_use.emplace(workspace->edited());
  const ScenarioOf of = r.value("changes", false) ? ScenarioOf::changes : ScenarioOf::everything;
  SavedScenario saved = scenario_of(hosted.history(), hosted.cards(), "scenario.lua", {}, answers, of);
  if (!saved.why.empty())
    throw Refused{"not_possible", saved.why, "a game that a scenario can express"};
  Json j{{"text", saved.text}, {"checks", saved.checks}, {"from", saved.from}};
  for (const SavedScenario::Fact& fact : saved.facts)
    j["facts"].push_back({{"check", fact.check}, {"said", fact.said}});
  return j;
}

}  // namespace soulstack::tools
