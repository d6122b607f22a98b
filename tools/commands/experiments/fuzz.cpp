// soulstack fuzz: checks random games at every answer and writes a small scenario for each fault.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>
#include <thread>

#include "engine/game/game.h"
#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/fuzzing/fuzz_report.h"
#include "tools/fuzzing/fuzz_workers.h"
#include "tools/fuzzing/fuzz_written.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;
using scripting::FaultKind;

constexpr std::uint64_t usual_games = 2000, without_end = ~std::uint64_t{0} >> 1U;

struct FuzzOptions {
  SetChoice sets{.sets = {}, .rules = std::string(all_rulesets)};
  std::uint64_t seed = 1, first = 0, games = 0;  // games 0: not given
  int players = 0, jobs = 1;
  double minutes = 0;
  std::string out;
  bool pairs = false, oracle = false, allow_loops = false, json = false;
  std::uint64_t sample = 0;       // number of pairs; 0: all
  std::uint64_t rounds = 1;       // games per pair
  std::vector<std::string> with;  // each pair has at least one of these cards
};

// ---- What is played

// Relative to the current folder if it is inside it, so that the output is the same on every machine.
std::string from_here(const std::string& folder) {
  const fs::path near = fs::absolute(folder).lexically_normal().lexically_relative(fs::current_path());
  return near.empty() || near.begin()->string() == ".." ? folder : near.generic_string();
}

std::vector<std::string> ids_of_named_sets(const FuzzOptions& options, const scripting::Loaded& loaded) {
  std::vector<std::string> ids;
  const std::vector<std::string> named =
      options.sets.sets.empty() && set_around_here().empty() ? std::vector<std::string>{} : folders_of(options.sets);
  for (const scripting::LoadedSet& set : loaded.sets())
    if (std::any_of(named.begin(), named.end(),
                    [&](const std::string& n) { return fs::weakly_canonical(n) == fs::weakly_canonical(set.folder); }))
      ids.push_back(set.id);
  return ids;
}

std::vector<CardDefId> cards_named(const FuzzOptions& options, const Content& content) {
  std::vector<CardDefId> all;
  for (const std::string& name : options.with) {
    const std::vector<CardDefId> found = find_cards(content, name);
    if (found.empty())
      refuse(fmt::format("Unknown card `{}`{}", name, nearest_card(content, name)));
    all.insert(all.end(), found.begin(), found.end());
  }
  return all;
}

std::vector<CardPair> pairs_for(const FuzzOptions& options, const FuzzPlan& plan) {
  std::vector<const Content*> contents;
  for (const auto& loaded : plan.rulesets)
    contents.push_back(&loaded->content());
  const PairChoice choice{ids_of_named_sets(options, *plan.rulesets.front()), cards_named(options, *contents.front())};
  std::vector<CardPair> pairs = pairs_of(contents, choice, options.players);
  if (pairs.empty())
    refuse("No two of these cards can be in the same game; name sets with more cards");
  shuffle(pairs, options.seed);
  return pairs;
}

std::uint64_t games_of(const FuzzOptions& options, const FuzzPlan& plan) {
  if (options.games > 0)
    return options.games;
  if (options.sample > 0)
    return std::min<std::uint64_t>(options.sample, plan.pairs.size());
  if (!plan.pairs.empty() && (options.minutes == 0 || options.rounds > 1))
    return options.rounds * plan.pairs.size();
  if (options.minutes > 0)
    return without_end;
  return usual_games;
}

// The named rulesets, or all of them.
void load_rulesets(const FuzzOptions& options, FuzzPlan& plan, Console& console) {
  const bool of_all = options.sets.rules == all_rulesets;
  const SetChoice& sets = options.sets;
  Rulesets all = rulesets_of(of_all ? SetChoice{.sets = sets.sets, .strict = sets.strict} : sets, console);
  for (std::string& folder : all.folders)
    folder = from_here(folder);
  if (!of_all)
    return plan.rulesets.push_back(load({all.folders, sets.rules, sets.strict}, console));
  for (const scripting::RulesSummary& rules : all.rules)
    plan.rulesets.push_back(load({all.folders, rules.name, sets.strict}, console));
}

FuzzPlan plan_of(const FuzzOptions& options, Console& console) {
  FuzzPlan plan;
  plan.seed = options.seed;
  plan.first = options.first;
  plan.players = options.players;
  plan.jobs = options.jobs;
  plan.seconds = options.minutes * 60;
  plan.oracle = options.oracle;
  plan.allow_loops = options.allow_loops;
  load_rulesets(options, plan, console);
  if (options.pairs)
    plan.pairs = pairs_for(options, plan);
  plan.games = games_of(options, plan);
  return plan;
}

std::string repeating(const FuzzOptions& options, std::uint64_t game) {
  std::string command = "soulstack fuzz";
  for (const std::string& set : options.sets.sets)
    command += " " + shell_word(set);
  if (options.pairs)
    command += " --pairs";
  if (options.oracle)
    command += " --oracle";
  for (const std::string& card : options.with)
    command += " --with " + shell_word(card);
  if (options.sets.rules != all_rulesets)
    command += " --rules " + shell_word(options.sets.rules);
  if (options.players > 0)
    command += fmt::format(" --players {}", options.players);
  return fmt::format("{} --seed {} --first {} --games 1", command, options.seed, game);
}

