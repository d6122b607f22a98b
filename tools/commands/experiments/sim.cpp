// soulstack sim: plays many games between bots and prints statistics.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <thread>
#include <unordered_set>

#include "engine/model/content.h"
#include "scripting/sandbox/open_file.h"
#include "tools/commands/program.h"
#include "tools/lab/paired_games.h"
#include "tools/players/match.h"
#include "tools/records/record.h"
#include "tools/results/result_file.h"
#include "tools/results/shard_option.h"
#include "tools/simulate/simulation.h"
#include "tools/simulate/summary.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/random.h"
#include "tools/support/set_options.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;

constexpr int most_usual_players = 4;

struct SimOptions {
  SimulationPlan plan;
  int players = 0;  // 0: not given
  std::vector<std::string> bots = {"eager"};
  std::vector<std::string> rules = {"extended"};  // each plays the same deals
  bool json = false;
  std::string out;
  bool resume = false, cards = false;
  Shard shard;
};

// ---- The games to play

// Rulesets with a shared win have two players (rule 21.3); others are tested with several numbers of players.
std::vector<int> usual_players(const SetChoice& sets, Console& console) {
  if (load(sets, console)->content().rules.is(Way::winning_together))
    return {2};
  return {2, 3, most_usual_players};
}

// The size of one part when a number is divided as evenly as possible.
std::uint64_t share(std::uint64_t all, std::size_t parts, std::size_t part) {
  return all / parts + (part < all % parts ? 1 : 0);
}

SimulationPlan with_rules(SimulationPlan plan, const std::string& rules) {
  plan.sets.rules = rules;
  return plan;
}

// The games of one ruleset, a plan for each number of players.
std::vector<SimulationPlan> shared_out(const SimulationPlan& plan, const std::vector<int>& players) {
  std::vector<SimulationPlan> plans;
  std::uint64_t first = plan.first_game;
  for (std::size_t i = 0; i < players.size() && share(plan.games, players.size(), i) > 0; ++i) {
    plans.push_back(plan);
    plans.back().players = players[i];
    plans.back().first_game = first;
    plans.back().games = share(plan.games, players.size(), i);
    first += plans.back().games;
  }
  return plans;
}

std::vector<SimulationPlan> plans_for_all_rulesets(const SimOptions& options, Console& console) {
  const SetChoice& sets = options.plan.sets;
  const auto rulesets = rulesets_of({.sets = sets.sets, .strict = sets.strict}, console).rules;
  std::vector<SimulationPlan> plans;
  std::uint64_t first = 0;
  for (std::size_t i = 0; i < rulesets.size(); ++i) {
    SimulationPlan plan = with_rules(options.plan, rulesets[i].name);
    plan.first_game = first;
    plan.games = share(options.plan.games, rulesets.size(), i);
    first += plan.games;
    const std::vector<int> players =
        options.players > 0 ? std::vector{options.players} : usual_players(plan.sets, console);
    for (SimulationPlan& part : shared_out(plan, players))
      plans.push_back(std::move(part));
  }
  return plans;
}

std::vector<SimulationPlan> plans_of(const SimOptions& options, Console& console) {
  const bool all = std::find(options.rules.begin(), options.rules.end(), all_rulesets) != options.rules.end();
  if (all && (options.rules.size() > 1 || !options.out.empty()))
    refuse(fmt::format("--rules all cannot be combined with {}; name each ruleset with a --rules of its own",
                       options.rules.size() > 1 ? "other rulesets" : "--out"));
  if (all)
    return plans_for_all_rulesets(options, console);
  SimulationPlan plan = options.plan;
  plan.players = options.players > 0 ? options.players : most_usual_players;
  std::vector<SimulationPlan> plans;
  for (const std::string& rules : options.rules)
    plans.push_back(with_rules(plan, rules));
  return plans;
}

std::uint64_t games_of(const std::vector<SimulationPlan>& plans) {
  std::uint64_t games = 0;
  for (const SimulationPlan& plan : plans)
    games += plan.games;
  return games;
}

// ---- The results

// The games of one ruleset and one number of players, or all games in the total.
struct OfRules {
  std::string rules;
  std::vector<int> players;
  Simulation simulation;

  int seats() const { return *std::max_element(players.begin(), players.end()); }
  Summary summary() const { return summarise(simulation.games, seats()); }
};

struct Result {
  std::vector<OfRules> rulesets;  // in the order of the games, one for each plan
  OfRules total;
  bool whole = true;  // false: interrupted
};

