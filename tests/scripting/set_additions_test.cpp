// Events, stats and constants that sets declare (rules 6.12.1, 10.1.11, 6.11.4): what is shared, and what is refused.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "scripting/loader/library.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::set_additions_test {

using soulstack::scripting::Library;

namespace {

// Beside the base game.
struct Mod : SmallSet {
  Mod(const std::string& id, const std::string& fields) : SmallSet(id) {
    write("set.lua", "return set { id = \"" + id +
                         "\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", " +
                         "requires = { \"base\" }, " + fields + " }\n");
  }
};

struct Read {
  std::unique_ptr<Library> library;
  std::string findings;
};

Read read(const std::vector<fs::path>& sets, const std::string& rules = "extended") {
  scripting::LoadOptions options;
  options.sets = sets;
  options.sets.insert(options.sets.begin(), fs::path(SOULSTACK_TEST_ROOT) / "cards" / "base");
  options.rules = rules;
  std::vector<scripting::Finding> findings;
  Read result;
  result.library = Library::load(options, findings);
  for (const scripting::Finding& finding : findings)
    result.findings += fs::path(finding.file).filename().string() + ":" + std::to_string(finding.line) + " " +
                       std::string(finding.code.name()) + ": " + finding.message + "\n";
  return result;
}

std::string treasure(const std::string& text, const std::string& body) {
  return "return treasure { name = \"Case\", tap { text = " + text + ", effect = function(you) " + body + " end } }";
}

}  // namespace

TEST_CASE("events of sets: two sets that declare one alike share it (rule 6.12.1)") {
  const Mod one("one", "events = { bell_rung = { of = \"player\", text = \"Ding\" } }");
  const Mod two("two", "events = { bell_rung = { of = \"player\", text = \"Ding\" } }");
  const Read at = read({one.path(), two.path()});
  REQUIRE_MESSAGE(at.library, at.findings);
  REQUIRE(at.library->content().events.size() == 1);
  CHECK(at.library->content().events[0].sets == "one, two");
}

TEST_CASE("events of sets: declared otherwise, they are refused with both names (rule 6.12.1)") {
  const Mod one("one", "events = { bell_rung = { of = \"player\" } }");
  for (const std::string other : {"{}", "{ of = \"object\" }", "{ of = \"player\", text = \"Ding\" }"}) {
    const Mod two("two", "events = { bell_rung = " + other + " }");
    const Read at = read({one.path(), two.path()});
    CHECK_MESSAGE(has(at.findings, "conflict: the set `two` declares the event `bell_rung` otherwise than `one`"),
                  at.findings);
  }
}

TEST_CASE("events of sets: who emits one must say to what it happens, if it is declared so (rule 6.12.2)") {
  const Mod one("one", "events = { bell_rung = { of = \"player\" }, fog = {} }");
  one.write("treasure/case.lua", treasure("\"Ring.\"", "emit(bell_rung, you) emit(fog)"));
  one.write("treasure/ear.lua",
            "return treasure { name = \"Ear\", when { event = fog, of = you, text = \"A.\", effect = function(you) "
            "gain_coins(you, 1) end } }");
  const Read at = read({one.path()});
  CHECK_MESSAGE(has(at.findings, "`fog` happens to nothing in particular"), at.findings);
  one.write("treasure/ear.lua",
            "return treasure { name = \"Ear\", when { event = bell_rung, of = a_monster, text = \"A.\", effect = "
            "function(you) gain_coins(you, 1) end } }");
  const Read again = read({one.path()});
  CHECK_MESSAGE(has(again.findings, "`of` of `bell_rung` is a player, never `a_monster`"), again.findings);
}

TEST_CASE("stats of sets: two sets that declare one alike share it, otherwise they are refused (rule 10.1.11)") {
  const Mod one("one", "stats = { luck = { of = \"player\", start = 2 } }");
  const Mod two("two", "stats = { luck = { of = \"player\", start = 2 }, girth = { of = \"object\" } }");
  const Read at = read({one.path(), two.path()});
  REQUIRE_MESSAGE(at.library, at.findings);
  REQUIRE(at.library->content().stats.size() == 2);
  CHECK(at.library->content().stats[0].sets == "one, two");
  for (const std::string other : {"{ of = \"object\", start = 2 }", "{ of = \"player\" }"}) {
    const Mod three("three", "stats = { luck = " + other + " }");
    const Read refused = read({one.path(), three.path()});
    CHECK_MESSAGE(has(refused.findings, "conflict: the set `three` declares the stat `luck` otherwise than `one`"),
                  refused.findings);
  }
}