// ---- What is written

// Checked before the games, which may take hours.
void make_folder(const std::string& folder) {
  std::error_code error;
  if (folder.empty())
    return;
  if (!fs::create_directories(folder, error) && error)
    refuse(fmt::format("Cannot create folder `{}`: {}", folder, error.message()));
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    refuse(fmt::format("Cannot write to folder `{}`: {}", folder, std::strerror(errno)));
}

Exit exit_of(const std::vector<Written>& all) {
  const bool engine = std::any_of(all.begin(), all.end(), [](const Written& w) {
    const FaultKind kind = w.finding.fault().kind;
    return kind == FaultKind::disorder || kind == FaultKind::crash;
  });
  return engine ? Exit::invariant : all.empty() ? Exit::ok : Exit::failed;
}

FuzzResult play(const FuzzPlan& plan, ProgressLine& line) {
  const bool counted = plan.games < without_end;
  return play_many(plan, [&](std::uint64_t games, std::size_t findings, double seconds) {
    const std::string of = counted ? fmt::format(" of {}", grouped(plan.games)) : "";
    line.show(fmt::format("{}{} games, {} found, {:.0f} s", grouped(games), of, findings, seconds), seconds);
    return !interrupted();
  });
}

Exit fuzz(const FuzzOptions& options, Console& console) {
  make_folder(options.out);
  const FuzzPlan plan = plan_of(options, console);
  const InterruptWatch watch;
  ProgressLine line(console);
  FuzzResult result = play(plan, line);
  const bool all_played = result.whole;
  const auto repeat = [&](std::uint64_t game) { return repeating(options, game); };
  const std::vector<Written> all = written_all(plan, result, {options.out, repeat}, line);
  result.whole = result.whole && !interrupted();
  line.clear();
  for (const Written& w : all)
    if (!w.trouble.empty())
      console.note("{}", w.trouble);
  if (options.json)
    print_json(console, {plan, result, all});
  else
    print_report(console, {plan, result, all});
  if (result.whole)
    return exit_of(all);
  console.note("Interrupted {} {} games", all_played ? "while findings were being minimised, after" : "after",
               grouped(result.games));
  return Exit::interrupted;
}

}  // namespace

void add_fuzz(Command& program) {
  Command& command =
      program.add("fuzz", "Play random games with unusual combinations of cards; write a small scenario for each fault",
                  "  soulstack fuzz                                    # the base set with all its rulesets\n"
                  "  soulstack fuzz cards/mine --minutes 5 --out found # write findings to files\n"
                  "  soulstack fuzz --pairs                            # every pair of cards, a short game each\n"
                  "  soulstack fuzz --pairs --with \"The D6\"            # one card with all others\n"
                  "  soulstack fuzz --rules classic --players 2 --games 500 --json\n"
                  "  soulstack fuzz --seed 1 --first 117 --games 1     # repeat one game\n");
  auto o = std::make_shared<FuzzOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.takes(
      {{"sets SET", o->sets.sets,
        "Card sets: folders, or names of sets in cards/ (default: the set around the current folder, or base)"}});
  add_strict_option(command, o->sets);
  command.takes({
      {"--games N", number(o->games, 1, 100'000'000), "Number of games (default: 2000; with --pairs: one per pair)"},
      {"--pairs", o->pairs, "Test every pair of cards in which at least one is from these sets"},
      {"--sample N",
       number(o->sample, 1, 100'000'000),
       "Test a random sample of N pairs",
       {.needs = {"--pairs"}, .not_with = {"--games"}}},
      {"--rounds N",
       number(o->rounds, 1, 10'000),
       "Games per pair, each with a fresh table (default: 1)",
       {.needs = {"--pairs"}, .not_with = {"--games", "--sample"}}},
      {"--with CARD", o->with, "Only pairs with this card (name or ID); repeatable", {.needs = {"--pairs"}}},
      {"--minutes N", number(o->minutes, 0.001, 100'000.0),
       "Time limit for playing; findings are then minimised for up to the same time. Without --games, play until "
       "the limit"},
      {"--seed N", number(o->seed), "Random seed; the same seed gives the same games (default: 1)"},
      {"--first N", number(o->first), "Number of the first game (default: 0)"},
      {"--rules NAME", o->sets.rules, "A ruleset of these sets, or several joined by + (default: all, one per game)"},
      {"--players N", number(o->players, 1, max_players),
       "Number of players (default: different ones, as the rules allow)"},
      {"--jobs N", number(o->jobs, 1, 1024), "Number of processes; does not change the findings (default: all cores)"},
      {"--out DIR", o->out, "Folder for the scenarios (default: print them)"},
      {"--oracle", o->oracle,
       "Play each answer also without the shortcuts of the engine; a difference is a fault. `soulstack test "
       "--oracle` runs the scenario that is written"},
      {"--allow-loops", o->allow_loops, "Do not report endless loops of cards, which end a game by rule 1.9"},
      {"--json", o->json, "Print the findings as one JSON object"},
  });
  command.runs(o, fuzz);
}

}  // namespace soulstack::tools
