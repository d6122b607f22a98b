// soulstack check reads scenario files without playing them: setups, names, citations, words, and checks that cannot
// fail.
#include <algorithm>
#include <memory>
#include <regex>

#include "scripting/binding/loaded.h"
#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_lint.h"
#include "scripting/source/lua_sources.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::scenario_lint_test {

using scripting::LibraryCache;

namespace {

// A set with one card, whose scenarios are checked.
class Linted : public SmallSet {
 public:
  Linted() : SmallSet("linted") {
    write("loot/spark.lua",
          "return loot { name = \"Spark\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } "
          "}\n");
  }
  // The findings without the path and the column: "2: warning: ..."
  std::string of_file(const std::string& text) const {
    write("scenarios/loot/spark.lua", text);
    const Ran ran = run("check", path());
    const std::string file = path("scenarios/loot/spark.lua") + ":";
    std::string all;
    static const std::regex column("^([0-9]+):[0-9]+:");
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
      all += std::regex_replace(line.starts_with(file) ? line.substr(file.size()) : line, column, "$1:") + "\n";
    return all;
  }
  // A scenario of seven lines: its fields are on line 2, the body of `play` on line 4, that of `expect` on line 6.
  std::string of(const std::string& body, const std::string& check = "check(t.P1.coins == 2)",
                 const std::string& fields = "players = { { hand = { \"spark\" } }, {} },") const {
    return of_file("scenario \"it works\" {\n" + fields + "\nplay = function(t)\n" + body +
                   "\nend, expect = function(t)\n" + check + "\nend }\n");
  }
  std::string of_check(const std::string& check) const { return of("t.P1:play \"spark\" t:settle()", check); }
};

const Linted& linted() {
  static const Linted set;
  return set;
}
const std::string plays = "t.P1:play \"spark\" t:settle()";

}  // namespace

TEST_CASE("scenario checks: a right scenario has no findings") {
  CHECK(linted().of(plays) == "");
  CHECK(linted().of("local p = t.P1 p:play(\"spark\") t:settle()",
                    "check(t.P1.coins == 2 and t.P2.coins == 0, \"coins\")") == "");
  CHECK(linted().of("t:may_end_anywhere()", "") == "");
}

TEST_CASE("scenario checks: the setup is read, and its mistakes have a place") {
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)", "players = { { hand = { \"sprak\" } }, {} },"),
            "2: error: players[1].hand[1]: there is no card `sprak` (did you mean `spark`?)"));
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)", "players = { {},\n{ hnad = { \"spark\" } } },"),
            "3: error: players[2]: there is no field `hnad` (did you mean `hand`?)"));
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)", "\nplayer = 2,"), "3: error: there is no field `player`"));
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)", "players = 2,\ndice = { 21 },"),
            "3: error: dice[1]: a die shows 1 to 6"));
}

TEST_CASE("scenario checks: a file that is not Lua, or has no scenario, is an error") {
  CHECK(has(linted().of_file("scenario \"a\" {"), "error: "));
  CHECK(has(linted().of_file("-- nothing\n"), "there is no scenario in this file"));
}

TEST_CASE("scenario checks: citations exist in the rulebook") {
  CHECK(linted().of(plays, "check(t.P1.coins == 2)",
                    "cites = { \"4.2.3\" }, players = { { hand = { \"spark\" } }, {} },") == "");
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)",
                        "cites = { \"4.2.3\",\n\"4.2.99\" }, players = { { hand = { \"spark\" } }, {} },"),
            "3: error: the rulebook has no rule `4.2.99`"));
}

TEST_CASE("scenario checks: duplicate names") {
  const std::string one = "scenario \"same\" { expect = function(t) check(t.P1.coins == 0) end }\n";
  CHECK(has(linted().of_file(one + one), "2: warning: another scenario, on line 1, has this name"));
}

TEST_CASE("scenario checks: words of the table and of players") {
  CHECK(has(linted().of("t:setle()"), "4: error: the table has no `setle` (did you mean `settle`?)"));
  CHECK(has(linted().of("t.P1:paly \"spark\""), "4: error: a player has no `paly` (did you mean `play`?)"));
  CHECK(has(linted().of(plays, "check(t.P1.coin == 2)"), "6: error: a player has no `coin` (did you mean `coins`?)"));
  CHECK(has(linted().of(plays, "check(t.P3.coins == 2)"), "the table has no `P3`"));
  CHECK(has(linted().of("local p = t.P1\np:paly \"spark\""), "5: error: a player has no `paly`"));
  CHECK(has(linted().of("t.P1.pass()"), "`pass` is called with a colon: `:pass`, not `.pass`"));
  CHECK(has(linted().of(plays, "check(t.P1:coins() == 2)"), "`coins` is a value, not a call"));
  CHECK(linted().of("t.Ann:play \"spark\" t:settle()", "check(t.Ann.coins == 2)",
                    "players = { { name = \"Ann\", hand = { \"spark\" } }, {} },") == "");
}

