// `soulstack fuzz`: planted bugs are found, minimised, and reported once; the base game has none.
#include <doctest/doctest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/table/workload.h"
#include "tests/support/planted.h"
#include "tests/support/sanitized.h"
#include "tools/commands/run_program.h"
#include "tools/fuzzing/fuzz_written.h"
#include "tools/fuzzing/shrink.h"
#include "tools/records/scenario_text.h"
#include "tools/support/interrupt.h"
#include "tools/support/stop.h"
#include "tools/support/subprocess.h"

namespace soulstack::testing::fuzz_test {

using namespace tools;

namespace {

// The commands find the base set from the project's folder.
[[maybe_unused]] const bool in_project = [] {
  fs::current_path(SOULSTACK_TEST_ROOT);
  return true;
}();

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

int occurrences(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size())
    ++n;
  return n;
}

// The only finding of that many games with the planted file: its scenario fails, and passes with the repaired file.
struct Planted {
  std::string name, bug, repair;
  std::string says;  // the message of the finding
  int lines = 4;     // of `play`, at most
  std::uint64_t games = 300;
};

int lines_of_play(const std::string& text) {
  const std::size_t from = text.find("t:may_end_anywhere()\n");
  return from == std::string::npos ? 0 : occurrences(text.substr(from, text.find("  end,", from) - from), "\n    t");
}

std::string found_with(const Planted& planted) {
  PlantedSet set;
  set.add(planted.name, planted.bug);
  const std::vector<std::string> folders{set.folder().string()};
  const FuzzPlan plan = plan_with(folders, planted.games);
  const FuzzResult result = fuzzed(plan);
  REQUIRE_MESSAGE(result.findings.size() == 1, result.findings.back().fault().cause);
  CHECK(result.games == planted.games);
  CHECK_MESSAGE(contains(result.findings[0].fault().what, planted.says), result.findings[0].fault().what);
  const WrittenScenario scenario = scenario_of_finding(plan, result.findings[0], folders);
  CAPTURE(scenario.text);
  const auto fails = scenario.run();
  CHECK(!fails.passed);
  CHECK_MESSAGE(contains(fails.message, planted.says), fails.message);
  CHECK(fails.cause == result.findings[0].fault().cause);
  CHECK(lines_of_play(scenario.text) <= planted.lines);
  set.add(planted.name, planted.repair);
  const auto passes = scenario.run();
  CHECK_MESSAGE(passes.passed, passes.message);
  return scenario.text;
}

}  // namespace

TEST_CASE("fuzz: a script that fails under a rare condition is found, and the scenario shrinks to that condition") {
  const std::string text = found_with(
      {"treasure/lever.lua",
       item("Lever", "if you.coins > 5 and you.loot < 2 then gain_coins(you, all(a_player)[9].coins) end"),
       item("Lever", "if you.coins > 5 and you.loot < 2 then gain_coins(you, 1) end"), "lever.lua:6:", 4, 40});
  CHECK_MESSAGE(contains(text, ":activate \"lever\""), text);
  CHECK(contains(text, "coins = "));
  CHECK_MESSAGE(occurrences(text, "\"brick\"") + occurrences(text, "\"cent\"") + occurrences(text, "\"slug\"") <= 3,
                text);
  CHECK(contains(text, "lever.lua:6: "));
}

TEST_CASE("fuzz: a condition that fails is found as well") {
  const std::string text =
      found_with({"treasure/scale.lua",
                  "return treasure {\n  name = \"Scale\", copies = 9,\n  always { of = you, attack = function(you)\n"
                  "      local by_coins = { 0, 1, 1, 0 }\n      return by_coins[you.coins + 1] + 1\n    end, text = "
                  "\"Strong.\" },\n}\n",
                  "return treasure {\n  name = \"Scale\", copies = 9,\n  always { of = you, attack = function(you)\n"
                  "      local by_coins = { 0, 1, 1, 0 }\n      return by_coins[you.coins + 1] or 1\n    end, text = "
                  "\"Strong.\" },\n}\n",
                  "scale.lua:5:", 3, 10});
  CHECK(occurrences(text, "\"scale\"") == 1);
}

