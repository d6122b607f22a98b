// soulstack study: what many games under one ruleset show.
#include <memory>
#include <optional>

#include "tools/commands/deals.h"
#include "tools/study/kept_sums.h"
#include "tools/study/study.h"
#include "tools/study/study_answers.h"
#include "tools/study/study_report.h"

namespace soulstack::tools {

namespace {

// The commands that test what the study suspects choose their own measure. They play other deals: those that raised a
// suspicion would confirm it.
std::string options_of_tests(DealsOptions options) {
  options.measure.clear();
  ++options.seed;
  return written(options);
}

Exit run_study(const DealsOptions& options, Console& console) {
  demand_sense(options);
  const std::vector<Arm> arms = {read_arm(options.sets.rules, options.sets)};
  LoadedArms games = load_arms(options, arms, console);
  const std::shared_ptr<scripting::Loaded> loaded = games.front().loaded.front();
  Study study(loaded->content(), options.players);
  std::optional<Study> next(std::in_place, loaded->content(), options.players);  // since the last line of --out
  const auto add_next = [&] {
    const Json json = kept(*next);
    add_kept(study, json);
    next.emplace(loaded->content(), options.players);
    return json;
  };
  DealsOptions without_measure = options;
  without_measure.measure.clear();
  const AlsoCounted also{.take =
                             [&](std::uint64_t, std::span<const GameResult> game) {
                               next->add(game.front());
                               return true;
                             },
                         .kept = add_next,
                         .add_kept = [&](const Json& json) { add_kept(study, json); },
                         .details_of_first = true};
  const Comparison played =
      play_deals(options, arms, std::move(games), "soulstack study" + written(without_measure), console, also);
  if (next->games.games > 0)
    add_next();
  if (study.games.games > 0) {
    write_or_stop(options.report, options.report.empty() ? "" : study_report(study, played, options_of_tests(options)));
    if (options.json)
      write_json(console, study_json(study));
    else
      print_study(study, options_of_tests(options), console);
  }
  return exit_of(played, options, console);
}

}  // namespace

void add_study(Command& program) {
  Command& command =
      program.add("study", "Play many games, and say where souls come from and what goes with winning",
                  "  soulstack study                             # ends with commands that test what it suspects\n"
                  "  soulstack study --rules classic --games 10000 --players 2\n"
                  "  soulstack study --games 100000 --out study.part --resume --report study.html   # a long run\n");
  auto o = std::make_shared<DealsOptions>();
  o->name = "study";
  add_games_options(command, *o, "Number of games (default: 1000)");
  command.runs(o, run_study);
}

}  // namespace soulstack::tools
