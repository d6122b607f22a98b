// Rulebook sections 14, 19 and 20.7: slots and their refilling, and cards that effects put somewhere.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// Refills empty slots from their decks: monsters, shop, rooms, each from the first slot on (ruling Q28), then the other
// kinds of slots in the rules. Slots held by a death under way stay empty (rule 14.2.3).
void refill_slots(Table& t);
// First edition (rule 14.2.1): puts the refills on the stack instead. True: at least one was put there.
bool put_refills(Table& t);
// Refills this slot at once, if it is empty (rule 20.8.1).
void refill_now(Table& t, ZoneId slot);
// Refills only rooms, at once (ruling Q57).
void refill_rooms(Table& t);

// Is it never put on an existing slot (rules 6.8.6, 3.3.1)?
bool makes_its_own_slot(const Table& t, CardIndex card);
// Where a card goes that is put on this slot: an Indomitable monster makes its own slot (rule 6.8.6); an event goes
// beside the slots if the rules play events there.
ZoneId slot_for(Table& t, CardIndex card, ZoneId wanted);
// Puts the top card of a slot into discard and replaces it with the top card of its deck; covered cards stay covered
// (ruling Q89). Result: the card that left; `nothing` if it stays.
Did replace_from_deck(Table& t, CardIndex card, Doer by);
// The change itself, if it was not replaced.
void put_top_in_its_place(Table& t, CardIndex card);
// Is it in a slot that monsters can leave only by dying (rules 21.4a, 21.4b)?
bool leaves_only_by_dying(const Table& t, CardIndex card);

// ---- Effects that put cards somewhere. Result: the card as it is there; `nothing` if it was not moved.
Did expand_slots(Table& t, SlotTypeId type, int n, Doer by);
// The nth from the top, 1 = top; at the bottom if the pile is shorter.
Did put_into_deck(Table& t, CardIndex card, int nth, Doer by);
Did put_card(Table& t, CardIndex card, ZoneId to, Doer by, int nth = 1);  // by an effect; 0 = at the bottom
Did put_under(Table& t, CardIndex card, Value object, Doer by);  // outside the game, under this object (19.9.6)
// A character card from outside the game takes the place of the player's character (3.4.5).
Did become_character(Table& t, Seat who, CardIndex card, Doer by);
Did put_into_slot(Table& t, CardIndex card, SlotTypeId type, Doer by);
// Covers a slot, or the slot of this object, if it can be covered (14.3.1, 14.3.6).
Did put_onto(Table& t, CardIndex card, Value where, Doer by);
Did shuffle_pile(Table& t, ZoneId pile, Doer by);
// Can an effect move it? Not if it has become a new object (7.7), not a character (3.4.1), and not out of a slot that
// cards leave only by dying (21.4a).
bool can_be_moved(const Table& t, Value card);
Value find_outside(const Table& t, Value name);  // a card of this name outside the game (19.9.4)
Value find_fixture(const Table& t, Value name);  // a fixture of this name on the table (3.8.6)
// The card of an object that left play, if it went to a discard pile and is still there (7.7a); otherwise nothing.
Value card_in_discard(const Table& t, Value object);

// ---- The changes, once nothing has replaced the event
Did apply_card_put(Table& t, Event& e);
Did apply_deck_shuffled(Table& t, Event& e);
Did apply_slots_expanded(Table& t, Event& e);

}  // namespace soulstack