TEST_CASE("fuzz: a loop that continues by forced choices is found, unless loops are allowed") {
  PlantedSet set;
  set.add("treasure/picky.lua", R"(return treasure {
  name = "Picky", copies = 9,
  when { event = coins_gained, of = you, text = "Choose a player. Lose 1¢.",
    effect = function(you) choose(you, a_player) lose_coins(you, 1) end },
  when { event = coins_lost, of = you, text = "Deactivate this.", effect = function(this) deactivate(this) end },
  when { event = deactivated, of = this, text = "Recharge this.", effect = function(this) recharge(this) end },
  when { event = recharged, of = this, text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
}
)");
  FuzzPlan plan = plan_with({set.folder().string()}, sanitized ? 40 : 120);
  const FuzzResult reported = fuzzed(plan);
  CHECK(std::any_of(reported.findings.begin(), reported.findings.end(), [](const FoundFault& found) {
    return found.fault().what == "a loop that continues by forced choices: Picky";
  }));
  plan.allow_loops = true;
  CHECK(fuzzed(plan).findings.empty());
}

TEST_CASE("fuzz: the work of an allowed loop is not reported") {
  PlantedSet set;
  for (const std::string name : {"slug", "toad"})
    set.add("monster/" + name + ".lua",
            "return monster { name = \"" + name + "\", hp = 0, evasion = 3, attack = 1, copies = 9 }");
  for (const std::string name : {"one", "two"})
    set.add("character/" + name + ".lua", "return character { name = \"" + name + R"(", hp = 2, attack = 1,
  when { event = monster_died, text = "Add up.",
    effect = function() local n = 0 for i = 1, 200 do n = n + i end end },
}
)");
  FuzzPlan plan = plan_with({set.folder().string()}, 12);
  const FuzzResult reported = fuzzed(plan);
  const auto is_about = [](std::string_view words) {
    return [words](const FoundFault& found) { return found.fault().what.find(words) != std::string::npos; };
  };
  CHECK(std::ranges::any_of(reported.findings, is_about(did_too_much)));
  CHECK(std::ranges::any_of(reported.findings, is_about("a loop")));
  plan.allow_loops = true;
  const FuzzResult allowed = fuzzed(plan);
  for (const FoundFault& found : allowed.findings)
    FAIL_CHECK(found.fault().what);
}

TEST_CASE("fuzz: a loop that the set knows is not reported, and others are") {
  PlantedSet set;
  set.add("treasure/echo.lua", R"(return treasure {
  name = "Echo", copies = 9,
  when { event = coins_gained, of = you, text = "Echo.",
    effect = function(you) lose_coins(you, 1) gain_coins(you, 1) end },
}
)");
  const auto findings_if_it_knows = [&](const std::string& loops) {
    set.add("set.lua",
            "return set { id = \"planted\", title = \"A test\", version = \"1\", api = 1, loops = { " + loops + " } }");
    return fuzzed(plan_with({set.folder().string()}, sanitized ? 40 : 120)).findings.size();
  };
  CHECK(findings_if_it_knows("\"other\", \"nobody + echo\"") == 1);
  CHECK(findings_if_it_knows("\"echo\"") == 0);
}

TEST_CASE("fuzz: an endless loop is found, with its cards") {
  const std::string bug =
      "return treasure {\n  name = \"Echo\", copies = 1,\n  when { event = coins_gained, of = you, text = \"Echo.\",\n"
      "    effect = function(you) lose_coins(you, 1) gain_coins(you, 1) end },\n}\n";
  const std::string repair =
      "return treasure {\n  name = \"Echo\", copies = 1,\n  when { event = coins_gained, of = you, text = \"Echo.\",\n"
      "    effect = function(you) lose_coins(you, 1) end },\n}\n";
  const std::string text = found_with({"treasure/echo.lua", bug, repair, "a loop", 5, 120});
  CHECK(occurrences(text, "\"echo\"") <= 2);
}

