// Texts against the code of their abilities: each kind of difference is reported at the line of the text with both
// numbers, and texts that agree pass in any wording.
#include <algorithm>
#include <cctype>

#include "scripting/lint/text_check.h"
#include "tests/support/loader_fixture.h"
#include "tools/support/random.h"

namespace soulstack::testing::text_check_test {

using soulstack::Content;

namespace {

std::vector<Finding> differences(const Library& library) {
  std::vector<Finding> findings;
  std::set<std::string> done;
  check_texts(library, done, findings);
  return findings;
}

// One finding per line: "3 the text says 6¢, the effect gives 8¢".
std::string in_card(const std::string& deck, const std::string& source) {
  TemporarySet set;
  set.add(deck + "/card.lua", source);
  std::string all;
  for (const Finding& f : differences(*set.load()))
    all +=
        (all.empty() ? "" : "\n") + std::to_string(f.line) + (f.severity == Severity::warning ? "? " : " ") + f.message;
  return all;
}

// The same for one ability of a treasure, which begins on line 3.
std::string in_ability(const std::string& ability) {
  return in_card("treasure", "return treasure {\n  name = \"Card\",\n" + ability + "\n}");
}

std::string in_tap(const std::string& text, const std::string& rest) {
  return in_ability("tap {\ntext = \"" + text + "\",\n" + rest + "\n}");
}

std::string in_effect_of(const std::string& text, const std::string& body, const std::string& parameters = "you") {
  return in_tap(text, "effect = function(" + parameters + ") " + body + " end");
}

// The position of a number in a text, or in a file.
struct Place {
  std::size_t ability = 0, at = 0, length = 0;
  fs::path file = {};
};

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

std::vector<Place> numbers_in_texts(const Content& content) {
  std::vector<Place> all;
  for (std::size_t a = 0; a < content.abilities.size(); ++a) {
    const std::string& text = content.abilities[a].text;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (!is_digit(text[at]))
        continue;
      const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
      all.push_back({a, at, end - at, {}});
      at = end;
    }
  }
  return all;
}

bool is_part_of_name(char c) { return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '.'; }

// Numbers below the card's first line, outside texts.
void add_numbers_of(const fs::path& file, std::vector<Place>& all) {
  const std::string source = text_of(file);
  bool in_text = false;
  int line = 1;
  for (std::size_t at = 0; at < source.size(); ++at) {
    line += source[at] == '\n' ? 1 : 0;
    in_text = source[at] == '"' ? !in_text : in_text;
    if (in_text || line < 3 || !is_digit(source[at]) || is_part_of_name(source[at - 1]))
      continue;
    const std::size_t end = source.find_first_not_of("0123456789", at);
    all.push_back({0, at, end - at, file});
    at = end - 1;
  }
}

std::vector<Place> numbers_in_abilities() {
  std::vector<Place> all;
  for (const char* deck : {"loot", "monster", "starting", "treasure"}) {
    std::vector<fs::path> files(fs::directory_iterator(base_set() / deck), fs::directory_iterator{});
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files)
      add_numbers_of(file, all);
  }
  return all;
}

}  // namespace

TEST_CASE("texts: what was checked with one ruleset is not checked with the next") {
  TemporarySet set;
  set.add("loot/card.lua",
          "return loot { name = \"Card\", play { text = \"Gain 3¢.\", effect = function(you)\n"
          "gain_coins(you, 2) end } }\n");
  const auto library = set.load();
  std::set<std::string> done;
  std::vector<Finding> first, again;
  check_texts(*library, done, first);
  check_texts(*library, done, again);
  CHECK(first.size() == 1);
  CHECK(again.empty());
}

