// Scenarios: what makes one fail, the messages, and the limits of scenario files.
#include "scripting/scenario/scenario.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "engine/model/content.h"

namespace soulstack::testing::scenario_test {
namespace {

using namespace scripting;
namespace fs = std::filesystem;

const std::string root = SOULSTACK_TEST_ROOT;

// A scenario file that exists as long as this object.
class ScenarioFile {
 public:
  explicit ScenarioFile(const std::string& text) {
    static int count = 0;
    path_ =
        fs::temp_directory_path() / ("soulstack_" + std::to_string(getpid()) + "_" + std::to_string(++count) + ".lua");
    std::ofstream(path_) << text;
  }
  ~ScenarioFile() { fs::remove(path_); }
  ScenarioFile(const ScenarioFile&) = delete;
  ScenarioFile& operator=(const ScenarioFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

std::vector<ScenarioResult> run(LibraryCache& libraries, const std::string& text, const std::string& filter = "") {
  const ScenarioFile file(text);
  return run_scenario_file(file.path(), libraries, filter);
}

std::vector<ScenarioResult> run(const std::string& text, const std::string& filter = "") {
  static LibraryCache libraries({root + "/cards/base"});
  return run(libraries, text, filter);
}

ScenarioResult run_one(const std::string& text) {
  const std::vector<ScenarioResult> results = run(text);
  REQUIRE(results.size() == 1);
  return results.front();
}

// The message of the only scenario in the text; empty if it passed.
std::string why(const std::string& text) {
  const ScenarioResult result = run_one(text);
  CHECK(result.passed == result.message.empty());
  return result.message;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

#define CHECK_SAYS(text, part)                                \
  do {                                                        \
    const std::string said = why(text);                       \
    CHECK_MESSAGE(has(said, part), "the message is: ", said); \
  } while (false)

}  // namespace

TEST_CASE("a passing scenario reports its name, ruleset and citations") {
  const ScenarioResult r = run_one(R"(
scenario "a penny" {
  cites = { "8.4", "20.3.1" },
  players = { { name = "Ann", hand = { "a_penny" } }, { name = "Bob" } },
  play = function(t) t.Ann:play "a_penny"  t:settle() end,
  expect = function(t) check(t.Ann.coins == 1)  check(t.P1.coins == 1)  check(t.active == "Ann") end,
})");
  CHECK_MESSAGE(r.passed, r.message);
  CHECK(r.name == "a penny");
  CHECK(r.rules == "extended");
  CHECK(r.cites == std::vector<std::string>{"8.4", "20.3.1"});
}

TEST_CASE("a scenario fails at the first priority at which the table is out of order") {
  LibraryCache few_coins({root + "/cards/base"});
  few_coins.alter([](soulstack::Content& content) {
    content.rules.numbers[static_cast<std::size_t>(soulstack::Number::coin_pool)] = 2;
  });
  const ScenarioResult r = run(few_coins, R"(
scenario "x" {
  players = { { name = "P1", coins = 3, hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_penny"
    t:settle()
  end,
})")
                               .front();
  CHECK(!r.passed);
  CHECK(r.line == 2);
  CHECK_MESSAGE(has(r.message, "out of order: players have 3¢ in total; only 2¢ exist (rule 2.2)"), r.message);
}

TEST_CASE("a failed check is shown with its line, the stack and the open decision") {
  const ScenarioResult r = run_one(R"(
scenario "x" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "a_penny"
    check(t.P1.loot == 0)  check(t.P1.coins == 1)
  end,
})");
  CHECK(!r.passed);
  CHECK(r.line == 6);
  CHECK_MESSAGE(has(r.message, "check(t.P1.coins == 1)\n  t.P1.coins is 0\n  stack: A Penny!\n  P1 is asked:"),
                r.message);
  CHECK(!has(r.message, "loot == 0"));
}

TEST_CASE("a decision that is open at the end is a failure") {
  CHECK_SAYS(R"(
scenario "x" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) t.P1:play "a_penny" end,
})",
             "a decision is open at the end");
}

TEST_CASE("an unused die is a failure, and so is a roll without a given die") {
  CHECK_SAYS("scenario 'x' { dice = { 4 } }", "0 of 1 dice in `dice` were rolled");
  CHECK_SAYS(R"(
scenario "x" {
  players = { { name = "P1", hand = { "pills_cents" } }, { name = "P2" } },
  play = function(t) t.P1:play "pills_cents"  t:settle() end,
})",
             "a die was rolled, but the scenario has no number for it: give each roll in `dice = { ... }`; an attack");
}

TEST_CASE("an impossible action is a failure that lists the options") {
  CHECK_SAYS(R"(
scenario "x" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) t.P1:play "a_dime" end,
})",
             "P1 can't play `a_dime`\n  stack: empty\n  P1 is asked: Your turn\n  options: pass; play A Penny!;");
  CHECK_SAYS("scenario 'x' { play = function(t) t.P2:end_turn() end }", "P2 can't end the turn");
}

