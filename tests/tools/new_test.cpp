// soulstack new: what it writes passes check and test as it is, and nothing is overwritten or half written.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/content.h"
#include "scripting/scenario/scenario.h"
#include "tests/support/loader_fixture.h"
#include "tests/support/playing.h"
#include "tests/support/running.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"
#include "tools/authoring/card_copy.h"
#include "tools/authoring/card_names.h"
#include "tools/authoring/first_use.h"

namespace soulstack::testing::new_test {
namespace {

namespace tools = soulstack::tools;

bool all_of_them() { return std::getenv("SOULSTACK_FULL") != nullptr; }

template <class... Words>
Ran new_card(const SmallSet& set, Words... words) {
  return run("new", "card", words..., "--set", set.path().c_str());
}

std::string checked(const SmallSet& set) {
  return json_of(run("check", set.path().c_str(), "--format", "json"))["findings"].dump();
}
Json tested(const std::string& path) { return json_of(run("test", path.c_str(), "--json")); }

// Everything in a folder, with the content of its files.
std::string content_of(const fs::path& folder) {
  std::vector<std::string> all;
  if (fs::exists(folder))
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      all.push_back(entry.path().string() + (entry.is_regular_file() ? "=" + text_of(entry.path()) : ""));
  std::sort(all.begin(), all.end());
  std::string text;
  for (const std::string& one : all)
    text += one + "\n";
  return text;
}

struct BaseCard {
  tools::CardName card;
  std::string deck, file;
};
const std::vector<BaseCard>& base_cards() {
  static const std::vector<BaseCard> all = [] {
    std::vector<BaseCard> cards;
    const Json listed = json_of(run("cards", "--json"));
    for (const Json& card : listed["cards"]) {
      const std::string id = card["id"];
      cards.push_back({{id.substr(5), card["name"]}, card["deck"], card["file"]});
    }
    return cards;
  }();
  return all;
}

}  // namespace

// ---- Names

TEST_CASE("new: ids are made from names") {
  CHECK(tools::id_of_name("Mom's Knife") == "moms_knife");
  CHECK(tools::id_of_name("Bomb!") == "bomb");
  CHECK(tools::id_of_name("XIII. Death") == "xiii_death");
  CHECK(tools::id_of_name("Café  au lait") == "cafe_au_lait");
  CHECK(tools::id_of_name("4 Cents!") == "4_cents");
  CHECK(tools::id_of_name("spark_2") == "spark_2");
  CHECK(tools::id_of_name("¢!?").empty());
  CHECK(tools::title_of("moms_knife") == "Moms Knife");
  CHECK(tools::title_of("The D6") == "The D6");
}

TEST_CASE("new: only whole words are replaced") {
  CHECK(tools::with_words_replaced("Bomb! and Gold Bomb!", "Bomb!", "Spark") == "Spark and Gold Spark");
  CHECK(tools::with_words_replaced("fly butterfly fly_2 fly#2", "fly", "moth") == "moth butterfly fly_2 moth#2");
  CHECK(tools::with_words_replaced("", "a", "b").empty());
}

TEST_CASE("new: a card of a bad or taken name is refused, and nothing is written") {
  const SmallSet set("new_names");
  const std::string before = content_of(set.path());
  for (const char* name : {"!?", " Spark", "Spark ", "Sp\x01rk", "Sp\xE2\x80\x8Brk"}) {
    const Ran ran = new_card(set, name, "--deck", "loot");
    CHECK_MESSAGE(ran.code == 2, name);
    CHECK(has(ran.err, "The name"));
  }
  CHECK(new_card(set, std::string(61, 'x').c_str(), "--deck", "loot").code == 2);
  CHECK(has(new_card(set, "Bomb", "--deck", "loot").err, "The id `bomb` is taken by base:bomb"));
  CHECK(has(new_card(set, "4cents!", "--deck", "loot").err, "The name `4cents!` is taken by base:four_cents"));
  CHECK(content_of(set.path()) == before);
}

// ---- Sets, rulesets, scenarios

TEST_CASE("new set: a folder that passes check, with the next commands") {
  const fs::path folder = own_folder.path() / "sets_made";
  const Ran ran = run("new", "set", "My first set", "--in", folder.c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "my_first_set/set.lua"));
  CHECK(has(ran.out, "soulstack new card"));
  CHECK(has(text_of(folder / "my_first_set/set.lua"), "title = \"My first set\""));
  CHECK(has(text_of(folder / "my_first_set/README.md"), "soulstack new card"));
  CHECK(fs::exists(folder / "my_first_set/.luarc.json"));
  CHECK(fs::exists(folder / "my_first_set/.soulstack"));
  CHECK(run("words", "--editor", (folder / "my_first_set").c_str()).code == 0);  // brings them up to date
  CHECK(run("check", (folder / "my_first_set").c_str()).code == 0);
  const std::string before = content_of(folder);
  const Ran again = run("new", "set", "My first set", "--in", folder.c_str());
  CHECK(again.code == 2);
  CHECK(has(again.err, "exists already; nothing was written"));
  CHECK(content_of(folder) == before);
  fs::remove_all(folder);
}

