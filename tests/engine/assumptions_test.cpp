// Broken assumptions of the engine: the game ends and says where, with which seed and at which decision; other games go on.
#include "engine/model/assumptions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "engine/explain/view.h"
#include "engine/table/attacks_under_way.h"
#include "engine/verbs/choices.h"
#include "tests/support/trial.h"

namespace soulstack::testing::assumptions_test {
namespace {

constexpr std::uint32_t no_such_serial = 1'000'000;

// A table of the game of seed 71, at its third decision.
Table third_decision() {
  Game game = new_game(base_game(), 2, 71);
  (void)game.answer(0);
  (void)game.answer(0);
  REQUIRE_FALSE(game.over());
  return Table(game.table());
}

bool is_stopped(const Table& t) { return t.s.outcome == Outcome::stopped && !t.decision.open; }

// The message with its line number as N.
std::string without_line(std::string text) {
  const std::size_t from = text.find(".cpp:") + 5;
  const std::size_t to = text.find(':', from);
  return text.replace(from, to - from, "N");
}

std::string message_of(const BrokenAssumption& broken) { return without_line(broken.what()); }

template <class Act>
std::string broken_by(Act act) {
  try {
    act();
  } catch (const BrokenAssumption& broken) {
    return message_of(broken);
  }
  return "";
}

// The only ability of the set "own" that changes events.
AbilityId change_of_own(const Content& content) {
  const auto is_it = [&](const AbilityDef& a) {
    return a.kind == AbilityKind::change && a.card.known() && content[a.card].set == "own";
  };
  const auto found = std::find_if(content.abilities.begin(), content.abilities.end(), is_it);
  REQUIRE(found != content.abilities.end());
  return AbilityId{static_cast<std::uint16_t>(found - content.abilities.begin())};
}

const File doubles{
    "treasure/doubles.lua",
    "return treasure {\n  name = \"Doubles\",\n  change { event = coins_gained, of = you, text = \"A.\", "
    "effect = function(you, event) add_loot_plays(you, 1) event.amount = event.amount * 2 end },\n}\n"};

template <class Locals>
void start(Table& t, Procedure p, const Locals& locals) {
  t.push(p).as<Locals>() = locals;
}

}  // namespace

TEST_CASE(
    "assumptions: an object that is missing from the stack ends the game, with the place, the seed and the decision") {
  Table t = third_decision();
  start(t, Procedure::resolve_ability, no_such_serial);
  advance(t);
  CHECK(is_stopped(t));
  CHECK(without_line(what_stopped(t)) ==
        "an error in the engine at engine/rules/resolve.cpp:N: expected that the object is on the stack; "
        "seed 71, decision 2");
}

TEST_CASE("assumptions: no procedure under way ends the game") {
  Table t = third_decision();
  t.s.frames.truncate(0);
  advance(t);
  CHECK(is_stopped(t));
  CHECK(has(what_stopped(t), "engine/game/game.cpp"));
}

TEST_CASE("assumptions: a game that is stopped does not disturb the next one") {
  Table t = third_decision();
  start(t, Procedure::resolve_ability, no_such_serial);
  advance(t);
  REQUIRE(is_stopped(t));
  Game next = new_game(base_game(), 2, 71);
  Answers(71).play_to_the_end(next);
  CHECK(next.stopped_by() == "");
  CHECK(next.table().broken == "");
}

TEST_CASE("assumptions: a place is named from the root of the project") {
  CHECK(to_string(Place{"/home/somebody/engine/engine/rules/resolve.cpp", 31}) == "engine/rules/resolve.cpp:31");
  CHECK(to_string(Place{"engine/rules/resolve.cpp", 31}) == "engine/rules/resolve.cpp:31");
  CHECK(to_string(Place{"resolve.cpp", 31}) == "resolve.cpp:31");
}

TEST_CASE("assumptions: the locals of another procedure are not read") {
  Table t = third_decision();
  start(t, Procedure::attack, Attack{});
  CHECK(broken_by([&] { t.top().as<Choice>(); }) ==
        "an error in the engine at tests/engine/assumptions_test.cpp:N: expected that the frame is of this procedure");
  CHECK(broken_by([&] { t.top().as<Attack>(); }) == "");
}

TEST_CASE("assumptions: a procedure that has ended is not found") {
  Table t = third_decision();
  CHECK(has(broken_by([&] { t.frame(no_such_serial); }), "the procedure has not ended"));
  CHECK(has(broken_by([&] { t.frame_at(t.depth() + 1); }), "there is a frame at this depth"));
  CHECK(broken_by([&] { t.frame_at(t.depth()); }) == "");
}

TEST_CASE("assumptions: frames that are nested too deeply are a draw, and the topmost one keeps its locals") {
  Table t = third_decision();
  while (!t.s.frames.full())
    start(t, Procedure::attack, Attack{.attacker = Value::player(P1)});
  CHECK_FALSE(t.s.over());
  start(t, Procedure::attack, Attack{.attacker = Value::player(P2)});
  CHECK(t.s.outcome == Outcome::draw);
  CHECK(t.top().as<Attack>().attacker == Value::player(P1));
}

TEST_CASE("assumptions: a script that meets a broken assumption fails, and the game is stopped although it is undone") {
  Trial trial({doubles});
  Table& t = trial.table();
  Effect effect;
  effect.ability = change_of_own(trial.content());
  effect.controller = P1;
  effect.event_depth = 0;  // the frame of the game has no event
  start(t, Procedure::effect, effect);
  advance(t);
  CHECK(t.script_errors == 1);
  CHECK(t.player(P1).loot_plays == 0);
  CHECK(is_stopped(t));
  CHECK(has(what_stopped(t), "scripting/binding/call.cpp"));
  CHECK(has(what_stopped(t), "the frame is of this procedure"));
}

}  // namespace soulstack::testing::assumptions_test