TEST_CASE("texts: a different number in a verb is reported") {
  CHECK(in_effect_of("Gain 6¢.", "gain_coins(you, 8)") == "4 the text says 6¢, the effect gives 8¢");
  CHECK(in_effect_of("Lose 6¢.", "lose_coins(you, 8)") == "4 the text says 6¢, the effect takes 8¢");
  CHECK(in_effect_of("Loot 2.", "draw_loot(you, 3)") == "4 the text says 2 loot, the effect gives 3 loot");
  CHECK(in_effect_of("Discard 2 loot cards.", "discard_loot(you, 3)") ==
        "4 the text says 2 loot, the effect discards 3 loot");
  CHECK(in_effect_of("Gain 2 treasures.", "gain_treasure(you, 1)") ==
        "4 the text says 2 treasure, the effect gives 1 treasure");
  CHECK(in_effect_of("Take 2 damage.", "take_damage(you, 1)") == "4 the text says 2 damage, the effect deals 1 damage");
  CHECK(in_effect_of("Heal 2 HP.", "heal(you, 1)") == "4 the text says 2 HP, the effect heals 1 HP");
  CHECK(in_effect_of("Put 3 counters on this.", "add_counters(this, 2)", "this") ==
        "4 the text says 3 counters, the effect adds 2 counters");
  CHECK(in_effect_of("There are 2 more shop slots.", "expand_slots(shop_slots, 3)", "") ==
        "4 the text says 2 slots, the effect adds 3 slots");
  CHECK(in_effect_of("Look at the top 5 cards of the loot deck and put them back in any order.",
                     "reorder(you, deck.loot, 4)") == "4? the text says 5 cards, the effect has 4");
}

TEST_CASE("texts: a number missing in the text or in the code is reported") {
  CHECK(in_effect_of("Gain ¢.", "gain_coins(you, 8)") == "4? the effect gives 8¢, but the text does not say so");
  CHECK(in_effect_of("Discard a loot.", "discard_loot(you, 2)") ==
        "4 the text says a loot, the effect discards 2 loot");
  CHECK(in_effect_of("Recharge 3.", "recharge_items(you)") ==
        "4? the text says 3, but the effect never uses that number");
  CHECK(in_effect_of("Gain 3¢, then 3¢.", "gain_coins(you, 3) gain_coins(you, 4)") ==
        "4 the text says 3¢, the effect gives 4¢");
}

TEST_CASE("texts: a difference is an error if both name the same unit, and otherwise a warning") {
  CHECK(in_effect_of("Gain 3¢.", "gain_coins(you, 2)").starts_with("4 "));
  CHECK(in_effect_of("Gain 3.", "gain_coins(you, 2)").starts_with("4? "));
  CHECK(in_effect_of("Gain 2¢ at 9 o'clock.", "gain_coins(you, 2)").starts_with("4? "));
}

TEST_CASE("texts: a word that is denied needs no verb") {
  CHECK(in_effect_of("Don't look. Gain 2¢.", "gain_coins(you, 2)") == "");
  CHECK(in_effect_of("Deal 2 damage to yourself, which can't kill you.", "deal(2, you, { lethal = false })") == "");
  CHECK(in_effect_of("Look at your hand. Gain 2¢.", "gain_coins(you, 2)") != "");
}

TEST_CASE("texts: what happens unless somebody does something is a choice") {
  const std::string asks = "if not confirm(you.left, \"Pay 2¢?\") then take_damage(you.left, 1) end";
  CHECK(in_effect_of("The player to your left takes 1 damage unless they agree.", asks) == "");
  CHECK(in_effect_of("The player to your left takes 1 damage.", asks) ==
        "5? it uses `confirm`, but the text does not say so");
}

TEST_CASE("texts: a text may begin with the sign of its kind of ability") {
  CHECK(in_effect_of("[tap] Gain 2¢.", "gain_coins(you, 2)") == "");
  CHECK(in_effect_of("↷: Gain 3¢.", "gain_coins(you, 2)") == "4 the text says 3¢, the effect gives 2¢");
}

TEST_CASE("texts: a number with another unit is reported") {
  CHECK(in_effect_of("Gain 3¢.", "draw_loot(you, 3)") ==
        "4? the text says 3¢, the effect gives 3 loot\n"
        "5? the text says `gain`, but no effect does that\n"
        "5? it uses `draw_loot`, but the text does not say so");
}

TEST_CASE("texts: both arms of an `if` and numbers in locals are compared") {
  const std::string body = "if you.active then draw_loot(you, 2) else draw_loot(you, 4) end";
  CHECK(in_effect_of("Loot 2, on your turn; otherwise loot 4.", body) == "");
  CHECK(in_effect_of("Loot 2, on your turn; otherwise loot 3.", body) ==
        "4 the text says 3 loot, the effect gives 4 loot");
  CHECK(in_effect_of("Loot 2, or 3.", "draw_loot(you, you.active and 2 or 4)") ==
        "4? the text says 3, the effect gives 4 loot");
  const std::string local = "local n = 2 if you.active then n = 4 end draw_loot(you, n)";
  CHECK(in_effect_of("Loot 2, on your turn loot 4.", local) == "");
  CHECK(in_effect_of("Loot 2.", local) == "4? the effect gives 4 loot, but the text does not say so");
  CHECK(in_card("treasure",
                "local many = 4\nlocal function some(who) draw_loot(who, many) end\nreturn treasure {\nname = \"A\",\n"
                "tap { text = \"Loot 3.\", effect = function(you) some(you) end } }") ==
        "5 the text says 3 loot, the effect gives 4 loot");
}