TEST_CASE("new set: nothing has to be tested until the set has a card") {
  const fs::path folder = own_folder.path() / "untested";
  CHECK(run("new", "set", "fresh", "--in", folder.c_str()).code == 0);
  const std::string set = (folder / "fresh").string();
  const Ran ran = run("test", set.c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.err, "has no cards yet, so there is nothing to test. Next: soulstack new card"));
  CHECK(run("test", set.c_str(), "--filter", "x").code == 1);
  CHECK(run("new", "card", "Spark", "--deck", "loot", "--set", set.c_str()).code == 0);
  fs::remove_all(folder / "fresh/scenarios");
  const Ran untested = run("test", set.c_str());
  CHECK(untested.code == 1);
  CHECK(has(untested.err, "No scenario found"));
  fs::remove(folder / "fresh/loot/spark.lua");
  std::ofstream(folder / "fresh/set.lua") << "return set { id = 3 }\n";
  CHECK(run("test", set.c_str()).code == 3);
  fs::remove_all(folder);
}

TEST_CASE("check: the cards of the set are counted, and those of the sets it needs") {
  const SmallSet set("new_counted");
  CHECK(new_card(set, "Spark", "--deck", "loot").code == 0);
  CHECK(has(run("check", set.path().c_str()).err, "1 card of new_counted (288 with the sets it needs), 0 errors"));
  CHECK(has(run("check", "cards/base").err, "287 cards, 0 errors"));
}

TEST_CASE("new set: an id that is taken is refused") {
  CHECK(has(run("new", "set", "Base", "--in", own_folder.path().c_str()).err, "There is already a set `base`"));
}

TEST_CASE("new rules: a ruleset with one other number, and a scenario that notices it") {
  const SmallSet set("new_rules");
  CHECK(run("new", "rules", "Busy turns", "--set", set.path().c_str()).code == 0);
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["passed"] == 1);
  set.write("rules/busy_turns.lua", "return rules { name = \"busy_turns\", extends = \"extended\" }\n");
  CHECK(tested(set.path())["failed"] == 1);
  CHECK(run("new", "rules", "Busy turns", "--set", set.path().c_str()).code == 2);
  CHECK(has(run("new", "rules", "extended", "--set", set.path().c_str()).err, "There is already a ruleset `extended`"));
}

TEST_CASE("new word, new keyword: files that cards can use") {
  const SmallSet set("new_words");
  const Ran word = run("new", "word", "Pay out", "--set", set.path().c_str());
  CHECK(word.code == 0);
  CHECK(has(word.out, "0 errors, 0 warnings"));
  CHECK(has(word.out, "pay_out(1, you)"));
  CHECK(run("new", "keyword", "Rich", "--set", set.path().c_str()).code == 0);
  CHECK(checked(set) == "[]");
  set.write("treasure/a.lua",
            "return treasure { name = \"A\", rich = true,\n  tap { text = \"Gain 1¢.\", effect = function(you) "
            "pay_out(1, you) end } }\n");
  CHECK(checked(set) == "[]");
  CHECK(run("new", "word", "Pay out", "--set", set.path().c_str()).code == 2);
  CHECK(has(run("new", "word", "deal", "--set", set.path().c_str()).err, "`deal` is already a verb"));
  CHECK(has(run("new", "keyword", "eternal", "--set", set.path().c_str()).err, "already a field of cards"));
  CHECK(!fs::exists(set.path("words/deal.lua")));
}