TEST_CASE("asking whether a player can do something that does not exist is a failure, with the nearest word") {
  CHECK_SAYS(R"(
scenario "x" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2" } },
  play = function(t) check(t:can("P1", "play a_penny"))  check(not t:can("P1", "play a_dime"))
    check(not t:can("P1", "play a_peny")) end,
})",
             "there is no card `a_peny` (did you mean `a_penny`?)");
  CHECK_SAYS("scenario 'x' { play = function(t) check(not t:can('P1', 'atack')) end }",
             "there is no action and no card `atack` (did you mean `attack`?)");
  CHECK_SAYS("scenario 'x' { play = function(t) check(not t:can('P1', 'dance a jig')) end }",
             "there is no action `dance`; the actions are pass, play,");
  CHECK_SAYS("scenario 'x' { play = function(t) check(not t:can('P1', 'play bobm')) end }",
             "there is no card `bobm` (did you mean `bomb`?)");
}

TEST_CASE("an action is an option of its kind, whatever the cards are called") {
  CHECK(why(R"(
scenario "x" {
  players = { { name = "P1", items = { "pay_to_play" }, coins = 10 }, { name = "P2", items = { "breakfast" } } },
  play = function(t)
    check(t:can("P1", "activate pay_to_play"))  check(t:can("P1", "pay to play"))
    check(not t:can("P1", "play"))  check(not t:can("P1", "play pay_to_play"))
  end,
})") == "");
}

TEST_CASE("what is on the stack is named by its card, its text or its label") {
  CHECK(why(R"(
scenario "x" {
  players = { { name = "P1", hand = { "bomb", "bomb" }, items = { "pay_to_play" }, coins = 10 },
              { name = "P2", items = { "breakfast" } } },
  play = function(t)
    t.P1:activate("pay_to_play", "breakfast")  t.P1:play("bomb", "P2")
    check(t:on_stack "bomb")  check(t:on_stack "Bomb!#1")  check(not t:on_stack "bomb#2")
    check(t:on_stack "Pay to Play")  check(t:on_stack "steal a non-eternal item from another player")
    check(not t:on_stack "breakfast")
    t:resolve()
    check(t:on_stack "1 damage to P2")  check(not t:on_stack "bomb")
    t:settle()
  end,
})") == "");
  CHECK_SAYS("scenario 'x' { play = function(t) check(not t:on_stack 'bobm') end }",
             "there is no card `bobm` (did you mean `bomb`?)");
}

TEST_CASE("an option of a question is named alone or after `choose`") {
  const std::string bomb = R"(
scenario "x" {
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  play = function(t)
    t.P1:play "bomb"
    check(t:can("P1", "P2"))  check(t:can("P1", "choose P2"))  check(not t:can("P2", "choose P2"))
    check(not t:can("P1", "choose fly"))
    t.P1:choose "P2"  t:settle()
  end,
})";
  CHECK(why(bomb) == "");
}

TEST_CASE("a failed action names cards that do not exist, and the nearest one") {
  CHECK_SAYS("scenario 'x' { players = { { coins = 10 }, {} }, play = function(t) t.P1:buy 'brekfast' end }",
             "P1 can't buy `brekfast`: there is no card `brekfast` (did you mean `breakfast`?)");
}

TEST_CASE("acting when something else would happen first is a failure") {
  CHECK_SAYS(R"(
scenario "x" {
  players = { { name = "P1", hand = { "a_penny" } }, { name = "P2", character = "cain", charged = false } },
  play = function(t)
    t.P1:play "a_penny"
    t.P2:pass()
  end,
})",
             "P2 can't act before that happens");
}

