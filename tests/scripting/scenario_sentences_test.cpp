// Scenarios in words: each row of a scenario has its wording, the scenarios of the project have no step without words,
// and a failed sentence says what was found instead.
#include "scripting/scenario/scenario_sentences.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "scripting/scenario/scenario_words.h"

namespace soulstack::testing::scenario_sentences_test {
namespace {

using namespace scripting;

const std::string root = SOULSTACK_TEST_ROOT;

LibraryCache& libraries() {
  static LibraryCache cache({root + "/cards/base"});
  return cache;
}

// A file of scenarios that is nowhere.
struct Written {
  std::string text;
  ScenarioFile file;
  std::vector<SaidScenario> said;

  explicit Written(std::string written) : text(std::move(written)) {
    file = look_at_scenario_text("words.lua", text, libraries());
    said = say_scenarios(file);
  }
};

std::string lines_of(const std::vector<SaidSentence>& sentences) {
  std::string lines;
  for (const SaidSentence& sentence : sentences)
    lines += std::string(static_cast<std::size_t>(sentence.depth) * 2, ' ') + text_of(sentence.said) + "\n";
  return lines;
}

// `fields` of a table with two players, and what is done and checked.
std::string scenario(const std::string& play, const std::string& expect = "",
                     const std::string& fields = "players = { { hand = { \"bomb\" } }, {} },") {
  return "scenario \"words\" {\n" + fields + "\nplay = function(t)\n" + play + "\nend,\nexpect = function(t)\n" +
         expect + "\nend }\n";
}

std::string said_play(const std::string& play) {
  const Written written(scenario(play));
  REQUIRE(written.said.size() == 1);
  return lines_of(written.said.front().play);
}
std::string said_start(const std::string& fields) {
  const Written written(scenario("", "", fields));
  REQUIRE(written.said.size() == 1);
  return lines_of(written.said.front().start);
}
std::string said_check(const std::string& condition) { return said_play("check(" + condition + ")"); }

// "P1 has 1¢." in place of a sentence of a scenario that fails.
struct Failed {
  std::string sentence, found;
};
Failed failed(const std::string& play, const std::string& expect,
              const std::string& fields = "players = { { hand = { \"bomb\" } }, {} },") {
  const Written written(scenario(play, expect, fields));
  const std::vector<ScenarioResult> results = run_scenario_text("words.lua", written.text, libraries());
  REQUIRE(results.size() == 1);
  REQUIRE_FALSE(results.front().passed);
  const std::optional<SaidFailure> failure = say_failure(written.file, results.front());
  REQUIRE(failure);
  for (const std::vector<SaidSentence>* all : {&written.said.front().play, &written.said.front().expect})
    for (const SaidSentence& sentence : *all)
      if (sentence.from == failure->from)
        return {text_of(sentence.said), text_of(failure->found)};
  return {"", text_of(failure->found)};
}

}  // namespace

TEST_CASE("scenarios in words: the table, the steps and what must be true") {
  const Written written(R"(scenario "A Dime!! and a die" {
  cites = { "8.1" },
  players = {
    { coins = 3, hand = { "a_dime", "bomb", "bomb" }, items = { { "the_d6", charged = false } }, loot_plays = 2 },
    { name = "Ann" },
  },
  monsters = { "fly", { "dip", hp = 1 } },
  deck = { loot = { "bomb", "a_penny" } },
  active = "P1",
  dice = { 4, 2 },
  play = function(t)
    t.P1:play "a_dime"  t:settle()
    t.P1:attack "fly"  t:resolve()  t.P1:choose("fly", "P2")
    check(t.P1.coins == 13)
  end,
  expect = function(t)
    check(not t.Ann:has "bomb")  check(t:slot(2) == "dip")  check(t.P2.hp >= 1)
  end,
}
)");
  REQUIRE(written.said.size() == 1);
  const SaidScenario& said = written.said.front();
  CHECK(said.name == "A Dime!! and a die");
  CHECK(lines_of(said.start) ==
        "It is about the rules 8.1.\n"
        "P1 has 3¢, A Dime!! and Bomb! (2 times) in hand, The D6 (deactivated) in play and may play 2 loot cards.\n"
        "Ann has nothing.\n"
        "In the monster slots: Fly and Dip (1 HP).\n"
        "On top of the loot deck: Bomb! and A Penny!\n"
        "It is P1's turn.\n"
        "The die shows 4, then 2.\n");
  CHECK(lines_of(said.play) ==
        "P1 plays A Dime!!\nAll pass until the stack is empty.\nP1 attacks Fly.\n"
        "All pass until the top of the stack has resolved.\nP1 chooses Fly, then Ann.\nP1 has 13¢.\n");
  CHECK(lines_of(said.expect) == "Ann does not have Bomb!\nDip is in monster slot 2.\nAnn has at least 1 HP.\n");
}