TEST_CASE("new scenario: one that passes, also for a card") {
  const SmallSet set("new_scenarios");
  CHECK(run("new", "scenario", "A first try", "--set", set.path().c_str()).code == 0);
  CHECK(run("new", "scenario", "Bomb on \"Fatty\"", "--card", "bomb", "--set", set.path().c_str()).code == 0);
  CHECK(has(text_of(set.path("scenarios/loot/bomb_on_fatty.lua")), "scenario \"Bomb on \\\"Fatty\\\"\" {"));
  CHECK(tested(set.path())["passed"] == 2);
  CHECK(run("new", "scenario", "A first try", "--set", set.path().c_str()).code == 2);
  CHECK(run("new", "scenario", "Other", "--card", "nope", "--set", set.path().c_str()).code == 2);
}

// ---- Cards

TEST_CASE("new card: the template of each deck passes") {
  const SmallSet set("new_templates");
  for (const char* deck : {"loot", "treasure", "monster", "character", "starting", "bonus_soul", "room"}) {
    CAPTURE(deck);
    CHECK(new_card(set, (std::string("My ") + deck).c_str(), "--deck", deck).code == 0);
  }
  CHECK(checked(set) == "[]");
  const Json result = tested(set.path());
  CHECK(result["passed"] == 7);
  CHECK(result["failed"] == 0);
}

TEST_CASE("new card: what is missing or unknown is named") {
  const SmallSet set("new_missing");
  const std::string before = content_of(set.path());
  CHECK(has(new_card(set, "Spark").err, "Name a deck with --deck (treasure, loot, monster"));
  CHECK(has(new_card(set, "Spark", "--deck", "lot").err, "did you mean `loot`?"));
  CHECK(has(new_card(set, "Spark", "--from", "bom").err, "may be base:bomb, "));
  CHECK(has(new_card(set, "Spark", "--from", "nope").err, "no card has `nope`"));
  CHECK(has(new_card(set, "Spark", "--from", "base:bomb", "--deck", "treasure").err, "is a card of the deck `loot`"));
  CHECK(has(run("new", "card", "Spark", "--deck", "loot", "--set", "nope").err, "There is no card set `nope`"));
  CHECK(has(run("new", "card", "Spark", "--deck", "loot", "--set", "tests").err, "it has no set.lua"));
  CHECK(content_of(set.path()) == before);
}

TEST_CASE("new card: the set is the one around the current folder") {
  const SmallSet set("new_around");
  set.write("loot/keep.lua", "return loot { name = \"Keep\" }\n");
  fs::current_path(set.path("loot"));
  setenv("SOULSTACK_CARDS", SOULSTACK_TEST_ROOT "/cards", 1);
  const Ran ran = run("new", "card", "Spark", "--from", "bomb");
  unsetenv("SOULSTACK_CARDS");
  fs::current_path(SOULSTACK_TEST_ROOT);
  CHECK(ran.code == 0);
  CHECK(fs::exists(set.path("loot/spark.lua")));
  CHECK(fs::exists(set.path("scenarios/loot/spark.lua")));
}

TEST_CASE("new card: a file that exists is not overwritten, and the other one is not written") {
  const SmallSet set("new_exists");
  set.write("scenarios/loot/spark.lua", "-- mine\n");
  const std::string before = content_of(set.path());
  const Ran ran = new_card(set, "Spark", "--from", "bomb");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "scenarios/loot/spark.lua` exists already; nothing was written"));
  CHECK(content_of(set.path()) == before);
}

TEST_CASE("new card: if the second file cannot be written, the first is removed") {
  const SmallSet set("new_blocked");
  set.write("scenarios", "a file where a folder is needed\n");
  const std::string before = content_of(set.path());
  const Ran ran = new_card(set, "Spark", "--from", "bomb");
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "cannot be made"));
  CHECK(content_of(set.path()) == before);
}

TEST_CASE("new card --dry-run prints the files, and writes nothing") {
  const SmallSet set("new_dry");
  const std::string before = content_of(set.path());
  const Ran ran = new_card(set, "Spark", "--from", "bomb", "--dry-run");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Would write"));
  CHECK(has(ran.out, "name = \"Spark\", copies = 4,"));
  CHECK(has(ran.out, "scenario \"Spark deals 1 damage to a monster\" {"));
  CHECK(content_of(set.path()) == before);
}

TEST_CASE("new card: a set that does not load is reported, and nothing is written") {
  const SmallSet set("new_broken");
  set.write("set.lua", "return set { id = \"new_broken\", titel = \"T\" }\n");
  const std::string before = content_of(set.path());
  const Ran ran = new_card(set, "Spark", "--from", "bomb");
  CHECK(ran.code == 3);
  CHECK(has(ran.err, "set.lua:1:"));
  CHECK(content_of(set.path()) == before);
}

