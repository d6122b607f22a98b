// soulstack ladder: plays deals with bots in all rotations of seats, and rates the bots.
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <thread>

#include "tools/commands/program.h"
#include "tools/display/json_view.h"
#include "tools/docs/escape.h"
#include "tools/lab/html_page.h"
#include "tools/lab/ladder.h"
#include "tools/lab/paired_games.h"
#include "tools/lab/rows_picture.h"
#include "tools/players/match.h"
#include "tools/records/record.h"
#include "tools/results/result_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/json.h"
#include "tools/support/output_files.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

struct LadderOptions {
  std::vector<std::string> bots;
  std::uint64_t games = 400;
  int players = 4;
  std::uint64_t seed = 1;
  int jobs = 1;
  SetChoice sets;
  bool json = false;
  std::string out, journals, report;
  bool resume = false;
};

struct Climbed {
  std::vector<Ranked> ranking;
  std::vector<double> speeds;  // games per second of a game between bots of this kind, on one core; by rank
  std::uint64_t deals = 0, games = 0;
  std::uint64_t planned = 0;  // deals
  std::uint64_t played = 0;   // deals that a file of --out did not have yet
  double seconds = 0;
};

std::vector<PlayedVariant> variants_of(const LadderOptions& options, const Ladder& ladder, std::uint64_t deals,
                                       Console& console) {
  std::vector<std::shared_ptr<scripting::Loaded>> loaded;
  for (std::uint64_t n = 0; n < std::min<std::uint64_t>(static_cast<std::uint64_t>(options.jobs), deals); ++n)
    loaded.push_back(load(options.sets, console));
  std::vector<PlayedVariant> variants;
  const fs::path journals = options.journals.empty()
                                ? fs::temp_directory_path() / fmt::format("soulstack-forfeits-{}", getpid())
                                : fs::path(options.journals);
  for (const std::vector<std::string>& seating : ladder.seatings()) {
    SimulationPlan plan;
    plan.games = deals;
    plan.players = options.players;
    plan.seed = options.seed;
    plan.bots = seating;
    plan.sets = options.sets;
    plan.time_bots = true;
    plan.forfeits = (journals / fmt::format("rotation-{}-", variants.size() + 1)).string();
    variants.push_back({plan, loaded});
  }
  return variants;
}

// The time that a seat of this bot thinks in a game, and the time of the engine in a game.
double speed_of(const std::string& bot, const std::vector<PlayedVariant>& variants, const std::vector<Counts>& counts,
                double games_of_variant) {
  double thinking = 0, seats = 0, engine = 0;
  for (std::size_t variant = 0; variant < variants.size(); ++variant) {
    engine += static_cast<double>(counts[variant].nanoseconds);
    for (std::size_t seat = 0; seat < variants[variant].plan.bots.size(); ++seat) {
      const auto of_seat = static_cast<double>(counts[variant].bot_nanoseconds[seat]);
      engine -= of_seat;
      thinking += variants[variant].plan.bots[seat] == bot ? of_seat : 0;
      seats += variants[variant].plan.bots[seat] == bot ? games_of_variant : 0;
    }
  }
  const double players = static_cast<double>(variants.front().plan.players);
  const double game = players * thinking / seats + engine / (games_of_variant * static_cast<double>(variants.size()));
  return game > 0 ? 1e9 / game : 0;
}

// ---- The deals in a file

RunPlan run_plan_of(const LadderOptions& options, const std::vector<PlayedVariant>& variants) {
  Json sets = Json::array();
  for (const SetStamp& set : stamps_of(*variants.front().loaded.front()))
    sets.push_back(to_json(set));
  return {Json{{"command", "ladder"},
               {"program", SOULSTACK_VERSION},
               {"games", variants.front().plan.games},
               {"players", options.players},
               {"seed", options.seed},
               {"bots", options.bots},
               {"bot_files", bot_files(options.bots)},
               {"rows", false},
               {"variants", Json::array({{{"rules", options.sets.rules}, {"sets", std::move(sets)}}})}}};
}

// The deals of the last block, which are kept in the file of --out.
struct LastDeals {
  Json deals = Json::array();

  void add(std::uint64_t number, const LadderDeal& deal) {
    if (number % Shard::block == 0)
      deals = Json::array();
    deals.push_back(to_json(deal));
  }
};

