// soulstack cards and soulstack show: searching cards, and what is known about one.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/explain/view.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/authoring/card_copy.h"
#include "tools/display/card_likeness.h"

namespace soulstack::testing::cards_test {
namespace {

namespace tools = soulstack::tools;

template <class... Words>
std::set<std::string> ids(Words... words) {
  std::set<std::string> all;
  const Json listed = json_of(run("cards", words..., "--json"));
  for (const Json& card : listed["cards"])
    all.insert(card["id"].get<std::string>().substr(5));
  return all;
}

template <class... Words>
Json shown(Words... words) {
  const Json all = json_of(run("show", words..., "--json"));
  CHECK(all["schema"] == 1);
  return all["cards"];
}

std::size_t widest_line(const std::string& text) {
  std::istringstream lines(text);
  std::size_t widest = 0;
  for (std::string line; std::getline(lines, line);)
    widest = std::max(widest, soulstack::columns_of(line));
  return widest;
}

}  // namespace

// ---- cards

TEST_CASE("cards: tags and free fields are carried and shown") {
  const SmallSet set("free_fields");
  set.write("set.lua",
            "return set { id = \"free_fields\", title = \"T\", version = \"1\", api = 1, requires = { \"base\" }, "
            "tags = { \"bomb\" } }\n");
  set.write(
      "loot/fuse.lua",
      "return loot { name = \"Fuse\", tags = { \"bomb\" }, artist = \"A. Nobody\", flavour = \"It hisses.\", since = "
      "\"1.1\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end } }\n");
  const std::string path = set.path();
  const Ran ran = run("show", "fuse", "--set", path.c_str());
  CHECK(has(ran.out, "#bomb"));
  CHECK(has(ran.out, "artist: A. Nobody"));
  CHECK(has(ran.out, "flavour: It hisses."));
  const Json listed = json_of(run("cards", "fuse", "--set", path.c_str(), "--json"));
  CHECK(listed["cards"][0]["tags"] == Json{"bomb"});
  CHECK(listed["cards"][0]["since"] == "1.1");
}

TEST_CASE("show: a word of a set is shown with its text and its file") {
  const SmallSet set("with_words");
  set.write("set.lua",
            "return set { id = \"with_words\", title = \"T\", version = \"1\", api = 1, requires = { \"base\" } }\n");
  set.write(
      "words/pay_twice.lua",
      "return word { takes = { \"player\" }, text = \"Gives 2¢.\", run = function(who) gain_coins(who, 2) end }\n");
  const Ran ran = run("show", "pay_twice", "--set", set.path().c_str());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "Gives 2¢."));
  CHECK(has(ran.out, "words/pay_twice.lua"));
}

TEST_CASE("cards: the query is looked for in names, texts and scripts, but a whole name lists only its card") {
  CHECK(ids("bomb") == std::set<std::string>{"bomb"});
  CHECK(ids("BOMB!") == std::set<std::string>{"bomb"});
  CHECK(ids("gold b").contains("gold_bomb"));
  CHECK(ids("skips their next").contains("famine"));
  CHECK(ids("skip_turn").contains("famine"));
  CHECK(run("cards", "nothing like this").code == 2);
}

TEST_CASE("cards: verbs and events of scripts, decks and texts") {
  const std::set<std::string> thieves = ids("--verb", "steal");
  CHECK(thieves.contains("jawbone"));
  CHECK(thieves.contains("pay_to_play"));
  CHECK_FALSE(thieves.contains("bomb"));
  CHECK(ids("--verb", "skip_turn") == std::set<std::string>{"famine"});
  CHECK(ids("--event", "monster_died").contains("the_midas_touch"));
  CHECK_FALSE(ids("--event", "monster_died").contains("breakfast"));
  CHECK(ids("--deck", "character").size() == 11);
  CHECK(ids("--deck", "loot", "--text", "Deal 1 damage").contains("bomb"));
  CHECK_FALSE(ids("--deck", "loot", "--text", "Deal 1 damage").contains("razor_blade"));
  CHECK(ids("--word", "prevent_next").contains("soul_heart"));
}

TEST_CASE("cards: an unknown deck, verb, event or key is refused with the nearest one") {
  CHECK(has(run("cards", "--deck", "lott").err, "did you mean `loot`?"));
  CHECK(has(run("cards", "--verb", "draw_lot").err, "did you mean `draw_loot`?"));
  CHECK(has(run("cards", "--event", "monster_dead").err, "no event `monster_dead`"));
  CHECK(run("cards", "--sort", "size").code == 2);
  CHECK(has(run("cards", "--deck", "loot", "--verb", "skip_turn").err, "No card matches"));
}

TEST_CASE("cards --sort: high numbers first, names in order") {
  const auto names = [](const char* key) {
    std::vector<std::string> all;
    const Json listed = json_of(run("cards", "--deck", "monster", "--sort", key, "--json"));
    for (const Json& card : listed["cards"])
      all.push_back(card["name"]);
    return all;
  };
  const std::vector<std::string> by_name = names("name"), by_hp = names("hp");
  CHECK(std::is_sorted(by_name.begin(), by_name.end()));
  CHECK(by_hp.front() != by_name.front());
  const Json listed = json_of(run("cards", "--deck", "monster", "--sort", "evasion", "--json"));
  int before = 100;
  for (const Json& card : listed["cards"]) {
    const int evasion = card.value("evasion", -1);
    CHECK(evasion <= before);
    before = evasion;
  }
}