TEST_CASE("texts: numbers that a function compares or adds are checked") {
  CHECK(in_ability("always { evasion = 1, of = this, given = function(this) return this.hp <= 2 end,\n"
                   "text = \"This has +1 evasion while its HP is 3 or less.\" }") ==
        "4? the text says 3 HP, the effect has 2");
  CHECK(in_ability("change { event = coins_gained, of = you, text = \"When you would gain ¢, gain 2¢ more.\",\n"
                   "effect = function(event) event.amount = event.amount + 1 end }") ==
        "3? the text says 2¢ more, but the effect never uses that number");
}

TEST_CASE("texts: comparisons are recognised in any wording") {
  const auto gain_if = [](const std::string& said, const std::string& is) {
    return in_effect_of("If you have " + said + ", gain 1¢.", "if " + is + " then gain_coins(you, 1) end");
  };
  CHECK(gain_if("3 or more souls", "you.souls >= 3") == "");
  CHECK(gain_if("3 or more souls", "you.souls > 2") == "");
  CHECK(gain_if("3 souls or more", "not (you.souls < 3)") == "");
  CHECK(gain_if("more than 2 souls", "you.souls >= 3") == "");
  CHECK(gain_if("at most 2 souls", "you.souls < 3") == "");
  CHECK(gain_if("3 souls", "you.souls == 3") == "");
  CHECK(gain_if("3 or more souls", "you.souls > 3") == "4? the text says 3 souls, the effect has 3");
  CHECK(gain_if("3 or more souls", "you.souls >= 4") == "4? the text says 3 souls, the effect has 4");
}

TEST_CASE("texts: numbers in fields are compared") {
  const std::string gain = "effect = function(you) gain_coins(you, 1) end }";
  CHECK(in_ability("paid { cost = { coins = 4 }, text = \"5¢: gain 1¢.\", " + gain) ==
        "3 the text says 5¢, the cost is 4¢");
  CHECK(in_ability("paid { cost = { counters = 2 }, text = \"3 counters: gain 1¢.\", " + gain) ==
        "3 the text says 3 counters, the cost is 2 counters");
  CHECK(in_ability("tap { cost = { hp = 1 }, text = \"Pay 2 HP: gain 1¢.\", " + gain) ==
        "3 the text says 2 HP, the cost is 1 HP");
  CHECK(in_ability("when { event = rolled, value = 4, text = \"When anyone rolls a 5, gain 1¢.\", " + gain) ==
        "3 the text says 5, `value` is 4");
  CHECK(in_ability("when { event = damage_taken, of = you, every = 2,\n"
                   "text = \"Every third time you take damage each turn, gain 1¢.\", " +
                   gain) == "4 the text says third, `every` is 2 times");
  CHECK(in_ability("when { event = turn_ending, of = you, given = at_least { loot = 8 },\n"
                   "text = \"At the end of your turn, if you have 7 or more loot cards, gain 1¢.\", " +
                   gain) == "4 the text says 7 loot, `given` takes 8 loot");
  CHECK(in_ability("always { attack = 1, text = \"You have +2 attack.\" }") ==
        "3 the text says +2 attack, the effect gives +1 attack");
  CHECK(in_ability("always { attack = 1, text = \"You have -1 attack.\" }") ==
        "3 the text says -1 attack, the effect gives +1 attack");
  CHECK(in_ability("always { price = -5, text = \"Shop items cost you 4¢ less.\" }") ==
        "3 the text says 4¢ less, the effect gives -5¢");
  CHECK(in_ability("always { level = 10, attack = 1, text = \"Level 9: you have +1 attack.\" }") ==
        "3 the text says 9, `level` is 10");
  CHECK(in_card("bonus_soul",
                "return bonus_soul {\nname = \"A\", souls = 1,\n"
                "claim { coins = 25, text = \"The first player with 24¢ or more gains this.\" } }") ==
        "3 the text says 24¢, `claim` takes 25¢");
}