// The file of --out, whose deals are added to the ladder.
std::unique_ptr<ResultFile> opened(const LadderOptions& options, const std::vector<PlayedVariant>& variants,
                                   Ladder& ladder, LastDeals& last) {
  if (options.out.empty())
    return nullptr;
  const auto stored = [&](const Stretch& stretch) {
    last.deals = stretch.sums.at("deals");
    for (const Json& deal : last.deals)
      ladder.add(ladder_deal_from(deal, variants.size(), options.players));
    if (stretch.from + stretch.deals != ladder.deals())
      throw std::invalid_argument("deals are missing");
  };
  return std::make_unique<ResultFile>(options.out, run_plan_of(options, variants),
                                      Opening{.resume = options.resume, .stored = stored, .sums = [&] {
                                                return Json{{"deals", last.deals}};
                                              }});
}

void demand_sense(const LadderOptions& options) {
  demand_bots(options.bots, options.players);
  if (options.resume && options.out.empty())
    refuse("--resume needs --out FILE");
  if (!options.out.empty())
    demand_result_name(options.out);
}

Climbed climbed(const LadderOptions& options, Console& console) {
  demand_sense(options);
  Ladder ladder(options.bots, options.players);
  const std::uint64_t rounds = ladder.seatings().size();
  Climbed result;
  result.planned = (options.games + rounds - 1) / rounds;
  const std::vector<PlayedVariant> variants = variants_of(options, ladder, result.planned, console);
  LastDeals last;
  const std::unique_ptr<ResultFile> file = opened(options, variants, ladder, last);
  const std::uint64_t before = ladder.deals();
  const InterruptWatch watch;
  ProgressLine line(console);
  const PlayedPairs played = play_pairs(
      variants,
      [&](std::uint64_t number, std::span<const GameResult> games) {
        const LadderDeal deal = ladder_deal(games, options.players);
        last.add(number, deal);
        ladder.add(deal);
        if (file)
          file->add();
        return true;
      },
      [&](double seconds) {
        if (file)
          file->tick(seconds);
        const double done = static_cast<double>((ladder.deals() - before) * rounds);
        const double rate = done / std::max(seconds, 0.001);
        line.show(fmt::format("{} of {} games, {:.0f} games/s, {:.0f} s left", grouped(ladder.deals() * rounds),
                              grouped(result.planned * rounds), rate,
                              rate > 0 ? static_cast<double>((result.planned - ladder.deals()) * rounds) / rate : 0),
                  seconds);
        return !interrupted();
      },
      {.done = before});
  line.clear();
  if (file)
    file->write();
  constexpr std::size_t most_shown = 5;
  note_troubles(console, played.troubles, most_shown);
  result.deals = ladder.deals();
  result.played = result.deals - before;
  result.games = result.deals * rounds;
  result.seconds = played.seconds;
  result.ranking = ladder.ranking(options.seed);
  for (const Ranked& row : result.ranking)
    result.speeds.push_back(
        result.played == 0 ? 0 : speed_of(row.bot, variants, played.counts, static_cast<double>(result.played)));
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
                            {"forfeits", row.forfeits},
                            {"games_per_second", c.speeds[n]}});
  }
  if (c.deals < c.planned)
    j["interrupted"] = true;
  return j;
}

void print(Console& c, const LadderOptions& options, const Climbed& of) {
  c.print("{} of {} players: {} in all rotations of seats, seed {}, rules {}\n\n", counted(of.games, "game"),
          options.players, counted(of.deals, "deal"), options.seed, options.sets.rules);
  std::size_t width = 10;
  bool any_forfeits = false;
  for (const Ranked& row : of.ranking) {
    width = std::max(width, row.bot.size());
    any_forfeits = any_forfeits || row.forfeits > 0;
  }
  c.print("  {}  {:>6}  {:>16}  {:>6}  {:>14}  {:>8}{}\n", padded("bot", width), "wins", "", "rating", "", "games/s",
          any_forfeits ? "  forfeits" : "");
  for (std::size_t n = 0; n < of.ranking.size(); ++n) {
    const Ranked& row = of.ranking[n];
    c.print("  {}  {:>4.1f} %  {:>16}  {:>6.0f}  {:>14}  {:>8}{}\n", padded(row.bot, width), 100 * row.share,
            fmt::format("{:.1f} to {:.1f} %", 100 * row.shares.low, 100 * row.shares.high), row.rating,
            fmt::format("{:.0f} to {:.0f}", row.ratings.low, row.ratings.high),
            of.speeds[n] > 0 ? fmt::format("{:.1f}", of.speeds[n]) : "-",
            any_forfeits ? fmt::format("  {:>8}", grouped(row.forfeits)) : "");
  }
  c.print(
      "\n  wins: share of the wins of one seat; equal is {:.1f} %. Intervals of 95 %, from a bootstrap over deals.\n"
      "  rating: 400 points more are ten times the chance to win; turn order is taken into account.\n"
      "  games/s: of a game between bots of this kind, on one core, estimated from the time that they took here.\n",
      100.0 / options.players);
  if (any_forfeits)
    c.print("  forfeits: games in which the bot failed; it loses, and the others share the win.\n");
}

