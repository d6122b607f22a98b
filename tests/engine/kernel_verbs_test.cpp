// Verbs of the kernel, called without any script.
#include <doctest/doctest.h>

#include "engine/model/event_uses.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/grants.h"
#include "engine/verbs/items.h"
#include "engine/verbs/loot.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "tests/support/playing.h"

namespace soulstack::testing::kernel_verbs_test {
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

TEST_CASE("20.3.4 a loot card in a deck can't change places with another") {
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
  CHECK(e.flags.has(EventFlag::prevented));
  CHECK(prevent(t, nullptr, nullptr, 2, the_game) == 0);
}

TEST_CASE("11.1.4 a demand for attacks is about later attacks") {
  Table t = first_turn();
  t.s.turn.attacks = 1;
  CHECK(grant_attacks(t, AttackGrant::must, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_must == 3);
}

TEST_CASE("11.1.4 if earlier attacks count, they reduce the demand (ruling Q11)") {
  const auto loaded = load_base();
  loaded->library().alter([](Content& c) { c.rules.ways.set(Way::earlier_attacks_count, 1); });
  Table t = first_turn(*loaded);
  t.s.turn.attacks = 1;
  CHECK(grant_attacks(t, AttackGrant::must, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_must == 2);
  CHECK(grant_attacks(t, AttackGrant::may, 3, the_game).value == Value::boolean(true));
  CHECK(t.s.turn.extra.any_may == 3);
}

TEST_CASE("9.7 a die turned upside down shows the number on its opposite side") {
  CHECK(upside_down(1, 6) == 6);
  CHECK(upside_down(4, 6) == 3);
  CHECK(upside_down(4, 20) == 17);
}

// ---- Rewriting an event that is about to happen

TEST_CASE("6.7.3 an amount is rewritten to 0 up to the most that an event can have") {
  Event e = damage(3);
  CHECK(rewrite_amount(&e, most_rewritten) == nullptr);
  CHECK(e.amount == most_rewritten);
  CHECK(e.flags == Flags(EventFlag::rewritten));
  CHECK(rewrite_amount(&e, 2 * most_rewritten) == nullptr);
  CHECK(rewrite_amount(&e, -1) != nullptr);
  CHECK(e.amount == most_rewritten);
}

TEST_CASE("6.7.3 an event with an amount of 0 does not happen") {
  Event e = damage(3);
  CHECK(rewrite_amount(&e, 0) == nullptr);
  CHECK(e.flags == (Flags(EventFlag::rewritten) | EventFlag::prevented));
}

TEST_CASE("6.7.3 an event that is not about to happen is not rewritten") {
  const Table t = first_turn();
  CHECK(rewrite_amount(nullptr, 1) != nullptr);
  CHECK(rewrite_die(t, nullptr, 1) != nullptr);
  CHECK(rewrite_pile(nullptr, zones::deck(t.content.loot_deck)) != nullptr);
  CHECK(rewrite_item_chosen_by(nullptr, P2) != nullptr);
  CHECK(rewrite_item_at_random(nullptr, true) != nullptr);
  CHECK(rewrite_item_to(nullptr, Value::player(P2)) != nullptr);
  CHECK(rewrite_loot_to(nullptr, Value::player(P2)) != nullptr);
  CHECK(rewrite_coins_to(nullptr, Value::player(P2)) != nullptr);
}

TEST_CASE("9.2.5 a roll is rewritten to a number of the die") {
  const Table t = first_turn();
  Event roll{.type = EventType::roll, .value = 4};
  CHECK(rewrite_die(t, &roll, 6) == nullptr);
  CHECK(events::die(roll) == 6);
  CHECK(rewrite_die(t, &roll, 0) == nullptr);
  CHECK(events::die(roll) == 1);
  CHECK(rewrite_die(t, &roll, 7) == nullptr);
  CHECK(events::die(roll) == 6);
}

TEST_CASE("9.2.5 the attack roll behind damage is not rewritten") {
  const Table t = first_turn();
  Event e = events::attack_roll.in(damage(1), 4);
  CHECK(rewrite_die(t, &e, 6) != nullptr);
  CHECK(events::attack_roll(e) == 4);
  CHECK(e.flags.empty());
}

TEST_CASE("20.5.1 a loot card is drawn from another pile; the deck of an item stays") {
  const Table t = first_turn();
  const ZoneId deck = zones::deck(t.content.loot_deck), discard = zones::discard(t.content.loot_deck);
  Event drawn = events::drawn_from.in({.type = EventType::loot_drawn}, deck);
  CHECK(rewrite_pile(&drawn, discard) == nullptr);
  CHECK(events::drawn_from(drawn) == discard);
  Event gained = events::drawn_from.in({.type = EventType::item_gained}, deck);
  CHECK(rewrite_pile(&gained, discard) != nullptr);
  CHECK(events::drawn_from(gained) == deck);
}

TEST_CASE("13.5.3 another player chooses the item of a death penalty, or gets its loot or coins") {
  Event penalty{.type = EventType::death_penalty, .subject = Value::player(P1), .by = P1};
  CHECK(rewrite_item_chosen_by(&penalty, P2) == nullptr);
  CHECK(events::item_chosen_by(penalty) == P2);
  CHECK(events::loot_to(penalty) == nothing);
  CHECK(rewrite_loot_to(&penalty, Value::player(P2)) == nullptr);
  CHECK(events::loot_to(penalty) == Value::player(P2));
  CHECK(events::coins_to(penalty) == nothing);
  CHECK(rewrite_coins_to(&penalty, Value::player(P1)) == nullptr);
  CHECK(events::coins_to(penalty) == Value::player(P1));
  CHECK(penalty.flags.has(EventFlag::rewritten));
}

TEST_CASE("13.5.3a a death penalty is paid by another player, and chance chooses who gets the item") {
  Table t = first_turn();
  Event penalty{.type = EventType::death_penalty, .subject = Value::player(P1), .by = P1};
  CHECK_FALSE(events::item_at_random(penalty));
  CHECK(rewrite_item_at_random(&penalty, true) == nullptr);
  CHECK(events::item_at_random(penalty));
  CHECK(events::item_to(penalty) == nothing);
  CHECK(rewrite_item_to(&penalty, Value::player(P1)) == nullptr);  // seat 0 is not the same as nobody
  CHECK(events::item_to(penalty) == Value::player(P1));
  CHECK(rewrite_receiver(t, &penalty, Value::player(P2)) == nullptr);
  CHECK(penalty.subject == Value::player(P2));
  CHECK(events::item_chosen_by(penalty) == P2);
}

TEST_CASE("13.5.3a a player who was named to choose the item still chooses if another pays") {
  Table t = first_turn();
  Event penalty{.type = EventType::death_penalty, .subject = Value::player(P1), .by = P1};
  CHECK(rewrite_item_chosen_by(&penalty, P2) == nullptr);
  CHECK(rewrite_receiver(t, &penalty, Value::player(P2)) == nullptr);
  CHECK(rewrite_receiver(t, &penalty, nobody) != nullptr);
  CHECK(rewrite_receiver(t, &penalty, t.ref(t.player(P1).character)) != nullptr);
  CHECK(penalty.subject == Value::player(P2));
}

TEST_CASE("13.5.3 only a death penalty names who gets what is lost") {
  Event e = damage(1);
  CHECK(rewrite_item_chosen_by(&e, P2) != nullptr);
  CHECK(rewrite_item_at_random(&e, true) != nullptr);
  CHECK(rewrite_item_to(&e, Value::player(P2)) != nullptr);
  CHECK(rewrite_loot_to(&e, Value::player(P2)) != nullptr);
  CHECK(rewrite_coins_to(&e, Value::player(P2)) != nullptr);
  CHECK(e.by == Seat::game);
  CHECK(e.object == nothing);
  CHECK(e.source == nothing);
}

}  // namespace soulstack::testing::kernel_verbs_test