TEST_CASE("texts: numbers written as words are read") {
  CHECK(in_effect_of("You must attack the monster deck three more times.", "must_attack_deck(2)", "") ==
        "4 the text says three, the effect gives 2 attack");
  CHECK(in_effect_of("You must attack the monster deck twice more.", "must_attack_deck(2)", "") == "");
  CHECK(in_effect_of("You may play one more loot this turn.", "add_loot_plays(you, 2)") ==
        "4 the text says one, the effect gives 2 loot");
  CHECK(in_effect_of("Choose one of the two: recharge your items.", "recharge_items(you)") == "");
}

TEST_CASE("texts: roll tables are compared") {
  const auto rolls = [](const std::string& text) {
    return in_tap(text,
                  "roll = { [\"1-2\"] = function(you) draw_loot(you, 1) end,\n"
                  "[\"3-4\"] = function(you) gain_coins(you, 4) end, [\"5-6\"] = nothing }");
  };
  CHECK(rolls("Roll. 1-2: loot 1. 3-4: gain 4¢. 5-6: nothing.") == "");
  CHECK(rolls("Roll. 1-2: loot 1. 3-4: gain 4¢.") == "");
  CHECK(rolls("Roll: 1 or 2: loot 1; 3 or 4: gain 4¢; 5 or more: nothing.") == "");
  CHECK(rolls("Roll. 1-2: loot 2. 3-4: gain 4¢. 5-6: nothing.") ==
        "4 for 1-2 the text says 2 loot, the effect gives 1 loot");
  CHECK(rolls("Roll. 1-2: loot 1. 3-4: gain 1¢. 5-6: nothing.") == "4 for 3-4 the text says 1¢, the effect gives 4¢");
  CHECK(rolls("Roll. 1-3: loot 1. 4: gain 4¢. 5-6: nothing.") ==
        "4 the text says 1-3; the roll table has 1-2 | 3-4 | 5-6");
  CHECK(rolls("Roll. 1-2: loot 1. 3-4: gain 4¢. 6: nothing.") ==
        "4 the text does not mention 5; the roll table has 1-2 | 3-4 | 5-6");
  CHECK(rolls("Roll. 1-2: loot 1. 3-4: gain 4¢. 5-7: nothing.") == "4 the text says 5-7; a die shows 1 to 6");
}

TEST_CASE("texts: each part of a text is compared with the code for that part") {
  CHECK(in_ability("tap {\ntext = \"Choose one: gain 2¢, or loot 1.\",\nchoose = {\n"
                   "mode { text = \"Gain 3¢.\", effect = function(you) gain_coins(you, 2) end },\n"
                   "mode { text = \"Loot 1.\", effect = function(you) draw_loot(you, 1) end } } }") ==
        "6 the text says 3¢, the effect gives 2¢");
  CHECK(in_ability("tap {\ntext = \"Choose one: gain 4¢, or loot 1.\",\nchoose = {\n"
                   "mode { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end },\n"
                   "mode { text = \"Loot 1.\", effect = function(you) draw_loot(you, 1) end } } }") ==
        "4? the text says 4¢, the effect gives 2¢");
  CHECK(in_tap("Prevent up to 2 of the next damage to you this turn.",
               "lasting { till = end_of_turn, uses = 1,\nchange { event = damage, to = you,\n"
               "effect = function(event) prevent(event, 1) end } }") ==
        "4 the text says 2 damage, the effect prevents 1 damage");
}

