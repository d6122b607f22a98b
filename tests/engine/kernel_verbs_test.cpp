// Verbs of the kernel, called without any script.
#include <doctest/doctest.h>

#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/slots.h"
#include "tests/support/playing.h"

using namespace soulstack;
using namespace soulstack::testing;

namespace {

constexpr Seat P1 = seat(0), P2 = seat(1);
constexpr Doer the_game{};

// A game in its first turn: each player has a character and a hand.
Table first_turn(const Loaded& loaded = base_game()) {
  Game game = new_game(loaded, 2, 71);
  while (!game.over() && game.table().s.turn.phase == Phase::setup)
    (void)game.answer(0);
  REQUIRE_FALSE(game.over());
  return Table(game.table());
}

CardIndex in_hand(const Table& t, Seat who) { return t.zone(zones::hand(t, who)).top; }
Event damage(int n) {
  return {.type = EventType::damage, .subject = Value::player(P1), .amount = static_cast<std::int16_t>(n)};
}

}  // namespace

TEST_CASE("20.3.4 two loot cards in hands change places") {
  Table t = first_turn();
  const CardIndex a = in_hand(t, P1), b = in_hand(t, P2);
  CHECK(swap_loot(t, a, b, the_game).value == Value::boolean(true));
  CHECK(t.card(a).zone == zones::hand(t, P2));
  CHECK(t.card(b).zone == zones::hand(t, P1));
}

TEST_CASE("20.3.4 a loot card in a deck changes places with none") {
  Table t = first_turn();
  const CardIndex a = in_hand(t, P1), b = t.zone(zones::deck(t.content.loot_deck)).top;
  CHECK(swap_loot(t, a, b, the_game).value == Value::boolean(false));
  CHECK(t.card(a).zone == zones::hand(t, P1));
}

TEST_CASE("20.3.2 a character can't be given, and 3.4.1 it can't be moved") {
  Table t = first_turn();
  const CardIndex character = t.player(P1).character;
  CHECK(never_changes_hands(t, character));
  CHECK_FALSE(can_be_moved(t, t.ref(character)));
  CHECK(can_be_moved(t, t.ref(in_hand(t, P1))));
}

TEST_CASE("10.4.1 of 3 damage 2 are prevented") {
  Table t = first_turn();
  Event e = damage(3);
  CHECK(prevent(t, nullptr, &e, 2, the_game) == 2);
  CHECK(e.amount == 1);
  CHECK(prevent(t, nullptr, &e, 2, the_game) == 1);
  CHECK((e.flags & event_flag::prevented) != 0);
  CHECK(prevent(t, nullptr, nullptr, 2, the_game) == 0);
}

TEST_CASE("11.1.4 a demand for attacks is about later ones") {
  Table t = first_turn();
  t.s.turn.attacks = 1;
  CHECK(grant_attacks(t, AttackGrant::must, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_must == 3);
}

TEST_CASE("11.1.4 where earlier attacks count, those are not demanded again (ruling Q11)") {
  const auto loaded = load_base();
  loaded->library().alter([](Content& c) { c.rules.ways.set(static_cast<std::size_t>(Way::earlier_attacks_count)); });
  Table t = first_turn(*loaded);
  t.s.turn.attacks = 1;
  CHECK(grant_attacks(t, AttackGrant::must, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_must == 2);
  CHECK(grant_attacks(t, AttackGrant::may, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_may == 3);
}

TEST_CASE("9.7 a die that is turned upside down shows 7 minus its number") {
  const Table t = first_turn();
  CHECK(upside_down(t, 1) == 6);
  CHECK(upside_down(t, 4) == 3);
}
