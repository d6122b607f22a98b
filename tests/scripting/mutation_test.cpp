// soulstack test --mutate: the small changes of a card that its scenarios catch.
#include <doctest/doctest.h>

#include <algorithm>

#include "scripting/lint/mutants.h"
#include "scripting/sandbox/tokens.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::mutation_test {
namespace {

using soulstack::scripting::Mutant;
using soulstack::scripting::mutants_of;
using soulstack::scripting::tokens_of;

std::vector<std::string> changes(const std::string& text) {
  std::vector<std::string> all;
  for (const Mutant& mutant : mutants_of(text).all)
    all.push_back(std::to_string(mutant.line) + ": " + mutant.ways.front().change);
  return all;
}
using Lines = std::vector<std::string>;

const std::string gift = R"(return loot {
  name = "Gift", copies = 3,
  play {
    text = "Gain 3¢. Loot 1.",
    effect = function(you)
      gain_coins(you, 3)
      draw_loot(you, 1)
    end,
  },
}
)";

const std::string gamble = R"(return loot {
  name = "Gamble",
  play {
    text = "Roll. 1-3: gain 5¢. 4-6: lose everything.",
    roll = {
      ["1-3"] = function(you) gain_coins(you, 5) end,
      ["4-6"] = function(you) lose_coins(you, you.coins) end,
    },
  },
}
)";

void show_gift(const SmallSet& set, const std::string& check) {
  set.show("loot/gift.lua", R"(players = { { name = "P1", hand = { "gift" } }, { name = "P2" } })",
           R"(t.P1:play "gift" t:settle())", check);
}

void show_gamble(const SmallSet& set, int die, int coins) {
  set.show("loot/gamble.lua",
           R"(players = { { name = "P1", coins = 2, hand = { "gamble" } }, { name = "P2" } }, dice = { )" +
               std::to_string(die) + " }",
           R"(t.P1:play "gamble" t:settle())", "t.P1.coins == " + std::to_string(coins));
}

Lines survivors(const Json& j) {
  Lines all;
  for (const Json& survivor : j["survivors"])
    all.push_back(std::to_string(survivor["line"].get<int>()) + ": " + survivor["change"].get<std::string>());
  return all;
}

Json mutate(const SmallSet& set) { return json_of(run("test", set.path().c_str(), "--mutate", "--json")); }

}  // namespace

TEST_CASE("mutation: only changes that a weak scenario does not check survive") {
  const SmallSet set("weak");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3");
  const Json j = mutate(set);
  CHECK(j["mutants"] == 4);
  CHECK(j["noticed"] == 2);
  CHECK(j["survived"] == 2);
  CHECK(j["invalid"] == 0);
  CHECK(j["left_out"] == 1);
  CHECK(survivors(j) == Lines{"7: without draw_loot(you, 1)", "7: 1 -> 2"});
}

TEST_CASE("mutation: survivors are listed with their line, and too few caught changes fail the command") {
  const SmallSet set("weak");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3");
  const Ran ran = run("test", "--mutate", set.path().c_str());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, set.path("loot/gift.lua") + ":7:22: 1 -> 2 (play.effect)\n"));
  CHECK(has(ran.out, "2 of 4 changes were caught (50.0 %); 0 more could not be loaded\n"));
  CHECK(has(ran.err, "1 number skipped: `copies`"));
  CHECK(run("test", "--mutate", set.path().c_str(), "--least", "50").code == 0);
  CHECK(run("test", "--mutate", set.path().c_str(), "--least", "50.1").code == 1);
}

TEST_CASE("mutation: a scenario that checks everything catches everything, also if run by itself") {
  const SmallSet set("strong");
  set.write("loot/gift.lua", gift);
  set.write("loot/gamble.lua", gamble);
  show_gift(set, "t.P1.coins == 3 and t.P1.loot == 1");
  const Ran by_id = run("test", set.path().c_str(), "--mutate", "--card", "gift");
  CHECK_MESSAGE(by_id.code == 0, by_id.out, by_id.err);
  CHECK(run("test", set.path("loot/gift.lua").c_str(), "--mutate").out == by_id.out);
  CHECK(has(by_id.out, "4 of 4 changes"));
}

TEST_CASE("mutation: both ends of a roll range need a die, its branch only one") {
  const SmallSet set("edges");
  set.write("loot/gamble.lua", gamble);
  show_gamble(set, 1, 7);
  show_gamble(set, 6, 0);
  const Json weak = mutate(set);
  CHECK(weak["mutants"] == 6);
  CHECK(survivors(weak) == Lines{"6: 1-3, 4-6 -> 1-4, 5-6", "6: 1-3, 4-6 -> 1-2, 3-6"});
  show_gamble(set, 3, 7);
  show_gamble(set, 4, 0);
  CHECK(survivors(mutate(set)) == Lines{});
}