TEST_CASE("texts: words without support in the code, and fields missing in the text, are warnings") {
  CHECK(in_effect_of("Steal 3¢ from a player.", "gain_coins(you, 3)") ==
        "5? the text says `steal`, but no effect does that");
  CHECK(in_effect_of("You may recharge this.", "recharge(this)", "this") ==
        "4? the text says `may`, but nothing is optional: add `may = true`, `confirm` or `choose_some`");
  CHECK(in_ability("when { event = damage_taken, of = you, may = true, text = \"When you take damage, loot 1.\",\n"
                   "effect = function(you) draw_loot(you, 1) end }") ==
        "3? it has `may`, but the text does not say so");
  CHECK(in_tap("You have +1 attack till end of turn.", "lasting { till = forever, always { of = you, attack = 1 } }") ==
        "5? the text says `till end of turn`, but `till` is `forever`");
  CHECK(in_tap("You have +1 attack till end of turn.",
               "lasting { till = your_next_turn, always { of = you, attack = 1 } }") ==
        "5? the text says `till end of turn`, but no `till` is `end_of_turn`\n"
        "5? it lasts till `your_next_turn`, but the text does not say so");
  const std::string if_it_dies =
                        "target = a_monster, effect = function(target) deal(1, target) end,\n"
                        "lasting { till = end_of_turn, uses = 1, when { event = monster_died, of = target, ",
                    loots = "effect = function(you) draw_loot(you, 1) end } }";
  CHECK(in_tap("Deal 1 damage to a monster. If it dies, loot 1.", if_it_dies + "from = this, " + loots) == "");
  CHECK(in_tap("Deal 1 damage to a monster. If it dies, loot 1.", if_it_dies + loots) ==
        "6? it lasts till `end_of_turn`, but the text does not say so");
  CHECK(in_ability(
            "when { event = damage_taken, of = you, text = \"The first time you take damage each turn, loot 1.\",\n"
            "effect = function(you) draw_loot(you, 1) end }") ==
        "3? the text says `first time`, but no ability has `first = turn`");
  CHECK(in_tap("Steal 1¢ from another player.",
               "target = a_player, effect = function(you, target) steal_coins(you, target, 1) end") ==
        "4? the text says `another player`, but nothing excludes this object, you or an earlier target: use `other = "
        "true`, `others` or `other_than = target`");
  CHECK(in_tap("Steal a non-eternal item of a player.",
               "target = an_item, effect = function(you, target) steal_item(you, target) end") ==
        "4? the text says `non-eternal`, but nothing excludes eternal objects: use `eternal = false`");
  CHECK(in_ability("when { event = turn_started, of = you, text = \"At the end of your turn, loot 1.\",\n"
                   "effect = function(you) draw_loot(you, 1) end }") ==
        "3? the text says `at the end of`, but nothing listens for `turn_ending`\n"
        "3? it listens for `turn_started`, but the text does not say so");
}

TEST_CASE("texts: texts that agree pass") {
  CHECK(in_effect_of("Discard a loot, then loot 1.", "discard_loot(you, 1) draw_loot(you, 1)") == "");
  CHECK(in_effect_of("Gain as much ¢ as you have, and as much again.", "gain_coins(you, 2 * you.coins)") == "");
  CHECK(in_effect_of("Gain 1¢ for each monster.", "gain_coins(you, count(a_monster))") == "");
  CHECK(in_ability("when { event = rolled, value = 5, text = \"Jeder Wurf einer 5: 1¢ mehr.\",\n"
                   "effect = function(you) gain_coins(you, 1) end }") == "");
  const std::string dice =
      "when { event = rolled, value = { 4, 5, 6 }, effect = function(you) gain_coins(you, 1) end,\n";
  CHECK(in_ability(dice + "text = \"When a die comes up 4 or higher, gain 1¢.\" }") == "");
  CHECK(in_ability(dice + "text = \"When a die comes up 4-6, gain 1¢.\" }") == "");
  CHECK(in_ability(dice + "text = \"When a die comes up 5-6, gain 1¢.\" }") ==
        "4? `value` is 4, but the text does not say so");
  CHECK(in_effect_of("Look at the top 3 cards of the loot deck, keep 1 on top and put the other 2 on the bottom.",
                     "look_at(you, deck.loot, 3)") == "");
  CHECK(in_effect_of("Lose all your ¢.", "lose_coins(you, 99)") == "");
  CHECK(in_tap("Destroy 2 items.",
               "target = an_item, target2 = an_item,\n"
               "effect = function(target, target2) destroy(target) destroy(target2) end") == "");
  CHECK(in_effect_of("Each player loots 2; you loot 2 more.", "draw_loot(players, 2) draw_loot(you, 2)") == "");
  CHECK(in_effect_of("You may play any number of loot this turn.", "add_loot_plays(you, unlimited)") == "");
  CHECK(in_tap("Turn a die to a number of your choice.",
               "target = a_roll, effect = function(you, target) set_roll(target, choose_number(you, 1, 6)) end") == "");
  CHECK(in_ability("always { level = 1, attack_roll = 2, first = turn,\n"
                   "text = \"Level 1: +2 to your first attack roll each turn.\" }") == "");
  CHECK(in_ability("change { event = damage, to = you, at_least = 2,\n"
                   "text = \"When you would take 2 or more damage, take 1 instead.\",\n"
                   "effect = function(event) event.amount = 1 end }") == "");
  CHECK(in_ability("when { event = turn_ending, of = you, given = at_most { coins = 0 },\n"
                   "text = \"At the end of your turn, if you have no ¢, gain 6¢.\",\n"
                   "effect = function(you) gain_coins(you, 6) end }") == "");
  CHECK(in_ability("when { event = damage_taken, of = you,\n"
                   "text = \"When you take damage, put as many counters on this; then, with 6 or more, remove 6.\",\n"
                   "effect = function(this, amount) add_counters(this, amount)\n"
                   "if this.counters >= 6 then remove_counters(this, 6) end end }") == "");
  CHECK(in_tap("Roll. 1, 6: loot 1. Then take 1 damage.",
               "effect = function(you) take_damage(you, 1) end,\n"
               "roll = { [\"1\"] = function(you) draw_loot(you, 1) end, [\"2-5\"] = nothing,\n"
               "[\"6\"] = function(you) draw_loot(you, 1) end }") == "");
}