void add_games(OfRules& to, const SimulationPlan& plan, const Simulation& games) {
  if (std::find(to.players.begin(), to.players.end(), plan.players) == to.players.end())
    to.players.push_back(plan.players);
  to.simulation.add(games);
}

void add_games(Result& to, const SimulationPlan& plan, const Simulation& games) {
  to.rulesets.push_back({plan.sets.rules, {}, {}});
  add_games(to.rulesets.back(), plan, games);
  add_games(to.total, plan, games);
}

double rate(double n, double seconds) { return seconds > 0 ? n / seconds : 0; }

Json players_json(const std::vector<int>& players) {
  return players.size() == 1 ? Json(players.front()) : Json(players);
}

Json ruleset_json(const OfRules& of) {
  Json j{{"rules", of.rules}, {"players", players_json(of.players)}};
  j.update(to_json(of.summary()));
  return j;
}

Json report_json(const SimOptions& options, const Result& result) {
  const Simulation& simulation = result.total.simulation;
  Json j{{"schema", 1},
         {"command", "sim"},
         {"seed", options.plan.seed},
         {"players", players_json(result.total.players)},
         {"rules", result.total.rules},
         {"bots", options.bots}};
  j.update(to_json(result.total.summary()));
  j.update({{"script_errors", simulation.counts.script_errors},
            {"seconds", simulation.seconds},
            {"games_per_second", rate(static_cast<double>(simulation.games.size()), simulation.seconds)},
            {"decisions", simulation.counts.decisions},
            {"priority_stops", simulation.counts.priority_stops},
            {"script_calls", simulation.counts.script_calls},
            {"state_hash", hex(combined_hash(simulation.games))},
            {"rulesets", Json::array()}});
  if (options.plan.trace)
    j["trace_hash"] = hex(combined_trace(simulation.games));
  if (options.plan.course)
    j["course_hash"] = hex(combined_course(simulation.games));
  if (options.plan.check)
    j.update({{"checked", simulation.counts.decisions}, {"invariant_failures", 0}});
  for (const OfRules& of : result.rulesets)
    j["rulesets"].push_back(ruleset_json(of));
  if (!result.whole)
    j["interrupted"] = true;
  return j;
}

std::string players_text(const std::vector<int>& players) {
  const auto [least, most] = std::minmax_element(players.begin(), players.end());
  return *least == *most ? std::to_string(*least) : fmt::format("{} to {}", *least, *most);
}

void print_ruleset(Console& c, const OfRules& of) {
  const Summary s = of.summary();
  c.print("  {}  {} games of {} players: {}{}, {:.1f} turns on average\n", padded(of.rules, 16), grouped(s.games),
          players_text(of.players), ends_of(s), s.stopped > 0 ? fmt::format(", {} stopped", grouped(s.stopped)) : "",
          s.mean_turns);
}

// "eager in each seat", "P1 random · P2 eager · P3 random · P4 eager"
std::string bots_text(const std::vector<std::string>& bots, const std::vector<int>& players) {
  if (bots.size() == 1)
    return bots.front() + " in each seat";
  std::string text;
  for (int p = 0; p < *std::max_element(players.begin(), players.end()); ++p)
    text += fmt::format("{}P{} {}", p == 0 ? "" : " · ", p + 1, bots[static_cast<std::size_t>(p) % bots.size()]);
  return text;
}

std::string script_errors_text(const Console& c, std::uint64_t errors) {
  return errors == 0 ? "0 errors" : c.paint(Ink::red, grouped(errors) + (errors == 1 ? " error" : " errors"));
}

// Not shown if the numbers of players differ: a seat that is missing from some games would seem to lose them.
void print_wins(Console& c, const Summary& s) {
  c.print("  wins       ");
  for (std::size_t seat = 0; seat < s.wins.size(); ++seat)
    c.print(" P{} {:.1f} %{}", seat + 1, percent(s.wins[seat], s.games), seat + 1 < s.wins.size() ? " ·" : "\n");
}

