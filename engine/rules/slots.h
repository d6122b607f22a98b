// Rulebook section 14: slots and their refilling.
#pragma once

#include "engine/rules/verbs.h"
#include "engine/table/table.h"

namespace soulstack {

// Fills empty slots from their decks: monsters, shop, rooms, the first slot first (ruling Q28), then slots of other kinds
// that rules have. Slots held back by a
// death under way stay empty (rule 14.2.3).
void refill_slots(Table& t);
// First edition (rule 14.2.1): puts the refills on the stack instead. True: any were put there.
bool put_refills(Table& t);
// That slot, at once, if it is empty (rule 20.8.1).
void refill_now(Table& t, ZoneId slot);
// Rooms only, at once (ruling Q57).
void refill_rooms(Table& t);

// Does it never go on a slot that is there (rules 6.8.6, 3.3.1)?
bool makes_its_own_slot(const Table& t, CardIndex card);
// Where a card comes that is put on that slot: an Indomitable monster makes a slot of its own (rule 6.8.6), and under
// rules that play events beside the slots an event comes there.
ZoneId slot_for(Table& t, CardIndex card, ZoneId wanted);
// Puts the top card of a slot into discard, and the top card of its deck in its place: what is covered stays covered
// (ruling Q89). Result: was it put into discard?
Did replace_with_top(Table& t, CardIndex card, Doer by);
// What becomes of it once nothing has replaced that.
void put_top_in_its_place(Table& t, CardIndex card);
// In Event::value of what is put into discard: the top card of its deck takes its place.
inline constexpr std::int16_t replaced_from_deck = 1;
// Is it in a slot that monsters leave only by dying (rules 21.4a, 21.4b)?
bool leaves_only_by_dying(const Table& t, CardIndex card);

}  // namespace soulstack