TEST_CASE("scenario checks: words of Lua, and names that the file gives") {
  CHECK(has(linted().of(plays, "chek(t.P1.coins == 2)"), "6: error: there is no word `chek` (did you mean `check`?)"));
  CHECK(has(linted().of(plays, "check(t.P1.coins == one)"), "6: error: there is no word `one`"));
  CHECK(has(linted().of(plays, "check(t.P1.coins == math.mxa(1, 2))"), "`math` has no `mxa` (did you mean `max`?)"));
  CHECK(has(linted().of("os.exit(0) " + plays), "4: error: there is no word `os`"));
  CHECK(linted().of(plays, "check(t.P1.coins == math.max(1, 2))") == "");
  CHECK(linted().of_file(
            "local two, function_of = 2\nfunction play(t) " + plays +
            " end\nscenario \"it works\" { players = { { "
            "hand = { \"spark\" } }, {} }, play = play, expect = function(t) check(t.P1.coins == two) end }\n") == "");
}

TEST_CASE("scenario checks: names of cards, decks and events in calls") {
  CHECK(has(linted().of_check("check(t:discarded \"sprak\")"), "there is no card `sprak` (did you mean `spark`?)"));
  CHECK(has(linted().of_check("check(t:deck_size \"lot\" == 1)"), "there is no deck `lot` (did you mean `loot`?)"));
  CHECK(has(linted().of_check("check(t:events \"coins_gaind\" == 1)"), "there is no event `coins_gaind`"));
  CHECK(linted().of_check("check(t:discarded \"spark\" and t:events \"coins_gained\" == 1)") == "");
  CHECK(has(linted().of_check("check(t:discarded(nil))"), "`discarded` takes texts, not nil"));
}

TEST_CASE("scenario checks: checks that cannot fail") {
  for (const char* condition :
       {"true", "1", "\"yes\"", "t.P1", "t", "t.P1.coins", "t.P1.hand", "t:events \"coins_gained\"",
        "t.P1.coins == t.P1.coins", "t.P1.coins >= 0", "#t.P1.hand >= 0", "t.P1.coins == 2 or true",
        "t.P1.coins == 2 or 3", "t.P1.alive ~= nil", "t.P1.coins ~= \"2\"", "t.P1.coins == 2 and t.P1",
        "not not true or true"}) {
    const std::string out = linted().of_check(std::string("check(") + condition + ")");
    INFO(condition, " ", out);
    CHECK(has(out, "6:"));
    CHECK(has(out, "this check cannot fail"));
  }
  for (const char* condition :
       {"t.P1.coins == 2 or t.P1.coins == 3", "t.P1.alive", "t.P1.coins >= 1", "t.P1.coins == t.P2.coins + 2",
        "not t:in_play \"spark\"", "t:slot(1) ~= nil", "t.winner == nil", "#t.P1.hand == 0"}) {
    INFO(condition);
    CHECK(linted().of_check(std::string("check(") + condition + ")") == "");
  }
}

TEST_CASE("scenario checks: checks that always fail, and conditions that are always the same") {
  CHECK(has(linted().of_check("check(false)"), "this check always fails"));
  CHECK(has(linted().of_check("check(t.P1.coins == \"2\")"), "this is never true: a number never equals a text"));
  CHECK(has(linted().of_check("check(t.P1.coins < 0)"), "this is never true"));
  CHECK(has(linted().of_check("check(not t.P1.coins)"), "`not` of a number is always false"));
  CHECK(has(linted().of_check("check(t:settle())"), "`settle` is an action and has no result"));
  CHECK(has(linted().of_check("check(t.P1.hand == { \"spark\" })"), "two lists are never equal"));
  CHECK(has(linted().of_check("check()"), "this check has no condition"));
  CHECK(has(linted().of_check("check(t.P1.coins == 2, t.P2.coins == 0)"), "only the first argument is checked"));
  CHECK(has(linted().of_check("if t.P1.coins then check(t.P1.coins == 2) end"),
            "this condition is always true: a number"));
}