TEST_CASE("stats of sets: at most as many as there is room for, and no keyword has the name of one (rule 10.1.11)") {
  std::string all = "stats = {";
  for (std::size_t i = 0; i <= most_set_stats; ++i)
    all += " number_" + std::to_string(i) + " = { of = \"object\" },";
  const Mod one("one", all + " }");
  const Read at = read({one.path()});
  CHECK_MESSAGE(has(at.findings, "too_many: the sets have more than " + std::to_string(most_set_stats) + " stats"),
                at.findings);
  const Mod two("two", "stats = { swift = { of = \"object\" } }");
  two.write("keywords/swift.lua",
            "return keyword { name = \"Swift\", text = \"A.\", always { hp = 1, text = \"You have +1 HP.\" } }");
  const Read again = read({two.path()});
  CHECK_MESSAGE(has(again.findings, "word_clash: `swift` is already a stat of a set"), again.findings);
}

TEST_CASE("constants: other sets see them only if they require the set (rule 6.11.4)") {
  const Mod one("one", "constants = { sting = 2 }");
  const Mod two("two", "constants = {}");
  two.write("treasure/case.lua", treasure("\"Gain 2¢.\"", "gain_coins(you, sting)"));
  const Read at = read({one.path(), two.path()});
  CHECK_MESSAGE(has(at.findings, "unknown_word: there is no word `sting`"), at.findings);
}

TEST_CASE("constants: required sets that differ need a constant of the set itself (rule 6.11.4)") {
  const Mod one("one", "constants = { sting = 2, hurt = \"a\" }");
  const Mod two("two", "constants = { sting = 3, hurt = \"a\" }");
  SmallSet both("both");
  const auto write = [&](const std::string& fields) {
    both.write("set.lua",
               "return set { id = \"both\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, license = "
               "\"MIT\", requires = { \"base\", \"one\", \"two\" }, " +
                   fields + " }\n");
  };
  write("constants = {}");
  const Read at = read({one.path(), two.path(), both.path()});
  CHECK_MESSAGE(has(at.findings, "the required sets `one` and `two` have different constants `sting`"), at.findings);
  CHECK_MESSAGE(!has(at.findings, "`hurt`"), at.findings);
  write("constants = { sting = 4 }");
  const Read better = read({one.path(), two.path(), both.path()});
  CHECK_MESSAGE(better.library, better.findings);
}

TEST_CASE("constants: a word of the set can't have the name of a constant") {
  const Mod one("one", "constants = { sting = 2 }");
  one.write("words/sting.lua", "return word { text = \"A.\", run = function() return 1 end }");
  CHECK(has(read({one.path()}).findings, "`sting` is already a constant of a set"));
}

TEST_CASE("texts that are filled: what is missing or left over is reported") {
  const Mod one("one", "constants = { gain_text = \"Gain {n}¢.\" }");
  const auto told = [&](const std::string& text) {
    one.write("treasure/case.lua", treasure(text, "gain_coins(you, 2)"));
    return read({one.path()}).findings;
  };
  CHECK(told("fill(gain_text, { n = 2 })").empty());
  CHECK(has(told("fill(gain_text, {})"), "the text has a place {n}: give it a whole number or a text"));
  CHECK(has(told("fill(gain_text, { n = 1.5 })"), "the text has a place {n}"));
  CHECK(has(told("fill(gain_text, { n = 2, z = 1, m = 3 })"), "the text has no place {m}"));
  CHECK(has(told("fill(gain_text)"), "fill takes a text and a table of values"));
  CHECK(has(told("fill(gain_text, { 2, n = 2 })"), "the values have names"));
}

TEST_CASE("events of sets: `check` says who emits one for something else than its set declares (rule 6.12.1)") {
  const Mod one("one",
                "events = { bell_rung = { of = \"player\" }, fog = {}, rust = { of = \"object\" }, "
                "noise = { of = \"anything\" } }");
  const auto told = [&](const std::string& body) {
    one.write("treasure/case.lua",
              "return treasure { name = \"Case\", tap { text = \"Ring.\", effect = "
              "function(you, this) " +
                  body + " end } }");
    const Ran ran = run("check", one.path());
    return ran.out + ran.err;
  };
  CHECK(has(told("emit(fog, you)"), "the set declares `fog` without `of`"));
  CHECK(has(told("emit(bell_rung)"), "the set declares `bell_rung` with `of`"));
  CHECK(has(told("emit(bell_rung, this)"), "`bell_rung` happens to players"));
  CHECK(has(told("emit(rust, you)"), "`rust` happens to objects"));
  CHECK(has(told("emit(fog) emit(bell_rung, you) emit(rust, this) emit(noise, you) emit(noise, this)"), "0 errors"));
}

}  // namespace soulstack::testing::set_additions_test