TEST_CASE("fuzz: a broken invariant is found, and the scenario shrinks to its cause") {
  PlantedSet set;
  set.add("rules/poor.lua",
          "return rules { name = \"poor\", extends = \"extended\", title = \"Poor\", "
          "numbers = { coin_pool = 100 } }");
  const std::vector<std::string> folders{set.folder().string()};
  const std::unique_ptr<Loaded> loaded = load_sets(folders, "poor");
  const int pool = loaded->content().rules[Number::coin_pool];
  DrawnGame drawn = draw_game(loaded->content(), 3, 3);
  drawn.situation.seats[1].coins = pool + 9;
  drawn.situation.dealt = true;
  drawn.situation.phase = Phase::action;
  const std::vector<Noticed> noticed = FuzzGame(*loaded, drawn).play();
  REQUIRE(noticed.size() == 1);
  CHECK(noticed[0].fault.kind == scripting::FaultKind::disorder);
  CHECK(contains(noticed[0].fault.cause, "players have N\u00a2 in total; only N\u00a2 exist (rule 2.2)"));
  Effort effort;
  std::string why_not;
  const auto found = scenario_of(noticed[0], drawn, *loaded, {"found.lua", folders, folders}, {}, effort, why_not);
  REQUIRE(found);
  CHECK(contains(found->text, "coins = " + std::to_string(pool + 9)));
  CHECK_MESSAGE(occurrences(found->text, "\n") <= 9, found->text);
  scripting::LibraryCache libraries(folders);
  const auto result = scripting::run_scenario_text("found.lua", found->text, libraries).front();
  CHECK_MESSAGE(contains(result.message, "out of order: players have"), result.message);
}

TEST_CASE("fuzz: failures with the same cause are one finding with the number of games, others are separate") {
  PlantedSet set;
  set.add("treasure/lever.lua", item("Lever", "gain_coins(you, all(a_player)[9].coins)"));
  set.add("treasure/crank.lua", item("Crank", "gain_coins(you, all(a_player)[9].coins)"));
  const FuzzPlan plan = plan_with({set.folder().string()}, 30);
  const FuzzResult result = fuzzed(plan);
  REQUIRE(result.findings.size() == 2);
  CHECK(result.findings[0].times > 3);
  CHECK(result.findings[0].first <= result.findings[1].first);
  CHECK(result.findings[0].first <= result.findings[0].soonest.front().game);
  CHECK(result.findings[0].fault().card != result.findings[1].fault().card);
}

TEST_CASE("fuzz: failures at the same line are one finding, whichever abilities and names are involved") {
  PlantedSet set;
  set.add(
      "treasure/lever.lua",
      "local function fail(what)\n  error(\"no rule for \" .. what.name)\nend\nreturn treasure {\n  name = \"Lever\", "
      "copies = 9,\n  tap { text = \"a\", target = a_monster, effect = function(you, target) fail(target) end },\n"
      "  when { event = coins_gained, text = \"b\", effect = function(you, this) fail(this) end },\n}\n");
  const FuzzResult result = fuzzed(plan_with({set.folder().string()}, 12));
  REQUIRE(result.findings.size() == 1);
  CHECK(result.findings[0].fault().cause == "planted lever.lua:2: no rule for a card");
}

// A game with that number, in which a loop of these cards occurred after that many answers.
Sighting loop_of(const std::vector<std::string>& cards, std::uint64_t game, std::size_t answers = 1) {
  const scripting::Fault fault{scripting::FaultKind::stopped, "a loop", scripting::cause_of_loop(cards), ""};
  return {game, {fault, AnswerList(answers)}};
}

TEST_CASE("fuzz: each loop is reported once, with loops that share a card counted as one") {
  Findings findings;
  for (const Sighting& sighting : {loop_of({"bee", "owl"}, 9), loop_of({"elk", "owl"}, 3), loop_of({"bat"}, 8),
                                   loop_of({"bee", "owl"}, 7), loop_of({"ant", "bat", "elk"}, 4)})
    findings.add(sighting);
  const std::vector<FoundFault> found = findings.take();
  REQUIRE(found.size() == 2);
  CHECK(found[0].fault().cause == scripting::cause_of_loop({"owl"}));
  CHECK(found[0].times == 3);
  CHECK(found[0].first == 3);
  CHECK(found[1].fault().cause == scripting::cause_of_loop({"bat"}));
  CHECK(found[1].first == 4);
  CHECK(scripting::is_of_cause(scripting::cause_of_loop({"ant", "bat"}), found[1].fault().cause));
  CHECK(!scripting::is_of_cause(scripting::cause_of_loop({"ant"}), found[1].fault().cause));
}

