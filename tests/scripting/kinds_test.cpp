// Kinds inside functions: wrong arguments and unknown properties are refused at their line, with the possible ones.
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::kinds_test {
namespace {

// Only the messages, one per line.
std::string messages_of(const std::string& path, const std::string& source) {
  std::string all;
  for (const Finding& f : words().check_file(path, source))
    all += (all.empty() ? "" : "\n") + std::to_string(f.line) + " " + std::string(f.code.name()) + ": " + f.message;
  return all;
}

// For the body of an item's effect, which begins on line 4; the ability has a target of each kind.
std::string messages_in(const std::string& body, const std::string& parameters = "you") {
  return messages_of("treasure/card.lua",
                     "return treasure {\nname = \"A\",\ntap { text = \"A.\", target = a_player, target2 = a_monster, "
                     "target3 = one_of { a_player, a_monster }, effect = function(target, target2, target3, " +
                         parameters + ")\n" + body + "\nend } }");
}
bool begins(const std::string& text, const std::string& with) { return text.starts_with(with); }

std::string condition(const std::string& body) {
  return messages_of(
      "treasure/card.lua",
      "return treasure { name = \"A\", when { event = coins_gained, text = \"A.\",\ngiven = function(you)\n" + body +
          "\nend, effect = function(you) gain_coins(you, 1) end } }");
}
std::string value(const std::string& body) {
  return messages_of(
      "treasure/card.lua",
      "return treasure { name = \"A\", always { text = \"A.\",\nattack = function(you)\n" + body + "\nend } }");
}

}  // namespace

TEST_CASE("kinds: a property that the value does not have is refused") {
  CHECK(begins(messages_in("local n = target2.coins"),
               "4 wrong_property: `target2` is an object; it has no property `coins`, only `attack`, `cards_under`, "
               "`charged`, `controller`, `counters`"));
  CHECK(begins(messages_in("\nlocal n = target.charged"),
               "5 wrong_property: `target` is a player; it has no property `charged`"));
  CHECK(begins(messages_in("local n = this.coins", "this"),
               "4 wrong_property: `this` is an object; it has no property `coins`"));
  CHECK(begins(messages_in("local n = you.left.evasion"),
               "4 wrong_property: this is a player; it has no property `evasion`"));
  CHECK(begins(messages_in("local n = choose(you, a_monster).coins"), "4 wrong_property: this is an object"));
  CHECK(messages_in("gain_coins(you, (win(you)).coins)") ==
        "4 wrong_property: this is nil; it has no property `coins`");
  CHECK(begins(messages_in("for _, monster in ipairs(all(a_monster)) do gain_coins(you, monster.coins) end"),
               "4 wrong_property: this is an object"));
  CHECK(begins(messages_in("local n = deck.loot.top.coins"), "4 wrong_property: this is an object"));
}

TEST_CASE("kinds: a value of several possible kinds has the properties of all of them") {
  CHECK(messages_in("gain_coins(you, target3.hp + target3.max_hp)") == "");
  CHECK(messages_in("gain_coins(you, target3.coins)") == "");
  CHECK(begins(messages_in("gain_coins(you, target3.size)"),
               "4 wrong_property: `target3` is a player or an object; it has no property `size`"));
}

TEST_CASE("kinds: writing a read-only property is refused, with the writable ones") {
  CHECK(messages_in("you.coins = 2") ==
        "4 not_writable: `you` is a player; its property `coins` can't be written: the verbs that change it are "
        "`gain_coins`, `give_coins`, `lose_coins`, `steal_coins`");
  CHECK(
      begins(messages_of("treasure/card.lua",
                         "return treasure { name = \"A\", change { event = coins_gained, text = \"A.\",\n"
                         "effect = function(event)\nevent.hp = 1\nend } }"),
             "3 not_writable: `event` is an event; its property `hp` can't be written: writable properties: `amount`"));
  CHECK(begins(messages_of("treasure/card.lua",
                           "return treasure { name = \"A\", change { event = coins_gained, text = \"A.\",\n"
                           "effect = function(event)\nevent.amount = \"two\"\nend } }"),
               "3 wrong_value: `amount` can't become a text"));
}

TEST_CASE("kinds: arguments that a verb does not accept are refused") {
  CHECK(messages_in("deal(target2, 1)") ==
        "4 wrong_argument: it is deal(n, to, by?, { options }?): `n` (argument 1) is a whole number, not an object: "
        "exchange arguments 1 and 2");
  CHECK(messages_in("draw_loot(\"you\", 1)") ==
        "4 wrong_argument: it is draw_loot(player, n, { options }?): `player` (argument 1) is a player or a group of "
        "players, not a "
        "text");
  CHECK(messages_in("gain_coins(target2, 1)") ==
        "4 wrong_argument: it is gain_coins(player, n): `player` (argument 1) is a player or a group of players, not "
        "an object");
  CHECK(begins(messages_in("local n = 3\nrecharge(n)"), "5 wrong_argument"));
  CHECK(begins(messages_in("become_copy(target2, target2, monster_slots)"), "4 wrong_argument"));
  CHECK(begins(messages_in("gain_coins(you, you.active)"), "4 wrong_argument"));
  CHECK(begins(messages_in("for _, p in ipairs(all(a_player)) do recharge_items(p) destroy(3) end"),
               "4 wrong_argument: it is destroy"));
}

TEST_CASE("kinds: two arguments in each other's place are named") {
  CHECK(messages_in("gain_coins(3, you)") ==
        "4 wrong_argument: it is gain_coins(player, n): `player` (argument 1) is a player or a group of players, not a "
        "number: exchange arguments 1 and 2");
}

TEST_CASE("kinds: a fraction is refused where a whole number is needed") {
  CHECK(messages_in("gain_coins(you, 0.5)") ==
        "4 wrong_argument: it is gain_coins(player, n): `n` (argument 2) is a whole number, not a fraction");
  CHECK(messages_in("gain_coins(you, 2.0)") == "");
}

TEST_CASE("kinds: a negative number is refused where it makes no sense") {
  CHECK(messages_in("gain_coins(you, -10)") ==
        "4 wrong_argument: it is gain_coins(player, n): `n` (argument 2) can't be below 0");
  CHECK(messages_in("note(target2, -10)") == "");
  CHECK(messages_of("treasure/card.lua",
                    "return treasure { name = \"A\", tap { text = \"A.\", target = a_roll, effect = "
                    "function(target) change_roll(target, -1) end } }") == "");
}

TEST_CASE("kinds: a condition on a number or a list is refused, because it is always true") {
  CHECK(messages_in("if discard_loot(you, 1) then gain_coins(you, 1) end") ==
        "4 always_true: `discard_loot(...)` is a number, and a number is always true here, even 0: compare it, as in "
        "`discard_loot(...) > 0`");
  CHECK(begins(messages_in("local n = discard_loot(you, 1)\nif not n then return end"), "5 always_true"));
  CHECK(begins(messages_in("if you.coins and you.active then gain_coins(you, 1) end"), "4 always_true"));
  CHECK(begins(messages_in("if all(a_monster) then gain_coins(you, 1) end"), "4 always_true: `all(...)` is a list"));
  CHECK(messages_in("if discard_loot(you, 1) > 0 then gain_coins(you, 1) end") == "");
  CHECK(messages_in("if target2.noted then gain_coins(you, 1) end") == "");
  CHECK(messages_in("if choose_number(you, 1, 3) then gain_coins(you, 1) end") == "");
}

TEST_CASE("kinds: a condition or value that returns the wrong kind, or nothing, is refused") {
  CHECK(condition("return you.coins") == "3 wrong_result: this function returns a number: true or false is expected");
  CHECK(begins(condition("local rich = you.coins > 3"), "2 no_result: this function returns nothing"));
  CHECK(begins(condition("return this.coins > 3"), "3 binding_word"));
  CHECK(begins(condition("return you.evasion > 3"), "3 wrong_property"));
  CHECK(condition("if you.active then return you.coins > 3 end") == "");
  CHECK(value("return you.active") ==
        "3 wrong_result: this function returns true or false: a whole number is expected");
  CHECK(value("return 0.5") == "3 wrong_result: this function returns a fraction: a whole number is expected");
  CHECK(begins(value("local n = you.coins"), "2 no_result"));
  CHECK(value("if you.active then return you.coins end return 0") == "");
}

TEST_CASE("kinds: nothing is reported if the kind depends on the path") {
  CHECK(messages_in("local x = target\nif you.active then x = target2 end\ngain_coins(you, x.coins)") == "");
  CHECK(messages_in("local x = 1\nfor i = 1, 3 do if x then x = nil end end") == "");
  CHECK(messages_in("local x = target2\nlocal function set() x = target end\nset()\ngain_coins(you, x.coins)") == "");
  CHECK(messages_in("local x\nrepeat x = x and x.left or target until x == you\ngain_coins(x, 1)") == "");
}

TEST_CASE("kinds: functions outside the abilities are checked too") {
  CHECK(begins(
      messages_of("treasure/card.lua",
                  "local function pay(who)\n  gain_coins(who, -1)\nend\nreturn treasure { name = \"A\", tap { text = "
                  "\"A.\", effect = function(you) pay(you) end } }"),
      "2 wrong_argument"));
}

}  // namespace soulstack::testing::kinds_test
