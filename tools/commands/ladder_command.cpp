// soulstack ladder: plays deals with bots in all rotations of seats, and rates the bots.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <memory>
#include <thread>

#include "tools/commands/program.h"
#include "tools/display/json_view.h"
#include "tools/lab/ladder.h"
#include "tools/lab/paired_games.h"
#include "tools/players/match.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"

namespace soulstack::tools {

namespace {

struct LadderOptions {
  std::vector<std::string> bots;
  std::uint64_t games = 400;
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool json = false;
};

struct Climbed {
  std::vector<Ranked> ranking;
  std::vector<double> speeds;  // games per second of a game between bots of this kind, on one core; by rank
  std::uint64_t deals = 0, games = 0;
  std::uint64_t planned = 0;  // deals
  double seconds = 0;
};

std::vector<PlayedArm> arms_of(const LadderOptions& options, const Ladder& ladder, std::uint64_t deals,
                               Console& console) {
  std::vector<std::shared_ptr<scripting::Loaded>> loaded;
  for (std::uint64_t n = 0; n < std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), deals); ++n)
    loaded.push_back(load(options.sets, console));
  std::vector<PlayedArm> arms;
  for (const std::vector<std::string>& seating : ladder.seatings()) {
    SimulationPlan plan;
    plan.games = deals;
    plan.players = options.players;
    plan.seed = options.seed;
    plan.bots = seating;
    plan.sets = options.sets;
    plan.time_bots = true;
    arms.push_back({plan, loaded});
  }
  return arms;
}

// The time that a seat of this bot thinks in a game, and the time of the engine in a game.
double speed_of(const std::string& bot, const std::vector<PlayedArm>& arms, const std::vector<Counts>& counts,
                double games_of_arm) {
  double thinking = 0, seats = 0, engine = 0;
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    engine += static_cast<double>(counts[arm].nanoseconds);
    for (std::size_t seat = 0; seat < arms[arm].plan.bots.size(); ++seat) {
      const auto of_seat = static_cast<double>(counts[arm].bot_nanoseconds[seat]);
      engine -= of_seat;
      thinking += arms[arm].plan.bots[seat] == bot ? of_seat : 0;
      seats += arms[arm].plan.bots[seat] == bot ? games_of_arm : 0;
    }
  }
  const double players = static_cast<double>(arms.front().plan.players);
  const double game = players * thinking / seats + engine / (games_of_arm * static_cast<double>(arms.size()));
  return game > 0 ? 1e9 / game : 0;
}

Climbed climbed(const LadderOptions& options, Console& console) {
  demand_bots(options.bots, options.players);
  Ladder ladder(options.bots, options.players);
  const std::uint64_t rounds = ladder.seatings().size();
  Climbed result;
  result.planned = (options.games + rounds - 1) / rounds;
  const std::vector<PlayedArm> arms = arms_of(options, ladder, result.planned, console);
  const InterruptWatch watch;
  ProgressLine line(console);
  const PlayedPairs played = play_pairs(
      arms,
      [&](std::uint64_t, std::span<const GameResult> games) {
        ladder.add(games);
        return true;
      },
      [&](double seconds) {
        const double done = static_cast<double>(ladder.deals() * rounds);
        const double rate = done / std::max(seconds, 0.001);
        line.show(fmt::format("{} of {} games, {:.0f} games/s, {:.0f} s left", grouped(ladder.deals() * rounds),
                              grouped(result.planned * rounds), rate,
                              rate > 0 ? static_cast<double>((result.planned - ladder.deals()) * rounds) / rate : 0),
                  seconds);
        return !interrupted();
      });
  result.deals = ladder.deals();
  result.games = result.deals * rounds;
  result.seconds = played.seconds;
  result.ranking = ladder.ranking(options.seed);
  for (const Ranked& row : result.ranking)
    result.speeds.push_back(speed_of(row.bot, arms, played.counts, static_cast<double>(result.deals)));
  return result;
}