TEST_CASE("mutation: a number that can't be increased is decreased; if neither loads, it counts as invalid") {
  const SmallSet set("bounds");
  set.write("treasure/bounds.lua", R"(local pay = { [1] = 1, [2] = 1, [3] = 1 }
return treasure {
  name = "Bounds",
  when { event = rolled, of = you, value = 6, text = "When you roll a 6, gain 1¢.",
         effect = function(you) gain_coins(you, pay[1]) end },
}
)");
  const Json j = mutate(set);
  CHECK(j["invalid"] == 1);  // [2]: there are a 1 and a 3 already
  const Lines all = survivors(j);
  CHECK(std::count(all.begin(), all.end(), "4: 6 -> 5") == 1);
  CHECK(std::count(all.begin(), all.end(), "4: 6 -> 7") == 0);
  CHECK(j["mutants"] == 8);
}

TEST_CASE("mutation: a card without scenarios catches nothing, and is reported") {
  const SmallSet set("silent");
  set.write("loot/gift.lua", gift);
  const Ran ran = run("test", "--mutate", set.path().c_str());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "0 of 4 changes"));
  CHECK(has(ran.err, "no scenario exercises this card"));
}

TEST_CASE("mutation: scenarios that already fail are reported first") {
  const SmallSet set("weak");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 4");
  const Ran ran = run("test", "--mutate", set.path().c_str());
  CHECK(ran.code == 1);
  CHECK(has(ran.err, "FAILED it works"));
  CHECK(has(ran.err, "fix them before --mutate"));
}

TEST_CASE("mutation: scenarios of other cards count if they exercise the card") {
  const SmallSet set("others");
  set.write("loot/gift.lua", gift);
  set.write("loot/gamble.lua", gamble);
  set.show("loot/gamble.lua", R"(players = { { name = "P1", hand = { "gift" } }, { name = "P2" } })",
           R"(t.P1:play "gift" t:settle())", "t.P1.coins == 3 and t.P1.loot == 1");
  const Ran ran = run("test", set.path().c_str(), "--mutate", "--card", "gift");
  CHECK_MESSAGE(ran.code == 0, ran.out, ran.err);
}

TEST_CASE("mutation: does not depend on the number of threads, and changes no file") {
  const SmallSet set("weak");
  set.write("loot/gift.lua", gift);
  set.write("loot/gamble.lua", gamble);
  show_gift(set, "t.P1.coins == 3");
  show_gamble(set, 1, 7);
  const Ran one = run("test", set.path().c_str(), "--mutate", "--json", "--jobs", "1");
  CHECK(one.out == run("test", set.path().c_str(), "--mutate", "--json", "--jobs", "3").out);
  CHECK(text_of(set.path("loot/gift.lua")) == gift);
}

TEST_CASE("mutation: a card and its scenarios are found from any path to its set") {
  const SmallSet set("weak");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3");
  const std::string relative = fs::relative(set.path()).generic_string();
  const Json j =
      json_of(run("test", relative.c_str(), "--mutate", "--json", "--set", "base", "--set", set.path().c_str()));
  CHECK(j["noticed"] == 2);
  CHECK(j["without_scenarios"].empty());
}

TEST_CASE("mutation: an endless loop is stopped by the card's budget, and counts as caught") {
  const SmallSet set("endless");
  set.write("loot/gift.lua", R"(return loot {
  name = "Gift",
  play {
    text = "Gain 2¢.",
    effect = function(you)
      local n = 0
      while n ~= 4 do n = n + 2 end
      gain_coins(you, 2)
    end,
  },
}
)");
  show_gift(set, "t.P1.coins == 2");
  const Json j = mutate(set);
  const Lines all = survivors(j);
  CHECK(std::count(all.begin(), all.end(), "7: 4 -> 5") == 0);
}

TEST_CASE("mutation: numbers in texts and comments are not changed, all others are") {
  CHECK(changes("x = 'a 1' -- 2\ny = \"3\" --[[ 4\n]] z = { 5, -6 }\nw = [[ 7 ]] .. 0x8 .. 9.5") ==
        Lines{"3: 5 -> 6", "3: -6 -> -7"});
}

TEST_CASE("mutation: calls that are statements are removed, calls in expressions are not") {
  CHECK(changes(
            "card { f(x), effect = function(you)\n  local n = take(you)\n  give(you, n) lose(n)\n"
            "  if take(n) then give { n } else lose \"all\" end\n  n = take(n) each(all, function(p)\n  lose(p) end)\n"
            "  a.b(n) return take(n) end }") == Lines{"3: without give(you, n)", "3: without lose(n)",
                                                      "4: without give { n }", "4: without lose \"all\"",
                                                      "5: without each(all, function(p) ...", "6: without lose(p)"});
}

TEST_CASE("mutation: a negative number is shown with its sign, and a subtraction has none") {
  CHECK(changes("return { evasion = -1 }") == Lines{"1: -1 -> -2"});
  CHECK(changes("return { n = a -1 }") == Lines{"1: 1 -> 2"});
  CHECK(mutants_of("x = -1").all.front().ways.back().text == "x = -0");
}

TEST_CASE("mutation: conditions of nouns are turned round, other truth values are not") {
  CHECK(changes("return { eternal = true, target = a_player { other = true } }") == Lines{"1: true -> false"});
  CHECK(changes("x = an_item { of = a_player { living = false }, charged = true }") ==
        Lines{"1: false -> true", "1: true -> false"});
  CHECK(changes("when { may = true, effect = function() return true end }").empty());
}

