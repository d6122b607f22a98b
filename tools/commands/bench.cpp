// soulstack bench: measures a fixed workload on one thread.
#include "scripting/binding/callback_cost.h"

#include <CLI/Option.hpp>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>

#include "tools/commands/program.h"
#include "tools/commands/set_findings.h"
#include "tools/display/json_view.h"
#include "tools/players/bots.h"
#include "tools/players/match.h"
#include "tools/simulate/simulation.h"
#include "tools/support/allocations.h"
#include "tools/support/file_watch.h"
#include "tools/support/progress.h"
#include "tools/support/random.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;

// The workload. A different one gives a different state hash.
constexpr int bench_players = 4;
constexpr std::uint64_t bench_seed = 1;
constexpr std::uint64_t bench_games = 200;
constexpr std::uint64_t warm_up_games = 20;
constexpr int bench_rounds = 3;  // the median is reported

struct BenchOptions {
  SetChoice sets;
  std::string part;  // only this one, `times` times; empty: measure everything
  std::uint64_t times = 1;
  bool json = false;
};

struct Figures {
  std::uint64_t games = 0;
  double games_per_second = 0, decisions_per_second = 0, priority_stops_per_second = 0, script_calls_per_second = 0;
  double lua_floor_ns = 0, callback_ns = 0, callback3_ns = 0;
  double fork_ns = 0, setup_us = 0, state_bytes = 0, allocations_per_decision = 0, load_ms = 0;
  std::optional<double> first_reload_ms, check_reload_ms, test_reload_ms;  // no value: files can't be watched here
  std::uint64_t state_hash = 0;
};

double seconds(Clock::duration d) { return std::chrono::duration<double>(d).count(); }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

SimulationPlan workload(const SetChoice& sets) {
  SimulationPlan plan;
  plan.games = bench_games;
  plan.players = bench_players;
  plan.seed = bench_seed;
  plan.sets = sets;
  return plan;
}

// ---- Whole games

struct Round {
  double seconds = 0;
  Counts counts;
  std::vector<GameResult> games;
};

Round play_round(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t games) {
  Round round;
  Troubles troubles;
  round.games.reserve(games);
  const Clock::time_point start = Clock::now();
  for (std::uint64_t g = 0; g < games; ++g)
    round.games.push_back(play_game(loaded, plan, g, round.counts, troubles));
  round.seconds = seconds(Clock::now() - start);
  return round;
}

// Shown between measurements, never during one.
class BenchProgress {
 public:
  explicit BenchProgress(Console& console) : line_(console) {}
  void show(const std::string& what) { line_.show("measuring " + what, seconds(Clock::now() - start_)); }

 private:
  ProgressLine line_;
  Clock::time_point start_ = Clock::now();
};

void measure_games(Figures& f, const scripting::Loaded& loaded, const SimulationPlan& plan, BenchProgress& progress) {
  play_round(loaded, plan, warm_up_games);
  std::vector<Round> rounds;
  for (int i = 0; i < bench_rounds; ++i) {
    progress.show(fmt::format("whole games, round {} of {}", i + 1, bench_rounds));
    rounds.push_back(play_round(loaded, plan, plan.games));
  }
  std::sort(rounds.begin(), rounds.end(), [](const Round& a, const Round& b) { return a.seconds < b.seconds; });
  const Round& middle = rounds[rounds.size() / 2];
  auto rate = [&](std::uint64_t n) { return static_cast<double>(n) / middle.seconds; };
  f.games = plan.games;
  f.games_per_second = rate(plan.games);
  f.decisions_per_second = rate(middle.counts.decisions);
  f.priority_stops_per_second = rate(middle.counts.priority_stops);
  f.script_calls_per_second = rate(middle.counts.script_calls);
  f.state_hash = combined_hash(middle.games);
}

// ---- States and forks

NewGame new_game(std::uint64_t game) {
  return {.players = bench_players, .seed = seed_of_game(bench_seed, game), .characters = {}};
}

// Plays one game of the workload with random answers and calls back at every decision.
template <class Look>
void walk(const scripting::Loaded& loaded, std::uint64_t number, Look look) {
  Game game(loaded.content(), loaded.scripts(), new_game(number));
  const std::vector<std::unique_ptr<Bot>> bots = make_bots({"random"}, bench_players, seed_of_game(bench_seed, number));
  while (!game.over()) {
    look(game);
    const int option = choose(game, bots);
    answer_or_stop(game, option, seed_of_game(bench_seed, number));
  }
}

constexpr std::uint64_t states_games = 10;

void measure_states(Figures& f, const scripting::Loaded& loaded) {
  double bytes = 0, states = 0;
  for (std::uint64_t g = 0; g < states_games; ++g)
    walk(loaded, g, [&](const Game& game) {
      bytes += static_cast<double>(state_bytes(game.state()));
      states += 1;
    });
  f.state_bytes = bytes / states;
}

