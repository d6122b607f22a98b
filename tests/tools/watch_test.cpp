// check --watch and test --watch, run in a process of their own while files are saved.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/on_terminal.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/support/subprocess.h"

namespace soulstack::testing::watch_test {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::chrono::seconds long_enough{60};

int code_of(pid_t child) {
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The program with output to a file.
class Watching {
 public:
  explicit Watching(const std::vector<std::string>& arguments) {
    fs::remove(output_);
    const pid_t parent = getpid();
    child_ = fork();
    if (child_ != 0)
      return;
    soulstack::tools::begin_child_process(parent);
    std::istringstream in;
    std::ofstream out(output_);
    soulstack::tools::Console console{in, out, out};
    _exit(soulstack::tools::run_program(arguments, console));
  }
  ~Watching() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  Watching(const Watching&) = delete;
  Watching& operator=(const Watching&) = delete;

  // The output of the next run, which ends with an empty line.
  std::string next() {
    const auto end = steady_clock::now() + long_enough;
    for (std::string all; steady_clock::now() < end; std::this_thread::sleep_for(milliseconds(5))) {
      all = text_of(output_).substr(read_);
      const std::size_t size = all.find("\n\n");
      if (size == std::string::npos)
        continue;
      read_ += size + 2;
      return all.substr(0, size);
    }
    return "there was no run";
  }
  int stop() {
    kill(child_, SIGINT);
    return code_of(child_);
  }

 private:
  fs::path output_ = own_folder.path() / "watch.output";
  pid_t child_ = 0;
  std::size_t read_ = 0;
};

constexpr const char* spark =
    "return loot { name = \"Spark\", copies = 1, play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) "
    "end } }\n";
constexpr const char* wrong_spark =
    "return loot { name = \"Spark\", copies = 1, play { text = \"Gain 2¢.\", effect = function(you) gain_coin(you, 2) "
    "end } }\n";
constexpr const char* broken = "return loot {\n  name = \n";

// A set with two cards and their scenarios.
class Mine {
 public:
  Mine() {
    set.write("loot/spark.lua", spark);
    set.write("loot/glow.lua",
              "return loot { name = \"Glow\", copies = 1, play { text = \"Gain 3¢.\", effect = "
              "function(you) gain_coins(you, 3) end } }\n");
    show("spark", 2);
    show("glow", 3);
  }
  void show(const std::string& id, int coins) const {
    set.write("scenarios/loot/" + id + ".lua",
              "scenario \"" + id + " gives coins\" { players = { { name = \"P1\", coins = 0, hand = { \"mine:" + id +
                  "\" } }, { name = \"P2\" } }, play = function(t) t.P1:play \"mine:" + id +
                  "\"  t:settle() end, expect = function(t) check(t.P1.coins == " + std::to_string(coins) +
                  ") end }\n");
  }
  SmallSet set{"mine"};
};

// ---- check --watch

TEST_CASE("check --watch: each save is checked, and findings are marked as new and fixed") {
  const Mine mine;
  Watching check({"check", "cards/base", mine.set.path(), "--watch"});
  CHECK(has(check.next(), "first run\n"));
  mine.set.write("loot/spark.lua", wrong_spark);
  const std::string wrong = check.next();
  INFO(wrong);
  CHECK(has(wrong, "saved: " + mine.set.path("loot/spark.lua") + "\n"));
  CHECK(has(wrong, "did you mean `gain_coins`?) [E010 unknown_word] (new)\n"));
  CHECK(has(wrong, "\n    1 | "));  // the line is shown, and the place marked
  CHECK(has(wrong, "1 error, 0 warnings; 1 known loop: base:placebo\n`soulstack explain E010` tells more\nfailed, "));
  CHECK(has(wrong, " ms after the save; checking the other rulesets\n"));
  CHECK(wrong.find("[E010 unknown_word]") == wrong.rfind("[E010 unknown_word]"));
  mine.set.write("loot/spark.lua", std::string("\n") + wrong_spark);
  const std::string moved = check.next();
  CHECK(has(moved, "[E010 unknown_word]\n"));  // still the same finding, one line lower
  mine.set.write("loot/spark.lua", spark);
  const std::string right = check.next();
  CHECK(has(right, "fixed: " + mine.set.path("loot/spark.lua:2")));
  CHECK(has(right, "0 errors, 0 warnings; 1 known loop: base:placebo\nok, "));
}

TEST_CASE("check --watch: a broken file is reported, and the program waits for the next save") {
  const Mine mine;
  Watching check({"check", "cards/base", mine.set.path(), "--watch"});
  check.next();
  mine.set.write("loot/glow.lua", broken);
  CHECK(has(check.next(), "glow.lua:3: error"));
  mine.set.write("set.lua", "return set {");
  CHECK(has(check.next(), "set.lua:1:"));
  CHECK(check.stop() == 130);
}

TEST_CASE("check --watch: a card of a new folder is checked") {
  const Mine mine;
  Watching check({"check", "cards/base", mine.set.path(), "--watch"});
  check.next();
  mine.set.write("treasure/lamp.lua", "return treasure { name = \"Lamp\", always { attak = 1 } }\n");
  CHECK(has(check.next(), "treasure/lamp.lua:1:"));
}

TEST_CASE("check --watch: the findings are those of a run without --watch") {
  Watching check({"check", "cards/base", "tests/sets/probe", "--watch"});
  const std::string watched = check.next();
  const Ran once = run("check", "cards/base", "tests/sets/probe");
  CHECK(has(once.err, "0 errors"));
  CHECK(has(watched, once.out + once.err));
}

TEST_CASE("check --watch: a set that does not exist is refused at once") {
  const Ran ran = run("check", "cards/bsae", "--watch");
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "There is no card set `cards/bsae`"));
}