TEST_CASE("texts: a text of several pieces has the line of its first piece") {
  CHECK(in_ability("tap {\neffect = function(you) gain_coins(you, 2) end,\ntext = \"Gain as you like it, but \" ..\n"
                   "\"never more than 3¢.\" }") == "5 the text says 3¢, the effect gives 2¢");
}

TEST_CASE("texts: the texts of the base set agree with their cards") {
  std::vector<Finding> findings;
  const auto library = Library::load({{base_set()}}, findings);
  REQUIRE(library);
  for (const Finding& finding : differences(*library))
    FAIL_CHECK(to_string(finding));
}

TEST_CASE("texts: of fifty changed numbers in texts of the base set, at least forty-five are reported") {
  std::vector<Finding> findings;
  const auto library = Library::load({{base_set()}}, findings);
  REQUIRE(library);
  const std::vector<Place> places = numbers_in_texts(library->content());
  soulstack::tools::Dice dice(287);
  int told = 0;
  std::string missed;
  for (int n = 0; n < 50; ++n) {
    const Place place = places[static_cast<std::size_t>(dice.below(static_cast<int>(places.size())))];
    const std::string before = library->content().abilities[place.ability].text;
    const int number = std::stoi(before.substr(place.at, place.length)) + 1 + dice.below(3);
    const std::string after = std::string(before).replace(place.at, place.length, std::to_string(number));
    library->alter([&](Content& content) { content.abilities[place.ability].text = after; });
    const bool is_told = !differences(*library).empty();
    told += is_told ? 1 : 0;
    if (!is_told)
      missed += "\n" + before + " -> " + after;
    library->alter([&](Content& content) { content.abilities[place.ability].text = before; });
  }
  INFO("not reported:" << missed);
  CHECK(told >= 45);
}

TEST_CASE("texts: of forty changed numbers in the code of the base set, at least thirty-five are reported") {
  const std::vector<Place> places = numbers_in_abilities();
  soulstack::tools::Dice dice(287);
  int told = 0;
  std::string missed;
  for (int n = 0; n < 40; ++n) {
    const Place place = places[static_cast<std::size_t>(dice.below(static_cast<int>(places.size())))];
    const std::string before = text_of(place.file);
    const int number = std::stoi(before.substr(place.at, place.length)) + 1 + dice.below(2);
    TemporarySet set;
    const std::string name = place.file.parent_path().filename().string() + "/" + place.file.filename().string();
    set.add(name, std::string(before).replace(place.at, place.length, std::to_string(number)));
    std::vector<Finding> findings;
    const auto library = set.load(findings);
    const bool is_told = !library || !differences(*library).empty();
    told += is_told ? 1 : 0;
    if (!is_told)
      missed += "\n" + name + ": " + before.substr(place.at, place.length) + " -> " + std::to_string(number);
  }
  INFO("not reported:" << missed);
  CHECK(told >= 35);
}

// ---- Another wording is not a difference

