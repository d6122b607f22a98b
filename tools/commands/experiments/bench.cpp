// soulstack bench: measures a fixed workload on one thread.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>

#include "engine/game/game.h"
#include "scripting/binding/callback_cost.h"
#include "tools/commands/authoring/set_findings.h"
#include "tools/commands/program.h"
#include "tools/commands/run_program.h"
#include "tools/display/json_view.h"
#include "tools/players/bots.h"
#include "tools/players/match.h"
#include "tools/players/position_value.h"
#include "tools/simulate/growth.h"
#include "tools/simulate/simulation.h"
#include "tools/support/allocations.h"
#include "tools/support/file_watch.h"
#include "tools/support/progress.h"
#include "tools/support/random.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"
#include "tools/support/temporary_file.h"

namespace soulstack::tools {

namespace {

using Clock = std::chrono::steady_clock;

// The workload. A different one gives a different state hash.
constexpr int bench_players = 4;
constexpr std::uint64_t bench_seed = 1;
constexpr std::uint64_t bench_games = 200;
constexpr std::uint64_t warm_up_games = 20;
constexpr int bench_rounds = 5;

struct BenchOptions {
  SetChoice sets;
  std::string part;  // only this one, `times` times; empty: measure everything
  std::uint64_t times = 1;
  GrowthCase grown;  // of the part `grown`
  bool growth = false;
  bool json = false;
};

// Processor time of the rounds of a measurement; other programs on the machine hardly change it.
struct Measured {
  double seconds = 0;  // the median of the rounds, of one unit of the work
  double spread = 0;   // half of the difference between the slowest and the fastest round, as a part of the median