void print_report(Console& c, const SimOptions& options, const Result& result) {
  const Simulation& simulation = result.total.simulation;
  const Summary s = result.total.summary();
  const double decisions = static_cast<double>(simulation.counts.decisions);
  c.print("{} games of {} players, seed {}, rules {}\n\n", grouped(s.games), players_text(result.total.players),
          options.plan.seed, result.total.rules);
  if (result.rulesets.size() > 1) {
    for (const OfRules& of : result.rulesets)
      print_ruleset(c, of);
    c.print("\n");
  }
  c.print("  finished    {} ({:.1f} %): {}\n", grouped(s.finished()), percent(s.finished(), s.games), ends_of(s));
  c.print("  bots        {}; the numbers hold for games between these bots\n",
          bots_text(options.bots, result.total.players));
  if (s.stopped > 0)
    c.print("  stopped     {} by a limit\n", c.paint(Ink::red, grouped(s.stopped)));
  c.print("  turns       {:.1f} on average, median {:.0f}, at most {}\n", s.mean_turns, s.median_turns, s.max_turns);
  if (result.total.players.size() == 1)
    print_wins(c, s);
  c.print("  decisions   {} per game, {} in total\n", grouped(s.games == 0 ? 0 : simulation.counts.decisions / s.games),
          grouped(simulation.counts.decisions));
  if (simulation.counts.script_errors > 0 || options.plan.check)
    c.print("  scripts     {}\n", script_errors_text(c, simulation.counts.script_errors));
  if (options.plan.check)
    c.print("  checked     {} decisions: 0 invalid states\n", grouped(simulation.counts.decisions));
  c.print("  speed       {:.2f} s: {} games and {} decisions per second\n", simulation.seconds,
          grouped(static_cast<std::uint64_t>(rate(static_cast<double>(s.games), simulation.seconds))),
          grouped(static_cast<std::uint64_t>(rate(decisions, simulation.seconds))));
  c.print("  state hash  {}\n", hex(combined_hash(simulation.games)));
  if (options.plan.trace)
    c.print("  trace hash  {}\n", hex(combined_trace(simulation.games)));
  if (options.plan.course)
    c.print("  course hash {}\n", hex(combined_course(simulation.games)));
}

// ---- Progress

std::string far_along(std::uint64_t done, std::uint64_t games, double seconds) {
  const double left = done == 0 ? 0 : seconds / static_cast<double>(done) * static_cast<double>(games - done);
  return fmt::format("{} of {} games ({:.0f} %), {:.0f} games/s, {:.0f} s left", grouped(done), grouped(games),
                     percent(done, games), rate(static_cast<double>(done), seconds), left);
}

constexpr std::size_t troubles_shown = 10;

Result empty_result(const SimOptions& options) {
  Result result;
  result.total.rules = fmt::format("{}", fmt::join(options.rules, ", "));
  return result;
}

// Runs one plan after another until interrupted.
Result run(const SimOptions& options, const std::vector<SimulationPlan>& plans, Console& console) {
  const InterruptWatch watch;
  ProgressLine line(console);
  Result result = empty_result(options);
  for (const SimulationPlan& plan : plans) {
    const Simulation& before = result.total.simulation;
    const Simulation games = simulate(plan, console, [&](std::uint64_t done, double seconds) {
      const double all_seconds = before.seconds + seconds;
      line.show(far_along(before.games.size() + done, games_of(plans), all_seconds), all_seconds);
      return !interrupted();
    });
    add_games(result, plan, games);
    result.whole = games.games.size() == plan.games;
    if (!result.whole)
      break;
  }
  return result;
}

// ---- The games in a file

RunPlan run_plan(const SimOptions& options, const std::vector<PlayedVariant>& variants) {
  Json j{{"command", "sim"},
         {"program", SOULSTACK_VERSION},
         {"games", options.plan.games},
         {"players", variants.front().plan.players},
         {"seed", options.plan.seed},
         {"bots", options.bots},
         {"bot_files", bot_files(options.bots)},
         {"cards", options.cards},
         {"variants", Json::array()}};
  for (const PlayedVariant& variant : variants) {
    Json sets = Json::array();
    for (const SetStamp& set : stamps_of(*variant.loaded.front()))
      sets.push_back(to_json(set));
    j["variants"].push_back({{"rules", variant.plan.sets.rules}, {"sets", std::move(sets)}});
  }
  return {std::move(j)};
}

void add_stored(Simulation& to, const StoredGame& game, const scripting::Loaded& loaded) {
  to.games.push_back(game.result);
  to.games.back().together = loaded.content().rules.is(Way::winning_together);
  to.counts.decisions += game.result.decisions;
  to.counts.priority_stops += game.priority_stops;
  to.counts.script_calls += game.script_calls;
  to.counts.script_errors += game.result.script_errors;
}

