// Lasting effects that functions make (rule 6.7.9): what they keep, and what they refuse to keep.
#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "engine/model/kept_values.h"
#include "tests/support/trial.h"

namespace soulstack::testing::made_effects_test {
namespace {

// The next time you gain ¢ this turn, this happens.
std::string later(const std::string& body) {
  return "lasting { till = end_of_turn, uses = 1, when { event = coins_gained, of = you, effect = function() " + body +
         " end } }";
}

// ¢ of P1 after the effect, which gains 1 ¢ at its end.
int coins_after(const std::string& body, const std::string& params = "you") {
  const auto trial = play_loot(body + " gain_coins(you, 1)", params);
  CHECK(trial->said() == "");
  CHECK(first_wrong(trial->table()) == "");
  return trial->coins();
}

}  // namespace

TEST_CASE("made effects: numbers, true and false, players and objects are kept") {
  CHECK(coins_after("local n = 2 " + later("gain_coins(you, n)")) == 3);
  CHECK(coins_after("local yes = true " + later("if yes then gain_coins(you, 5) end")) == 6);
  CHECK(coins_after("local no = false " + later("if no == false then gain_coins(you, 5) end")) == 6);
  CHECK(coins_after("local none = nil " + later("if not none then gain_coins(you, 4) end")) == 5);
  CHECK(coins_after("local one = you " + later("gain_coins(one, 3)")) == 4);
  CHECK(coins_after("local item = all(an_item { of = you })[1] " + later("gain_coins(you, item.counters)")) == 4);
  CHECK(coins_after("local pile = deck.loot " + later("if pile.size > 0 then gain_coins(you, 1) end")) == 2);
}

TEST_CASE("made effects: locals may have the names of parameters, and functions inside hide them") {
  CHECK(coins_after("local amount = 5 " + later("gain_coins(you, amount)")) == 6);
  CHECK(coins_after("local amount = 5 lasting { till = end_of_turn, uses = 1, when { event = coins_gained, of = you, "
                    "effect = function(amount) gain_coins(you, amount) end } }") == 2);
  CHECK(coins_after("local of, killer = you, 3 lasting { till = end_of_turn, uses = 1, when { event = coins_gained, "
                    "of = of, effect = function() gain_coins(of, killer) end } }") == 4);
}

TEST_CASE("made effects: a lasting effect that is declared inside one keeps the same") {
  const auto trial = play_loot(
      "local n = 5 lasting { till = end_of_turn, uses = 1, when { event = coins_gained, of = you,\n"
      "lasting { till = end_of_turn, when { event = turn_ending, effect = function() gain_coins(you, n) end } } } }\n"
      "gain_coins(you, 1)");
  CHECK(trial->coins() == 1);
  trial->play().end_turn(P1);
  trial->play().settle();
  CHECK(trial->said() == "");
  CHECK(trial->coins() == 6);
}

TEST_CASE("made effects: a loop makes effects that keep different values") {
  CHECK(coins_after("for i = 1, 3 do lasting { till = end_of_turn, uses = 1, when { event = coins_gained, of = you, "
                    "effect = function() gain_coins(you, i) end } } end") == 7);
}

TEST_CASE("lasting effects: the next time is one time, also if it happens twice at once") {
  CHECK(coins_after(later("gain_coins(you, 10)") + " gain_coins(you, 1)") == 12);
}

TEST_CASE("made effects: the function gets whether the effect was created") {
  CHECK(coins_after("local yes = " + later("gain_coins(you, 1)") + " if yes then gain_coins(you, 7) end") == 9);
  CHECK(coins_after("if not lasting { till = end_of_attack, always { of = you, attack = 1 } } then gain_coins(you, 7) "
                    "end") == 8);
}

TEST_CASE("made effects: what can't be kept is an error with the name of the local") {
  CHECK(told_to("local noun = an_item\n" + later("gain_coins(you, count(noun))")) ==
        "own.lua:5: lasting: `noun` is a noun, but it keeps players, cards, things on the stack, piles, numbers, true "
        "and false");
  CHECK(told_to("local list = all(an_item)\n" + later("gain_coins(you, #list)")) ==
        "own.lua:5: lasting: `list` is table, but it keeps players, cards, things on the stack, piles, numbers, true "
        "and false");
  CHECK(told_to("local prey = nil\nlasting { till = end_of_turn, must { who = you, attack = prey } }") ==
        "own.lua:5: lasting: `prey` is nil, but its fields need a player or an object");
  CHECK(told_to("local n = you\nlasting { till = end_of_turn, always { of = you, attack = n } }") ==
        "own.lua:5: lasting: `n` is a player, but its fields need a number");
}

TEST_CASE("made effects: what an effect kept is gone when the effect and its abilities are") {
  const auto trial = play_loot("local n = 2 " + later("gain_coins(you, n)") + " local m = 3 " +
                               "lasting { till = end_of_turn, always { of = you, attack = m } } gain_coins(you, 1)");
  CHECK(trial->coins() == 3);
  CHECK(trial->table().s.kept.count == 1);  // m
  trial->play().end_turn(P1);
  trial->play().settle();
  CHECK(trial->table().s.kept.count == 0);
}

TEST_CASE("made effects: an effect that can't be stored fails, and the game continues") {
  const std::string eight = "local a, b, c, d, e, f, g, h = 1, 2, 3, 4, 5, 6, 7, 8 ";
  CHECK(told_to(eight + "for _ = 1, 200 do lasting { till = end_of_turn, always { of = you, attack = function() return "
                        "a + b + c + d + e + f + g + h end } } end") ==
        "own.lua:4: lasting: this game keeps too many values for notes, lasting effects and dice");
  CHECK(told_to(eight +
                "for _ = 1, 127 do lasting { till = end_of_turn, always { of = you, attack = function() return "
                "a + b + c + d + e + f + g + h end } } end for i = 1, 20 do note(you, i, { too = true }) end") ==
        "own.lua:4: note: this game keeps too many values for notes, lasting effects and dice");
}

}  // namespace soulstack::testing::made_effects_test
