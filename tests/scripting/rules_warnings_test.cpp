// Warnings about rulesets that load: settings and edits without an effect, decks and slots that stay empty, and games
// that nobody can win.
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::rules_warnings_test {
namespace {

std::string ruleset(const std::string& name, const std::string& fields, const std::string& base = "extended") {
  return "return rules {\n  name = \"" + name + "\", extends = \"" + base + "\",\n" + fields + " }\n";
}
std::string edits(const std::string& all) { return "procedures = {\n" + all + " }"; }

// The warnings, with their messages: "3 price: `price` is 10 ..."
std::string warnings(const TemporarySet& set, const std::string& rules) {
  std::vector<Finding> findings;
  CHECK(set.load(findings, rules));
  std::string all;
  for (const Finding& f : findings)
    all += std::to_string(f.line) + " " + f.field + ": " + f.message + "\n";
  return all;
}
std::string warnings_for(const std::string& fields, const std::string& base = "extended") {
  return warnings(TemporarySet().add("rules/a.lua", ruleset("a", fields, base)), "a");
}
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("ruleset warnings: the rulesets of the base set have none") {
  std::vector<Finding> findings;
  for (const fs::path& file : fs::directory_iterator(base_set() / "rules"))
    CHECK(Library::load({{base_set()}, file.stem().string()}, findings));
  CHECK(told(findings) == "");
}

TEST_CASE("ruleset warnings: a number or option that repeats the base ruleset") {
  CHECK(warnings_for("numbers = { price = 9 }") == "");
  CHECK(has(warnings_for("numbers = { price = 10 }"), "3 price: `price` is 10 in `extended` already"));
  CHECK(warnings_for("options = { hands = \"open\" }") == "");
  CHECK(has(warnings_for("options = { hands = \"hidden\" }"),
            "3 hands: `hands` is \"hidden\" in `extended` already; the other setting is \"open\""));
  CHECK(has(warnings_for("options = { death_order = \"below_triggers\" }"),
            "already; the other setting is \"owned\" or \"like_triggers\""));
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "numbers = { price = 5 }"));
  set.add("rules/b.lua", ruleset("b", "numbers = { price = 10 }", "a"));
  CHECK(warnings(set, "b") == "");
}

TEST_CASE("ruleset warnings: an edit that changes nothing") {
  CHECK(warnings_for(edits("rewards = move_after(\"loot\", \"coins\")")) == "");
  CHECK(has(warnings_for(edits("rewards = move_after(\"coins\", \"loot\")")),
            "4 rewards: moving `loot` changes nothing"));
  CHECK(has(warnings_for(edits("rewards = { \"coins\", \"loot\", \"treasure\" }")),
            "4 rewards: this list of steps changes nothing"));
  CHECK(has(warnings_for(edits("rewards = replace(\"loot\", \"loot\")")), "4 rewards: replacing `loot` changes"));
  CHECK(warnings_for(edits("rewards = replace(\"loot\", { \"loot\", stack = true })")) == "");
}

TEST_CASE("ruleset warnings: a number that nothing reads") {
  CHECK(has(warnings_for("numbers = { loot_step = 2 },\n" + edits("start_phase = remove(\"loot_step\")")),
            "3 loot_step: nothing reads `loot_step` in these rules: `start_phase` has no step `loot_step`"));
  CHECK(has(warnings_for("numbers = { hand_limit = 5 },\n" + edits("end_phase = remove(\"hand_limit\")")),
            "nothing reads `hand_limit`"));
  CHECK(warnings_for("numbers = { loot_step = 2 }") == "");
  CHECK(warnings_for(edits("start_phase = remove(\"loot_step\")")) == "");
}

TEST_CASE("ruleset warnings: an option without an effect") {
  CHECK(has(warnings_for("options = { deaths = \"leave_timer\" }"),
            "3 deaths: `deaths` has no effect: these rules have no `timer`"));
}

TEST_CASE("ruleset warnings: a deck without cards, and slots that stay empty") {
  const std::string pets = "decks = { { name = \"pet\" } },\nslots = {\nkennel = { deck = \"pet\", count = 1 } }";
  const std::string said = warnings_for(pets);
  CHECK(has(said, "3 decks: the deck `pet` has no cards: put their files in a folder pet/ of a set"));
  CHECK(has(said, "5 kennel: these slots stay empty: their deck `pet` has no cards"));
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", pets)).add("pet/mole.lua", "return pet { name = \"Mole\" }");
  CHECK(warnings(set, "a") == "");
  CHECK(has(warnings_for("slots = { hall = { deck = \"character\", count = 1 } }"),
            "these slots stay empty: the cards of `character` start outside the game"));
}

TEST_CASE("ruleset warnings: games that nobody can win, and numbers that exclude each other") {
  CHECK(has(warnings_for("numbers = { soul_cap = 3 }"),
            "3 soul_cap: nobody can win: 4 souls are needed, and at most 3 souls of a player count"));
  CHECK(warnings_for("numbers = { soul_cap = 4 }") == "");
  CHECK(has(warnings_for("options = { goal = \"final_boss\" }"), "`setup` has no step `lay_final_boss`"));
  CHECK(has(warnings_for("numbers = { dice_sides = 3, evasion_least = 4 }"), "no attack can hit"));
  CHECK(has(warnings_for("numbers = { coin_pool = 9 }"), "nobody can buy: a shop item costs 10¢"));
}

TEST_CASE("ruleset warnings: a step of its own that does nothing") {
  const auto step = [](const std::string& body) {
    return edits("end_phase = insert_after(\"end_triggers\", step { title = \"A\",\nrun = function(active) " + body +
                 " end })");
  };
  CHECK(has(warnings_for(step("")), "5 run: this function does nothing"));
  CHECK(has(warnings_for(step("local n = active")), "5 run: this function does nothing"));
  CHECK(warnings_for(step("gain_coins(active, 1)")) == "");
}

TEST_CASE("rulesets: the end of the turn and the check for a winner can't be removed") {
  const auto findings = [](const std::string& all) {
    return findings_in(TemporarySet().add("rules/a.lua", ruleset("a", edits(all))), "a");
  };
  CHECK(findings("end_phase = remove(\"pass_turn\")") == "4 missing_step end_phase");
  CHECK(findings("next_priority = remove(\"check_winning\")") == "4 missing_step next_priority");
}

TEST_CASE("rulesets: rulesets that extend each other in a circle are named, at the line of `extends`") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "", "b")).add("rules/b.lua", ruleset("b", "", "c"));
  set.add("rules/c.lua", ruleset("c", "", "a"));
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings, "a"));
  REQUIRE(findings.size() == 1);
  CHECK(findings.front().message == "rulesets extend each other in a circle: `a`, `b`, `c`, `a`");
  CHECK(findings.front().line == 2);
}

TEST_CASE("rulesets: an unknown base is reported at the line of `extends`, with the rulesets that there are") {
  TemporarySet set;
  set.add("rules/a.lua", ruleset("a", "", "extendet")).add("rules/b.lua", ruleset("b", "", "zzzzzz"));
  CHECK(findings_in(set, "a") == "2 unknown_rules extends -> extended");
  std::vector<Finding> findings;
  CHECK_FALSE(set.load(findings, "b"));
  REQUIRE(findings.size() == 1);
  CHECK(findings.front().message == "there is no ruleset `zzzzzz` in these sets; they have a, b, extended");
}

}  // namespace soulstack::testing::rules_warnings_test