TEST_CASE("scenario checks: a scenario without a check, and `play` that does nothing") {
  CHECK(has(linted().of(plays, ""), "1: warning: this scenario checks nothing"));
  CHECK(has(linted().of_file("scenario \"a\" { players = 2 }\n"), "this scenario plays and checks nothing"));
  CHECK(has(linted().of("", "check(t.P1.coins == 0)"), "3: warning: `play` does nothing"));
  CHECK(linted().of_file("local function rich(t) check(t.P1.coins == 0) end\n"
                         "scenario \"a\" { expect = function(t) rich(t) end }\n") == "");
}

TEST_CASE("scenario checks: what is never reached") {
  CHECK(has(linted().of_check("do return end\ncheck(t.P1.coins == 2)"), "7: warning: this is never reached"));
  CHECK(has(linted().of_check("error(\"no\")\ncheck(t.P1.coins == 2)"), "7: warning: this is never reached"));
  CHECK(has(linted().of_check("if false then check(t.P1.coins == 2) end"), "this condition is always false"));
  CHECK(has(linted().of_check("local function f() check(t.P1.coins == 2) end"), "nothing calls the function `f`"));
}

TEST_CASE("scenario checks: a folder of scenarios can be checked by itself") {
  const Ran ran = run("check", "tests/rules/attack.lua");
  INFO(ran.out);
  CHECK(ran.code == 0);
  CHECK(ran.out == "");
  linted().write("scenarios/loot/spark.lua", "scenario \"a\" { expect = function(t) check(true) end }\n");
  const Ran alone = run("check", linted().path("scenarios").c_str());
  CHECK(has(alone.out, "this check cannot fail"));
}

TEST_CASE("scenario checks: unknown rulesets and sets are named at their field") {
  const std::string base = "check(t.P1.coins == 2)", hand = "players = { { hand = { \"spark\" } }, {} },\n";
  CHECK(has(linted().of(plays, base, hand + "rules = \"extendet\","),
            "3: error: rules: there is no ruleset `extendet` in these sets (did you mean `extended`?)"));
  CHECK(has(linted().of(plays, base, hand + "set = \"../../../linteb\","),
            "3: error: set: there is no set in the folder `../../../linteb`"));
}

TEST_CASE("scenario checks: names of cards, players, modes and actions exist") {
  CHECK(has(linted().of("t.P1:play \"sprak\"  t:settle()"),
            "4: error: there is no card `sprak` (did you mean `spark`?) [E085"));
  CHECK(
      has(linted().of("t.P1:play(\"spark\", \"bmob\")  t:settle()"), "there is no card `bmob` (did you mean `bomb`?)"));
  CHECK(has(linted().of("t.P1:play(\"spark\", \"Lose 77 souls and dance.\")  t:settle()"),
            "4: error: no card, player or text of a card has the words `Lose 77 souls and dance.`"));
  CHECK(
      has(linted().of("t.P1:buy \"brekfast\"  t:settle()"), "there is no card `brekfast` (did you mean `breakfast`?)"));
  CHECK(has(linted().of_check("check(t:hp \"flie\" == 1)"), "6: error: there is no card `flie`"));
  CHECK(has(linted().of_check("check(not t:can(\"P1\", \"dance a jig\"))"), "6: error: there is no action `dance`"));
  CHECK(has(linted().of_check("check(not t:can(\"P1\", \"play bobm\"))"),
            "there is no card `bobm` (did you mean `bomb`?)"));
  CHECK(has(linted().of_check("check(not t:can(\"P3\", \"attack\"))"), "there is no player `P3` (did you mean `P1`?)"));
  CHECK(has(
      linted().of_check("check(t:why_not(\"P2\", \"atack\") == \"4.3.2\")"),
      "there is no action `atack`; known are attack, buy, end, play, activate and choose (did you mean `attack`?)"));
  CHECK(has(linted().of_check("check(t:slots \"shpo\" == 2)"),
            "these rules have no slots `shpo` (did you mean `shop`?)"));
  CHECK(has(linted().of_check("check(not t:on_stack \"sprak\")"), "there is no card `sprak`"));
  CHECK(has(linted().of_check("check(not t.P2:sees \"sprak\")"), "there is no card `sprak`"));
}

TEST_CASE("scenario checks: names that may be right are accepted") {
  for (const char* right :
       {"t:can(\"P1\", \"choose P2\")", "t:can(\"P1\", \"end the turn\")", "t:can(\"P1\", \"monster deck\")",
        "t:can(\"P1\", \"3 counters\")", "t.P2:sees \"loot\"", "t.P2:sees \"spark\"", "t:can(\"P1\", \"Gain 2¢.\")",
        "t:can(\"P1\", \"attack roll 4\")", "t:can(\"P1\", \"offer ¢ to P2\")"})
    CHECK_MESSAGE(linted().of_check("check(t.P1.coins == 2) check(not " + std::string(right) + ")") == "", right);
}