TEST_CASE("scenarios in words: comparisons, nothing, lists and sums") {
  CHECK(said_check("t.P1.coins ~= 2") == "P1 has not 2¢.\n");
  CHECK(said_check("2 < t.P1.coins") == "P1 has more than 2¢.\n");
  CHECK(said_check("t.P1.souls == 1") == "P1 has 1 soul.\n");
  CHECK(said_check("t.P1.souls > 1") == "P1 has more than 1 souls.\n");
  CHECK(said_check("t:slot(1) == nil") == "Monster slot 1 is empty.\n");
  CHECK(said_check("t:slot(1) ~= \"fly\"") == "Fly is not in monster slot 1.\n");
  CHECK(said_check("t:stack() == \"\"") == "The stack is empty.\n");
  CHECK(said_check("t:top(\"loot\", 2) == \"bomb\"") == "Bomb! is card 2 from the top of the loot deck.\n");
  CHECK(said_check("#t.options == 2") == "The open question has 2 possible answers.\n");
  CHECK(said_check("#t.P1.items > 1") == "P1 has more than 1 items.\n");
  CHECK(said_check("t.P1.loot + t.P2.loot == 1") ==
        "The number of loot cards in P1's hand + the number of loot cards in P2's hand is 1.\n");
  CHECK(said_check("not (t.P1.alive and t.P2.coins == 1)") == "P1 is dead or P2 has not 1¢.\n");
  CHECK(said_check("t:can(\"P1\", \"play bomb\")") == "P1 may play Bomb!\n");
  CHECK(said_check("t:why_not(\"P1\", \"activate\", \"the_d6\") ~= nil") == "P1 may not activate The D6.\n");
  CHECK(said_check("t:events \"damage_taken\" == 2") == "The event “damage taken” happened 2 times.\n");
  CHECK(said_check("t:hp \"fly#2\" == 1") == "Fly (number 2) has 1 HP.\n");
}

TEST_CASE("scenarios in words: branches and loops hold their steps; what has no words is Lua and marked as such") {
  CHECK(said_play("if t.question == \"may\" then t.P1:choose \"yes\" else t.P1:pass() end") ==
        "If the open question is “may”:\n  P1 chooses yes.\nOtherwise:\n  P1 passes.\n");
  CHECK(said_play("for _ = 1, 6 do t:pass_all() end") == "6 times:\n  Each player passes once.\n");
  CHECK(said_play("local before = t:hp \"fly\"\ncheck(t:hp \"fly\" == before - 1)") ==
        "“before” stands for the HP of Fly at this point.\nFly has “before” − 1 HP.\n");
  const Written written(scenario("local function twice() t:settle() end\ntwice()", "check(t.P1.coins == 0)"));
  REQUIRE(written.said.size() == 1);
  for (const SaidSentence& sentence : written.said.front().play) {
    CHECK(sentence.as == SaidSentence::As::lua);
    CHECK(sentence.said.front().is == SaidPart::Is::lua);
  }
  CHECK(lines_of(written.said.front().expect) == "P1 has 0¢.\n");
  CHECK(said_start("players = 3,") == "3 players play.\n");
}

TEST_CASE("scenarios in words: a number knows its place, and a loop that makes scenarios has no words") {
  const Written written(scenario("check(t.P1.coins == 17)", "", "players = { { coins = 25 }, {} }, dice = { 4 },"));
  std::string numbers;
  for (const std::vector<SaidSentence>* all : {&written.said.front().start, &written.said.front().play})
    for (const SaidSentence& sentence : *all)
      for (const SaidPart& part : sentence.said)
        if (part.to > 0) {
          CHECK(written.text.substr(part.from, part.to - part.from) == part.text);
          numbers += (part.is == SaidPart::Is::die ? "die " : "") + part.text + ";";
        }
  CHECK(numbers == "25;die 4;17;");
  CHECK(Written("for i = 1, 2 do scenario(\"number \" .. i) { play = function() end } end").said.empty());
  CHECK(Written("scenario \"broken\" {").said.empty());
}