TEST_CASE("fuzz: for each cause the games with the fewest answers are kept, in whatever order they are reported") {
  Findings findings;
  for (std::uint64_t game : {5U, 2U, 9U, 4U, 3U, 8U, 1U, 7U, 6U})
    findings.add(loop_of({"bat"}, game, game < 4 ? 20 : 10));
  const std::vector<FoundFault> found = findings.take();
  REQUIRE(found.size() == 1);
  std::vector<std::uint64_t> games;
  for (const Sighting& sighting : found[0].soonest)
    games.push_back(sighting.game);
  CHECK(games == std::vector<std::uint64_t>{4, 5, 6, 7, 8, 9});
}

// The scenario of one finding, without writing files.
tools::Written written_of(const FuzzPlan& plan, FuzzResult result) {
  std::istringstream in;
  std::ostringstream out;
  Console console{in, out, out};
  ProgressLine line(console);
  REQUIRE(result.findings.size() == 1);
  const auto repeat = [](std::uint64_t game) { return "play " + std::to_string(game); };
  return written_all(plan, result, {"", repeat}, line).front();
}

struct LeverThatFails : PlantedSet {
  FuzzPlan plan;
  FuzzResult result;
  LeverThatFails() {
    add("treasure/lever.lua", item("Lever", "gain_coins(you, all(a_player)[9].coins)"));
    plan = plan_with({folder().string()}, 4);
    result = fuzzed(plan);
  }
};

TEST_CASE("fuzz: if the shortest game can't be written as a scenario, the next one is") {
  LeverThatFails lever;
  std::vector<Sighting>& soonest = lever.result.findings.at(0).soonest;
  soonest.insert(soonest.begin(), soonest.front());
  soonest[0].noticed.answers.clear();  // nothing fails before the first decision
  soonest[0].game = 77;
  const tools::Written w = written_of(lever.plan, lever.result);
  REQUIRE(w.scenario);
  CHECK(w.game == soonest[1].game);
  CHECK(w.repeat == "play " + std::to_string(w.game));
  CHECK(!w.cut_short);
}

TEST_CASE("fuzz: a finding without a scenario says why it has none") {
  LeverThatFails lever;
  std::vector<Sighting>& soonest = lever.result.findings.at(0).soonest;
  soonest.resize(1);
  soonest[0].noticed.answers.clear();  // nothing fails before the first decision
  const tools::Written w = written_of(lever.plan, lever.result);
  CHECK(!w.scenario);
  CHECK(w.why_no_scenario == "the same table and the same actions don't lead to it: it passes");
}

TEST_CASE("fuzz: minimising has the same time limit as playing, and a message says if time ran out") {
  LeverThatFails lever;
  lever.plan.seconds = 1e-9;
  const tools::Written w = written_of(lever.plan, lever.result);
  CHECK(!w.scenario);
  CHECK(w.cut_short);
}

TEST_CASE("fuzz: a folder with a space is quoted in the printed commands") {
  LeverThatFails lever;
  const TemporarySet beside;  // only for its folder
  const std::string folder = (beside.folder() / "my set").string();
  fs::copy(lever.folder(), folder, fs::copy_options::recursive);
  const Sighting& soonest = lever.result.findings.at(0).soonest.front();
  const NumberedGame game = game_of(lever.plan, soonest.game);
  Effort effort;
  std::string why_not;
  const auto found =
      scenario_of(soonest.noticed, game.drawn, *game.loaded, {"found.lua", {folder}, {}}, {}, effort, why_not);
  REQUIRE(found);
  CHECK_MESSAGE(contains(found->text, "-- Run with --set '" + folder + "'\n"), found->text);
  std::istringstream in;
  std::ostringstream out;
  Console console{in, out, out};
  CHECK(run_program({"fuzz", folder, "--games", "4", "--players", "2"}, console) == 1);
  CHECK_MESSAGE(contains(out.str(), "soulstack fuzz '" + folder + "' --players 2 --seed 1 --first "), out.str());
}

