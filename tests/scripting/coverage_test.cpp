// soulstack test --coverage: lists what no scenario exercises.
#include <doctest/doctest.h>

#include "scripting/sandbox/branch_lines.h"
#include "scripting/sandbox/function_lines.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::coverage_test {
namespace {

using soulstack::scripting::function_lines;
using soulstack::scripting::split_branches;

// One card each: a branch, a mode, an ability and the arm of an `if` that scenarios should exercise.
void write_cards(const SmallSet& set) {
  set.write("loot/toss.lua", R"(return loot {
  name = "Toss",
  play {
    text = "Roll. 1-3: gain 1¢. 4-6: nothing.",
    roll = {
      ["1-3"] = function(you) gain_coins(you, 1) end,
      ["4-6"] = nothing,
    },
  },
}
)");
  set.write("loot/either.lua", R"(return loot {
  name = "Either",
  play {
    text = "Choose one.",
    choose = {
      mode { text = "Gain 1¢.", effect = function(you) gain_coins(you, 1) end },
      mode { text = "Gain 2¢.", effect = function(you) gain_coins(you, 2) end },
    },
  },
}
)");
  set.write("treasure/idol.lua", R"(return treasure {
  name = "Idol",
  always { hp = 1, text = "+1 HP." },
  when { event = turn_ending, of = you, text = "At the end of your turn, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}
)");
  set.write("loot/poor.lua", R"(return loot {
  name = "Poor",
  play {
    text = "Gain 2¢ if you have none, else 1¢.",
    effect = function(you) if you.coins == 0 then gain_coins(you, 2) else gain_coins(you, 1) end end,
  },
}
)");
}

void show_half(const SmallSet& set) {
  const std::string second = "{ name = \"P2\" } }";
  set.show("loot/toss.lua", R"(players = { { name = "P1", hand = { "toss" } }, )" + second + ", dice = { 2 }",
           R"(t.P1:play "toss" t:settle())", "t.P1.coins == 1");
  set.show("loot/either.lua", R"(players = { { name = "P1", hand = { "either" } }, )" + second,
           R"(t.P1:play("either", "Gain 1¢.") t:settle())", "t.P1.coins == 1");
  set.show("treasure/idol.lua", R"(players = { { name = "P1", items = { "idol" } }, )" + second, "", "t.P1.hp == 3");
  set.show("loot/poor.lua", R"(players = { { name = "P1", coins = 1, hand = { "poor" } }, )" + second,
           R"(t.P1:play "poor" t:settle())", "t.P1.coins == 2");
}

void show_the_rest(const SmallSet& set) {
  const std::string second = "{ name = \"P2\" } }";
  set.show("loot/toss.lua", R"(players = { { name = "P1", hand = { "toss" } }, )" + second + ", dice = { 5 }",
           R"(t.P1:play "toss" t:settle())", "t.P1.coins == 0");
  set.show("loot/either.lua", R"(players = { { name = "P1", hand = { "either" } }, )" + second,
           R"(t.P1:play("either", "Gain 2¢.") t:settle())", "t.P1.coins == 2");
  set.show("treasure/idol.lua", R"(players = { { name = "P1", items = { "idol" } }, )" + second,
           "t.P1:end_turn() t:settle()", "t.P1.coins == 1");
  set.show("loot/poor.lua", R"(players = { { name = "P1", hand = { "poor" } }, )" + second,
           R"(t.P1:play "poor" t:settle())", "t.P1.coins == 2");
}

}  // namespace

TEST_CASE("coverage: lists each branch, mode, ability and arm that no scenario exercises, with its line") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  const Ran ran = run("test", set.path().c_str(), "--coverage");
  CHECK_MESSAGE(ran.code == 1, ran.out, ran.err);
  CHECK(has(ran.out, "Toss (shown:toss)\n  " + set.path("loot/toss.lua") + ":7:7: branch play/4-6: Roll."));
  CHECK(has(ran.out, set.path("loot/either.lua") + ":7:7: mode play/mode2: Gain 2¢."));
  CHECK(has(ran.out, set.path("treasure/idol.lua") + ":4:3: ability when: At the end of your turn, gain 1¢."));
  CHECK(has(ran.out, set.path("loot/poor.lua") + ":5:5: lines gain_coins(you, 2) (play.effect)"));
  CHECK(has(ran.out, "abilities 4 of 5 (80.0 %), modes 1 of 2 (50.0 %), branches 1 of 2 (50.0 %)"));
}