// Of the kernel while it answers decisions; excludes the bots and the setup of games.
void measure_allocations(Figures& f, const scripting::Loaded& loaded) {
  std::uint64_t allocations = 0, decisions = 0, before = 0;
  for (std::uint64_t g = 0; g < states_games; ++g) {
    bool first = true;
    walk(loaded, g, [&](const Game&) {
      if (!first)
        allocations += allocations_so_far() - before;
      decisions += first ? 0 : 1;
      first = false;
      before = allocations_so_far();
    });
  }
  f.allocations_per_decision = decisions == 0 ? 0 : static_cast<double>(allocations) / static_cast<double>(decisions);
}

constexpr int fork_rounds = 20;

void measure_forks(Figures& f, const scripting::Loaded& loaded) {
  Clock::duration spent{};
  std::uint64_t forks = 0, at = 0;
  walk(loaded, 0, [&](const Game& game) {
    if (++at % 7 != 0)
      return;
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < fork_rounds; ++i) {
      const Game fork = game.fork();
      forks += fork.state().players_count == bench_players ? 1U : 0U;
    }
    spent += Clock::now() - start;
  });
  f.fork_ns = forks == 0 ? 0 : seconds(spent) * 1e9 / static_cast<double>(forks);
}

// ---- Setup

constexpr std::uint64_t setups = 2000;

void measure_setup(Figures& f, const scripting::Loaded& loaded) {
  const Clock::time_point start = Clock::now();
  for (std::uint64_t g = 0; g < setups; ++g)
    const Game game(loaded.content(), loaded.scripts(), new_game(g));
  f.setup_us = seconds(Clock::now() - start) * 1e6 / static_cast<double>(setups);
}

std::unique_ptr<scripting::Loaded> measure_load(Figures& f, const SetChoice& sets, Console& console) {
  std::unique_ptr<scripting::Loaded> loaded;
  std::vector<double> times;
  for (int i = 0; i < 5; ++i) {
    const Clock::time_point start = Clock::now();
    loaded = load(sets, console);
    times.push_back(seconds(Clock::now() - start) * 1e3);
  }
  f.load_ms = median(times);
  return loaded;
}

// ---- Reloading

namespace fs = std::filesystem;

// A small set in a temporary folder.
class OwnSet {
 public:
  OwnSet() {
    std::string name = (fs::temp_directory_path() / "soulstack_bench_XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
      throw Stop{Exit::content, fmt::format("Cannot write to {}", fs::temp_directory_path().string())};
    folder_ = name;
    fs::create_directories(folder_ / "loot");
    fs::create_directories(folder_ / "scenarios" / "loot");
    write("set.lua",
          "return set { id = \"bench\", title = \"Bench\", version = \"1\", api = 1, authors = { \"x\" }, "
          "license = \"MIT\" }\n");
    write("scenarios/loot/spark.lua",
          "scenario \"Spark gives coins\" { players = { { name = \"P1\", hand = { \"bench:spark\" } }, { name = "
          "\"P2\" } }, play = function(t) t.P1:play \"bench:spark\"  t:settle() end, expect = function(t) "
          "check(t.P1.coins > 0) end }\n");
    save_card(0);
  }
  ~OwnSet() {
    std::error_code error;
    fs::remove_all(folder_, error);
  }
  OwnSet(const OwnSet&) = delete;
  OwnSet& operator=(const OwnSet&) = delete;

  void save_card(int coins) const {
    write("loot/spark.lua", fmt::format("return loot {{ name = \"Spark\", copies = 1, play {{ text = \"Gain {0}¢.\", "
                                        "effect = function(you) gain_coins(you, {0}) end }} }}\n",
                                        coins + 1));
  }
  std::string path(const std::string& name = "") const { return (name.empty() ? folder_ : folder_ / name).string(); }

 private:
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }

  fs::path folder_;
};

constexpr int saves = 5;

// From a save to the end of what is done then, as with --watch.
double reload_ms(const OwnSet& own, FileWatch& watch, const std::function<void()>& done) {
  std::vector<double> times;
  for (int i = 0; i < saves; ++i) {
    FileChanges changes;
    const Clock::time_point start = Clock::now();
    own.save_card(i + 1);
    watch.wait(changes, std::chrono::seconds(10));
    if (changes.paths.empty())
      throw Stop{Exit::failed, "The benchmark did not notice that its own card was saved"};
    done();
    times.push_back(seconds(Clock::now() - start) * 1e3);
  }
  return median(times);
}

void run_quietly(const std::vector<std::string>& command) {
  std::istringstream in;
  std::ostringstream out;
  Console quiet{in, out, out};
  if (run_program(command, quiet) != 0)
    throw Stop{Exit::failed, "The own set of the benchmark failed:\n" + out.str()};
}

