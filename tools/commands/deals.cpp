// Commands that play the same deals under several arms.
#include "tools/commands/deals.h"

#include <CLI/Option.hpp>
#include <algorithm>
#include <filesystem>
#include <thread>

#include "tools/players/match.h"
#include "tools/records/record.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

// "600 of 1,000 deals (60 %), 310 games/s, 12 s left"
std::string progress_text(const Experiment& e, double seconds) {
  const double share = static_cast<double>(e.pairs()) / static_cast<double>(e.plan().pairs);
  std::string text =
      fmt::format("{} of {} deals ({:.0f} %), {:.0f} games/s", grouped(e.pairs()), grouped(e.plan().pairs), 100 * share,
                  static_cast<double>(e.pairs() * e.plan().arms) / seconds);
  return share > 0 ? text + fmt::format(", {:.0f} s left", seconds / share - seconds) : text;
}

ComparedArm described(const Arm& arm, const scripting::Loaded& loaded) {
  ComparedArm described{arm.title, arm.sets.rules, stamps_of(loaded), {}};
  for (const CardDef& card : loaded.content().cards)
    described.card_names.push_back(card.name);
  return described;
}

}  // namespace

void add_games_options(CLI::App& app, DealsOptions& o, const std::string& sentence) {
  o.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  add_number(app, "--games", o.deals, std::uint64_t{2}, std::uint64_t{1'000'000}, sentence);
  app.add_option("--bots", o.bots, "Bots by seat; a short list repeats (default: eager)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("NAME,...");
  add_number(app, "--players", o.players, 1, max_players, "Number of players (default: 4)");
  add_seed(app, o.seed, "Random seed; the same seed gives the same games (default: 1)");
  add_number(app, "--jobs", o.jobs, 1, 1024, "Number of threads; does not change the result (default: all cores)");
  add_set_and_rules_options(app, o.sets);
  app.add_flag("--json", o.json, "Print the result as one JSON object");
}

void add_deals_options(CLI::App& app, DealsOptions& o, const std::string& each) {
  add_games_options(app, o, fmt::format("Number of deals; {} (default: 1000)", each));
  app.add_option("--measure", o.measure, "What is measured: " + measure_names() + " (default: turns)")
      ->type_name("NAME");
  add_number(app, "--matters", o.matters, 0.001, 1e6,
             "The smallest difference worth noticing (default: 3 %, or 2 points of a share)");
  app.add_option("--report", o.report, "Write the result with pictures to this HTML file, for any browser")
      ->type_name("FILE");
}

std::string written(const DealsOptions& o) {
  std::string text = " --rules " + shell_word(o.sets.rules);
  for (const std::string& set : o.sets.sets)
    text += " --set " + shell_word(set);
  text += fmt::format(" --games {}", o.deals);
  if (!o.measure.empty())
    text += " --measure " + o.measure;
  if (o.matters > 0)
    text += fmt::format(" --matters {}", o.matters);
  text += fmt::format(" --players {} --seed {} --bots {}", o.players, o.seed, fmt::join(o.bots, ","));
  return text + (o.sets.strict ? " --strict" : "");
}

void demand_sense(const DealsOptions& options) {
  find_measure(options.measure);
  demand_bots(options.bots, options.players);
  demand_folder(options.report);
}

Comparison play_deals(const DealsOptions& options, const std::vector<Arm>& arms, const std::string& command,
                      Console& console, const TakePair& also, bool details_of_first) {
  Comparison c({.pairs = options.deals,
                .main = static_cast<std::size_t>(&find_measure(options.measure) - measures().data()),
                .matters = options.matters,
                .arms = arms.size()},
               options.players);
  c.bots = options.bots;
  c.command = command;
  c.seed = options.seed;
  SimulationPlan plan;
  plan.games = options.deals;
  plan.players = options.players;
  plan.seed = options.seed;
  plan.bots = options.bots;
  plan.leader = true;
  const auto jobs = static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), options.deals));
  std::vector<PlayedArm> games;
  for (const Arm& arm : arms) {
    plan.sets = arm.sets;
    plan.details = details_of_first && games.empty();
    games.push_back({plan, load_arm(arm, jobs, console)});
    c.arms.push_back(described(arm, *games.back().loaded.front()));
  }
  const InterruptWatch watch;
  ProgressLine line(console);
  const PlayedPairs played = play_pairs(
      games,
      [&](std::uint64_t deal, std::span<const GameResult> of_deal) {
        c.experiment.add(of_deal);
        return !also || also(deal, of_deal);
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

Exit exit_of(const Comparison& c, Console& console) {
  if (c.whole)
    return Exit::ok;
  if (c.experiment.pairs() == 0)
    console.note("Interrupted before the first deal was played under each arm");
  else
    console.note("Interrupted after {}; the intervals allow for that", counted(c.experiment.pairs(), "deal"));
  return Exit::interrupted;
}

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

}  // namespace soulstack::tools
