// Writes the findings of `soulstack fuzz` as scenarios.
#include "tools/fuzzing/fuzz_written.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

#include "engine/game/game.h"
#include "engine/model/content.h"
#include "tools/support/atomic_file.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using scripting::FaultKind;

// "bomb_3.lua" for a script, "rule_19_1.lua" for an invariant.
std::string file_name(const scripting::Fault& fault) {
  const std::size_t place = fault.what.find(".lua:");
  std::string name;
  if (fault.kind == FaultKind::script && place != std::string::npos) {
    const std::size_t begin = fault.what.rfind('/', place) + 1;
    const std::size_t end = std::min(fault.what.find(':', place + 5), fault.what.size());
    name = fault.what.substr(begin, place - begin) + "_" + fault.what.substr(place + 5, end - place - 5);
  } else if (const std::size_t rule = fault.what.rfind("(rule "); rule != std::string::npos) {
    name = "rule_" + fault.what.substr(rule + 6, fault.what.find(')', rule) - rule - 6);
  } else {
    name = fault.kind == FaultKind::stopped ? "stopped" : "crash";
  }
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

// The cards of the pair that remain in the scenario.
std::vector<std::string> needed_of(const Content& content, CardPair pair, const FoundScenario& scenario) {
  std::vector<std::string> needed;
  for (const std::string& id : scenario.cards)
    if (id == content[pair.first].id || id == content[pair.second].id)
      needed.push_back(id);
  return needed;
}

// That name, with a number added if something with the name exists, even a dangling link.
fs::path free_name(const fs::path& file) {
  fs::path free = file;
  std::error_code error;
  for (int n = 2; fs::exists(fs::symlink_status(free, error)); ++n)
    free.replace_filename(fmt::format("{}_{}.lua", file.stem().string(), n));
  return free;
}

std::vector<std::string> default_folders() {
  try {
    return base_set();
  } catch (const Stop&) {
    return {};  // without a base set all sets must be named
  }
}

// Prints the scenario if it cannot be written.
void save(Written& w, const std::string& file) {
  w.trouble = write_whole(file, w.scenario->text);
  if (w.trouble.empty())
    w.file = file;
}

// Uses one of the games with the fault.
Written written_from(const FuzzPlan& plan, const WritingOptions& options, const FoundFault& finding,
                     const Sighting& sighting, Effort& effort) {
  const NumberedGame game = game_of(plan, sighting.game);
  const Content& content = game.loaded->content();
  Written w{.finding = finding, .game = sighting.game, .rules = content.rules.name};
  w.repeat = options.repeat(sighting.game);
  std::vector<std::string> how_found = {fmt::format("Found by `{}` (rules {}).", w.repeat, w.rules)};
  if (game.drawn.pair) {
    w.pair = name_of(content, *game.drawn.pair);
    how_found.push_back(fmt::format("The pair: {}", w.pair));
  }
  ScenarioPlace place;
  const fs::path wanted = fs::path(options.out) / (file_name(finding.fault()) + ".lua");
  place.file = free_name(wanted).generic_string();
  for (const scripting::LoadedSet& set : game.loaded->sets())
    place.sets.push_back(set.folder);
  place.defaults = default_folders();
  if (!effort.spent())
    w.scenario = scenario_of(sighting.noticed, game.drawn, *game.loaded, place, how_found, effort, w.why_no_scenario);
  if (w.scenario && game.drawn.pair)
    w.needed = needed_of(content, *game.drawn.pair, *w.scenario);
  if (w.scenario && !options.out.empty())
    save(w, free_name(wanted).generic_string());
  return w;
}

// Uses the shortest game that can be reproduced.
Written written(const FuzzPlan& plan, const WritingOptions& options, const FoundFault& finding, Effort effort) {
  Written w = written_from(plan, options, finding, finding.soonest.front(), effort);
  for (std::size_t i = 1; i < finding.soonest.size() && !w.scenario && !effort.spent(); ++i)
    if (Written other = written_from(plan, options, finding, finding.soonest[i], effort); other.scenario)
      w = std::move(other);
  w.cut_short = effort.spent();
  return w;
}

// The same limit for each finding, so that the result is the same on every machine. A time limit is as long as that of
// the games.
class Efforts {
 public:
  Efforts(const FuzzPlan& plan, std::size_t findings)
      : left_(findings),
        answers_(std::min(Effort{}.answers, answers_for_all / static_cast<int>(std::max<std::size_t>(findings, 1)))),
        seconds_(plan.seconds) {}
  Effort next() {
    Effort effort{.answers = answers_};
    const Clock::time_point now = Clock::now();
    if (seconds_ > 0)
      effort.until = now + (end_ - now) / static_cast<int>(left_);
    --left_;
    return effort;
  }

 private:
  static constexpr int answers_for_all = 20'000'000;

  std::size_t left_;
  int answers_;
  double seconds_;
  Clock::time_point end_ =
      Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds_));
};

}  // namespace

std::vector<Written> written_all(const FuzzPlan& plan, const FuzzResult& result, const WritingOptions& options,
                                 ProgressLine& line) {
  std::vector<Written> all;
  Efforts efforts(plan, result.findings.size());
  for (const FoundFault& finding : result.findings) {
    line.show(fmt::format("minimising finding {} of {}", all.size() + 1, result.findings.size()), result.seconds);
    all.push_back(written(plan, options, finding, efforts.next()));
  }
  return all;
}

}  // namespace soulstack::tools