void measure_reload(Figures& f, const SetChoice& sets) {
  const OwnSet own;
  std::unique_ptr<FileWatch> watch;
  try {
    watch = std::make_unique<FileWatch>(std::vector<std::string>{own.path()});
  } catch (const Stop&) {
    return;
  }
  std::vector<std::string> check = {"check", "--rules", sets.rules},
                           test = {"test", own.path("scenarios/loot/spark.lua")};
  for (const std::string& folder : folders_of(sets)) {
    check.push_back(folder);
    test.insert(test.end(), {"--set", folder});
  }
  check.push_back(own.path());
  SetChoice all{folders_of(sets), sets.rules};
  all.sets.push_back(own.path());
  f.first_reload_ms = reload_ms(own, *watch, [&] { Checked(all).findings(); });
  f.check_reload_ms = reload_ms(own, *watch, [&] { run_quietly(check); });
  f.test_reload_ms = reload_ms(own, *watch, [&] { run_quietly(test); });
}

Figures measure(const SetChoice& sets, Console& console) {
  Figures f;
  BenchProgress progress(console);
  const auto loaded = measure_load(f, sets, console);
  measure_games(f, *loaded, workload(sets), progress);
  progress.show("states and forks");
  measure_states(f, *loaded);
  measure_allocations(f, *loaded);
  measure_forks(f, *loaded);
  progress.show("new games");
  measure_setup(f, *loaded);
  progress.show("reloading");
  measure_reload(f, sets);
  progress.show("calls of scripts");
  const scripting::CallbackFigures calls = scripting::measure_callbacks(loaded->library(), loaded->host());
  f.lua_floor_ns = calls.lua_floor_ns;
  f.callback_ns = calls.callback_ns;
  f.callback3_ns = calls.callback3_ns;
  return f;
}

// ---- The report

Json figures_json(const Figures& f) {
  Json j{{"schema", 1},
         {"command", "bench"},
         {"seed", bench_seed},
         {"players", bench_players},
         {"games", f.games},
         {"games_per_second", f.games_per_second},
         {"decisions_per_second", f.decisions_per_second},
         {"priority_stops_per_second", f.priority_stops_per_second},
         {"script_calls_per_second", f.script_calls_per_second},
         {"lua_floor_ns", f.lua_floor_ns},
         {"callback_ns", f.callback_ns},
         {"callback3_ns", f.callback3_ns},
         {"fork_ns", f.fork_ns},
         {"setup_us", f.setup_us},
         {"state_bytes", f.state_bytes},
         {"allocations_per_decision", f.allocations_per_decision},
         {"load_ms", f.load_ms},
         {"first_reload_ms", nullptr},
         {"check_reload_ms", nullptr},
         {"test_reload_ms", nullptr},
         {"state_hash", hex(f.state_hash)}};
  if (f.check_reload_ms)
    j.update({{"first_reload_ms", *f.first_reload_ms},
              {"check_reload_ms", *f.check_reload_ms},
              {"test_reload_ms", *f.test_reload_ms}});
  if (!counts_allocations())
    j["allocations_per_decision"] = nullptr;
  return j;
}

void print_figures(Console& c, const Figures& f) {
  auto whole = [](double n) { return grouped(static_cast<std::uint64_t>(n)); };
  c.print("{} games of {} players with random answers, one thread, seed {}\n\n", f.games, bench_players, bench_seed);
  c.print("  whole games          {:>12} per second\n", whole(f.games_per_second));
  c.print("  decisions asked      {:>12} per second\n", whole(f.decisions_per_second));
  c.print("  priority stops       {:>12} per second\n", whole(f.priority_stops_per_second));
  c.print("  script calls         {:>12} per second\n", whole(f.script_calls_per_second));
  c.print("  a bare Lua call      {:>12.1f} ns\n", f.lua_floor_ns);
  c.print("  an empty callback    {:>12.1f} ns, {:.1f} times the bare call\n", f.callback_ns,
          f.lua_floor_ns > 0 ? f.callback_ns / f.lua_floor_ns : 0);
  c.print("  with three calls     {:>12.1f} ns\n", f.callback3_ns);
  c.print("  a fork               {:>12.0f} ns\n", f.fork_ns);
  c.print("  a new game           {:>12.1f} µs\n", f.setup_us);
  c.print("  a state              {:>12} bytes\n", whole(f.state_bytes));
  if (counts_allocations())
    c.print("  allocations          {:>12.3f} per decision\n", f.allocations_per_decision);
  c.print("  loading the cards    {:>12.1f} ms\n", f.load_ms);
  if (f.check_reload_ms)
    c.print(
        "  reload               {:>12.1f} ms from a save to the first findings of check, {:.1f} ms to those with all "
        "rulesets, {:.1f} ms to the result of test\n",
        *f.first_reload_ms, *f.check_reload_ms, *f.test_reload_ms);
  c.print("  state hash       {}\n", hex(f.state_hash));
}