TEST_CASE("new card: another card with an error is set aside, and named") {
  const SmallSet set("new_aside");
  set.write("loot/broken.lua", "return loot { nome = \"Broken\" }\n");
  const Ran ran = new_card(set, "Spark", "--from", "bomb");
  INFO(ran.out, ran.err);
  CHECK(ran.code == 0);
  CHECK(has(ran.out + ran.err, "is set aside because it has errors"));
  CHECK(fs::exists(set.path("loot/spark.lua")));
}

TEST_CASE("new card --from: the script is needed") {
  const SmallSet set("new_source");
  const SmallSet other("new_source_2");
  other.write("loot/zap.lua",
              "return loot { name = \"Zap\", play { text = \"Gain 3¢.\",\n"
              "  effect = function(you) gain_coins(you, 3) end } }\n");
  const Ran ran = new_card(set, "Spark", "--from", "zap", "--also", other.path().c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "new_source_2:zap has no scenario file"));
  CHECK(has(text_of(set.path("loot/spark.lua")), "gain_coins(you, 3)"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["passed"] == 1);
}

TEST_CASE("new card --from: the scenarios of a copy fail without its effect") {
  const SmallSet set("new_tests");
  CHECK(new_card(set, "Spark", "--from", "bomb").code == 0);
  set.write("loot/spark.lua", "return loot { name = \"Spark\", copies = 4 }\n");
  CHECK(tested(set.path())["failed"] >= 2);
}

// The files of a copy, as `new card --from` writes them if no scenario has to be left out.
TEST_CASE("new card --from: copies of all base cards pass check and all of their scenarios") {
  const SmallSet set("new_all");
  REQUIRE(base_cards().size() == 287);
  for (std::size_t nth = 0; nth < base_cards().size(); ++nth) {
    if (!is_tried(nth, 5))
      continue;
    const BaseCard& base = base_cards()[nth];
    const tools::CardName name{"my_" + base.card.id, "My " + base.card.name};
    const fs::path file = base.file;
    set.write(base.deck + "/" + name.id + ".lua", tools::renamed_script(text_of(file), base.card, name));
    set.write(
        "scenarios/" + base.deck + "/" + name.id + ".lua",
        tools::renamed_scenarios(text_of(file.parent_path().parent_path() / "scenarios" / base.deck / file.filename()),
                                 base.card, name));
  }
  CHECK(checked(set) == "[]");
  const Json result = tested(set.path());
  CHECK(result["failed"] == 0);
  CHECK(result["passed"] > (sanitized ? 150 : 1000));
}

TEST_CASE("new card --from: the command writes copies of base cards that pass (a sample)") {
  const SmallSet set("new_sample");
  std::vector<BaseCard> cards = base_cards();
  std::shuffle(cards.begin(), cards.end(), std::mt19937(7));
  if (!all_of_them())
    cards.resize(8);
  for (const BaseCard& base : cards) {
    CAPTURE(base.card.id);
    const Ran ran = new_card(set, ("My " + base.card.name).c_str(), "--from", ("base:" + base.card.id).c_str());
    CHECK(ran.code == 0);
    CHECK(has(ran.out, "0 errors, 0 warnings"));
    CHECK_FALSE(has(ran.out, "Note:"));
  }
  CHECK(tested(set.path())["failed"] == 0);
}

// ---- Cards from texts