Json json_of(const LadderOptions& options, const Climbed& c) {
  Json j{{"schema", 1},
         {"command", "ladder"},
         {"bots", options.bots},
         {"players", options.players},
         {"seed", options.seed},
         {"rules", options.sets.rules},
         {"deals", c.deals},
         {"games", c.games},
         {"ranking", Json::array()},
         {"seconds", c.seconds}};
  for (std::size_t n = 0; n < c.ranking.size(); ++n) {
    const Ranked& row = c.ranking[n];
    j["ranking"].push_back({{"bot", row.bot},
                            {"share", row.share},
                            {"share_interval", {row.shares.low, row.shares.high}},
                            {"rating", row.rating},
                            {"rating_interval", {row.ratings.low, row.ratings.high}},
                            {"games_per_second", c.speeds[n]}});
  }
  if (c.deals < c.planned)
    j["interrupted"] = true;
  return j;
}

void print(Console& c, const LadderOptions& options, const Climbed& of) {
  c.print("{} of {} players: {} in all rotations of seats, seed {}, rules {}\n\n", counted(of.games, "game"),
          options.players, counted(of.deals, "deal"), options.seed, options.sets.rules);
  c.print("  {}  {:>6}  {:>16}  {:>6}  {:>14}  {:>8}\n", padded("bot", 10), "wins", "", "rating", "", "games/s");
  for (std::size_t n = 0; n < of.ranking.size(); ++n) {
    const Ranked& row = of.ranking[n];
    c.print("  {}  {:>4.1f} %  {:>16}  {:>6.0f}  {:>14}  {:>8.1f}\n", padded(row.bot, 10), 100 * row.share,
            fmt::format("{:.1f} to {:.1f} %", 100 * row.shares.low, 100 * row.shares.high), row.rating,
            fmt::format("{:.0f} to {:.0f}", row.ratings.low, row.ratings.high), of.speeds[n]);
  }
  c.print(
      "\n  wins: share of the wins of one seat; equal is {:.1f} %. Intervals of 95 %, from a bootstrap over deals.\n"
      "  rating: 400 points more are ten times the chance to win; turn order is taken into account.\n"
      "  games/s: of a game between bots of this kind, on one core, estimated from the time that they took here.\n",
      100.0 / options.players);
}

Exit ladder(const LadderOptions& options, Console& console) {
  const Climbed result = climbed(options, console);
  if (options.json) {
    write_json(console, json_of(options, result));
  } else {
    print(console, options, result);
  }
  if (result.deals == result.planned)
    return Exit::ok;
  console.note("Interrupted after {} of {} deals", grouped(result.deals), grouped(result.planned));
  return Exit::interrupted;
}

}  // namespace

void add_ladder(Program& program) {
  CLI::App& app = program.add("ladder", "Rate bots: play deals with the bots in all rotations of seats",
                              "  soulstack ladder greedy eager eager eager        # one against three\n"
                              "  soulstack ladder eager random --games 2000       # two bots, each in two seats\n"
                              "  soulstack ladder greedy random --players 2 --rules classic --json\n");
  auto o = std::make_shared<LadderOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("BOT", o->bots, "The bots by seat: " + bot_names() + "; a short list repeats")->required();
  add_number(app, "--games", o->games, std::uint64_t{1}, std::uint64_t{1'000'000},
             "Number of games, rounded up to whole deals (default: 400)");
  add_number(app, "--players", o->players, 2, max_players, "Number of players (default: 4)");
  add_seed(app, o->seed, "Random seed; the same seed gives the same games (default: 1)");
  add_number(app, "--jobs", o->jobs, 1, 1024, "Number of threads; does not change the result (default: all cores)");
  add_set_and_rules_options(app, o->sets);
  app.add_flag("--json", o->json, "Print the result as one JSON object");
  when_chosen(program, app, o, ladder);
}

}  // namespace soulstack::tools