TEST_CASE("texts: an event may be named by the action that causes it") {
  CHECK(in_ability("when { event = monster_died, by = you,\ntext = \"When you kill a monster, gain 2¢.\",\n"
                   "effect = function(you) gain_coins(you, 2) end }") == "");
  CHECK(in_ability("when { event = turn_started, of = you,\ntext = \"When your turn begins, gain 2¢.\",\n"
                   "effect = function(you) gain_coins(you, 2) end }") == "");
  CHECK(in_effect_of("Kill a monster.", "gain_coins(you, 1)") != "");
}

TEST_CASE("texts: combat damage of the event, or of another ability of the card, may be mentioned") {
  CHECK(in_ability("when { event = missed, by = you,\ntext = \"When a monster deals combat damage to you, gain 2¢.\",\n"
                   "effect = function(you) gain_coins(you, 2) end }") == "");
  CHECK(in_ability("change { event = damage, to = you, combat = true, text = \"Prevent 1 combat damage to you.\",\n"
                   "effect = function(event) prevent(event, 1) end },\n"
                   "paid { cost = { coins = 3 }, text = \"3¢: the next combat damage is noted.\",\n"
                   "effect = function(this) note(this, 1) end }") == "");
  CHECK(in_effect_of("Prevent 1 combat damage.", "heal(you, 1)").find("combat damage") != std::string::npos);
}

TEST_CASE("texts: a range passes if the code has handled its lower end earlier") {
  const auto rolled = [](const std::string& text, const std::string& body) {
    return in_ability("tap { text = \"" + text + "\",\nroll = { each = function(you, amount) " + body + " end } }");
  };
  CHECK(rolled("Roll. 1-3 gives 2¢, 4-5 gives 4¢, 6 gives 7¢.",
               "if amount <= 3 then gain_coins(you, 2) elseif amount <= 5 then gain_coins(you, 4) else gain_coins(you, "
               "7) end") == "");
  CHECK(rolled("Roll. 4-5 gives 4¢.", "if amount >= 4 and amount <= 5 then gain_coins(you, 4) end") == "");
  CHECK(rolled("Roll. 3-5 gives 4¢.", "if amount >= 4 and amount <= 5 then gain_coins(you, 4) end") != "");
  CHECK(rolled("Roll. 2-5 gives 4¢.", "if amount >= 2 and amount <= 4 then gain_coins(you, 4) end") != "");
}

TEST_CASE("texts: \"another player\" may name a different player who chooses") {
  CHECK(in_ability("when { event = monster_died, chooser = killer, target = a_player { other = true },\n"
                   "text = \"When a monster dies, its killer chooses another player, who loses 2¢.\",\n"
                   "effect = function(target) lose_coins(target, 2) end }") == "");
  CHECK(in_ability("when { event = monster_died,\n"
                   "text = \"When a monster dies, each player other than its killer loses 2¢.\",\n"
                   "effect = function(killer) for _, p in ipairs(all(a_player)) do if p ~= killer then lose_coins(p, "
                   "2) end end end }") == "");
  CHECK(in_effect_of("Another player gains 2¢.", "gain_coins(you, 2)").find("other") != std::string::npos);
}

TEST_CASE("texts: \"each player\" needs several players, and \"choose one\" something to choose") {
  CHECK(in_effect_of("Each player gains 2¢.", "gain_coins(you, 2)").find("`each player`") != std::string::npos);
  CHECK(in_effect_of("Each other player loses 2¢.", "lose_coins(you, 2)").find("`each other player`") !=
        std::string::npos);
  CHECK(in_effect_of("Each player gains 2¢.", "gain_coins(players, 2)") == "");
  CHECK(in_effect_of("Each other player loses 2¢.", "lose_coins(others, 2)") == "");
  CHECK(in_effect_of("Each player gains 2¢.", "for _, p in ipairs(all(a_player)) do gain_coins(p, 2) end", "") == "");
  CHECK(in_effect_of("Choose one. Gain 2¢.", "gain_coins(you, 2)").find("`choose one`") != std::string::npos);
}

TEST_CASE("texts: a verb that the text does not mention is a warning") {
  CHECK(in_effect_of("You gain 2¢.", "gain_coins(you, 2) destroy(this)", "you, this") ==
        "5? it uses `destroy`, but the text does not say so");
  CHECK(in_effect_of("You gain 2¢, then destroy this.", "gain_coins(you, 2) destroy(this)", "you, this") == "");
  CHECK(in_effect_of("You gain a reward.", "steal_coins(you, you.left, 1)").find("`steal_coins`") != std::string::npos);
}

}  // namespace soulstack::testing::text_check_test