  double each(double scale) const { return seconds * scale; }
  double per_second(double n = 1) const { return seconds > 0 ? n / seconds : 0; }
};

struct Figures {
  std::uint64_t games = 0;
  Measured game, lookahead_game, lua_call, protected_call, callback, callback3, fork, fork_and_answer, setup, load;
  double decisions_a_game = 0, priority_stops_a_game = 0, script_calls_a_game = 0;
  double state_bytes = 0, allocations_per_decision = 0;
  std::optional<double> first_reload_ms, check_reload_ms, test_reload_ms;  // no value: files can't be watched here
  std::uint64_t state_hash = 0;
};

double seconds(Clock::duration d) { return std::chrono::duration<double>(d).count(); }

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Each call of `work` does `units` of it.
template <class Work>
Measured measure_rounds(double units, Work work) {
  std::vector<double> rounds;
  for (int i = 0; i < bench_rounds; ++i) {
    const double start = processor_seconds();
    work();
    rounds.push_back((processor_seconds() - start) / units);
  }
  const auto [least, most] = std::minmax_element(rounds.begin(), rounds.end());
  const double middle = median(rounds);
  return {.seconds = middle, .spread = middle > 0 ? (*most - *least) / 2 / middle : 0};
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
  Counts counts;
  std::vector<GameResult> games;
};

Round play_round(const scripting::Loaded& loaded, const SimulationPlan& plan, std::uint64_t games) {
  Round round;
  Troubles troubles;
  round.games.reserve(games);
  for (std::uint64_t g = 0; g < games; ++g)
    round.games.push_back(play_game(loaded, plan, g, round.counts, troubles));
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

void measure_games(Figures& f, const scripting::Loaded& loaded, const SimulationPlan& plan) {
  play_round(loaded, plan, warm_up_games);
  Round last;
  f.games = plan.games;
  f.game = measure_rounds(static_cast<double>(plan.games), [&] { last = play_round(loaded, plan, plan.games); });
  const auto a_game = [&](std::uint64_t n) { return static_cast<double>(n) / static_cast<double>(plan.games); };
  f.decisions_a_game = a_game(last.counts.decisions);
  f.priority_stops_a_game = a_game(last.counts.priority_stops);
  f.script_calls_a_game = a_game(last.counts.script_calls);
  f.state_hash = combined_hash(last.games);
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

// A decision in the middle of a game, with several options.
Game mid_game(const scripting::Loaded& loaded) {
  constexpr std::uint64_t middle = 400;
  Game game(loaded.content(), loaded.scripts(), new_game(0));
  const std::vector<std::unique_ptr<Bot>> bots = make_bots({"random"}, bench_players, seed_of_game(bench_seed, 0));
  for (std::uint64_t at = 0; !game.over() && (at < middle || game.decision().options.size() < 4); ++at)
    answer_or_stop(game, choose(game, bots), seed_of_game(bench_seed, 0));
  return game;
}

void fork_repeatedly(const Game& game, std::uint64_t times) {
  for (std::uint64_t i = 0; i < times; ++i)
    const Game fork = game.fork();
}

// Each option in turn.
void fork_and_answer(const Game& game, std::uint64_t times) {
  for (std::uint64_t i = 0; i < times; ++i) {
    Game fork = game.fork();
    answer_or_stop(fork, static_cast<int>(i % game.decision().options.size()), bench_seed);
  }
}

constexpr std::uint64_t forks_a_round = 20'000;

void measure_forks(Figures& f, const scripting::Loaded& loaded) {
  const Game game = mid_game(loaded);
  f.fork = measure_rounds(forks_a_round, [&] { fork_repeatedly(game, forks_a_round); });
  f.fork_and_answer = measure_rounds(forks_a_round, [&] { fork_and_answer(game, forks_a_round); });
}

// The best answer by the position right after it. In the action phase with an empty stack a pass changes nothing.
int look_one_step_ahead(const Game& game) {
  const Decision& d = game.decision();
  int best = 0;
  double most = -1e9;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const bool is_pass = d.options[i].kind == OptionKind::pass;
    if (is_pass && d.prompt == Prompt::action && d.options.size() > 1)
      continue;
    Game next = game.fork();
    answer_or_stop(next, static_cast<int>(i), bench_seed);
    const double value = value_of_position(next.table(), d.who) + (is_pass ? position_weights.passing : 0);
    if (value > most) {
      most = value;
      best = static_cast<int>(i);
    }
  }
  return best;
}

constexpr std::uint64_t lookahead_games = 4;
constexpr std::uint32_t longest_lookahead = 5'000;  // decisions; in a game that goes nowhere

void measure_lookahead(Figures& f, const scripting::Loaded& loaded) {
  f.lookahead_game = measure_rounds(lookahead_games, [&] {
    for (std::uint64_t g = 0; g < lookahead_games; ++g) {
      Game game(loaded.content(), loaded.scripts(), new_game(g));
      while (!game.over() && game.state().decisions < longest_lookahead)
        answer_or_stop(game, look_one_step_ahead(game), bench_seed);
    }
  });
}

// ---- Setup

constexpr std::uint64_t setups = 2000;

void set_up(const scripting::Loaded& loaded, std::uint64_t games) {
  for (std::uint64_t g = 0; g < games; ++g)
    const Game game(loaded.content(), loaded.scripts(), new_game(g));
}

std::unique_ptr<scripting::Loaded> measure_load(Figures& f, const SetChoice& sets, Console& console) {
  std::unique_ptr<scripting::Loaded> loaded;
  f.load = measure_rounds(1, [&] { loaded = load(sets, console); });
  return loaded;
}

// ---- Calls of scripts

constexpr std::uint64_t calls_a_round = 100'000;

Measured measure_calls(scripting::Loaded& loaded, scripting::Callback which) {
  return measure_rounds(calls_a_round,
                        [&] { scripting::call_repeatedly(loaded.library(), loaded.host(), which, calls_a_round); });
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
  void write(const std::string& name, const std::string& text) const { (void)write_temporary(folder_ / name, text); }

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
  progress.show("whole games");
  measure_games(f, *loaded, workload(sets));
  progress.show("states and forks");
  measure_states(f, *loaded);
  measure_allocations(f, *loaded);
  measure_forks(f, *loaded);
  progress.show("games of bots that look one step ahead");
  measure_lookahead(f, *loaded);
  progress.show("new games");
  f.setup = measure_rounds(setups, [&] { set_up(*loaded, setups); });
  progress.show("reloading");
  measure_reload(f, sets);
  progress.show("calls of scripts");
  f.lua_call = measure_calls(*loaded, scripting::Callback::lua_call);
  f.protected_call = measure_calls(*loaded, scripting::Callback::protected_call);
  f.callback = measure_calls(*loaded, scripting::Callback::empty);
  f.callback3 = measure_calls(*loaded, scripting::Callback::three_calls);
  return f;
}

// ---- The report

Json figures_json(const Figures& f) {
  Json j{{"schema", 1},
         {"command", "bench"},
         {"seed", bench_seed},
         {"players", bench_players},
         {"games", f.games},
         {"games_per_second", f.game.per_second()},
         {"games_spread", f.game.spread},
         {"decisions_per_second", f.game.per_second(f.decisions_a_game)},
         {"priority_stops_per_second", f.game.per_second(f.priority_stops_a_game)},
         {"script_calls_per_second", f.game.per_second(f.script_calls_a_game)},
         {"lookahead_games_per_second", f.lookahead_game.per_second()},
         {"lua_floor_ns", f.lua_call.each(1e9)},
         {"protected_call_ns", f.protected_call.each(1e9)},
         {"callback_ns", f.callback.each(1e9)},
         {"callback3_ns", f.callback3.each(1e9)},
         {"fork_ns", f.fork.each(1e9)},
         {"fork_and_answer_ns", f.fork_and_answer.each(1e9)},
         {"setup_us", f.setup.each(1e6)},
         {"state_bytes", f.state_bytes},
         {"allocations_per_decision", f.allocations_per_decision},
         {"load_ms", f.load.each(1e3)},
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

void print_rate(Console& c, std::string_view what, double n, double spread) {
  c.print("  {:<20} {:>12} per second of processor time, ±{:.0f} %\n", what, grouped(static_cast<std::uint64_t>(n)),
          spread * 100);
}

// With the ratios to the bare calls of Lua in the same run, which hardly depend on the machine.
void print_time(Console& c, const Figures& f, std::string_view what, const Measured& m) {
  const double ns = m.each(1e9);
  const bool is_long = ns >= 10'000;
  c.print("  {:<20} {:>12.1f} {}, ±{:.0f} %; {:.1f} bare calls, {:.1f} protected ones\n", what, is_long ? ns / 1e3 : ns,
          is_long ? "µs" : "ns", m.spread * 100, m.seconds * f.lua_call.per_second(),
          m.seconds * f.protected_call.per_second());
}

void print_figures(Console& c, const Figures& f) {
  c.print("{} games of {} players with random answers, one thread, seed {}; processor time, medians of {} rounds\n\n",
          f.games, bench_players, bench_seed, bench_rounds);
  print_rate(c, "whole games", f.game.per_second(), f.game.spread);
  print_rate(c, "decisions asked", f.game.per_second(f.decisions_a_game), f.game.spread);
  print_rate(c, "priority stops", f.game.per_second(f.priority_stops_a_game), f.game.spread);
  print_rate(c, "script calls", f.game.per_second(f.script_calls_a_game), f.game.spread);
  print_rate(c, "look-ahead games", f.lookahead_game.per_second(), f.lookahead_game.spread);
  print_time(c, f, "a bare Lua call", f.lua_call);
  print_time(c, f, "a protected call", f.protected_call);
  print_time(c, f, "an empty callback", f.callback);
  print_time(c, f, "with three calls", f.callback3);
  print_time(c, f, "a fork", f.fork);
  print_time(c, f, "a fork, one answer", f.fork_and_answer);
  print_time(c, f, "a new game", f.setup);
  c.print("  {:<20} {:>12} bytes\n", "a state", grouped(static_cast<std::uint64_t>(f.state_bytes)));
  if (counts_allocations())
    c.print("  {:<20} {:>12.3f} per decision\n", "allocations", f.allocations_per_decision);
  c.print("  {:<20} {:>12.1f} ms, ±{:.0f} %\n", "loading the cards", f.load.each(1e3), f.load.spread * 100);
  if (f.check_reload_ms)
    c.print(
        "  {:<20} {:>12.1f} ms from a save to the first findings of check, {:.1f} ms to those with all rulesets, "
        "{:.1f} "
        "ms to the result of test\n",
        "reload", *f.first_reload_ms, *f.check_reload_ms, *f.test_reload_ms);
  c.print("  {:<20} {:>12}\n", "state hash", hex(f.state_hash));
}

// ---- One part, to count its instructions from outside: see tools/count_instructions

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
       set_up(loaded, options.times);
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
       fork_repeatedly(mid_game(loaded), options.times);
       return options.times;
     }},
    {"fork_and_answer",
     [](scripting::Loaded& loaded, const BenchOptions& options, Console&) {
       const Game game = mid_game(loaded);
       const std::uint64_t all = options.times * game.decision().options.size();
       fork_and_answer(game, all);
       return all;
     }},
    {"grown",
     [](scripting::Loaded&, const BenchOptions& options, Console& console) {
       constexpr int games = 20;
       const GrowthGames prepared(options.sets, options.grown, games, console);
       std::uint64_t decisions = 0;
       for (std::uint64_t i = 0; i < options.times; ++i)
         decisions += prepared.play();
       return decisions;
     }},
    {"lua_call", run_callbacks<scripting::Callback::lua_call>},
    {"protected_call", run_callbacks<scripting::Callback::protected_call>},
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

Exit show_growth(const BenchOptions& options, Console& console) {
  const std::vector<GrowthRow> rows = measure_growth(options.sets, console);
  if (options.json) {
    Json list = Json::array();
    for (const GrowthRow& row : rows)
      list.push_back({{"what", row.what},
                      {"number", row.number},
                      {"decision_ns", row.nanoseconds},
                      {"ratio", row.ratio},
                      {"spread", row.spread}});
    write_json(console, {{"schema", 1}, {"command", "bench"}, {"growth", list}});
    return Exit::ok;
  }
  console.print("Processor time of a decision, random answers; ratios are medians of rounds that are played in turn\n");
  for (std::size_t k = 0; k < rows.size(); ++k) {
    const GrowthRow& row = rows[k];
    if (k == 0 || row.what != rows[k - 1].what)
      console.print("\n{}\n", row.what);
    console.print("  {:>8} {:>9.0f} ns   {:.2f} times, ±{:.2f}\n", grouped(static_cast<std::uint64_t>(row.number)),
                  row.nanoseconds, row.ratio, row.spread);
  }
  return Exit::ok;
}

Exit bench(const BenchOptions& options, Console& console) {
  if (!options.part.empty())
    return run_part(options, console);
  if (options.growth)
    return show_growth(options, console);
  const Figures figures = measure(options.sets, console);
  if (options.json) {
    write_json(console, figures_json(figures));
  } else {
    print_figures(console, figures);
  }
  return Exit::ok;
}

}  // namespace

void add_bench(Command& program) {
  Command& command = program.add("bench", "Measure a fixed workload on one thread",
                                 "  soulstack bench\n"
                                 "  soulstack bench --json\n"
                                 "  soulstack bench --growth     # with more players, cards, items and workers\n");
  auto o = std::make_shared<BenchOptions>();
  add_set_and_rules_options(command, o->sets);
  command.takes({
      {"--part PART",
       o->part,
       "Do only this part of the workload, to count its instructions from outside, and "
       "print how many units of it were done",
       {.one_of = names_of_parts()}},
      {"--times N",
       number(o->times, 1, 1'000'000),
       "How often (default: 1); of `decision`: whole games",
       {.needs = {"--part"}}},
      {"--growth",
       o->growth,
       "Measure how the cost of a decision grows with players, loaded cards, items in play and workers",
       {.not_with = {"--part"}}},
      {"--players N",
       number(o->grown.players, 1, max_players),
       "Of the part `grown`: the number of players",
       {.needs = {"--part"}}},
      {"--definitions N",
       number(o->grown.definitions, 0, 30'000),
       "Of the part `grown`: the number of loaded cards; those beside the cards of the sets are blank and not in "
       "the game",
       {.needs = {"--part"}}},
      {"--items N",
       number(o->grown.items, 0, 1'000),
       "Of the part `grown`: the number of items in play at the start",
       {.needs = {"--part"}}},
      {"--json", o->json, "Print the results as one JSON object"},
  });
  command.runs(o, bench);
}

}  // namespace soulstack::tools
