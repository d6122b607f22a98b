// The games of files with results, played again.
#include "tools/results/result_game.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>

#include "tools/players/match.h"
#include "tools/players/outside_bots.h"
#include "tools/records/reopen.h"
#include "tools/results/result_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/json.h"
#include "tools/support/progress.h"
#include "tools/support/shell_word.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

void demand_named(const std::vector<std::string>& of_file, const std::vector<std::string>& by_user,
                  const std::string& file) {
  for (const std::string& bot : of_file)
    if (is_outside_bot(bot) && std::find(by_user.begin(), by_user.end(), bot) == by_user.end())
      throw Stop{
          Exit::content,
          fmt::format("The games in `{}` were played by the bot `{}`. A file does not start a program or a script "
                      "by itself: name the bot with --bot {}",
                      file, shown(bot), shell_word(shown(bot)))};
}

Record begun(const ResultGame& which, const FoundGame& found, const std::vector<std::string>& named) {
  Record record;
  record.program = SOULSTACK_VERSION;
  Beginning& b = record.beginning;
  try {
    const Json& plan = found.plan.plan;
    if (plan.at("command") != "sim")
      throw std::invalid_argument("only games of `soulstack sim` are played again by their number");
    const Json& variant = plan.at("variants").at(which.variant);
    const auto bots = plan.at("bots").get<std::vector<std::string>>();
    const int players = plan.at("players").get<int>();
    if (players < 1 || players > max_players)
      throw std::invalid_argument("there can't be that many players");
    demand_named(bots, named, which.file);
    demand_bots(bots, players);
    b.seed = found.game.seed;
    for (int p = 0; p < players; ++p)
      b.seats.push_back(bots[static_cast<std::size_t>(p) % bots.size()]);
    b.rules = variant.at("rules").get<std::string>();
    b.stops = "all";
    for (const Json& set : variant.at("sets"))
      b.sets.push_back(stamp_from(set));
  } catch (const std::exception& error) {
    throw Stop{Exit::content, fmt::format("The plan in `{}` cannot be used: {}", which.file, error.what())};
  }
  return record;
}

void demand_same_cards(const Record& record, const scripting::Loaded& loaded, const std::string& file) {
  const std::vector<std::string> sets = differing_sets(record, loaded), files = differing_files(record, loaded);
  if (sets.empty())
    return;
  constexpr std::size_t most = 3;
  std::string which;
  for (std::size_t i = 0; i < files.size() && i < most; ++i)
    which += fmt::format("{}{}", i == 0 ? "; these files differ: " : ", ", files[i]);
  if (files.size() > most)
    which += fmt::format(" and {} more", files.size() - most);
  throw Stop{Exit::content,
             fmt::format("The games in `{}` were played with different cards, so they cannot be played again: {}{}. "
                         "Load the original sets with --set",
                         file, fmt::join(sets, "; "), which)};
}

}  // namespace

std::optional<ResultGame> result_game(const std::string& text) {
  const std::size_t at = text.rfind('#');
  std::error_code error;
  if (at == std::string::npos || at + 1 == text.size() || fs::exists(text, error))
    return {};
  ResultGame which{text.substr(0, at), 0, 0};
  const char* begin = text.data() + at + 1;
  if (*begin >= 'A' && *begin <= 'Z')
    which.variant = static_cast<std::size_t>(*begin++ - 'A');
  const char* const end = text.data() + text.size();
  const auto [last, wrong] = std::from_chars(begin, end, which.number);
  if (wrong != std::errc() || last != end || which.number == 0)
    refuse(
        fmt::format("`{}` does not name a game: write the file, #, and a number from 1, such as results.db#12, or "
                    "results.db#B12 for a game of variant B",
                    text));
  --which.number;
  return which;
}

Record played_again(const ResultGame& which, const SetChoice& instead, const std::vector<std::string>& bots,
                    Console& console) {
  const FoundGame found = find_game(which.file, which.variant, which.number);
  Record record = begun(which, found, bots);
  const auto loaded = load(sets_for(record, instead, which.file), console);
  demand_same_cards(record, *loaded, which.file);
  const InterruptWatch watch;
  ProgressLine line(console);
  const auto start = std::chrono::steady_clock::now();
  History history(*loaded, record.beginning, Seated::bots);
  while (!history.game().over()) {
    history.answer(history.bots_choice(), Answered::by_bot);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (history.at() % 64 == 0)
      line.show(fmt::format("{} of {} decisions", grouped(history.at()), grouped(found.game.result.decisions)),
                seconds.count());
    if (interrupted())
      throw Stop{Exit::interrupted, "Interrupted"};
  }
  line.clear();
  if (history.game().hash() != found.game.result.hash)
    throw Stop{Exit::content,
               fmt::format("Game {} of `{}` ends otherwise now, with the same cards. The file is of version {} of "
                           "this program; this is version {}",
                           which.number + 1, which.file, shown(found.plan.plan.value("program", std::string("?"))),
                           SOULSTACK_VERSION)};
  record.setup = history.setup();
  record.steps = history.steps();
  record.verdict = verdict(history.game());
  return record;
}

}  // namespace soulstack::tools
