// soulstack study: what many games under one ruleset show.
#include <CLI/Option.hpp>
#include <memory>

#include "tools/commands/deals.h"
#include "tools/lab/study.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"

namespace soulstack::tools {

namespace {

std::string progress_text(std::uint64_t games, std::uint64_t of, double seconds) {
  const double rate = static_cast<double>(games) / seconds;
  std::string text = fmt::format("{} of {} games, {:.0f} games/s", grouped(games), grouped(of), rate);
  return games > 0 ? text + fmt::format(", {:.0f} s left", static_cast<double>(of - games) / rate) : text;
}

// The commands that test what the study suspects choose their own.
DealsOptions without_measure(DealsOptions options) {
  options.measure.clear();
  return options;
}

Exit run_study(const DealsOptions& options, Console& console) {
  demand_sense(options);
  const Arm arm = read_arm(options.sets.rules, options.sets);
  SimulationPlan plan;
  plan.games = options.deals;
  plan.players = options.players;
  plan.seed = options.seed;
  plan.bots = options.bots;
  plan.sets = arm.sets;
  plan.details = true;
  const auto jobs = static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), options.deals));
  const std::vector<PlayedArm> games = {{plan, load_arm(arm, jobs, console)}};
  Study study(games.front().loaded.front()->content(), options.players);
  const InterruptWatch watch;
  ProgressLine line(console);
  play_pairs(
      games,
      [&](std::uint64_t, std::span<const GameResult> game) {
        study.add(game.front());
        return true;
      },
      [&](double seconds) {
        line.show(progress_text(study.games.games, options.deals, seconds), seconds);
        return !interrupted();
      });
  line.clear();
  if (study.games.games > 0 && options.json)
    write_json(console, study_json(study));
  else if (study.games.games > 0)
    print_study(study, written(without_measure(options)), console);
  if (study.games.games == options.deals)
    return Exit::ok;
  console.note("Interrupted after {}", counted(study.games.games, "game"));
  return Exit::interrupted;
}

}  // namespace

void add_study(Program& program) {
  CLI::App& app =
      program.add("study", "Play many games, and say where souls come from and what goes with winning",
                  "  soulstack study                             # ends with commands that test what it suspects\n"
                  "  soulstack study --rules classic --games 10000 --players 2\n");
  auto o = std::make_shared<DealsOptions>();
  add_games_options(app, *o, "Number of games (default: 1000)");
  when_chosen(program, app, o, run_study);
}

}  // namespace soulstack::tools
