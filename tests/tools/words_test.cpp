// soulstack words: what it prints for each kind of question, as text and as JSON.
#include <algorithm>
#include <sstream>
#include <string>

#include "tests/support/running.h"
#include "tests/support/sanitized.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::words_test {

TEST_CASE("words: without a query, the categories and how to ask") {
  const Ran ran = run("words");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "verbs\n"));
  CHECK(has(ran.out, "soulstack words event missed"));
}

TEST_CASE("words: a verb, with its parameters, units, result, rule and an example") {
  const Ran ran = run("words", "deal");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "deal(n, to, by?, { options }?)  verb\n"));
  CHECK(has(ran.out, "a whole number: damage"));
  CHECK(has(ran.out, "a player; may be left out"));
  CHECK(has(ran.out, "returns   true or false"));
  CHECK(has(ran.out, "rule      10.2.1: "));
  CHECK(has(ran.out, "example   cards/"));
  CHECK(has(ran.out, ".lua:"));
}

TEST_CASE("words: an event, with what it carries and what may listen for it") {
  const Ran ran = run("words", "event", "missed");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "It carries:"));
  CHECK(has(ran.out, "the target of the attack"));
  CHECK(has(ran.out, "heard by  when\n"));
  CHECK(has(run("words", "events").out, "turn_begins"));
}

TEST_CASE("words: nouns, properties and fields") {
  CHECK(has(run("words", "noun", "a_monster").out, "attackable"));
  const Ran property = run("words", "property", "hp");
  CHECK(has(property.out, "player.hp"));
  CHECK(has(property.out, "object.hp"));
  const Ran of_players = run("words", "property", "player");
  CHECK(has(of_players.out, "player.coins"));
  CHECK_FALSE(has(of_players.out, "object.evasion"));
  const Ran when = run("words", "field", "when");
  CHECK(has(when.out, "combat"));
  CHECK(has(when.out, "required"));
  const Ran combat = run("words", "field", "when.combat");
  CHECK(has(combat.out, "It is combat damage."));
  CHECK_FALSE(has(combat.out, "recharge_step"));
}

TEST_CASE("words: scenarios, rulesets and sets") {
  CHECK(has(run("words", "scenario").out, "t:settle()"));
  CHECK(has(run("words", "scenario", "play").out, "t.P1:play(card, answers...)"));
  CHECK(has(run("words", "rules").out, "souls_to_win"));
  CHECK(has(run("words", "set").out, "license"));
}

TEST_CASE("words: each category of the overview can be asked for, in the singular and the plural") {
  const Ran overview = run("words");
  std::istringstream lines(overview.out.substr(overview.out.find('\n') + 1));
  int categories = 0;
  for (std::string line; std::getline(lines, line) && !line.empty(); ++categories) {
    if (!is_tried(static_cast<std::size_t>(categories), 3))
      continue;
    const std::string name = line.substr(8);
    const Ran listed = run("words", name.c_str());
    CHECK_MESSAGE(listed.code == 0, name);
    CHECK(has(listed.out, name + "\n"));
  }
  CHECK(categories > 20);
  CHECK(has(run("words", "noun", "condition").out, "noun conditions\n"));
  CHECK(has(run("words", "set", "field", "license").out, "set { license = ... }"));
  CHECK(has(run("words", "scenario", "field", "phase").out, "\"deal\": before anything is dealt"));
  CHECK(has(run("words", "field", "phase").out, "\"deal\": before anything is dealt"));
}

TEST_CASE("words: a form says which other forms it may contain") {
  CHECK(has(run("words", "ability", "lasting").out, "It may contain `when`,"));
  CHECK(has(run("words", "ability", "tap").out, "It may contain `lasting`."));
  const Json change = json_of(run("words", "ability", "change", "--json"))["entries"][0];
  CHECK_FALSE(has(change["sentence"], "may contain"));
}

TEST_CASE("words: other words are searched for in names and sentences") {
  const Ran ran = run("words", "steals", "coins");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "steal_coins(to, from, n)"));
}

TEST_CASE("words: a word that does not exist gives similar ones and fails") {
  const Ran ran = run("words", "gain_coinz");
  CHECK(ran.code == 2);
  CHECK(ran.out == "");
  CHECK(has(ran.err, "No word matches `gain_coinz`; did you mean `gain_coins`"));
  CHECK(run("words", "qqqqqqqq").err == "No word matches `qqqqqqqq`\n");
  CHECK(run("words", "event", "deal").code == 0);
}

TEST_CASE("words: as JSON, all entries or those that match") {
  const Json all = json_of(run("words", "--json"));
  CHECK(all["schema"] == 1);
  CHECK(all["entries"].size() > 600);
  const Json one = json_of(run("words", "verb", "deal", "--json"));
  REQUIRE(one["entries"].size() == 1);
  CHECK(one["entries"][0]["parts"][0]["unit"] == "damage");
  CHECK(one["entries"][0]["parts"][0]["type"] == "number");
  CHECK(one["entries"][0]["parts"][2]["optional"] == true);
}

TEST_CASE("words: an event of a set, with what it carries (rule 6.12.1)") {
  SmallSet set("lifts");
  set.write(
      "set.lua",
      "return set { id = \"lifts\", title = \"Lifts\", version = \"1\", api = 1, requires = { \"base\" }, events = { "
      "up = { of = \"player\", text = \"Up\" }, bell = {} } }\n");
  const std::string path = set.path();
  const Json up = json_of(run("words", "event", "up", "--set", path, "--json"))["entries"];
  REQUIRE(up.size() == 1);
  CHECK(up[0]["category"] == "event");
  CHECK(up[0]["sentence"] == "Up.");
  CHECK(up[0]["rule"] == "6.12.1");
  CHECK(has(run("words", "event", "up", "--set", path).out, "when { event = up }  event\n"));
  const auto carries = [](const Json& entry, const std::string& name) {
    return std::any_of(entry["parts"].begin(), entry["parts"].end(),
                       [&](const Json& part) { return part["name"] == name; });
  };
  CHECK(carries(up[0], "of"));
  CHECK(carries(up[0], "amount"));
  const Json bell = json_of(run("words", "event", "bell", "--set", path, "--json"))["entries"];
  REQUIRE(bell.size() == 1);
  CHECK(!carries(bell[0], "of"));
  const Json words = json_of(run("words", "word", "up", "--set", path, "--json"))["entries"];
  for (const Json& other : words)
    CHECK(other["name"] != "up");  // it is not listed twice
}

TEST_CASE("words: decks of a ruleset that is chosen") {
  SmallSet set("relics");
  set.write("rules/relics.lua",
            "return rules { name = \"relics\", extends = \"extended\", title = \"Relics\", decks = { { name = "
            "\"relic\", drawn_from = false } } }");
  const Ran ran = run("words", "deck", "relic", "--set", "base", "--set", set.path().c_str(), "--rules", "relics");
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "relic { ... }"));
  CHECK(run("words", "deal", "--set", "nowhere").code == 2);
}

}  // namespace soulstack::testing::words_test