TEST_CASE("scenario checks: plays that must fail") {
  const std::string two = "players = { { hand = { \"spark\", \"spark\" } }, {} },";
  const std::string twice = "t.P1:play \"spark\" t:settle()\nt.P1:play \"spark\" t:settle()";
  CHECK(has(linted().of(twice, "check(t.P1.coins == 4)", two),
            "5: error: P1 may play no more loot cards in this turn: write `loot_plays = 2` for this player"));
  CHECK(linted().of(twice, "check(t.P1.coins == 4)",
                    "players = { { loot_plays = 2, hand = { \"spark\", \"spark\" } }, {} },") == "");
  CHECK(has(linted().of("t.P2:play \"spark\" t:settle()", "check(t.P2.coins == 2)",
                        "players = { {}, { hand = { \"spark\" } } },"),
            "4: error: P2 may not play a loot card in this turn: write `loot_plays = 1`"));
  CHECK(has(linted().of("t.P1:play \"bomb\" t:settle()"), "4: error: `bomb` is not in the hand of P1 here"));
  CHECK(linted()
            .of("t.P1:activate \"lucky_foot\" t:settle() t.P1:play \"bomb\" t:settle()", "check(t.P1.coins == 2)",
                "players = { { items = { \"lucky_foot\" } }, {} },")
            .find("hand of P1") == std::string::npos);
}

TEST_CASE("scenario checks: a stack that nothing resolves, and dice that nothing rolls") {
  CHECK(has(linted().of("t.P1:play \"spark\""),
            "4: error: nothing resolves the stack after this, so a decision is open at the end: add t:settle()"));
  CHECK(linted().of("t.P1:play \"spark\"", "t:settle() check(t.P1.coins == 2)") == "");
  CHECK(has(linted().of(plays, "check(t.P1.coins == 2)", "players = { { hand = { \"spark\" } }, {} },\ndice = { 4 },"),
            "3: error: nothing in this scenario rolls a die"));
  CHECK(linted().of("t.P1:play \"pills_cents\" t:settle()", "check(t.P1.coins == 4)",
                    "players = { { hand = { \"pills_cents\" } }, {} },\ndice = { 3 },") == "");
}

namespace {

std::string findings_with(LibraryCache& libraries, const std::string& file) {
  std::vector<scripting::Finding> findings;
  scripting::check_scenarios({file}, libraries, {}, findings);
  std::string all;
  for (const scripting::Finding& finding : findings)
    all += to_string(finding) + "\n";
  return all;
}

}  // namespace

TEST_CASE("scenario checks: what others have loaded gives the same findings as loading it again") {
  const Linted set;
  set.write("scenarios/loot/spark.lua", R"(
scenario "a" { players = { { hand = { "sprak" } }, {} }, play = function(t) t:settle() end }
scenario "b" { play = function(t) t.P1:play "spark"  t:settle() end, expect = function(t) check(t:hp "flyy" == 1) end }
scenario "c" { rules = "classic", expect = function(t) check(t.P1:has "plain_tresure")  check(t:top "lot" == nil) end }
scenario "d" { rules = "clasic", expect = function(t) check(t.turn == 1) end }
)");
  const std::string file = set.path("scenarios/loot/spark.lua"), base = SOULSTACK_TEST_ROOT "/cards/base";
  const auto sources = std::make_shared<scripting::Sources>();
  std::vector<scripting::Finding> ignored;
  const std::shared_ptr<const scripting::Loaded> loaded =
      scripting::Loaded::load({base, set.path()}, "extended", ignored, scripting::BrokenCards::set_aside, {}, sources);
  REQUIRE(loaded);
  LibraryCache loads({base}), borrows({base});
  borrows.read_from(sources);
  borrows.borrow(set.path(), loaded);
  const std::string findings = findings_with(loads, file);
  CHECK(std::count(findings.begin(), findings.end(), '\n') >= 5);
  CHECK(findings_with(borrows, file) == findings);
  CHECK(borrows.get(set.path(), "extended").library == &loaded->library());
  CHECK(borrows.get(set.path(), "classic").library != &loaded->library());
  LibraryCache others({});  // would load the set alone
  others.read_from(sources);
  others.borrow(set.path(), loaded);
  CHECK(others.get(set.path(), "extended").library != &loaded->library());
}

}  // namespace soulstack::testing::scenario_lint_test