TEST_CASE("scenarios in words: what failed, and what was found instead") {
  const auto check = [](const std::string& condition) { return failed("", "check(" + condition + ")"); };
  CHECK(check("t.P1.coins == 4").sentence == "P1 has 4¢.");
  CHECK(check("t.P1.coins == 4").found == "P1 has 0¢");
  CHECK(check("t.P1.coins > 4").found == "P1 has 0¢");
  CHECK(check("t.P1.loot == 2").found == "P1 has 1 loot card in hand");
  CHECK(check("t.P1:has \"bomb\"").found == "P1 does not have Bomb!");
  CHECK(check("not t.P1.alive").found == "P1 is alive");
  CHECK(check("t.winner == \"P1\"").found == "There is no single winner");
  CHECK(check("t.active == \"P2\"").found == "It is P1's turn");
  CHECK(check("t.P1.coins == 0 and t.P1.hp == 9").found == "P1 has 2 HP");
  CHECK(check("t.P1.coins == 1 or t.P2.coins == 2").found == "P1 has 0¢ and P2 has 0¢");
  CHECK(check("t.P1.alive and t.P2:has \"bomb\"").found == "");  // which of them is not known
  CHECK(failed("check(t.P1.hp == 2) check(t.P1.hp == 3)", "").sentence == "P1 has 3 HP.");
}

TEST_CASE("scenarios in words: of several steps in a line, the impossible one is marked") {
  CHECK(failed("t.P1:play(\"bomb\", \"P2\") t:settle() t.P1:play \"a_dime\" t:settle()", "").sentence ==
        "P1 plays A Dime!!");
  CHECK(failed("t:settle() t.P2:attack \"fly\"", "").sentence == "P2 attacks Fly.");
}

// Braces name slots that are filled: a parameter, or one of these.
TEST_CASE("scenarios in words: wordings name only what there is") {
  const auto check_wording = [](std::set<std::string> slots, const ScenarioWording& wording) {
    slots.insert({"self", "is", "s", "not", "key"});
    for (const std::string_view text : {wording.said, wording.said_not, wording.named})
      for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        const std::string_view inside = text.substr(at + 1, text.find('}', at) - at - 1);
        CHECK_MESSAGE(slots.contains(std::string(inside.substr(0, inside.find('=')))), text);
      }
  };
  const auto check_word = [&](const ScenarioWord& word) {
    std::set<std::string> slots;
    for (const ScenarioParam& param : word.params)
      slots.insert(std::string(param.name));
    CHECK_MESSAGE(is_worded(word), word.name);
    check_wording(slots, word.wording);
  };
  for (std::size_t n = 0; n < table_words(); ++n)
    check_word(table_word(n));
  for (std::size_t n = 0; n < player_words(); ++n)
    check_word(player_word(n));
  for (const ScenarioField& field : scenario_fields())
    check_wording({}, field.wording);
}

TEST_CASE("scenarios in words: all scenarios of the base set and the examples are said without Lua") {
  std::vector<Finding> findings;
  std::size_t scenarios = 0, sentences = 0, lua = 0;
  for (const std::string& path : find_scenario_files({root + "/cards/base", root + "/cards/examples"}, findings)) {
    const ScenarioFile file = look_at_scenarios(path, libraries());
    const std::vector<SaidScenario> all = say_scenarios(file);
    CHECK_MESSAGE(all.size() == file.scenarios.size(), path);
    for (const SaidScenario& said : all)
      for (const std::vector<SaidSentence>* part : {&said.start, &said.play, &said.expect})
        for (const SaidSentence& sentence : *part) {
          ++sentences;
          for (const SaidPart& piece : sentence.said)
            lua += piece.is == SaidPart::Is::lua;
          CHECK_MESSAGE(text_of(sentence.said).find("something") == std::string::npos, path, ": ",
                        text_of(sentence.said));
        }
    scenarios += all.size();
  }
  MESSAGE(scenarios, " scenarios in ", sentences, " sentences, ", lua, " of them with Lua");
  CHECK(scenarios > 1400);
  CHECK(lua == 0);
}

}  // namespace soulstack::testing::scenario_sentences_test