TEST_CASE("fuzz: findings do not depend on the number of processes") {
  PlantedSet set;
  set.add("treasure/lever.lua", item("Lever", "if you.coins > 4 then gain_coins(you, all(a_player)[9].coins) end"));
  FuzzPlan plan = plan_with({set.folder().string()}, 12);
  const FuzzResult two = fuzzed(plan);
  plan.jobs = 1;
  const FuzzResult one = fuzzed(plan);
  REQUIRE(one.findings.size() == 1);
  REQUIRE(two.findings.size() == 1);
  CHECK(one.decisions == two.decisions);
  CHECK(one.findings[0].soonest.front().game == two.findings[0].soonest.front().game);
  CHECK(one.findings[0].times == two.findings[0].times);
  const std::vector<std::string> folders{set.folder().string()};
  CHECK(scenario_of_finding(plan, one.findings[0], folders).text ==
        scenario_of_finding(plan, two.findings[0], folders).text);
}

TEST_CASE("fuzz: the command writes a scenario that fails in `test` until the card is repaired") {
  TemporarySet set("spoilt");
  fs::remove_all(set.folder() / "rules");
  set.add("treasure/lever.lua", item("Lever", "if you.coins > 5 then gain_coins(you, all(a_player)[9].coins) end"));
  const TemporarySet beside;  // only for its folder
  const std::string folder = set.folder().string(), out = (beside.folder() / "found").string();
  std::istringstream in;
  std::ostringstream said, err;
  Console console{in, said, err};
  const auto run = [&](const std::vector<std::string>& arguments) {
    said.str("");
    return run_program(arguments, console);
  };
  CHECK(run({"fuzz", "cards/base", folder, "--games", "60", "--rules", "extended", "--out", out}) == 1);
  CHECK(err.str() == "");
  CHECK_MESSAGE(contains(said.str(), "1 finding\n"), said.str());
  const std::string file = out + "/lever_6.lua";
  REQUIRE_MESSAGE(fs::exists(file), said.str());
  CHECK_MESSAGE(contains(text_of(file), "set = \"../../soulstack_"), text_of(file));
  CHECK(run({"test", file}) == 1);
  CHECK_MESSAGE(contains(said.str(), "lever.lua:6:"), said.str());
  set.add("treasure/lever.lua", item("Lever", "if you.coins > 5 then gain_coins(you, 1) end"));
  CHECK(run({"test", file}) == 0);
}

// A set in which one item fails, and a folder for the findings.
struct FailingSet {
  TemporarySet set{"spoilt"};
  TemporarySet beside;  // only for its folder
  std::string out = (beside.folder() / "found").string();
  std::string said, err;

  FailingSet() {
    fs::remove_all(set.folder() / "rules");
    set.add("treasure/lever.lua", item("Lever", "gain_coins(you, all(a_player)[9].coins)"));
  }
  int fuzz() {
    std::istringstream in;
    std::ostringstream to, notes;
    Console console{in, to, notes};
    const int code = run_program({"fuzz", "cards/base", set.folder().string(), "--games", "8", "--players", "2",
                                  "--rules", "extended", "--out", out},
                                 console);
    said = to.str();
    err = notes.str();
    return code;
  }
};

// Interrupts when the first scenario is reported.
class InterruptingBuffer : public std::stringbuf {
 protected:
  int sync() override { return contains(str(), "minimising finding") ? ::raise(SIGINT) : 0; }
};

TEST_CASE("fuzz: if interrupted while minimising, it says so and prints what it has found") {
  FailingSet failing;
  std::istringstream in;
  std::ostringstream said;
  InterruptingBuffer heard;
  std::ostream err(&heard);
  Console console{in, said, err};
  console.err_is_terminal = true;  // progress is reported after a second
  const std::string folder = failing.set.folder().string();
  CHECK(run_program({"fuzz", "cards/base", folder, "--minutes", "0.0175"}, console) == 130);
  CHECK_MESSAGE(contains(heard.str(), "Interrupted while findings were being minimised, after "), heard.str());
  CHECK_MESSAGE(contains(said.str(), "There was no time to write a scenario"), said.str());
  CHECK(contains(said.str(), "   soulstack fuzz cards/base " + folder + " --seed 1 --first "));
}

