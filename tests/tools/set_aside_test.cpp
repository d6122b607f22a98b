// Cards with errors are set aside: the rest of their set loads, with a banner, and records made without them are not
// taken for records made with them.
#include "tests/support/small_set.h"

namespace soulstack::testing::set_aside_test {
namespace {

const std::string good_card =
    "return loot { name = \"Spark\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }\n";
const std::string broken_card = "return loot {\n  name = \"Ember\",\n  colour = 1,\n}\n";

// The cards Spark, and Ember, which has an error.
struct HalfBroken : SmallSet {
  explicit HalfBroken(const std::string& id) : SmallSet(id) {
    write("loot/spark.lua", good_card);
    write("loot/ember.lua", broken_card);
  }
  std::string banner() const {
    return "1 card of " + path() + " is set aside because it has errors (soulstack check " + path() + "): Ember\n";
  }
};

}  // namespace

TEST_CASE("set aside: a set loads without its broken card, and a banner says so once") {
  const HalfBroken set("half");
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"sim", "--set", set.path(), "--games", "2", "--jobs", "2"},
                                             {"demo", "--set", set.path(), "--players", "2", "--seed", "3"},
                                             {"cards", "--set", set.path(), "spark"},
                                             {"rpc", "--set", set.path()},
                                             {"rules", "show", "--set", set.path()}}) {
    const Ran ran = soulstack_with("", arguments);
    INFO(arguments.front(), ran.err);
    CHECK(ran.code == 0);
    const std::size_t at = ran.err.find(set.banner());
    CHECK(at != std::string::npos);
    CHECK(ran.err.find("set aside", at + set.banner().size()) == std::string::npos);
  }
}

TEST_CASE("set aside: --strict refuses a set with a broken card, at its line") {
  const HalfBroken set("strict");
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"sim", "--set", set.path(), "--games", "2", "--strict"},
                                             {"demo", "--set", set.path(), "--strict"},
                                             {"play", "--set", set.path(), "--strict"},
                                             {"fuzz", set.path(), "--games", "2", "--strict"},
                                             {"cards", "--set", set.path(), "--strict"},
                                             {"rpc", "--set", set.path(), "--strict"}}) {
    const Ran ran = soulstack_with("", arguments);
    INFO(arguments.front(), ran.err);
    CHECK(ran.code == 3);
    CHECK(has(ran.err, "loot/ember.lua:3:"));
    CHECK_FALSE(has(ran.err, "set aside"));
  }
}

TEST_CASE("set aside: check reports all errors, and also checks the other cards") {
  const HalfBroken set("checked");
  set.write("loot/flame.lua",
            "return loot { name = \"Flame\", play { text = \"Gain 6¢.\", effect = function(you) gain_coins(you, 8) end "
            "} }\n");
  set.write("loot/ash.lua", "return loot { name = ");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "loot/ember.lua:3:"));
  CHECK(has(ran.out, "loot/ash.lua:1:"));
  CHECK(has(ran.out, "the text says 6¢"));
}

TEST_CASE("set aside: play names the cards at the start of the session") {
  const HalfBroken set("played");
  const Ran ran = soulstack_with("quit\n", {"play", "--set", set.path(), "--no-journal", "--players", "2"});
  CHECK(ran.code == 0);
  CHECK(has(ran.out, set.banner()));
}

TEST_CASE("set aside: rpc lists the cards in the response to `game.new`") {
  const HalfBroken set("piped");
  const Json begin{{"players", 2}, {"seed", 1}};
  const std::vector<Json> r = rpc({request("sets.open", {{"folders", {set.path()}}}),
                                   request("game.new", {{"players", 2}, {"seed", 1}, {"sets", 1}})});
  CHECK(r[0]["result"]["loads"] == true);
  CHECK(r[0]["result"]["findings"][0]["def"] == "piped:ember");
  const Json& cards = r[1]["result"]["set_aside"];
  REQUIRE(cards.size() == 1);
  CHECK(cards[0]["def"] == "piped:ember");
  CHECK(cards[0]["name"] == "Ember");
  CHECK(has(cards[0]["why"], "loot/ember.lua:3:"));
  CHECK_FALSE(rpc({request("game.new", begin)})[0]["result"].contains("set_aside"));
}

