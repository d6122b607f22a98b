// soulstack sweep: plays the same deals with a number of the rules at several values.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>

#include "scripting/registry/schema.h"
#include "tools/commands/program.h"
#include "tools/lab/arms.h"
#include "tools/lab/paired_games.h"
#include "tools/lab/sweep.h"
#include "tools/players/match.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

struct SweepOptions {
  std::string sweep;
  std::uint64_t deals = 1000;
  std::string measure = "turns";
  double matters = 0;
  std::vector<std::string> bots = {"eager"};
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool json = false;
  std::string csv, report;
};

int number_of(const Ruleset& rules, const std::string& name) {
  for (std::size_t n = 0; n < rules.numbers.size(); ++n)
    if (scripting::number_fields()[n].name == name)
      return rules.numbers[n];
  return 0;  // load_arm refuses the name
}

std::vector<Arm> arms_of(const SweepOptions& options, const Sweep& sweep, const std::vector<int>& values) {
  std::vector<Arm> arms;
  for (const int value : values)
    arms.push_back(read_arm(fmt::format("{} with {}={}", options.sets.rules, sweep.number, value), options.sets));
  return arms;
}

std::string command_of(const SweepOptions& options, const Sweep& sweep) {
  std::string text = fmt::format("soulstack sweep numbers.{}={}..{} --rules {}", sweep.number, sweep.least, sweep.most,
                                 shell_word(options.sets.rules));
  for (const std::string& set : options.sets.sets)
    text += " --set " + shell_word(set);
  text += fmt::format(" --games {} --measure {}", options.deals, options.measure);
  if (options.matters > 0)
    text += fmt::format(" --matters {}", options.matters);
  text += fmt::format(" --players {} --seed {} --bots {}", options.players, options.seed, fmt::join(options.bots, ","));
  return text + (options.sets.strict ? " --strict" : "");
}

std::vector<PlayedArm> played(const SweepOptions& options, const std::vector<Arm>& arms, Console& console) {
  SimulationPlan plan;
  plan.games = options.deals;
  plan.players = options.players;
  plan.seed = options.seed;
  plan.bots = options.bots;
  const auto jobs = static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), options.deals));
  std::vector<PlayedArm> all;
  for (const Arm& arm : arms) {
    plan.sets = arm.sets;
    all.push_back({plan, load_arm(arm, jobs, console)});
  }
  return all;
}

// "600 of 1,000 deals (60 %), 310 games/s, 12 s left"
std::string progress_text(const Experiment& e, double seconds) {
  const double share = static_cast<double>(e.pairs()) / static_cast<double>(e.plan().pairs);
  std::string text =
      fmt::format("{} of {} deals ({:.0f} %), {:.0f} games/s", grouped(e.pairs()), grouped(e.plan().pairs), 100 * share,
                  static_cast<double>(e.pairs() * e.plan().arms) / seconds);
  return share > 0 ? text + fmt::format(", {:.0f} s left", seconds / share - seconds) : text;
}

Comparison played_through(const SweepOptions& options, const Sweep& sweep, const std::vector<int>& values,
                          Console& console) {
  const std::vector<Arm> arms = arms_of(options, sweep, values);
  const std::vector<PlayedArm> games = played(options, arms, console);
  Comparison c({.pairs = options.deals,
                .main = static_cast<std::size_t>(&find_measure(options.measure) - measures().data()),
                .matters = options.matters,
                .arms = arms.size()},
               options.players);
  for (const Arm& arm : arms)
    c.arms.push_back({arm.title, options.sets.rules, {}, {}});
  c.bots = options.bots;
  c.command = command_of(options, sweep);
  c.seed = options.seed;
  const InterruptWatch watch;
  ProgressLine line(console);
  const PlayedPairs played = play_pairs(
      games,
      [&](std::uint64_t, std::span<const GameResult> of_deal) {
        c.experiment.add(of_deal);
        return true;
      },
      [&](double seconds) {
        line.show(progress_text(c.experiment, seconds), seconds);
        return !interrupted();
      });
  line.clear();
  c.seconds = played.seconds;
  c.whole = c.experiment.is_over();
  for (std::size_t arm = 0; arm < arms.size(); ++arm)
    if (const std::uint64_t errors = c.experiment.arm(arm).script_errors; errors > 0)
      console.note("Warning: {} in games of {}", counted(errors, "script error"), arms[arm].title);
  return c;
}