// ---- One part, to count its instructions from outside: see tools/count_instructions

// A decision in the middle of a game, with several options.
Game mid_game(const scripting::Loaded& loaded) {
  constexpr std::uint64_t middle = 400;
  Game game(loaded.content(), loaded.scripts(), new_game(0));
  const std::vector<std::unique_ptr<Bot>> bots = make_bots({"random"}, bench_players, seed_of_game(bench_seed, 0));
  for (std::uint64_t at = 0; !game.over() && (at < middle || game.decision().options.size() < 4); ++at)
    answer_or_stop(game, choose(game, bots), seed_of_game(bench_seed, 0));
  return game;
}

struct Part {
  std::string_view name;
  // Runs it, and returns how many units of it were done.
  std::uint64_t (*run)(scripting::Loaded& loaded, const BenchOptions& options, Console& console);
};

template <scripting::Callback which>
std::uint64_t run_callbacks(scripting::Loaded& loaded, const BenchOptions& options, Console&) {
  scripting::call_repeatedly(loaded.library(), loaded.host(), which, options.times);
  return options.times;
}

constexpr Part parts[] = {
    {"decision", [](scripting::Loaded& loaded, const BenchOptions& options,
                    Console&) { return play_round(loaded, workload(options.sets), options.times).counts.decisions; }},
    {"new_game",
     [](scripting::Loaded& loaded, const BenchOptions& options, Console&) {
       for (std::uint64_t g = 0; g < options.times; ++g)
         const Game game(loaded.content(), loaded.scripts(), new_game(g));
       return options.times;
     }},
    {"load",
     [](scripting::Loaded&, const BenchOptions& options, Console& console) {
       for (std::uint64_t i = 0; i < options.times; ++i)
         load(options.sets, console);
       return options.times;
     }},
    {"fork",
     [](scripting::Loaded& loaded, const BenchOptions& options, Console&) {
       const Game game = mid_game(loaded);
       for (std::uint64_t i = 0; i < options.times; ++i)
         const Game fork = game.fork();
       return options.times;
     }},
    {"fork_and_answer",
     [](scripting::Loaded& loaded, const BenchOptions& options, Console&) {
       const Game game = mid_game(loaded);
       const std::uint64_t all = game.decision().options.size();
       for (std::uint64_t i = 0; i < options.times * all; ++i) {
         Game fork = game.fork();
         answer_or_stop(fork, static_cast<int>(i % all), bench_seed);
       }
       return options.times * all;
     }},
    {"lua_call", run_callbacks<scripting::Callback::lua_call>},
    {"empty_callback", run_callbacks<scripting::Callback::empty>},
    {"callback_with_three_calls", run_callbacks<scripting::Callback::three_calls>},
};

std::vector<std::string> names_of_parts() {
  std::vector<std::string> names;
  for (const Part& part : parts)
    names.emplace_back(part.name);
  return names;
}

Exit run_part(const BenchOptions& options, Console& console) {
  const auto part =
      std::find_if(std::begin(parts), std::end(parts), [&](const Part& p) { return p.name == options.part; });
  const auto loaded = load(options.sets, console);
  const std::uint64_t units = part->run(*loaded, options, console);
  if (options.json)
    write_json(console, {{"schema", 1}, {"command", "bench"}, {"part", options.part}, {"units", units}});
  else
    console.print("{} {}\n", options.part, units);
  return Exit::ok;
}

Exit bench(const BenchOptions& options, Console& console) {
  if (!options.part.empty())
    return run_part(options, console);
  const Figures figures = measure(options.sets, console);
  if (options.json) {
    write_json(console, figures_json(figures));
  } else {
    print_figures(console, figures);
  }
  return Exit::ok;
}

}  // namespace

void add_bench(Program& program) {
  CLI::App& app = program.add("bench", "Measure a fixed workload on one thread",
                              "  soulstack bench\n"
                              "  soulstack bench --json\n");
  auto o = std::make_shared<BenchOptions>();
  add_set_and_rules_options(app, o->sets);
  auto* const part = app.add_option("--part", o->part,
                                    "Do only this part of the workload, to count its instructions from outside, and "
                                    "print how many units of it were done")
                         ->check(CLI::IsMember(names_of_parts()));
  app.add_option("--times", o->times, "How often (default: 1); of `decision`: whole games")
      ->needs(part)
      ->check(CLI::Range(1, 1'000'000));
  app.add_flag("--json", o->json, "Print the results as one JSON object");
  when_chosen(program, app, o, bench);
}

}  // namespace soulstack::tools