TEST_CASE("set aside: show says why there is no such card") {
  const HalfBroken set("shown");
  const Ran ran = run("show", "--set", set.path(), "ember");
  CHECK(ran.code == 1);
  CHECK(has(ran.err, "`ember` is set aside because it has errors"));
  CHECK(has(ran.err, "loot/ember.lua:3:"));
}

TEST_CASE("set aside: a record made without the card does not verify with the mended card, and the reverse") {
  const HalfBroken set("recorded");
  const std::string journal = (own_folder.path() / "without.journal").string();
  const Ran played = soulstack_with(
      "", {"play", "--humans", "0", "--players", "2", "--seed", "4", "--set", set.path(), "--journal", journal});
  REQUIRE(played.code == 0);
  CHECK(run("replay", journal).code == 0);
  set.write("loot/ember.lua", good_card);
  const Ran mended = run("replay", journal);
  CHECK(mended.code == 3);
  CHECK(has(mended.err, "recorded: loot/ember.lua (new)"));

  const std::string whole = (own_folder.path() / "with.journal").string();
  REQUIRE(soulstack_with(
              "", {"play", "--humans", "0", "--players", "2", "--seed", "4", "--set", set.path(), "--journal", whole})
              .code == 0);
  CHECK(run("replay", whole).code == 0);
  set.write("loot/ember.lua", broken_card);
  const Ran broken = run("replay", whole);
  CHECK(broken.code == 3);
  CHECK(has(broken.err, "recorded: loot/ember.lua (set aside, as it has errors)"));
}

TEST_CASE("set aside: a ruleset that names the card is refused and says why") {
  const HalfBroken set("named");
  set.write("bonus_soul/soul.lua", "return bonus_soul { nam = \"Soul\" }\n");
  set.write("rules/own.lua",
            "return rules { name = \"own\", extends = \"extended\",\n  bonus_souls = { \"named:soul\" } }\n");
  CHECK(run("sim", "--set", set.path(), "--games", "1").code == 0);
  const Ran ran = run("sim", "--set", set.path(), "--rules", "own", "--games", "1");
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "error: the card `named:soul` can't be used, because it has errors"));
  CHECK(has(ran.err, "bonus_soul/soul.lua:1:"));
}

TEST_CASE("set aside: a character whose starting item is set aside is set aside too") {
  const SmallSet set("pair");
  set.write("character/eve.lua",
            "return character { name = \"Eva\", hp = 2, attack = 1, starting_item = \"thorn\" }\n");
  set.write("starting/thorn.lua", "return starting { name = \"Thorn\", hpp = 1 }\n");
  const Ran ran = run("cards", "--set", set.path(), "bomb");
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "all 2 cards of " + set.path() + " are set aside"));
  CHECK(has(ran.err, "Eva, Thorn"));
  CHECK(has(run("check", set.path()).out, "error: the card `thorn` can't be used, because it has"));
}

TEST_CASE("set aside: a broken set.lua or ruleset, or a set without any card, is refused") {
  const HalfBroken set("refused");
  set.write("rules/bad.lua", "return rules { name = \"bad\", extends = \"extended\", numbers = { hand_limt = 3 } }\n");
  CHECK(run("sim", "--set", set.path(), "--rules", "bad", "--games", "1").code == 3);
  CHECK(run("sim", "--set", set.path(), "--games", "1").code == 0);
  set.write("set.lua", "return set { id = \"refused\", title = \"T\", version = \"1\", api = 1, colour = 2 }\n");
  CHECK(run("sim", "--set", set.path(), "--games", "1").code == 3);
}