// Checked before the first game, so that no work is lost.
void demand_folder(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path folder = fs::path(file).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    throw Stop{Exit::content, fmt::format("There is no folder `{}` for `{}`", folder.string(), file)};
}

void write_or_stop(const std::string& file, const std::string& text) {
  if (file.empty())
    return;
  if (const std::string why = write_whole(file, text); !why.empty())
    throw Stop{Exit::content, why};
}

Exit run_sweep(const SweepOptions& options, Console& console) {
  const Sweep sweep = read_sweep(options.sweep);
  find_measure(options.measure);
  demand_bots(options.bots, options.players);
  demand_folder(options.csv);
  demand_folder(options.report);
  const std::vector<int> values =
      values_in_order(sweep, number_of(load(options.sets, console)->content().rules, sweep.number));
  const Comparison c = played_through(options, sweep, values, console);
  if (c.experiment.pairs() == 0) {
    console.note("Interrupted before the first deal was played with each value");
    return Exit::interrupted;
  }
  write_or_stop(options.csv, sweep_csv(c, values));
  write_or_stop(options.report, sweep_report(c, sweep, values));
  if (options.json) {
    write_json(console, sweep_json(c, sweep, values));
  } else {
    print_sweep(c, sweep, values, console);
  }
  if (c.whole)
    return Exit::ok;
  console.note("Interrupted after {}; the intervals allow for that", counted(c.experiment.pairs(), "deal"));
  return Exit::interrupted;
}

}  // namespace

void add_sweep(Program& program) {
  CLI::App& app =
      program.add("sweep", "Play the same deals with a number of the rules at several values",
                  "  soulstack sweep numbers.price=5..12              # what does the price of the shop change?\n"
                  "  soulstack sweep souls_to_win=2..5 --measure first_wins --games 4000\n"
                  "  soulstack sweep numbers.hand_limit=5..12 --report hands.html --csv hands.csv\n");
  auto o = std::make_shared<SweepOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("SWEEP", o->sweep,
                 "A number of the rules, which `soulstack rules show` lists, and its first and last value")
      ->required();
  add_number(app, "--games", o->deals, std::uint64_t{2}, std::uint64_t{1'000'000},
             "Number of deals; each value plays all of them (default: 1000)");
  app.add_option("--measure", o->measure, "What is measured: " + measure_names() + " (default: turns)")
      ->type_name("NAME");
  add_number(app, "--matters", o->matters, 0.001, 1e6,
             "The smallest difference worth noticing (default: 3 %, or 2 points of a share)");
  app.add_option("--bots", o->bots, "Bots by seat; a short list repeats (default: eager)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("NAME,...");
  add_number(app, "--players", o->players, 1, max_players, "Number of players (default: 4)");
  add_seed(app, o->seed, "Random seed; the same seed gives the same games (default: 1)");
  add_number(app, "--jobs", o->jobs, 1, 1024, "Number of threads; does not change the result (default: all cores)");
  add_set_and_rules_options(app, o->sets);
  app.add_flag("--json", o->json, "Print the result as one JSON object");
  app.add_option("--csv", o->csv, "Write one row for each value to this file")->type_name("FILE");
  app.add_option("--report", o->report, "Write the result with a picture to this HTML file, for any browser")
      ->type_name("FILE");
  when_chosen(program, app, o, run_sweep);
}

}  // namespace soulstack::tools
