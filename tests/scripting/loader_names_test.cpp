// The loader: a field may name the same parameters as a function, and an unknown name is reported with the valid ones.
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::loader_names_test {
namespace {

// Only the messages, one per line.
std::string said(const std::string& source) {
  std::string all;
  for (const Finding& f : words().check_file("treasure/card.lua", source))
    all += (all.empty() ? "" : "\n") + f.message;
  return all;
}
// Of an ability with these fields.
std::string messages_of(const std::string& kind, const std::string& fields) {
  return said("return treasure { name = \"A\", " + kind + " { text = \"A.\", " + fields + " } }");
}

}  // namespace

TEST_CASE("names: a field may name the same parameters as a function of the ability") {
  CHECK(messages_of("when",
                    "event = monster_died, chooser = killer, target = a_player, "
                    "effect = function(target) gain_coins(target, 1) end") == "");
  CHECK(messages_of("when",
                    "event = damage_taken, target = an_item { of = attacker }, "
                    "effect = function(target) recharge(target) end") == "");
  CHECK(
      messages_of(
          "when",
          "event = damage_taken, roll = { by = attacker, each = function(you, amount) gain_coins(you, amount) end }") ==
      "");
  CHECK(
      messages_of("tap",
                  "roll = { [\"1-6\"] = { target = an_item { of = roller }, effect = function(target) recharge(target) "
                  "end } }") == "");
}

TEST_CASE("names: an unknown part of an event is reported with those that exist") {
  CHECK(messages_of("when",
                    "event = coins_gained, chooser = killer, target = a_player, "
                    "effect = function(target) gain_coins(target, 1) end")
            .find(", but no `killer`; what a field can name here: `you`, `this`, `target`, `active`, `by`") !=
        std::string::npos);
  CHECK(messages_of("tap", "target = an_item { of = attacker }, effect = function(target) recharge(target) end") ==
        "there is no `attacker` here; what a field can name here: `you`, `this`, `active`");
  CHECK(messages_of("always", "of = roller, attack = 1") ==
        "there is no `roller` here; what a field can name here: `you`, `this`, `active`");
}

TEST_CASE("names: an unknown parameter is reported with those that exist") {
  CHECK(messages_of("tap", "effect = function(killer) gain_coins(killer, 1) end") ==
        "there is no `killer` here: it needs a death; what it can ask for here: `you`, `this`, `active`");
  CHECK(messages_of("tap", "effect = function(yu) gain_coins(yu, 1) end") ==
        "a function can't ask for `yu`; what it can ask for here: `you`, `this`, `active`");
}

TEST_CASE("names: only a single player can choose or roll") {
  const std::string rest = ", target = a_player, effect = function(target) gain_coins(target, 1) end";
  CHECK(messages_of("tap", "chooser = active" + rest) == "");
  CHECK(messages_of("tap", "chooser = others" + rest) == "`chooser` takes one player: `you`, `active`, not `others`");
  CHECK(messages_of("tap", "chooser = a_player" + rest) ==
        "`chooser` takes one player: `you`, `active`, not `a_player`");
  CHECK(messages_of("tap", "roll = { by = this, each = function(you, amount) gain_coins(you, amount) end }") ==
        "`by` takes one player: `you`, `active`, not `this`");
}

}  // namespace soulstack::testing::loader_names_test