TEST_CASE("mutation: equal branches are not swapped, and gaps have no boundary to move") {
  CHECK(changes("roll = { ['1,6'] = f, [\"2-3\"] = g, [4] = g, ['5'] = nothing }") ==
        Lines{"1: 1,6 and 2-3 in each other's place", "1: 4 and 5 in each other's place"});
}

TEST_CASE("mutation: a moved boundary keeps the roll table complete") {
  const auto mutants = mutants_of("roll = { [1] = f, ['2-6'] = g }").all;
  REQUIRE(mutants.size() == 2);
  CHECK(mutants[0].ways.front().text == "roll = { ['2-6'] = f, [1] = g }");
  CHECK(mutants[1].ways.front().change == "1, 2-6 -> 1-2, 3-6");
  CHECK(mutants[1].ways.front().text == "roll = { [\"1-2\"] = f, [\"3-6\"] = g }");
}

TEST_CASE("mutation: reading the tokens of invalid Lua ends") {
  for (const char* text : {"\"open", "[==[ open", "--[[ open", "1..2", "\x80\xff", "'\\", "(((", ""})
    CHECK(tokens_of(text).size() <= 3);
  CHECK(mutants_of("roll = { [1] = f, (((").all.empty());
}

// ---- Fields, and changes that are marked as equivalent

namespace {

// Two abilities of one kind; the second number of the second effect makes no difference.
const char* const doubled = R"(return treasure {
  name = "Doubled",
  when { event = rolled, of = you, value = 6, text = "When you roll a 6, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
  when { event = rolled, of = you, value = 5, text = "When you roll a 5, gain 2¢.",
         effect = function(you) gain_coins(you, 2) end },
}
)";

void mark_gift(const SmallSet& set, const std::string& mark) {
  const fs::path file = set.path("scenarios/loot/gift.lua");
  const std::string scenarios = text_of(file);
  std::ofstream(file) << "equivalent { " << mark << " }\n" << scenarios;
}

}  // namespace

TEST_CASE("mutation: survivors name their column and field; the second ability of a kind has a number") {
  const SmallSet set("doubles");
  set.write("treasure/doubled.lua", doubled);
  set.show("treasure/doubled.lua", "players = { { name = \"P1\", items = { \"doubled\" } }, { name = \"P2\" } }", "",
           "t.P1.coins == 0");
  const Ran ran = run("test", "--mutate", set.path().c_str());
  INFO(ran.out);
  CHECK(has(ran.out, "doubled.lua:3:44: 6 -> 5 (when.value)\n"));
  CHECK(has(ran.out, "doubled.lua:4:49: 1 -> 2 (when.effect)\n"));
  CHECK(has(ran.out, "doubled.lua:6:49: 2 -> 3 (when#2.effect)\n"));
  const Json survivor = mutate(set)["survivors"][0];
  CHECK(survivor["column"] == 44);
  CHECK(survivor["field"] == "when.value");
}

TEST_CASE("mutation: a change that is marked as equivalent, with a reason, does not count") {
  const SmallSet set("marked");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3");
  mark_gift(set, "field = \"play.effect\", change = \"without draw_loot(you, 1)\", reason = \"as a trial\"");
  mark_gift(
      set,
      "card = \"gift\", field = \"play.effect\", code = \"draw_loot\", change = \"1 -> 2\", reason = \"as a trial\"");
  const Json j = mutate(set);
  CHECK(j["mutants"] == 2);
  CHECK(j["survived"] == 0);
  REQUIRE(j["equivalent"].size() == 2);
  CHECK(j["equivalent"][0]["reason"] == "as a trial");
  CHECK(j["idle_marks"].empty());
  const Ran ran = run("test", "--mutate", set.path().c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "2 of 2 changes were caught (100.0 %); 0 more could not be loaded, 2 are marked as equivalent\n"));
}

TEST_CASE("mutation: marks that match no change, or one that is caught, are reported") {
  const SmallSet set("stale");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3 and t.P1.loot == 1");
  mark_gift(set, "field = \"play.effect\", change = \"7 -> 8\", reason = \"as a trial\"");
  mark_gift(set, "field = \"play.effect\", change = \"without draw_loot(you, 1)\", reason = \"as a trial\"");
  const Ran ran = run("test", "--mutate", set.path().c_str());
  CHECK(has(ran.err, "gift.lua:2: no change of the card matches this mark"));
  CHECK(has(ran.err, "gift.lua:1: a scenario catches this change: remove the mark"));
  CHECK(mutate(set)["idle_marks"].size() == 2);
}

TEST_CASE("mutation: a mark needs a field, a change and a reason") {
  const SmallSet set("unmarked");
  set.write("loot/gift.lua", gift);
  show_gift(set, "t.P1.coins == 3");
  mark_gift(set, "field = \"play.effect\", change = \"1 -> 2\"");
  const Ran ran = run("test", set.path().c_str());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "`equivalent` needs `reason`"));
}

}  // namespace soulstack::testing::mutation_test