TEST_CASE("mistakes in the table of a scenario are named, with the nearest word") {
  CHECK_SAYS("scenario 'x' { monster = { 'fly' } }", "there is no field `monster` (did you mean `monsters`?)");
  CHECK_SAYS("scenario 'x' { players = { { hnad = {} } } }",
             "players[1]: there is no field `hnad` (did you mean `hand`?)");
  CHECK_SAYS("scenario 'x' { players = { { hand = { 'bmob' } } } }",
             "players[1].hand[1]: there is no card `bmob` (did you mean `bomb`?)");
  CHECK_SAYS("scenario 'x' { deck = { lot = {} } }", "there is no deck `lot` (did you mean `loot`?)");
  CHECK_SAYS("scenario 'x' { dice = { 'four' } }", "dice[1]: this must be a whole number");
  CHECK_SAYS("scenario 'x' { dice = { 6, 21 } }", "dice[2]: a die shows 1 to 6");
  CHECK_SAYS("scenario 'x' { dice = { 0 } }", "dice[1]: a die shows 1 to 6");
  CHECK_SAYS("scenario 'x' { rules = 'extnded' }",
             "rules: there is no ruleset `extnded` in these sets (did you mean `extended`?)");
  CHECK_SAYS("scenario 'x' { set = 'nowhere' }", "set: there is no set in the folder `nowhere`");
}

TEST_CASE("mistakes in the functions of a scenario are named with their line") {
  const ScenarioResult r = run_one("scenario 'x' {\n  expect = function(t)\n    check(t.P1.coin == 0)\n  end,\n}");
  CHECK(r.line == 3);
  CHECK_MESSAGE(has(r.message, "a player has no `coin` (did you mean `coins`?)"), r.message);
  CHECK_SAYS("scenario 'x' { expect = function(t) t:setle() end }",
             "the table has no `setle` (did you mean `settle`?)");
  CHECK_SAYS("scenario 'x' { expect = function(t) check(t:hp 'flie') end }", "`flie` is not in play");
  CHECK_SAYS("scenario 'x' { expect = function(t) check(nothing.at.all) end }", "nothing");
}

TEST_CASE("if two cards have the same name, the scenario has to say which one") {
  CHECK_SAYS("scenario 'x' { monsters = { 'fly', 'fly' }, expect = function(t) check(t:hp 'fly' == 1) end }",
             "2 cards in play are called `fly`: write `fly#1` for the first");
  CHECK(why("scenario 'x' { monsters = { 'fly', { 'fly', hp = 1 } }, expect = function(t) check(t:hp 'fly#1' == 1) end "
            "}") == "");
}

TEST_CASE("a file that is not Lua, or has no scenario, is one failure") {
  const ScenarioResult r = run_one("scenario 'x' {\n  players = }\n");
  CHECK(!r.passed);
  CHECK(r.line == 2);
  CHECK_SAYS("local x = 1", "there is no scenario in this file");
}