TEST_CASE("set aside: if every card has errors, the game is refused") {
  const SmallSet set("empty");
  set.write("set.lua", "return set { id = \"empty\", title = \"T\", version = \"1\", api = 1 }\n");
  set.write("rules/extended.lua", text_of("cards/base/rules/extended.lua"));
  set.write("loot/ember.lua", broken_card);
  const Ran ran = run("sim", "--set", set.path(), "--games", "1");
  INFO(ran.err);
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "loot/ember.lua:3:"));
}

TEST_CASE("set aside: of two cards with one id, the second is set aside") {
  const SmallSet set("twice");
  set.write("loot/spark.lua", good_card);
  set.write("treasure/spark.lua", "return treasure { name = \"Other Spark\", always { hp = 1, text = \"+1 HP.\" } }\n");
  const Ran ran = run("show", "--set", set.path(), "spark");
  CHECK(has(ran.err, "1 card of " + set.path() + " is set aside"));
  CHECK(has(ran.err, ": Other Spark"));
  CHECK(has(ran.out, "Gain 2¢"));
}

TEST_CASE("set aside: a keyword with the name of a field is left out, and the rest loads") {
  const SmallSet set("clash");
  set.write("loot/spark.lua", good_card);
  set.write("keywords/eternal.lua", "return keyword { text = \"It is eternal.\", always { hp = 1 } }\n");
  CHECK(has(run("check", set.path()).out, "`eternal` is already a field of cards"));
  const Ran ran = run("show", "--set", set.path(), "spark");
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "1 file of " + set.path() + " is set aside"));
  CHECK(has(ran.out, "Gain 2¢"));
}

TEST_CASE("set aside: test fails at the broken card, and runs the scenarios of other cards") {
  const HalfBroken set("tested");
  const std::string table = "players = { { name = \"P1\", hand = { \"spark\" } }, { name = \"P2\" } }";
  set.show("loot/spark.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  const Ran unnamed = run("test", set.path());
  INFO(unnamed.out);
  CHECK(unnamed.code == 1);
  CHECK(has(unnamed.out, "1 passed, 1 failed"));
  CHECK(has(unnamed.out, "loot/ember.lua:3"));
  CHECK(has(unnamed.err, set.banner()));
  const std::string other = "players = { { name = \"P1\", hand = { \"ember\" } }, { name = \"P2\" } }";
  set.show("loot/ember.lua", other, "t.P1:play \"ember\" t:settle()", "t.P1.coins == 2");
  set.show("loot/ember.lua", other, "t.P1:play \"ember\" t:settle()", "t.P1.coins == 2");
  const Ran named = run("test", set.path());
  CHECK(named.code == 1);
  CHECK(has(named.out, "1 passed, 1 failed, 2 not run"));
  CHECK(has(named.out, "tested:ember has errors and is set aside"));
  CHECK(has(run("test", set.path(), "--coverage").out + run("test", set.path(), "--coverage").err, "1 of 1"));
  CHECK(has(run("test", set.path(), "--strict").out, "0 passed, 1 failed, 3 not run"));
}

TEST_CASE("test --set: a set finds the sets that it requires, wherever it is") {
  const SmallSet set("elsewhere");
  set.write(
      "loot/gift.lua",
      "return loot { name = \"Gift\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } "
      "}\n");
  set.show("loot/gift.lua", "players = { { hand = { \"gift\" } }, {} }", "t.P1:play \"gift\" t:settle()",
           "t.P1.coins == 1");
  for (const std::string& path : {set.path(), set.path("scenarios/loot/gift.lua")}) {
    const Ran ran = run("test", path, "--set", set.path());
    CHECK_MESSAGE(ran.code == 0, ran.err);
    CHECK(has(ran.out, "1 passed, 0 failed"));
  }
  CHECK(run("test", set.path(), "--set", set.path(), "--coverage").code == 0);
}

}  // namespace soulstack::testing::set_aside_test