TEST_CASE("fuzz: a finding gets a new file name if the name is taken") {
  FailingSet failing;
  fs::create_directories(failing.out);
  std::ofstream(failing.out + "/lever_6.lua") << "mine";
  fs::create_symlink("elsewhere", failing.out + "/lever_6_2.lua");
  ::mkfifo((failing.out + "/lever_6_3.lua").c_str(), 0600);
  CHECK(failing.fuzz() == 1);
  CHECK_MESSAGE(contains(failing.said, "/found/lever_6_4.lua\n"), failing.said);
  CHECK(text_of(failing.out + "/lever_6.lua") == "mine");
  CHECK(!fs::exists(failing.out + "/elsewhere"));
  CHECK(contains(text_of(failing.out + "/lever_6_4.lua"), "scenario \""));
}

TEST_CASE("fuzz: a scenario that can't be written is printed, with the rest of the report") {
  FailingSet failing;
  rlimit size{};
  ::getrlimit(RLIMIT_FSIZE, &size);
  const rlimit none{0, size.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &none);  // as on a full disk
  const int code = failing.fuzz();
  ::setrlimit(RLIMIT_FSIZE, &size);
  std::signal(SIGXFSZ, SIG_DFL);
  CHECK(code == 1);
  CHECK_MESSAGE(contains(failing.err, "lever_6.lua` cannot be written: File too large"), failing.err);
  CHECK_MESSAGE(contains(failing.said, "1 finding\n"), failing.said);
  CHECK(contains(failing.said, "scenario \""));
  CHECK(fs::is_empty(failing.out));
}

TEST_CASE("fuzz: a folder that can't be created is refused before the first game") {
  FailingSet failing;
  fs::create_symlink(failing.out, failing.out);  // leads to itself
  CHECK(failing.fuzz() == 2);
  CHECK_MESSAGE(contains(failing.err, "Cannot create folder `"), failing.err);
  CHECK(failing.said == "");
  fs::remove(failing.out);
}

TEST_CASE("fuzz: a crash is a finding that names its game, and the other games are played") {
  // No known input crashes the engine; killing a worker from outside looks the same to the main process.
  FuzzPlan plan = plan_with({base_set().string()}, 40);
  plan.allow_loops = true;
  bool struck = false;
  const FuzzResult result = play_many(plan, [&](std::uint64_t, std::size_t, double) {
    std::ifstream children("/proc/self/task/" + std::to_string(::getpid()) + "/children");
    int child = 0;
    if (!struck && children >> child) {
      ::kill(child, SIGSEGV);
      struck = true;
    }
    return true;
  });
  CHECK(result.games == 40);
  REQUIRE(result.findings.size() <= 1);
  if (result.findings.size() == 1)  // the worker was killed in a game, not between two games
    CHECK(contains(result.findings[0].fault().what, "signal 11"));
}

TEST_CASE("fuzz: if the main process is killed, the workers end too") {
  FuzzPlan plan = plan_with({base_set().string()}, 5000);
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t first = ::fork();
  if (first == 0) {
    play_many(plan, [&](std::uint64_t, std::size_t, double) { return ::write(ends[1], "!", 1) == 1; });
    ::_exit(0);
  }
  ::close(ends[1]);
  char plays = 0;
  CHECK(::read(ends[0], &plays, 1) == 1);
  ::kill(first, SIGKILL);
  ::waitpid(first, nullptr, 0);
  pollfd rest{ends[0], 0, 0};  // closed when no process has it open any more
  CHECK(::poll(&rest, 1, 2000) == 1);
  CHECK((rest.revents & POLLHUP) != 0);
  ::close(ends[0]);
}