std::string report_of(const LadderOptions& options, const Climbed& of) {
  HtmlTable table({{"bot", true},
                   {"% won by a seat"},
                   {"interval"},
                   {"rating"},
                   {"interval of the rating"},
                   {"games lost by failing"}});
  std::vector<PictureRow> rows;
  const double equal = 100.0 / options.players;
  for (const Ranked& row : of.ranking) {
    const Interval shares = row.shares.times(100);
    rows.push_back({row.bot, 100 * row.share, shares, shares.excludes(equal)});
    table.add_row({row.bot, fmt::format("{:.1f}", 100 * row.share),
                   fmt::format("{:.1f} to {:.1f}", shares.low, shares.high), fmt::format("{:.0f}", row.rating),
                   fmt::format("{:.0f} to {:.0f}", row.ratings.low, row.ratings.high), grouped(row.forfeits)});
  }
  return html_page(
      "How strong are these bots?",
      fmt::format("<h1>How strong are these bots?</h1>\n<p>{} of {} players: {} in all rotations of seats, seed "
                  "{}, rules {}.</p>\n",
                  counted(of.games, "game"), options.players, counted(of.deals, "deal"), options.seed,
                  html_escaped(options.sets.rules)) +
          rows_picture("Wins of a seat", "% of games won", equal, rows) + table.html() +
          "<p>400 points of rating more are ten times the chance to win; turn order is taken into account. "
          "Intervals of 95 %.</p>\n");
}

Exit ladder(const LadderOptions& options, Console& console) {
  demand_outputs({options.report, options.out}, options.bots);
  const Climbed result = climbed(options, console);
  if (result.deals > 0)
    write_or_stop(options.report, options.report.empty() ? "" : report_of(options, result));
  if (options.json) {
    write_json(console, json_of(options, result));
  } else {
    print(console, options, result);
  }
  if (result.deals == result.planned)
    return Exit::ok;
  console.note("Interrupted after {} of {} deals{}", grouped(result.deals), grouped(result.planned),
               options.out.empty() ? "" : "; the same command with --resume plays the rest");
  return Exit::interrupted;
}

}  // namespace

void add_ladder(Command& program) {
  Command& command = program.add("ladder", "Rate bots: play deals with the bots in all rotations of seats",
                                 "  soulstack ladder greedy eager eager eager        # one against three\n"
                                 "  soulstack ladder eager random --games 2000       # two bots, each in two seats\n"
                                 "  soulstack ladder greedy random --players 2 --rules classic --json\n"
                                 "  soulstack ladder mine.lua eager                  # a bot in Lua\n"
                                 "  soulstack ladder \"exec:python3 mine.py\" eager   # a bot in another language\n"
                                 "  soulstack ladder search greedy --games 2000 --out run.db --resume\n");
  auto o = std::make_shared<LadderOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"BOT TEXT",
       o->bots,
       "The bots by seat: " + bot_names() + ", FILE.lua or exec:COMMAND; a short list repeats",
       {.required = true}},
      {"--games N", number(o->games, 1, 1'000'000), "Number of games, rounded up to whole deals (default: 400)"},
      {"--players N", number(o->players, 2, max_players), "Number of players (default: 4)"},
      {"--seed N", number(o->seed), "Random seed; the same seed gives the same games (default: 1)"},
      {"--jobs N", number(o->jobs, 1, 1024), "Number of threads; does not change the result (default: all cores)"},
  });
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--out FILE", o->out, "Keep the deals in this new file (.db), so that the run can be resumed"},
      {"--resume", o->resume, "Continue the file of --out, if it exists: plays the deals that it does not have"},
      {"--journals DIR", o->journals,
       "Folder for the journals of forfeited games, for `soulstack replay` (default: a new one among the "
       "temporary files)"},
      {"--report FILE", o->report, "Write the result with a picture to this HTML file, for any browser"},
      {"--json", o->json, "Print the result as one JSON object"},
  });
  command.runs(o, ladder);
}

}  // namespace soulstack::tools