std::vector<PlayedVariant> variants_of(const SimOptions& options, const std::vector<SimulationPlan>& plans,
                                       Console& console) {
  std::vector<PlayedVariant> variants;
  const auto jobs = std::min<std::uint64_t>(static_cast<std::uint64_t>(options.plan.jobs), options.plan.games);
  for (const SimulationPlan& plan : plans) {
    variants.push_back({plan, {}});
    variants.back().plan.details = true;
    for (std::uint64_t worker = 0; worker < jobs; ++worker) {
      variants.back().loaded.push_back(load(plan.sets, console));
      variants.back().loaded.back()->set_rebuild(plan.rebuild);
    }
  }
  return variants;
}

// Plays the deals that the file does not have yet, each under all rulesets. What is in the file counts for the result.
Result run_into_file(const SimOptions& options, const std::vector<SimulationPlan>& plans, Console& console) {
  const InterruptWatch watch;
  ProgressLine line(console);
  const std::vector<PlayedVariant> variants = variants_of(options, plans, console);
  std::vector<Simulation> games(variants.size());
  ResultFile file(options.out, run_plan(options, variants),
                  {options.resume, options.shard, [&](const Stretch& stretch) {
                     for (const Row& row : stretch.rows.in(ResultTable::game)) {
                       const StoredGame game = stored_game(row);
                       add_stored(games[game.variant], game, *variants[game.variant].loaded.front());
                     }
                   }});
  const std::uint64_t deals = options.shard.size(options.plan.games), before = file.deals();
  PlayedPairs played = play_pairs(
      variants,
      [&](std::uint64_t deal, std::span<const GameResult> of_deal) {
        for (std::size_t variant = 0; variant < of_deal.size(); ++variant) {
          games[variant].games.push_back(of_deal[variant]);
          games[variant].games.back().details = nullptr;
        }
        file.add(rows_of(variants, deal, of_deal, options.cards));
        return true;
      },
      [&](double seconds) {
        file.tick(seconds);
        line.show(far_along(file.deals() - before, deals - before, seconds), seconds);
        return !interrupted();
      },
      {options.shard, before});
  file.write();
  Result result = empty_result(options);
  for (std::size_t variant = 0; variant < variants.size(); ++variant) {
    games[variant].counts.add(played.counts[variant]);
    games[variant].seconds = played.seconds / static_cast<double>(variants.size());
    if (variant == 0)
      games[variant].troubles = std::move(played.troubles);
    add_games(result, plans[variant], games[variant]);
  }
  result.whole = file.deals() == deals;
  return result;
}

// An invalid state has already stopped the command (Exit::invariant).
bool went_well(const Simulation& games) {
  return games.counts.script_errors == 0 &&
         std::all_of(games.games.begin(), games.games.end(), [](const GameResult& g) {
           return g.outcome != Outcome::stopped && g.outcome != Outcome::running;
         });
}

std::unordered_set<std::string> names_in(const fs::path& folder) {
  std::unordered_set<std::string> names;
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(folder, error))
    names.insert(path.filename().string());
  return names;
}

// Checked before the first game, so that no work is lost.
void make_room(const fs::path& folder, const std::vector<SimulationPlan>& plans) {
  std::error_code error;
  if (fs::create_directories(folder, error), error)
    refuse(fmt::format("Cannot create folder `{}` for the journals: {}", folder.string(), error.message()));
  const std::unordered_set<std::string> taken = names_in(folder);
  for (const SimulationPlan& plan : plans)
    for (std::uint64_t g = 0; g < plan.games && !taken.empty(); ++g)
      if (const std::string name = journal_name(plan, seed_of_game(plan.seed, plan.first_game + g));
          taken.contains(name))
        refuse(fmt::format("`{}` already exists; name another folder or remove it", (folder / name).string()));
}

void demand_sense(const SimOptions& options) {
  const auto needs_out = [&](bool is_used, std::string_view flag) {
    if (is_used && options.out.empty())
      refuse(fmt::format("{} needs --out FILE", flag));
  };
  needs_out(options.resume, "--resume");
  needs_out(options.cards, "--cards");
  needs_out(!options.shard.is_whole(), "--shard");
  if (!options.out.empty())
    demand_result_name(options.out);
  if (options.rules.size() > most_variants)
    refuse(fmt::format("At most {} rulesets can be simulated at once", most_variants));
  for (auto one = options.rules.begin(); one != options.rules.end(); ++one)
    if (std::find(options.rules.begin(), one, *one) != one)
      refuse(fmt::format("--rules {} is given twice", *one));
}

