// soulstack fuzz: random games that are checked at every answer, and a small scenario for each fault.
#include <unistd.h>

#include <CLI/Option.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>
#include <thread>

#include "tools/commands/program.h"
#include "tools/display/card_text.h"
#include "tools/fuzzing/fuzz_report.h"
#include "tools/fuzzing/fuzz_workers.h"
#include "tools/fuzzing/fuzz_written.h"
#include "tools/support/interrupt.h"
#include "tools/support/progress.h"
#include "tools/support/sets.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

namespace fs = std::filesystem;
using scripting::FaultKind;

constexpr std::string_view all_rulesets = "all";
constexpr std::uint64_t usual_games = 2000, without_end = ~std::uint64_t{0} >> 1U;

struct FuzzOptions {
  SetChoice sets{.sets = {}, .rules = std::string(all_rulesets)};
  std::uint64_t seed = 1, first = 0, games = 0;  // games 0: not said
  int players = 0, jobs = 1;
  double minutes = 0;
  std::string out;
  bool pairs = false, allow_loops = false, json = false;
  std::uint64_t sample = 0;       // of the pairs; 0: all
  std::uint64_t rounds = 1;       // games of each pair
  std::vector<std::string> with;  // cards, of which one is in each pair
};

// ---- What is played

// As seen from where the command is started, if it lies below: what is written then is the same on every machine.
std::string from_here(const std::string& folder) {
  const fs::path near = fs::absolute(folder).lexically_normal().lexically_relative(fs::current_path());
  return near.empty() || near.begin()->string() == ".." ? folder : near.generic_string();
}

std::vector<std::string> ids_of_named_sets(const FuzzOptions& options, const scripting::Loaded& loaded) {
  std::vector<std::string> ids;
  const std::vector<std::string> named =
      options.sets.sets.empty() ? std::vector<std::string>{} : folders_of(options.sets);
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
      refuse(fmt::format("There is no card `{}`{}", name, nearest_card(content, name)));
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
    refuse("No pair of these cards can meet: name sets with two cards that have a place at the table");
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

// Those that are named, or all that there are.
void load_rulesets(const FuzzOptions& options, FuzzPlan& plan, Console& console) {
  const bool of_all = options.sets.rules == all_rulesets;
  Rulesets all = rulesets_of(of_all ? SetChoice{.sets = options.sets.sets} : options.sets, console);
  for (std::string& folder : all.folders)
    folder = from_here(folder);
  if (!of_all)
    return plan.rulesets.push_back(load({.sets = all.folders, .rules = options.sets.rules}, console));
  for (const scripting::RulesSummary& rules : all.rules)
    plan.rulesets.push_back(load({.sets = all.folders, .rules = rules.name}, console));
}

FuzzPlan plan_of(const FuzzOptions& options, Console& console) {
  FuzzPlan plan;
  plan.seed = options.seed;
  plan.first = options.first;
  plan.players = options.players;
  plan.jobs = options.jobs;
  plan.seconds = options.minutes * 60;
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
  for (const std::string& card : options.with)
    command += " --with " + shell_word(card);
  if (options.sets.rules != all_rulesets)
    command += " --rules " + shell_word(options.sets.rules);
  if (options.players > 0)
    command += fmt::format(" --players {}", options.players);
  return fmt::format("{} --seed {} --first {} --games 1", command, options.seed, game);
}

// ---- What is written

// Before hours of games, and not after them.
void make_folder(const std::string& folder) {
  std::error_code error;
  if (folder.empty())
    return;
  if (!fs::create_directories(folder, error) && error)
    refuse(fmt::format("`{}` is no folder, and none could be made there: {}", folder, error.message()));
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    refuse(fmt::format("Nothing can be written into `{}`: {}", folder, std::strerror(errno)));
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
  console.note("Interrupted {} {} games", all_played ? "while scenarios were made small, after" : "after",
               grouped(result.games));
  return Exit::interrupted;
}

}  // namespace

void add_fuzz(Program& program) {
  CLI::App& app =
      program.add("fuzz", "Play random games of unusual cards, and make a small scenario of what goes wrong",
                  "  soulstack fuzz                                    # the base set, with all its rulesets\n"
                  "  soulstack fuzz cards/mine --minutes 5 --out found # what it finds goes into files\n"
                  "  soulstack fuzz --pairs                            # each card with each, a short game a pair\n"
                  "  soulstack fuzz --pairs --with \"The D6\"            # one card with all others\n"
                  "  soulstack fuzz --rules classic --players 2 --games 500 --json\n"
                  "  soulstack fuzz --seed 1 --first 117 --games 1     # one game again\n");
  auto o = std::make_shared<FuzzOptions>();
  o->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  app.add_option("sets", o->sets.sets, "Card sets: folders, or names of sets in cards/ (default: base)")
      ->type_name("SET");
  add_number(app, "--games", o->games, std::uint64_t{1}, std::uint64_t{100'000'000},
             "How many games (default: 2000; with --pairs one for each pair)");
  CLI::Option* const pairs =
      app.add_flag("--pairs", o->pairs, "Bring every pair of cards together, of which one is of these sets, once each");
  add_number(app, "--sample", o->sample, std::uint64_t{1}, std::uint64_t{100'000'000},
             "Only so many of the pairs, picked by the seed")
      ->needs(pairs)
      ->excludes("--games");
  add_number(app, "--rounds", o->rounds, std::uint64_t{1}, std::uint64_t{10'000},
             "So many games for each pair, each of them laid out anew (default: 1)")
      ->needs(pairs)
      ->excludes("--games")
      ->excludes("--sample");
  app.add_option("--with", o->with, "Only pairs with this card: its name or id; may be given again")
      ->type_name("CARD")
      ->allow_extra_args(false)
      ->needs(pairs);
  add_number(app, "--minutes", o->minutes, 0.001, 100'000.0,
             "Stop after so long; without --games as many games as there is time for. What they find is made small for "
             "as long again at most");
  add_seed(app, o->seed, "Decides everything (default: 1)");
  add_number(app, "--first", o->first, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(),
             "The number of the first game (default: 0)");
  app.add_option("--rules", o->sets.rules,
                 "A ruleset of these sets, or several joined by + (default: all, one each game)")
      ->type_name("NAME");
  add_number(app, "--players", o->players, 1, max_players, "Seats at the table (default: 1 to 6, as the rules allow)");
  add_number(app, "--jobs", o->jobs, 1, 1024, "Processes; what is found is the same (default: all cores)");
  app.add_option("--out", o->out, "A folder for the scenarios; without one they are printed")->type_name("DIR");
  app.add_flag("--allow-loops", o->allow_loops, "A draw by a loop that nobody can leave is no finding");
  app.add_flag("--json", o->json, "The findings as one JSON object");
  when_chosen(program, app, o, fuzz);
}

}  // namespace soulstack::tools