TEST_CASE("a scenario can't reach anything outside the game") {
  for (const char* word : {"io", "os", "debug", "require", "load", "dofile", "pcall", "setmetatable", "coroutine",
                           "string", "collectgarbage", "rawset", "_G", "print"}) {
    const std::string text = std::string("scenario 'x' { expect = function(t) check(") + word + " == nil) end }";
    CHECK_MESSAGE(why(text) == "", word);
  }
  CHECK_SAYS("while true do end", "ran for too long");
  CHECK_SAYS("scenario 'x' { play = function(t) while true do end end }", "ran for too long");
  CHECK_SAYS("scenario 'x' { play = function(t) local s = 'x' while true do s = s .. s end end }",
             "made a string that is too long");
}

TEST_CASE("a filter selects scenarios by name") {
  const std::string two = "scenario 'one' {}\nscenario 'two' {}";
  CHECK(run(two).size() == 2);
  REQUIRE(run(two, "two").size() == 1);
  CHECK(run(two, "two").front().name == "two");
  CHECK(run(two, "three").empty());
}

TEST_CASE("everything that a scenario leaves out has a plain default") {
  CHECK(why(R"(
scenario "x" {
  expect = function(t)
    check(t.active == "P1")  check(t.phase == "action")  check(t.turn == 1)  check(not t.over)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)  check(t.P1.coins == 0)  check(t.P1.loot == 0)
    check(t.P1.loot_plays == 1)  check(t.P2.loot_plays == 0)  check(#t.P1.items == 0)  check(t.P1.souls == 0)
    check(t:slots "monster" == 2)  check(t:slots "shop" == 2)  check(t:slot(1) ~= nil)  check(t:slot(2, "shop") ~= nil)
    check(t:slot(1) == "plain_monster")  check(t:slot(2, "shop") == "plain_treasure")  check(t:top "loot" == "plain_loot")
    check(t.P1.character == "plain_character")  check(t:stack() == "")
  end,
})") == "");
}

TEST_CASE("the folder of a set means its scenarios, another folder or file means itself") {
  std::vector<Finding> findings;
  const auto base = find_scenario_files({root + "/cards/base"}, findings);
  CHECK(base.size() > 100);
  CHECK(std::is_sorted(base.begin(), base.end()));
  CHECK(std::all_of(base.begin(), base.end(), [](const std::string& f) { return has(f, "/scenarios/"); }));
  CHECK(find_scenario_files({base.front(), base.front()}, findings) == std::vector<std::string>{base.front()});
  CHECK(set_of_scenario(base.front()) == root + "/cards/base");
  CHECK(set_of_scenario(root + "/tests/rules/attack.lua").empty());
  CHECK(findings.empty());
}

TEST_CASE("an unreadable folder of scenarios is a finding with its path") {
  const fs::path folder = fs::temp_directory_path() / ("soulstack_unreadable_" + std::to_string(::getpid()));
  fs::create_directories(folder);
  fs::create_symlink("scenarios", folder / "scenarios");  // leads to itself
  std::ofstream(folder / "set.lua") << "";
  std::vector<Finding> findings;
  CHECK(find_scenario_files({folder.string()}, findings).empty());
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].code == "unreadable");
  CHECK(findings[0].file == (folder / "scenarios").generic_string());
  fs::remove_all(folder);
}

TEST_CASE("scenarios also pass if every effect is rebuilt at every decision") {
  LibraryCache plain({root + "/cards/base"}), rebuilding({root + "/cards/base"}, true);
  std::vector<Finding> findings;
  for (const std::string& file : find_scenario_files({root + "/cards/base", root + "/tests/rules"}, findings)) {
    const auto expected = run_scenario_file(file, plain);
    const auto rebuilt = run_scenario_file(file, rebuilding);
    REQUIRE(expected.size() == rebuilt.size());
    for (std::size_t i = 0; i < rebuilt.size(); ++i) {
      CAPTURE(rebuilt[i].name);
      CHECK(expected[i].passed == rebuilt[i].passed);
    }
  }
}

}  // namespace soulstack::testing::scenario_test