TEST_CASE("coverage: the JSON lists exactly what is not covered") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  const Json j = json_of(run("test", set.path().c_str(), "--coverage", "--json"));
  CHECK(j["schema"] == 1);
  CHECK(j["cards"] == 4);
  CHECK(j["abilities"]["covered"] == 4);
  CHECK(j["abilities"]["all"] == 5);
  std::vector<std::string> missing;
  for (const Json& part : j["not_covered"])
    missing.push_back(part["card"].get<std::string>() + " " + part["kind"].get<std::string>());
  CHECK(missing ==
        std::vector<std::string>{"shown:either mode", "shown:poor lines", "shown:toss branch", "shown:idol ability"});
}

TEST_CASE("coverage: complete when each part has a scenario") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  show_the_rest(set);
  const Ran ran = run("test", set.path().c_str(), "--coverage");
  CHECK_MESSAGE(ran.code == 0, ran.out, ran.err);
  CHECK(has(ran.out, "abilities 5 of 5 (100.0 %), modes 2 of 2 (100.0 %), branches 2 of 2 (100.0 %)"));
}

TEST_CASE("coverage: counts only the named cards") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  CHECK(json_of(run("test", set.path("loot").c_str(), "--coverage", "--json"))["cards"] == 3);
  CHECK(json_of(run("test", set.path("loot/toss.lua").c_str(), "--coverage", "--json"))["cards"] == 1);
  const Ran one = run("test", set.path().c_str(), "--coverage", "--card", "either");
  CHECK(has(one.out, "either.lua:7"));
  CHECK_FALSE(has(one.out, "toss.lua"));
  const Ran none = run("test", set.path().c_str(), "--coverage", "--card", "eihter");
  CHECK(none.code == 2);
  CHECK(has(none.err, "did you mean `either`?"));
  CHECK(run("test", "tests/rules", "--coverage").code == 2);
}

TEST_CASE("coverage: a ban counts when it prevents an action") {
  const SmallSet set("banning");
  set.write("treasure/gag.lua",
            "return treasure {\n  name = \"Gag\",\n  cant { play_loot = true, who = others, text = \"Others can't play "
            "loot.\" },\n}\n");
  const std::string items = R"(players = { { name = "P1", items = { "gag" } }, { name = "P2")";
  set.show("treasure/gag.lua", items + "} }", "", "t.active == \"P1\"");
  CHECK_MESSAGE(has(run("test", set.path().c_str(), "--coverage").out, "ability cant: Others"),
                run("test", set.path().c_str(), "--coverage").out);
  set.show("treasure/gag.lua", items + R"(, hand = { "a_penny" } } })", "t.P1:end_turn() t:settle()",
           "t.active == \"P2\"");
  const Ran ran = run("test", set.path().c_str(), "--coverage");
  CHECK_MESSAGE(ran.code == 0, ran.out, ran.err);
}

TEST_CASE("coverage: does not depend on the path to the set") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  const auto numbers = [](const Ran& ran) {
    const Json j = json_of(ran);
    return std::vector<Json>{j["abilities"], j["modes"], j["branches"], j["lines"]};
  };
  const auto direct = numbers(run("test", set.path().c_str(), "--coverage", "--json"));
  CHECK(numbers(run("test", (set.path() + "/").c_str(), "--coverage", "--json")) == direct);
  const std::string relative = fs::relative(set.path()).generic_string();
  CHECK(numbers(run("test", relative.c_str(), "--coverage", "--json")) == direct);
  CHECK(numbers(run("test", relative.c_str(), "--coverage", "--json", "--set", "base", "--set", set.path().c_str())) ==
        direct);
}

