// soulstack sim: many games by bots, and what came of them.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <memory>
#include <thread>

#include "tools/bots.h"
#include "tools/interrupt.h"
#include "tools/program.h"
#include "tools/simulation.h"
#include "tools/view_json.h"

namespace soulstack::tools {

namespace {

struct SimOptions {
  SimulationPlan plan;
  std::vector<std::string> bots = {"random"};
  bool json = false;
};

// ---- What came of it

struct Summary {
  std::uint64_t won = 0, tied = 0, draws = 0, stopped = 0;
  std::vector<std::uint64_t> wins;  // by seat; a tie is one for each of them
  double mean_turns = 0;
  double median_turns = 0;
  int max_turns = 0;
  std::uint64_t finished() const { return won + draws; }
};

void count_outcome(Summary& s, const GameResult& game) {
  if (game.outcome == Outcome::draw)
    ++s.draws;
  if (game.outcome == Outcome::stopped)
    ++s.stopped;
  if (game.outcome != Outcome::won)
    return;
  ++s.won;
  if ((game.winners & (game.winners - 1)) != 0)
    ++s.tied;
  for (std::size_t seat = 0; seat < s.wins.size(); ++seat)
    s.wins[seat] += game.winners >> seat & 1U;
}

void count_turns(Summary& s, const std::vector<GameResult>& games) {
  std::vector<int> turns;
  double sum = 0;
  for (const GameResult& game : games) {
    turns.push_back(game.turns);
    sum += game.turns;
  }
  if (turns.empty())
    return;
  std::sort(turns.begin(), turns.end());
  const std::size_t n = turns.size();
  s.mean_turns = sum / static_cast<double>(n);
  s.median_turns = (turns[(n - 1) / 2] + turns[n / 2]) / 2.0;
  s.max_turns = turns.back();
}

Summary summarise(const Simulation& simulation, int players) {
  Summary s;
  s.wins.resize(static_cast<std::size_t>(players));
  for (const GameResult& game : simulation.games)
    count_outcome(s, game);
  count_turns(s, simulation.games);
  return s;
}

double rate(double n, double seconds) { return seconds > 0 ? n / seconds : 0; }

Json report_json(const SimulationPlan& plan, const Simulation& simulation, const Summary& s, bool whole) {
  const std::uint64_t games = simulation.games.size();
  Json j{{"schema", 1},
         {"command", "sim"},
         {"seed", plan.seed},
         {"players", plan.players},
         {"rules", plan.sets.rules},
         {"bots", plan.bots},
         {"games", games},
         {"finished", s.finished()},
         {"ties", s.tied},
         {"draws", s.draws},
         {"unfinished", games - s.finished()},
         {"stopped_by_budget", s.stopped},
         {"script_errors", simulation.counts.script_errors},
         {"seconds", simulation.seconds},
         {"games_per_second", rate(static_cast<double>(games), simulation.seconds)},
         {"decisions", simulation.counts.decisions},
         {"priority_stops", simulation.counts.priority_stops},
         {"script_calls", simulation.counts.script_calls},
         {"turns", {{"mean", s.mean_turns}, {"median", s.median_turns}, {"max", s.max_turns}}},
         {"wins_by_seat", s.wins},
         {"state_hash", hex(combined_hash(simulation.games))}};
  if (!whole)
    j["interrupted"] = true;
  return j;
}

double percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

void print_report(Console& c, const SimulationPlan& plan, const Simulation& simulation, const Summary& s) {
  const std::uint64_t games = simulation.games.size();
  const double decisions = static_cast<double>(simulation.counts.decisions);
  c.print("{} games of {} players, seed {}, rules {}\n\n", grouped(games), plan.players, plan.seed, plan.sets.rules);
  c.print("  finished    {} ({:.1f} %): {} won, {} of them tied, {} drawn\n", grouped(s.finished()),
          percent(s.finished(), games), grouped(s.won), grouped(s.tied), grouped(s.draws));
  if (s.stopped > 0)
    c.print("  stopped     {} by a budget\n", c.paint(Ink::red, grouped(s.stopped)));
  c.print("  turns       {:.1f} on average, median {:.0f}, at most {}\n", s.mean_turns, s.median_turns, s.max_turns);
  c.print("  wins       ");
  for (std::size_t seat = 0; seat < s.wins.size(); ++seat)
    c.print(" P{} {:.1f} %{}", seat + 1, percent(s.wins[seat], games), seat + 1 < s.wins.size() ? " ·" : "\n");
  c.print("  decisions   {} a game, {} in all\n", grouped(games == 0 ? 0 : simulation.counts.decisions / games),
          grouped(simulation.counts.decisions));
  if (simulation.counts.script_errors > 0)
    c.print("  scripts     {}\n", c.paint(Ink::red, grouped(simulation.counts.script_errors) + " errors"));
  c.print("  speed       {:.2f} s: {} games and {} decisions a second\n", simulation.seconds,
          grouped(static_cast<std::uint64_t>(rate(static_cast<double>(games), simulation.seconds))),
          grouped(static_cast<std::uint64_t>(rate(decisions, simulation.seconds))));
  c.print("  state hash  {}\n", hex(combined_hash(simulation.games)));
}

// ---- On the way

// A line that is written over and over, on a terminal, once it has taken a second.
class ProgressLine {
 public:
  ProgressLine(Console& console, std::uint64_t games) : console_(console), games_(games) {}
  ~ProgressLine() {
    if (shown_)
      console_.err << "\r\x1b[K" << std::flush;
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(std::uint64_t done, double seconds) {
    if (!console_.err_is_terminal || seconds < 1)
      return;
    shown_ = true;
    const double left = done == 0 ? 0 : seconds / static_cast<double>(done) * static_cast<double>(games_ - done);
    console_.err << fmt::format("\r\x1b[K{} of {} games ({:.0f} %), {:.0f} s left", grouped(done), grouped(games_),
                                percent(done, games_), left)
                 << std::flush;
  }

 private:
  Console& console_;
  std::uint64_t games_;
  bool shown_ = false;
};

constexpr std::size_t troubles_shown = 10;

void note_troubles(Console& console, const Simulation& simulation) {
  std::size_t shown = 0;
  for (const auto& [what, seed] : simulation.troubles) {
    if (++shown > troubles_shown) {
      console.note("... and {} more", simulation.troubles.size() - troubles_shown);
      break;
    }
    console.note("{}\n  first in the game with seed {}", what, seed);
  }
}

Simulation run(const SimulationPlan& plan, Console& console) {
  const InterruptWatch watch;
  ProgressLine line(console, plan.games);
  return simulate(plan, console, [&](std::uint64_t done, double seconds) {
    line.show(done, seconds);
    return !interrupted();
  });
}

Exit sim(const SimOptions& options, Console& console) {
  SimulationPlan plan = options.plan;
  plan.bots = options.bots;
  for (const std::string& bot : plan.bots)
    find_bot(bot);
  if (plan.bots.size() > static_cast<std::size_t>(plan.players))
    refuse(fmt::format("There are {} bots for {} seats: name one for all, or one for each seat", plan.bots.size(),
                       plan.players));
  const Simulation simulation = run(plan, console);
  const bool whole = simulation.games.size() == plan.games;
  const Summary summary = summarise(simulation, plan.players);
  note_troubles(console, simulation);
  if (options.json) {
    console.print("{}\n", report_json(plan, simulation, summary, whole).dump(2));
  } else {
    print_report(console, plan, simulation, summary);
  }
  if (whole)
    return Exit::ok;
  console.note("Interrupted after {} of {} games", grouped(simulation.games.size()), grouped(plan.games));
  return Exit::interrupted;
}

}  // namespace

void add_sim(Program& program) {
  CLI::App& app = program.add("sim", "Play many games on all cores, and count what happens",
                              "  soulstack sim --games 10000\n"
                              "  soulstack sim --players 2 --seed 7 --json\n"
                              "  soulstack sim --bots random,eager --games 2000    # who wins?\n");
  auto o = std::make_shared<SimOptions>();
  o->plan.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  add_number(app, "--games", o->plan.games, std::uint64_t{1}, std::uint64_t{100'000'000},
             "How many games (default: 1000)");
  add_number(app, "--players", o->plan.players, 1, max_players, "Seats at the table (default: 4)");
  app.add_option("--seed", o->plan.seed, "Decides everything (default: 1)")->type_name("N");
  add_number(app, "--jobs", o->plan.jobs, 1, 1024, "Threads; the result is the same (default: all cores)");
  app.add_option("--bots", o->bots, "Who plays: `random` or `eager`, for all or for each seat (default: random)")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("NAME,...");
  add_set_and_rules_options(app, o->plan.sets);
  app.add_flag("--rebuild", o->plan.rebuild, "Start every script again at every question; the result is the same");
  app.add_flag("--fork-check", o->plan.fork_check, "Fork every state, and go on in the copy; the result is the same");
  app.add_flag("--json", o->json, "The result as one JSON object");
  when_chosen(program, app, o, sim);
}

}  // namespace soulstack::tools