TEST_CASE("cards: the lines fit the terminal, and show kinds and texts") {
  for (const char* key : {"name", "hp", "cost"})
    CHECK(widest_line(run("cards", "--sort", key).out) <= 100);
  const Ran ran = run("cards");
  CHECK(widest_line(ran.out) <= 100);
  CHECK(has(ran.out, "monster: 107 cards, 107 different"));
  CHECK(has(run("cards", "contract_from_below").out, "contract_from_below"));
  CHECK(has(run("cards", "bomb").out, "Deal 1 damage to a monster or player."));
}

// ---- show

TEST_CASE("show: the text, how the abilities work, rules, scenarios, the set and similar cards") {
  const Ran ran = run("show", "famine");
  CHECK(ran.code == 0);
  for (const char* part : {"When this dies, the active player skips their next turn.",
                           "triggers after `monster_died`, `of` is this", "cards/base/monster/famine.lua",
                           "The base game", "4.6.3  ", "cards/base/scenarios/monster/famine.lua:1", "Similar cards"})
    CHECK_MESSAGE(has(ran.out, part), part);
}

TEST_CASE("show: the script of the card") {
  const Ran ran = run("show", "famine");
  CHECK(has(ran.out, "Its script\n    return monster {\n      name = \"Famine\""));
  CHECK(shown("famine")[0]["script"] == text_of("cards/base/monster/famine.lua"));
}

TEST_CASE("show --json has the same facts") {
  const Json cards = shown("base:bomb");
  REQUIRE(cards.size() == 1);
  const Json& bomb = cards[0];
  CHECK(bomb["set"] == "base");
  CHECK(bomb["copies"] == 4);
  CHECK(bomb["abilities"][0]["kind"] == "play");
  CHECK(bomb["scenarios"][0]["own"] == true);
  CHECK(bomb["scenarios"][0]["line"] == 1);
  CHECK(bomb["similar"][0]["id"] == "base:gold_bomb");
  CHECK_FALSE(bomb["rules"].empty());
  const Json famine = shown("famine")[0];
  CHECK(famine["abilities"][0]["event"] == "monster_died");
}

TEST_CASE("show: each base card has its own scenario, and each cited rule has a text") {
  const Json cards = shown("base:");
  CHECK(cards.size() == 287);
  for (const Json& card : cards) {
    CAPTURE(card["id"]);
    REQUIRE_FALSE(card["scenarios"].empty());
    CHECK(card["scenarios"][0]["own"] == true);
    for (const Json& rule : card["rules"])
      CHECK_FALSE(rule["text"].get<std::string>().empty());
    for (const Json& ability : card["abilities"])
      CHECK_FALSE(ability["works"].get<std::string>().empty());
  }
}

TEST_CASE("show: many matches are listed, none gives the nearest name, --brief is short") {
  CHECK(has(run("show", "the").out, "cards have `the` in their name or ID:"));
  CHECK(has(run("show", "famin").out, "Famine"));
  CHECK(has(run("show", "faminee").err, "did you mean"));
  CHECK_FALSE(has(run("show", "bomb", "--brief").out, "Similar cards"));
}

TEST_CASE("show: a ruling that the card's file cites, and a card of another set with the same id") {
  const SmallSet set("show_set");
  set.write("loot/bomb.lua",
            "-- ruling Q32\nreturn loot { name = \"My Bomb\", play { text = \"Gain 1¢.\",\n"
            "  effect = function(you) gain_coins(you, 1) end } }\n");
  const Json card = shown("show_set:bomb", "--set", "base", "--set", set.path().c_str())[0];
  CHECK(card["rulings"][0]["number"] == "Q32");
  CHECK(card["same_id"] == Json{"base:bomb"});
  CHECK(card["set_title"] == "T");
}

// ---- Likeness and copies

TEST_CASE("words of a text: numbers are alike, plurals and cases do not count") {
  CHECK(tools::words_of_text("Gains 3¢.") == std::vector<std::string>{"gain", "#", "¢"});
  CHECK(tools::words_of_text("1-2: +1") == std::vector<std::string>{"#", "#", "+", "#"});
}

TEST_CASE("copies: scenarios are found and left out by their names") {
  const std::string file =
      "local x = 1\n\nscenario \"a\" { play = function(t) if x then end end }\n\nscenario \"b\" {}\n";
  REQUIRE(tools::scenarios_in(file).size() == 2);
  CHECK(tools::scenarios_in(file)[0].name == "a");
  CHECK(tools::without_scenarios(file, {"a"}) == "local x = 1\n\nscenario \"b\" {}\n");
  CHECK(tools::without_scenarios(file, {"b"}) ==
        "local x = 1\n\nscenario \"a\" { play = function(t) if x then end end }\n");
}

TEST_CASE("copies: a card's name and ID are replaced in texts, but not in comments or longer names") {
  const tools::CardName from{"fly", "Fly"}, to{"moth", "Big \"Moth\""};
  CHECK(tools::renamed_script("return monster { name = \"Fly\", hp = 1 } -- Fly", from, to) ==
        "return monster { name = \"Big \\\"Moth\\\"\", hp = 1 } -- Fly");
  CHECK(tools::renamed_scenarios("check(t:hp \"fly\" == t:hp \"base:fly#2\", \"Fly\", \"Butterfly\", \"boom_fly\")",
                                 from, to) ==
        "check(t:hp \"moth\" == t:hp \"moth#2\", \"Big \\\"Moth\\\"\", \"Butterfly\", \"boom_fly\")");
}

}  // namespace soulstack::testing::cards_test