TEST_CASE("coverage: does not depend on the number of threads") {
  CHECK(run("test", "cards/base", "--coverage", "--json", "--jobs", "1").out ==
        run("test", "cards/base", "--coverage", "--json", "--jobs", "3").out);
}

TEST_CASE("coverage: a failing scenario is reported, and fails the command") {
  const SmallSet set("shown");
  write_cards(set);
  show_half(set);
  show_the_rest(set);
  set.show("loot/poor.lua", R"(players = { { name = "P1" }, { name = "P2" } })", "", "t.P1.coins == 9");
  const Ran ran = run("test", set.path().c_str(), "--coverage");
  CHECK(ran.code == 1);
  CHECK(has(ran.err, "FAILED it works"));
  CHECK(json_of(run("test", set.path().c_str(), "--coverage", "--json"))["failed"] == 1);
}

TEST_CASE("coverage: errors of scripts name their own line, although branches are split") {
  const SmallSet set("lines");
  set.write("loot/spark.lua",
            "return loot { name = \"Spark\",\n  play { text = \"Gain 2¢.\",\n    effect = function(you)\n"
            "      if you.coins == 0 then gain_coins(you, 1) end\n"
            "      local none = all(a_monster { attacked = true })[1]\n"
            "      gain_coins(you, none.hp)\n    end,\n  },\n}\n");
  set.show("loot/spark.lua", "players = { { hand = { \"spark\" } }, {} }", "t.P1:play \"spark\" t:settle()",
           "t.P1.coins == 2");
  const std::string place = "loot/spark.lua:6: attempt to index a nil value";
  const Ran plain = run("test", set.path());
  CHECK_MESSAGE(has(plain.out, place), plain.out);
  for (const char* option : {"--coverage", "--mutate"}) {
    const Ran ran = run("test", set.path(), option);
    CHECK(ran.code == 1);
    CHECK_MESSAGE(has(ran.err, place), ran.err);
  }
}

TEST_CASE("coverage: errors of loading name their own line, although branches are split") {
  const SmallSet set("broken_lines");
  set.write(
      "loot/gift.lua",
      "return loot { name = \"Gift\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n");
  set.write("loot/spark.lua",
            "return loot { name = \"Spark\",\n  play { text = \"Gain 2¢.\",\n    effect = function(you)\n"
            "      if you.coins == 0 then gain_coins(you, 1) end\n      gain_coinz(you, 1)\n    end,\n  },\n}\n");
  set.show("loot/gift.lua", "players = { { hand = { \"gift\" } }, {} }", "t.P1:play \"gift\" t:settle()",
           "t.P1.coins == 1");
  const Ran ran = run("test", set.path(), "--coverage");
  CHECK_MESSAGE(has(ran.err, "loot/spark.lua:5:"), ran.err);
}

TEST_CASE("coverage: branches on one line are split, and each new line knows its original line") {
  const auto s = split_branches("local f = function(a) if a then b() else c() end end -- if then\nd()");
  CHECK(s.text == "local f = \nfunction(a) if a then\n b() \nelse\n c() \nend\n \nend\n -- if then\nd()");
  CHECK(s.lines == std::vector<int>{0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2});
}

TEST_CASE("coverage: words in strings and comments do not split lines") {
  const std::string text = "x = \"then end\" --[[ else ]] y = [==[ do ]] ]==] -- repeat\nz = 'it\\'s else'";
  CHECK(split_branches(text).text == text);
}

TEST_CASE("coverage: the lines of a function are those with instructions") {
  const auto functions = function_lines("f(function(a)\n  if a then\n    b()\n  end\nend)\n");
  REQUIRE(functions.size() == 2);
  CHECK(functions[1].parent == 0);
  CHECK(functions[1].first == 1);
  CHECK(functions[1].lines == std::vector<int>{2, 3});
  CHECK(function_lines("no lua").empty());
}

}  // namespace soulstack::testing::coverage_test