TEST_CASE("--watch is refused with JSON, coverage and mutants") {
  CHECK(run("check", "cards/base", "--watch", "--format", "json").code == 2);
  for (const char* other : {"--json", "--coverage", "--mutate"})
    CHECK(run("test", "cards/base", "--watch", other).code == 2);
}

// ---- test --watch

TEST_CASE("test --watch: a changed card runs its scenarios, and says how many files that were") {
  const Mine mine;
  Watching test({"test", mine.set.path(), "--watch"});
  CHECK(has(test.next(), "first run\n2 passed, 0 failed\nok, "));
  mine.set.write("loot/spark.lua",
                 "return loot { name = \"Spark\", copies = 1, play { text = \"Gain 4¢.\", effect = "
                 "function(you) gain_coins(you, 4) end } }\n");
  const std::string failed = test.next();
  CHECK(has(failed, "FAILED spark gives coins"));
  CHECK(has(failed, "0 passed, 1 failed\nRan 1 of 2 files with scenarios\nfailed, "));
}

TEST_CASE("test --watch: a changed scenario file is run, with those that have failed before") {
  const Mine mine;
  Watching test({"test", mine.set.path(), "--watch"});
  test.next();
  mine.show("glow", 4);
  CHECK(has(test.next(), "0 passed, 1 failed\nRan 1 of 2"));
  mine.show("spark", 2);
  CHECK(has(test.next(), "FAILED glow gives coins"));
  mine.show("glow", 3);
  CHECK(has(test.next(), "1 passed, 0 failed\nRan 1 of 2"));
}

TEST_CASE("test --watch: a new scenario file is run") {
  const Mine mine;
  Watching test({"test", mine.set.path(), "--watch"});
  test.next();
  mine.set.write("scenarios/more.lua",
                 "scenario \"nothing happens\" { players = { { name = \"P1\", coins = 1 }, { name "
                 "= \"P2\" } }, play = function(t) end, expect = function(t) check(t.P1.coins "
                 "== 1) end }\n");
  CHECK(has(test.next(), "1 passed, 0 failed\nRan 1 of 3"));
}

TEST_CASE("test --watch: a changed set.lua or ruleset runs everything") {
  const Mine mine;
  Watching test({"test", mine.set.path(), "--watch"});
  test.next();
  mine.set.write("set.lua", text_of(mine.set.path("set.lua")));
  CHECK(has(test.next(), "set.lua\n2 passed, 0 failed\nok"));
}

TEST_CASE("test --watch: a broken card is reported, and the program waits for the next save") {
  const Mine mine;
  Watching test({"test", mine.set.path(), "--watch"});
  test.next();
  mine.set.write("loot/spark.lua", broken);
  const std::string failed = test.next();
  CHECK(has(failed, "mine:spark has errors and is set aside"));
  CHECK(has(failed, "spark.lua:3"));
  mine.set.write("loot/spark.lua", spark);
  CHECK(has(test.next(), "1 passed, 0 failed\nRan 1 of 2"));
  CHECK(test.stop() == 130);
}

TEST_CASE("test --watch: a card of a set that a scenario names is watched, too") {
  const Mine mine;
  const SmallSet outside("outside");
  outside.write("coins.lua",
                "scenario \"Glow from elsewhere\" { set = \"../mine\", players = { { name = \"P1\", coins "
                "= 0, hand = { \"mine:glow\" } }, { name = \"P2\" } }, play = function(t) t.P1:play "
                "\"mine:glow\"  t:settle() end, expect = function(t) check(t.P1.coins == 3) end }\n");
  fs::remove(outside.path("set.lua"));
  Watching test({"test", outside.path(), "--watch"});
  CHECK(has(test.next(), "1 passed, 0 failed"));
  mine.set.write("loot/glow.lua", broken);
  CHECK(has(test.next(), "glow.lua:3"));
}

// ---- On a terminal

TEST_CASE("test --watch on a terminal: Enter runs everything on a cleared screen, q quits with the last result") {
  const Mine mine;
  OnTerminal test({"test", mine.set.path(), "--watch"});
  CHECK(!has(test.until("2 passed, 0 failed"), "\x1b[2J"));
  test.until(" ms");
  mine.show("glow", 4);
  const std::string failed = test.until("Ran 1 of 2");
  CHECK(has(failed, "\x1b[H\x1b[2J"));
  test.type("\n");
  CHECK(has(test.until("1 passed, 1 failed"), "everything"));
  test.type("q\n");
  CHECK(test.code() == 1);
}

}  // namespace

}  // namespace soulstack::testing::watch_test