// `timeout` and terminals send the signal to all processes of the group.
TEST_CASE("fuzz: a request to terminate is not a finding") {
  FuzzPlan plan = plan_with({base_set().string()}, 5000);
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t first = ::fork();
  if (first == 0) {
    ::setpgid(0, 0);
    const InterruptWatch watch;
    const FuzzResult result = play_many(plan, [&](std::uint64_t games, std::size_t, double) {
      return games == 0 || (::write(ends[1], "!", 1) == 1 && !interrupted());
    });
    ::_exit(result.findings.empty() && !result.whole ? 0 : 1);
  }
  char plays = 0;
  CHECK(::read(ends[0], &plays, 1) == 1);
  ::kill(-first, SIGTERM);
  int status = 0;
  ::waitpid(first, &status, 0);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST_CASE("fuzz: if no process can be started, the message says what to do") {
  const FuzzPlan plan = plan_with({base_set().string()}, 1);
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  const rlimit none{0, files.rlim_max};
  ::setrlimit(RLIMIT_NOFILE, &none);
  std::string why;
  Exit code = Exit::ok;
  try {
    fuzzed(plan);
  } catch (const Stop& stop) {
    why = stop.why;
    code = stop.code;
  }
  ::setrlimit(RLIMIT_NOFILE, &files);
  CHECK(code == Exit::usage);
  CHECK_MESSAGE(contains(why, "Too many open files. End other processes, or raise the limit"), why);
}

TEST_CASE("a request to terminate, or a closed terminal, has the same effect as Ctrl-C") {
  std::signal(SIGHUP, SIG_DFL);  // under nohup, it is ignored from the start
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const InterruptWatch watch;
    CHECK(!interrupted());
    ::raise(signal);
    CHECK(interrupted());
  }
  std::signal(SIGHUP, SIG_IGN);
  {
    const InterruptWatch watch;
    ::raise(SIGHUP);
    CHECK(!interrupted());
  }
  const bool still_ignored = std::signal(SIGHUP, SIG_DFL) == SIG_IGN;
  CHECK(still_ignored);
}

TEST_CASE("fuzz: a question asked in a separate process is answered, even if that process crashes or hangs") {
  std::string trouble;
  CHECK(ask_in_child_process([] { return true; }, 20, trouble));
  CHECK(trouble == "");
  CHECK(!ask_in_child_process([] { return false; }, 20, trouble));
  CHECK(trouble == "");
  CHECK(!ask_in_child_process([] { return ::raise(SIGSEGV) == 0; }, 20, trouble));
  CHECK(trouble == ended_by(SIGSEGV));
  CHECK(!ask_in_child_process([] { return ::pause() == 0; }, 1, trouble));
  CHECK(trouble == did_not_end);
}

TEST_CASE("fuzz: a plan is written in the style of tests/rules, and read back as the same table") {
  const Content& content = base_game().content();
  ScenarioPlan plan;
  plan.name = "a \"quoted\" name";
  plan.comments = {"why"};
  plan.situation.seats.resize(2);
  plan.situation.seats[0] = {.coins = 3, .hand = {content.find_card("bomb")}, .items = {}, .curses = {}, .souls = {}};
  plan.situation.in(content.monster_slots).push_back({.card = content.find_card("fly"), .hp = 1, .covers = {}});
  plan.acts = {{.doing = Doing::play, .what = {"bomb", "fly"}}, {.doing = Doing::settle, .what = {}}};
  const std::string text = scenario_text(plan, content);
  CHECK(
      text ==
      "-- why\nscenario \"a \\\"quoted\\\" name\" {\n"
      "  players = { { name = \"P1\", coins = 3, hand = { \"bomb\" } }, { name = \"P2\" } },\n"
      "  monsters = { { \"fly\", hp = 1 } },\n"
      "  play = function(t)\n    t:may_end_anywhere()\n    t.P1:play(\"bomb\", \"fly\")\n    t:settle()\n  end,\n}\n");
  scripting::LibraryCache libraries({base_set().string()});
  const auto result = scripting::run_scenario_text("plan.lua", text, libraries).front();
  CHECK_MESSAGE(result.passed, result.message);
}

