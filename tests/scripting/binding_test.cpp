// The binding: the errors that a card's function gets for wrong arguments, properties and conditions.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/explain/describe.h"
#include "engine/table/queries.h"
#include "tests/support/trial.h"

namespace soulstack::testing::binding_test {

// ---- Arguments

TEST_CASE(
    "arguments: a refusal of the wrong kind names the verb, the argument, its position, the expected and the actual "
    "kind") {
  CHECK(told_to("gain_coins(1, you)") ==
        "own.lua:4: gain_coins: `player` (argument 1) must be a player or a group of players, not 1");
  CHECK(told_to("gain_coins(you, you)") ==
        "own.lua:4: gain_coins: `n` (argument 2) must be a whole number, not a player");
  CHECK(told_to("\ngain_coins(you, '3')") ==
        "own.lua:5: gain_coins: `n` (argument 2) must be a whole number, not string");
  CHECK(told_to("local t = all(an_item { of = you })\ngain_coins(t[1], 1)") ==
        "own.lua:5: gain_coins: `player` (argument 1) must be a player or a group of players, not a card");
  CHECK(told_to("steal_coins(you, players, 1)") ==
        "own.lua:4: steal_coins: `from` (argument 2) must be a player, not a word");
  CHECK(told_to("draw_loot(you, true)") ==
        "own.lua:4: draw_loot: `n` (argument 2) must be a whole number, not boolean");
  CHECK(told_to("look_at(you, you, 1)") ==
        "own.lua:4: look_at: `pile` (argument 2) must be a pile, such as deck.loot, not a player");
  CHECK(told_to("local t = all(an_item { of = you })\nbecome_copy(t[1], t[1], you)") ==
        "own.lua:5: become_copy: `till` (argument 3) must be a duration: end_of_turn, end_of_attack, "
        "your_next_turn, next_roll or forever, not a player");
}

TEST_CASE("arguments: too many or too few arguments are refused") {
  CHECK(in_effect("local f = gain_coins\nf(you, 1, 2)") == "5 wrong_arguments");
  CHECK(told_to("local f = { gain_coins }\nf[1](you, 1, 2)") == "own.lua:5: gain_coins takes 2 arguments; got 3");
  CHECK(told_to("local f = { gain_coins }\nf[1](you)") ==
        "own.lua:5: gain_coins: `n` (argument 2) is missing: a whole number is expected");
  CHECK(told_to("local f = { gain_coins }\nf[1]()") ==
        "own.lua:5: gain_coins: `player` (argument 1) is missing: a player or a group of players is expected");
  CHECK(told_to("local n = nil\ngain_coins(you, n)") ==
        "own.lua:5: gain_coins: `n` (argument 2) is nil: a whole number is expected; a choice gives nil if there is "
        "nothing to "
        "choose from");
  CHECK(told_to("local f = { end_turn }\nf[1](1)") == "own.lua:5: end_turn takes 0 arguments; got 1");
}

TEST_CASE("arguments: a fraction is refused, a whole number written as a float is accepted") {
  CHECK(has(told_to("gain_coins(you, 1.5)"), "`n` (argument 2) must be a whole number, not 1.5"));
  CHECK(has(told_to("gain_coins(you, 1 / 0)"), "`n` (argument 2) must be a whole number"));
  CHECK(play_loot("gain_coins(you, 4 / 2)")->coins() == 2);
}

TEST_CASE("arguments: a number too large for the rules is refused") {
  CHECK(has(told_to("gain_coins(you, 100000001)"), "gain_coins: `n` (argument 2) must"));
  CHECK(has(told_to("gain_coins(you, 1 << 40)"), "gain_coins: `n` (argument 2) must"));
}

TEST_CASE("arguments: amounts of ¢ are limited to the maximum of a player") {
  CHECK(play_loot("gain_coins(you, 40000)")->coins() == 30000);
  CHECK(play_loot("gain_coins(you, 100000000)")->coins() == 30000);
  CHECK(play_loot("gain_coins(you, 65537)")->coins() == 30000);
}

TEST_CASE("arguments: giving ¢ to another player does not overflow") {
  const auto trial = play_loot("gain_coins(players, 30000)\nsteal_coins(you, you.left, 30000)");
  CHECK(trial->said() == "");
  CHECK(trial->coins(P1) == 30000);
  CHECK(trial->coins(P2) >= 0);
}

TEST_CASE("arguments: a negative amount counts as 0 or is refused") {
  CHECK(told_to("gain_coins(you, -3)\nlose_coins(you, -3)\nsteal_coins(you, you.left, -3)") == "");
  CHECK(told_to("draw_loot(you, -1)\ndiscard_loot(you, -1)\ngive_loot(you, you.left, -1)") == "");
  CHECK(told_to(
            "heal(you, -1)\nlocal t = all(an_item { of = you })\nadd_counters(t[1], -1)\nremove_counters(t[1], -1)") ==
        "");
  CHECK(told_to("deal(-1, you)") == "own.lua:4: deal: damage can't be negative");
}

TEST_CASE("arguments: a group for players must be of players") {
  CHECK(has(told_to("gain_coins(monsters, 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("gain_coins(an_item, 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("gain_coins(a_number { from = 1, to = 6 }, 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("gain_coins(all(a_monster), 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("gain_coins({ 1, 2 }, 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("gain_coins({ you, deck.loot }, 1)"), "`player` (argument 1) must"));
  CHECK(has(told_to("vote(all(an_item), an_item)"), "`player` (argument 1) must"));
}

TEST_CASE("arguments: a group of players works like each of its players") {
  const auto players_word = play_loot("gain_coins(players, 1)"),
             noun = play_loot("gain_coins(a_player { other = true }, 1)"),
             list = play_loot("gain_coins({ you.left, you }, 2)");
  CHECK(players_word->coins(P1) == 1);
  CHECK(players_word->coins(P2) == 1);
  CHECK(noun->coins(P1) == 0);
  CHECK(noun->coins(P2) == 1);
  CHECK(list->coins(P1) == 2);
  CHECK(list->coins(P2) == 2);
}

TEST_CASE("arguments: a group is a set without repeats") {
  CHECK(play_loot("gain_coins({ you, you, you.left, you }, 1)")->coins() == 1);
  CHECK(play_loot("gain_coins(you, count({ you, you.left, you }))")->coins() == 2);
  CHECK(play_loot("gain_coins(you, count(one_of { a_player, a_player }))")->coins() == 2);
  for (const char* one : {"choose(you, { you, you })", "choose_card(you, { you, you })", "vote(players, { you, you })",
                          "split(you, 1, { you, you })[1].object"})
    CHECK_MESSAGE(play_loot(std::string("if ") + one + " == you then gain_coins(you, 3) end")->coins() == 3, one);
}

TEST_CASE("arguments: each call returns a new list") {
  const auto trial =
      play_loot("local t = all(an_item)\nif vote({ you.left }, { t[1] }) == t[1] then gain_coins(you, 3) end");
  CHECK(trial->said() == "");
  CHECK(trial->coins() == 3);
}

TEST_CASE("arguments: an effect on many objects costs budget for each of them") {
  const std::string many = "for i = 1, 300 do recharge(a_card { pile = deck.loot }) end";
  CHECK(has(told_to(many), "its budget of steps is used up"));
}

TEST_CASE("arguments: an amount is limited to the maximum that events can hold") {
  CHECK(play_loot("gain_coins(players, 65537)")->coins() == 30000);
  CHECK(play_loot("gain_coins(players, 9)\nlose_coins(players, 65536)")->coins() == 0);
  CHECK(play_loot("gain_coins(players, 9)\nlose_coins(players, 40000)")->coins() == 0);
  CHECK(play_loot("draw_loot(you, 1)\ngain_coins(you, give_loot(you, you.left, 65536))")->coins() == 1);
}

TEST_CASE("arguments: a player is not accepted as an object where only cards are") {
  CHECK(has(told_to("add_counters(deck.loot, 1)"), "add_counters: `object` (argument 1) must be"));
  CHECK(has(told_to("deactivate(you)"), "deactivate: `object` (argument 1) must be"));
  CHECK(has(told_to("give_item(you, you.left)"), "give_item: `object` (argument 1) must be"));
  CHECK(has(told_to("give_curse(all(an_item)[1], you)"), "give_curse: `card` (argument 1) must be a curse"));
  CHECK(has(told_to("swap_items(you, you.left)"), "swap_items: `item` (argument 1) must be"));
  CHECK(has(told_to("steal_item(you.left, you)"), "steal_item: `item` (argument 2) must be"));
  CHECK(has(told_to("reroll_item(you)"), "reroll_item: `object` (argument 1) must be"));
  CHECK(has(told_to("become_copy(you, you.left)"), "become_copy: `object` (argument 1) must be"));
}

TEST_CASE("arguments: a card that is not in play is not an object") {
  CHECK(has(told_to("add_counters(deck.loot.top, 1)"), "add_counters: `object` (argument 1) must be"));
  CHECK(has(told_to("destroy(deck.treasure.top)"), "destroy: `object` (argument 1) must be"));
  CHECK(has(told_to("deal(1, deck.loot.top)"), "deal: `to` (argument 2) must be"));
  CHECK(has(told_to("kill(deck.loot.top)"), "kill: `object` (argument 1) must be"));
}

TEST_CASE("arguments: a pile is not a list, and a list is not a pile") {
  CHECK(has(told_to("choose_card(you, deck.loot)"), "choose_card: `cards` (argument 2) must be a list, not a pile"));
  CHECK(has(told_to("look_at(you, { deck.loot }, 1)"), "look_at: `pile` (argument 2) must be a pile"));
  CHECK(has(told_to("expand_slots(you, 1)"),
            "expand_slots: `slots` (argument 1) must be a kind of slots, such as monster_slots, not a player"));
  CHECK(has(told_to("expand_slots(players, 1)"), "expand_slots: `slots` (argument 1) must be"));
}

TEST_CASE("arguments: a list holds no nouns, which would become part of the game's state") {
  const std::string refused =
      "a list (argument 1) can only contain players, cards, things on the stack and piles, not a noun";
  CHECK(told_to("local kept = all({ a_number { from = 1, to = you.coins } })") == "own.lua:4: all: " + refused);
  CHECK(told_to("local kept = choose_at_random({ you, a_player })") == "own.lua:4: choose_at_random: " + refused);
  CHECK(told_to("assert(all({ you, deck.loot })[2].top)") == "");
}

// ---- Objects that are gone, properties

// The properties of an item that had 3 counters, got 3 more, and was destroyed.
std::string after_leaving_play(const std::string& claim) {
  return play_loot(
             "local t = all(an_item { of = you, eternal = false })\nadd_counters(t[1], 3)\ndestroy(t[1])\nassert(" +
             claim + ")")
      ->said();
}

TEST_CASE("objects: a verb on an object that has left play does nothing and returns false") {
  CHECK(after_leaving_play("recharge(t[1]) == 0 and not destroy(t[1]) and add_counters(t[1], 2) == 0") == "");
  CHECK(after_leaving_play("recharge({ t[1] }) == 0 and kill(t) == 0 and choose(you, t) == nil and count(t) == 0") ==
        "");
  CHECK(after_leaving_play("not steal_item(you, t[1]) and not give_item(t[1], you.left) and not flip(t[1])") == "");
}

TEST_CASE("objects: an object that has left play keeps its last known properties") {
  CHECK(after_leaving_play("t[1].counters == 6") == "");
  CHECK(after_leaving_play("t[1].controller == you") == "");
  CHECK(after_leaving_play("t[1].charged and not t[1].in_play") == "");
}

TEST_CASE("properties: an unknown property is reported with the kind of thing") {
  CHECK(told_to("gain_coins(you, you.evasion)") == "own.lua:4: a player has no property `evasion`");
  CHECK(told_to("local t = all(an_item { of = you })\ngain_coins(you, t[1].coins)") ==
        "own.lua:5: a card has no property `coins`");
  CHECK(told_to("gain_coins(you, deck.loot.hp)") == "own.lua:4: a pile has no property `hp`");
  CHECK(told_to("gain_coins(you, a_player.hp)") == "own.lua:4: a noun has no property `hp`");
  CHECK(told_to("gain_coins(you, players.hp)") == "own.lua:4: a word has no property `hp`");
  CHECK(told_to("local k = 'nam' .. 'es'\ngain_coins(you, you[k])") == "own.lua:5: a player has no property `names`");
  CHECK(told_to("gain_coins(you, you[1])") == "own.lua:4: a player has no property `1`");
  CHECK(told_to("gain_coins(you, you[you])") == "own.lua:4: a player has no property `a player`");
  CHECK(told_to("gain_coins(you, you[{}])") == "own.lua:4: a player has no property `table`");
}

TEST_CASE("properties: writing a read-only property is refused") {
  CHECK(told_to("you.coins = 99") == "own.lua:4: a player has no property `coins` that can be written");
  CHECK(told_to("local t = all(an_item { of = you })\nt[1].counters = 9") ==
        "own.lua:5: a card has no property `counters` that can be written");
  CHECK(told_to("local k = 'x' .. 'y'\nyou[k] = 1") == "own.lua:5: a player has no property `xy` that can be written");
}

TEST_CASE("properties: a past event can't be changed") {
  const File hat{"treasure/hat.lua",
                 "return treasure { name = \"Hat\",\n  when { event = coins_gained, of = you, text = \"A.\",\n"
                 "    effect = function(event)\n      local name = 'am' .. 'ount'  event[name] = 3\n    end },\n}"};
  Trial trial({loot_card("gain_coins(you, 2)"), hat});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  CHECK(trial.said() == "hat.lua:4: `amount`: only `change` and `instead` may write to their event");
}

TEST_CASE("properties: a value written to an event must have the right kind") {
  const File hat{"treasure/hat.lua",
                 "return treasure { name = \"Hat\",\n  change { event = coins_gained, of = you, text = \"A.\",\n"
                 "    effect = function(event, you)\n      event.amount = you\n    end },\n}"};
  Trial trial({loot_card("gain_coins(you, 2)"), hat});
  trial.play().play(P1, {"own", 0}, {});
  trial.play().settle();
  CHECK(trial.said() == "hat.lua:4: `amount` must be a whole number, not a player");
  CHECK(trial.coins() == 2);
}

TEST_CASE("properties: the amount of an event is not negative, and is cut off at its limit") {
  const auto with = [](const std::string& amount) {
    const File hat{"treasure/hat.lua",
                   "return treasure { name = \"Hat\",\n  change { event = coins_gained, of = you, text = \"A.\",\n"
                   "    effect = function(event)\n      event.amount = " +
                       amount + "\n    end },\n}"};
    Trial trial({loot_card("gain_coins(you, 2)"), hat});
    trial.play().play(P1, {"own", 0}, {});
    trial.play().settle();
    return std::to_string(trial.coins()) + " " + trial.said();
  };
  CHECK(with("event.amount + 1") == "3 ");
  CHECK(with("0") == "0 ");
  CHECK(with("-1") == "2 hat.lua:4: `amount`: it can't be negative");
  CHECK(with("40000") == "30000 ");
}

// ---- Conditions and values

namespace {

// An item with a trigger that has a condition; P1 plays a card that gains 1 ¢.
std::unique_ptr<Trial> with_condition(const std::string& before, const std::string& condition) {
  const File hat{"treasure/hat.lua", before +
                                         "return treasure { name = \"Hat\",\n  when { event = coins_gained, of = you, "
                                         "text = \"A.\",\n    given = function(you)\n" +
                                         condition +
                                         "\n    end,\n    effect = function(you) lose_coins(you, 1) end },\n}"};
  auto trial = std::make_unique<Trial>(
      std::vector<File>{loot_card("gain_coins(you, 3)\nheal(you, 1)\ngain_coins(you, 3)"), hat});
  trial->play().play(P1, {"own", 0}, {});
  trial->play().settle();
  return trial;
}

}  // namespace

TEST_CASE("conditions: a verb in a condition is refused at load") {
  const std::string given =
      "return treasure { name = \"A\",\nwhen { event = rolled, text = \"A.\", given = function(you)\n";
  CHECK(in_treasure(given + "return gain_coins(you, 1) > 0\nend, effect = function(you) gain_coins(you, 1) end } }") ==
        "3 not_pure given");
}

TEST_CASE("conditions: a condition may ask for lists") {
  const auto trial = with_condition("", "local list = all(a_player)\nreturn #list == 2 and list[1] == you");
  CHECK(trial->said() == "");
  CHECK(trial->coins() == 4);
  CHECK(with_condition("", "return #all(a_player { other = true }) == 2")->coins() == 6);
}

TEST_CASE("conditions: a verb called indirectly changes nothing; the condition is false, and reported once") {
  const auto trial = with_condition("local function gain(p) return gain_coins(p, 1) end\n", "return gain(you) > 0");
  CHECK(trial->coins() == 6);
  CHECK(trial->said() == "hat.lua:1: gain_coins changes the game: a condition or value can't use it");
  CHECK(trial->errors() == 1);
}

TEST_CASE("conditions: a failing condition is false, and reported once") {
  const auto trial = with_condition("", "return you.coins > 'a'");
  CHECK(trial->coins() == 6);
  CHECK(has(trial->said(), "hat.lua:4: attempt to compare"));
  CHECK(trial->errors() == 1);
}

TEST_CASE("conditions: an endless condition is stopped, and is false") {
  const auto trial = with_condition("", "while true do end");
  CHECK(trial->coins() == 6);
  CHECK(has(trial->said(), "ran for too long"));
}

TEST_CASE("conditions: a true condition lets the ability trigger") {
  CHECK(with_condition("", "return you.coins > 0")->coins() == 4);
}

TEST_CASE("conditions: each object that is checked costs budget") {
  const std::string many = "local n = one_of { a_card, a_card, a_card, a_card, a_card, a_card, a_card, a_card }\n";
  CHECK(with_condition(many, "return count(n) > 0")->said() == "");
  const auto trial = with_condition(many, "for i = 1, 900 do local c = count(n) end");
  CHECK(has(trial->said(), "hat.lua:5: did too much at once: its budget of steps is used up"));
}

TEST_CASE("values: a value that is not a whole number counts as 0, and is reported") {
  const File hat{"treasure/hat.lua",
                 "return treasure { name = \"Hat\",\n  always { attack = function(you)\n    return you.left\n  end, "
                 "text = \"A.\" },\n}"};
  Trial trial({hat});
  CHECK(attack_of(trial.table(), Value::player(P1)) == 1);
  CHECK(has(trial.said(), "hat.lua"));
}

TEST_CASE("binding: a card may ask in its own words, if they are written in a function") {
  const auto asked = play_loot("    if confirm(you, \"Gain 1¢?\") then gain_coins(you, 1) end");
  CHECK(question_of(asked->table()) == "Own: Gain 1¢?");
  asked->play().choose(P1, {"yes", 0});
  asked->play().settle();
  CHECK(asked->coins() == 1);
  const auto plain = play_loot("    if confirm(you) then gain_coins(you, 1) end");
  CHECK(question_of(plain->table()) == "Own: do it?");
  const auto composed = play_loot("    confirm(you, \"Gain \" .. you.coins)");
  CHECK(has(composed->said(), "is put together: only texts that are written in a function"));
}

}  // namespace soulstack::testing::binding_test