Exit sim(const SimOptions& options, Console& console) {
  demand_sense(options);
  std::vector<SimulationPlan> plans = plans_of(options, console);
  for (const SimulationPlan& plan : plans)
    demand_bots(options.bots, plan.players);
  if (!options.plan.journals.empty())
    make_room(options.plan.journals, plans);
  for (SimulationPlan& plan : plans)
    plan.bots = options.bots;
  const Result result = options.out.empty() ? run(options, plans, console) : run_into_file(options, plans, console);
  const Simulation& games = result.total.simulation;
  for (const OfRules& of : result.rulesets)
    note_troubles(console, of.simulation.troubles, troubles_shown);
  if (options.json) {
    write_json(console, report_json(options, result));
  } else {
    print_report(console, options, result);
  }
  if (result.whole)
    return options.plan.check && !went_well(games) ? Exit::failed : Exit::ok;
  console.note("Interrupted after {} of {} games{}", grouped(games.games.size()),
               grouped(options.shard.size(options.plan.games) * options.rules.size()),
               options.out.empty() ? "" : "; the same command with --resume plays the rest");
  return Exit::interrupted;
}

}  // namespace

void add_sim(Command& program) {
  Command& command = program.add("sim", "Play many games between bots on all cores and print statistics",
                                 "  soulstack sim --games 10000\n"
                                 "  soulstack sim --players 2 --seed 7 --json\n"
                                 "  soulstack sim --bots random,eager --games 2000    # compare two bots\n"
                                 "  soulstack sim --games 2000 --out results.db       # rows for each game and player\n"
                                 "  soulstack sim --check --games 100000              # test the engine and the cards\n"
                                 "  soulstack sim --rules all --check --games 20000   # the same with all rulesets\n");
  auto o = std::make_shared<SimOptions>();
  o->plan.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes({
      {"--games N", number(o->plan.games, 1, 100'000'000), "Number of games (default: 1000)"},
      {"--players N", number(o->players, 1, max_players), "Number of players (default: 4)"},
      {"--seed N", number(o->plan.seed), "Random seed; the same seed gives the same games (default: 1)"},
      {"--jobs N", number(o->plan.jobs, 1, 1024), "Number of threads; does not change the result (default: all cores)"},
      {"--bots NAME,...", o->bots, "Bots by seat: " + bot_names() + "; a short list repeats (default: eager)"},
  });
  add_set_option(command, o->plan.sets);
  command.takes({
      {"--rules NAME", o->rules,
       "A ruleset of these sets, several joined by +, or `all` in turn (default: extended). Given twice: both "
       "play the same deals"},
      {"--check", o->plan.check,
       "Self-test: verify every state, and try options in copies of the game. Exit code 4: engine fault; 1: "
       "script error "
       "or unfinished game"},
      {"--oracle", o->plan.oracle,
       "Self-test: play each answer also without shortcuts, and compare; results must not change"},
      {"--rebuild", o->plan.rebuild,
       "Self-test: rebuild every paused script at each decision; results must not change"},
      {"--fork-check", o->plan.fork_check,
       "Self-test: copy every state and continue in the copy; results must not change"},
      {"--save-check", o->plan.save_check, "Self-test: save and load every state; results must not change"},
      {"--log", o->plan.log, "Keep the log of every game; does not change the result"},
      {"--trace", o->plan.trace, "Also print a hash over every state and decision"},
      {"--course", o->plan.course,
       "Also print a hash over every event and decision, which does not depend on how states are stored"},
      {"--journals DIR", o->plan.journals, "Record every game in a file in this folder, for `soulstack replay`"},
      {"--out FILE", o->out,
       "Write rows of games, players and souls to this new file, an SQLite database (.db). `soulstack results FILE` "
       "writes them as CSV or JSON lines, and `soulstack replay FILE#7` opens its 7th game"},
      {"--resume", o->resume, "Continue the file of --out, if it exists: plays the games that it does not have"},
      {"--cards", o->cards, "With --out: also a row for each card that a player used in a game"},
  });
  add_shard_option(command, o->shard);
  command.takes({{"--json", o->json, "Print the result as one JSON object"}});
  command.runs(o, sim);
}

}  // namespace soulstack::tools