TEST_CASE("fuzz: shrinking drops all players, cards, marks, actions and dice that are not needed") {
  const Content& content = base_game().content();
  const CardDefId bomb = content.find_card("bomb"), fly = content.find_card("fly"),
                  penny = content.find_card("a_penny");
  ScenarioPlan plan;
  plan.situation.seats.resize(4);
  plan.situation.active = seat(2);
  for (LaidSeat& seat : plan.situation.seats)
    seat = {.coins = 9, .hand = {penny, bomb, penny}, .items = {}, .curses = {}, .souls = {fly}};
  plan.situation.dice = {1, 2, 3};
  plan.situation.in(content.monster_slots) = {{.card = fly, .hp = 1, .covers = {}}, {.card = fly, .covers = {}}};
  for (int p = 0; p < 4; ++p)
    plan.acts.push_back({.doing = Doing::play, .seat = p, .what = {"bomb", "fly"}});
  const ScenarioPlan small = shrunk(plan, [&](const ScenarioPlan& p) {
    return std::any_of(p.acts.begin(), p.acts.end(), [&](const Act& act) {
      const auto& hand = p.situation.seats[static_cast<std::size_t>(act.seat)].hand;
      return act.seat == index_of(p.situation.active) && std::find(hand.begin(), hand.end(), bomb) != hand.end();
    });
  });
  CHECK(scenario_text(small, content) ==
        "scenario \"\" {\n  players = { { name = \"P1\", hand = { \"bomb\" } } },\n"
        "  play = function(t)\n    t:may_end_anywhere()\n    t.P1:play(\"bomb\", \"fly\")\n  end,\n}\n");
}

TEST_CASE("fuzz: if players must have nothing left to do, shrinking drops cards together with their actions") {
  const CardDefId bomb = base_game().content().find_card("bomb");
  ScenarioPlan plan;
  plan.situation.seats.resize(2);
  plan.situation.seats[0].hand = {bomb};
  plan.acts = {{.doing = Doing::play, .seat = 0, .what = {"bomb"}},
               {.doing = Doing::activate, .seat = 1, .what = {"isaac"}},
               {.doing = Doing::activate, .seat = 0, .what = {"judas"}}};
  const auto acts_of = [](const ScenarioPlan& p, Doing doing, int seat) {
    return std::count_if(p.acts.begin(), p.acts.end(),
                         [&](const Act& act) { return act.doing == doing && act.seat == seat; });
  };
  const ScenarioPlan small = shrunk(plan, [&](const ScenarioPlan& p) {
    const std::vector<LaidSeat>& seats = p.situation.seats;
    return seats.size() == 2 && static_cast<std::size_t>(acts_of(p, Doing::play, 0)) == seats[0].hand.size() &&
           acts_of(p, Doing::activate, 0) == seats[0].character.charged &&
           acts_of(p, Doing::activate, 1) == seats[1].character.charged;
  });
  CHECK(small.acts.empty());
}

TEST_CASE("fuzz: shrinking names a die's value rather than the seed that produced it") {
  ScenarioPlan plan;
  plan.situation.seats.resize(1);
  plan.situation.seed = 9;
  const ScenarioPlan small = shrunk(plan, [](const ScenarioPlan& p) {
    return p.situation.dice.empty() ? p.situation.seed == 9 : p.situation.dice == std::vector<int>{4};
  });
  CHECK(small.situation.dice == std::vector<int>{4});
  CHECK(small.situation.seed == 1);
}

TEST_CASE("fuzz: a sample of games with the base set and the test sets has no findings") {
  FuzzPlan plan;
  for (const char* rules : {"extended", "classic", "coop", "two_player"})
    plan.rulesets.push_back(load_sets({base_set().string()}, rules));
  plan.games = sanitized ? 20 : 60;
  plan.jobs = 2;
  const FuzzResult result = fuzzed(plan);
  for (const FoundFault& finding : result.findings)
    FAIL_CHECK(finding.fault().what << " in game " << finding.soonest.front().game);
  CHECK(result.games == plan.games);
  CHECK(result.decisions > 170 * plan.games);
}

}  // namespace soulstack::testing::fuzz_test