TEST_CASE("new card --text: a card composed of its phrases, with a scenario that notices its effect") {
  const SmallSet set("new_text");
  const Ran ran = new_card(set, "Spark", "--deck", "loot", "--text", "Deal 2 damage to a monster.");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Nearest cards by their words: base:"));
  const std::string script = text_of(set.path("loot/spark.lua"));
  CHECK(has(script, "text = \"Deal 2 damage to a monster.\""));
  CHECK(has(script, "deal(2, target)"));
  CHECK(has(script, "target = a_monster,"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
  CHECK_FALSE(has(text_of(set.path("scenarios/loot/spark.lua")), "--"));
  std::string weaker = script;
  weaker.replace(weaker.find("deal(2"), 6, "deal(1");
  set.write("loot/spark.lua", weaker);
  CHECK(tested(set.path())["failed"] >= 1);
}

TEST_CASE("new card --text: a trigger, and a scenario in which it happens") {
  const SmallSet set("new_effect");
  CHECK(new_card(set, "Harvest", "--text", "When a monster dies, loot 2.").code == 0);
  const std::string script = text_of(set.path("treasure/harvest.lua"));
  CHECK(has(script, "event = monster_died"));
  CHECK(has(script, "draw_loot(you, 2)"));
  CHECK(has(text_of(set.path("scenarios/treasure/harvest.lua")), "t.P1:attack"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
}

TEST_CASE("new card --text: a text that no card fits gives the plain card, and says so") {
  const SmallSet set("new_plain");
  const Ran ran = new_card(set, "Spark", "--deck", "loot", "--text", "Swap hands with another player and sing.");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "No card fits this text"));
  CHECK(has(text_of(set.path("loot/spark.lua")), "-- To do: Swap hands with another player and sing.\n"));
  CHECK(tested(set.path())["passed"] == 1);
  const Ran warned = run("check", set.path().c_str());
  CHECK(warned.code == 0);
  CHECK(has(warned.out, "loot/spark.lua:1: warning: this is still to be done: `Swap hands"));
  CHECK(has(warned.err, "0 errors, 1 warning"));
}

TEST_CASE("new card --text: ordinary sentences are composed, in the words of their author") {
  const SmallSet set("new_ordinary");
  struct Row {
    const char *name, *text, *file, *part;
  };
  const Row rows[] = {
      {"Jumper Cable", "Pay 3¢: recharge another item.", "treasure/jumper_cable.lua", "cost = { coins = 3 }"},
      {"Sore Loser", "Each time you miss an attack roll, gain 1¢", "treasure/sore_loser.lua",
       "event = missed, by = you"},
      {"Party Fly", "When this dies, each player loots 1.", "monster/party_fly.lua", "draw_loot(players, 1)"},
      {"Merry Go Round", "Each player gives a loot card to the player on their left. Then loot 1.",
       "loot/merry_go_round.lua", "give_loot(player, player.left, 1)"},
      {"Trade", "Lose 2¢ and loot 3.", "loot/trade.lua", "draw_loot(you, 3)"},
      {"Toll", "Each other player loses 1¢. Then gain 2¢.", "loot/toll.lua", "lose_coins(others, 1)"},
      {"Zap", "Pay 4¢: deal 1 damage to a monster or player. Loot 1.", "treasure/zap.lua", "deal(1, target)"},
  };
  std::size_t nth = 0;
  for (const Row& row : rows) {
    if (!is_tried(nth++, 3))
      continue;
    CAPTURE(row.text);
    const Ran ran = new_card(set, row.name, "--text", row.text);
    CHECK(ran.code == 0);
    CHECK(has(ran.out, "0 errors, 0 warnings"));
    CHECK_FALSE(has(ran.out, "not taken"));
    const std::string script = text_of(set.path(row.file));
    CHECK(has(script, row.part));
    CHECK(has(script, row.text));
    CHECK_FALSE(has(script, "To do"));
  }
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
}

TEST_CASE("new card --text: a chosen player, and what follows if they do it") {
  const SmallSet set("new_they");
  const Ran ran = new_card(set, "Fine", "--deck", "loot", "--text",
                           "Choose a player. They discard a loot card; if they do, you gain 2¢.");
  INFO(ran.out);
  CHECK(ran.code == 0);
  CHECK(has(text_of(set.path("loot/fine.lua")), "if discard_loot(target, 1) > 0 then gain_coins(you, 2) end"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
}

TEST_CASE("new card --text: the sign of an activated ability makes an item") {
  const SmallSet set("new_sign");
  CHECK(new_card(set, "Tin Can", "--text", "[tap] Gain 1¢.").code == 0);
  CHECK(new_card(set, "Old Lamp", "--text", "↷: Loot 1 and gain 2¢.").code == 0);
  CHECK(has(text_of(set.path("treasure/tin_can.lua")), "gain_coins(you, 1)"));
  CHECK(has(text_of(set.path("treasure/old_lamp.lua")), "draw_loot(you, 1)"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
}

TEST_CASE("new card --text: each verb whose row has a phrase can be written") {
  const SmallSet set("new_verbs");
  CHECK(new_card(set, "Alms", "--deck", "loot", "--text", "Give 2¢ to another player.").code == 0);
  CHECK(has(text_of(set.path("loot/alms.lua")), "give_coins(you, target, 2)"));
  CHECK(checked(set) == "[]");
  CHECK(tested(set.path())["failed"] == 0);
}

TEST_CASE("new card --text: the phrase that is not known is named") {
  const SmallSet set("new_unread");
  const Ran ran = new_card(set, "Song", "--deck", "loot", "--text", "Gain 1¢. Each player sings.");
  CHECK(has(ran.out, "`sings` is no phrase that `new` knows"));
}

TEST_CASE("new card --text: the scenario of a composed card notices its effect") {
  const SmallSet set("new_composed");
  CHECK(new_card(set, "Sore Loser", "--text", "When you miss an attack roll, gain 3¢.").code == 0);
  std::string script = text_of(set.path("treasure/sore_loser.lua"));
  script.replace(script.find("gain_coins(you, 3)"), 18, "gain_coins(you, 2)");
  set.write("treasure/sore_loser.lua", script);
  CHECK(tested(set.path())["failed"] == 1);
}

TEST_CASE("new card: a card to copy and a text are not given together") {
  const SmallSet set("new_both");
  const Ran ran = new_card(set, "Spark", "--from", "bomb", "--text", "Deal 3 damage to another player.");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "--from"));
}

TEST_CASE("new card --text: twenty texts give cards that pass check, and whose scenarios pass") {
  const SmallSet set("new_texts");
  const std::vector<std::string> texts = {
      "Deal 1 damage to a monster",
      "Deal 4 damage to another player",
      "Gain 7¢.",
      "Loot 3.",
      "You have +2 attack.",
      "When you take damage, gain 2¢.",
      "When a player rolls a 3, loot 2.",
      "Roll. 1-2: gain 2¢. 3-4: gain 5¢. 5-6: lose 3¢.",
      "Roll. 1-3: loot 1. 4-5: gain 3¢. 6: take 2 damage.",
      "Steal 2¢ from another player.",
      "A player gets +3 HP till end of turn.",
      "Prevent the next 2 damage to a player this turn.",
      "When this dies, each player loses 2¢.",
      "At the end of your turn, if you have 0¢, gain 3¢.",
      "Recharge each item of a player.",
      "Look at the top 3 cards of a deck and put them back in any order.",
      "When a monster dies, loot 1.",
      "Each player takes 1 damage.",
      "Kill a monster.",
      "Whenever the moon is full, dance.",
  };
  int tried = 0, adapted = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (!is_tried(i, 5))
      continue;
    ++tried;
    CAPTURE(texts[i]);
    const Ran ran = new_card(set, ("Text " + std::to_string(i + 1)).c_str(), "--text", texts[i].c_str());
    CHECK(ran.code == 0);
    const bool fits = !has(ran.out, "No card fits this text");
    CHECK(has(ran.out, fits ? "0 errors, 0 warnings" : "0 errors, 1 warning"));
    CHECK(has(ran.out, " 0 failed"));
    adapted += fits;
  }
  MESSAGE(adapted << " of " << tried << " texts were put into a card");
  CHECK(adapted * 4 >= tried * 3);
  CHECK(run("check", set.path().c_str()).code == 0);
  CHECK(tested(set.path())["failed"] == 0);
}

// ---- Scenarios of a first use

namespace {

// The scenarios of the cards of a deck: those that were written, and of these, those that pass.
struct Tried {
  int cards = 0, written = 0, passed = 0;
};
Tried try_deck(std::string_view deck) {
  const Content& content = base_game().content();
  scripting::LibraryCache libraries({base_set().string()});
  Tried tried;
  for (const CardDef& card : content.cards) {
    if (content.type_name(card.deck) != deck)
      continue;
    ++tried.cards;
    const std::string text = tools::scenario_of_first_use(libraries, "", card.id, "Used");
    if (text.empty())
      continue;
    ++tried.written;
    bool passed = true;
    for (const scripting::ScenarioResult& result : scripting::run_scenario_text("used.lua", text, libraries)) {
      passed &= result.passed;
      CHECK_MESSAGE(result.passed, card.id << ": " << result.message << "\n" << text);
    }
    tried.passed += passed ? 1 : 0;
  }
  return tried;
}

}  // namespace

TEST_CASE("first use: most loot cards and items that are used can be shown, and each scenario passes") {
  const Tried loot = try_deck("loot"), treasure = try_deck("treasure");
  MESSAGE(loot.written << " of " << loot.cards << " loot cards, " << treasure.written << " of " << treasure.cards
                       << " treasures");
  CHECK(loot.written * 20 >= loot.cards * 17);
  CHECK(treasure.written >= 45);
  CHECK(loot.passed == loot.written);
  CHECK(treasure.passed == treasure.written);
}

TEST_CASE("first use: a target is another player, and what changed is checked") {
  scripting::LibraryCache libraries({base_set().string()});
  const std::string text = tools::scenario_of_first_use(libraries, "", "base:bomb", "A blast");
  CHECK(text.find("scenario \"A blast\"") == 0);
  CHECK(text.find("t.P1:play \"bomb\"") != std::string::npos);
  CHECK(text.find("t:settle()") != std::string::npos);
  CHECK(text.find("t.P2.hp == 1") != std::string::npos);
  CHECK(text.find("deck_size") == std::string::npos);
}

TEST_CASE("first use: a monster is attacked and killed") {
  scripting::LibraryCache libraries({base_set().string()});
  const std::string text = tools::scenario_of_first_use(libraries, "", "base:fly", "x");
  CHECK(text.find("monsters = { \"fly\" }") != std::string::npos);
  CHECK(text.find("dice = { 6 }") != std::string::npos);
  CHECK(text.find("t.P1:attack \"fly\"") != std::string::npos);
  CHECK(text.find("check(t.P1.coins == 6)") != std::string::npos);
  const Tried monsters = try_deck("monster");
  MESSAGE(monsters.written << " of " << monsters.cards << " monsters");
  CHECK(monsters.written * 2 >= monsters.cards);
  CHECK(monsters.passed == monsters.written);
}

TEST_CASE("first use: a card that rolls has a scenario for each result that changes something else") {
  scripting::LibraryCache libraries({base_set().string()});
  const std::string text = tools::scenario_of_first_use(libraries, "", "base:blank_rune", "Rune");
  for (const int die : {1, 2, 4, 5, 6}) {  // a 3 kills both players
    CHECK(text.find("scenario \"Rune: the die shows " + std::to_string(die) + "\"") != std::string::npos);
    CHECK(text.find("dice = { " + std::to_string(die) + " }") != std::string::npos);
  }
  for (const scripting::ScenarioResult& result : scripting::run_scenario_text("used.lua", text, libraries))
    CHECK_MESSAGE(result.passed, result.message);
}

TEST_CASE("first use: its checks are not true before the card is used") {
  scripting::LibraryCache libraries({base_set().string()});
  for (const char* const card : {"base:a_penny", "base:bomb", "base:fly", "base:eye_of_greed", "base:greeds_gullet"}) {
    std::string text = tools::scenario_of_first_use(libraries, "", card, "x");
    const std::size_t play = text.find("  play = function(t)"), end = text.find("  end,\n", play);
    REQUIRE(end != std::string::npos);
    text.replace(play, end - play, "  play = function()\n");
    if (const std::size_t dice = text.find("  dice = "); dice != std::string::npos)
      text.erase(dice, text.find('\n', dice) + 1 - dice);  // dice that are not rolled would be a failure, too
    for (const scripting::ScenarioResult& result : scripting::run_scenario_text("used.lua", text, libraries))
      CHECK_FALSE_MESSAGE(result.passed, text);
  }
}

TEST_CASE("first use: an item that is not activated is shown by a turn that goes another way with it") {
  scripting::LibraryCache libraries({base_set().string()});
  const auto shows = [&](const std::string& item, const std::vector<std::string>& parts) {
    const std::string text = tools::scenario_of_first_use(libraries, "", "base:" + item, "x");
    for (const std::string& part : parts)
      CHECK_MESSAGE(text.find(part) != std::string::npos, part << " is not in\n" << text);
  };
  shows("eye_of_greed", {"dice = { 5, 6 }", "t.P1:attack", "check(t.P1.coins == 8)"});  // when a player rolls a 5
  shows("greeds_gullet", {"dice = { 1, 1 }", "check(t.P1.coins == 12)"});               // when its player dies
}

TEST_CASE("first use: cards that players do not use themselves have none") {
  scripting::LibraryCache libraries({base_set().string()});
  CHECK(tools::scenario_of_first_use(libraries, "", "base:soul_of_greed", "x").empty());
}

}  // namespace soulstack::testing::new_test
