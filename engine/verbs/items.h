// Rulebook sections 20.1 to 20.3 and 20.8: items, treasure, charge and counters.
#pragma once

#include <optional>

#include "engine/model/event.h"
#include "engine/table/procedures.h"
#include "engine/table/queries.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

// ---- Items and treasure
Did gain_treasure(Table& t, Seat who, int n, Doer by, DeckId from = {});  // unknown: the treasure deck
Did gain_one_treasure(Table& t, Seat who, Doer by, DeckId from = {});     // of several
// Gains a card from a deck, the shop or the stack.
Did gain_item(Table& t, Seat who, CardIndex card, Doer by, Flags<EventFlag> flags = {});
// The same, and the item becomes Eternal (6.8.1).
Did gain_eternal(Table& t, Seat who, CardIndex card, Doer by);
// Gives an item of a player or of the shop to a player; it is not gained (20.3.5).
Did give_item(Table& t, CardIndex card, Seat to, Doer by);
Did swap_items(Table& t, CardIndex a, CardIndex b, Doer by);
Did reroll_item(Table& t, CardIndex item, Doer by);  // 20.8
// Is it in play, but neither an item nor a curse? Then it can't be given, taken or swapped (20.3.2).
bool never_changes_hands(const Table& t, CardIndex card);
void gather_items(const Table& t, Seat who, Candidates& into);  // items the player controls, the latest first

// ---- Charge and counters (20.1, 20.2)
Did recharge(Table& t, CardIndex card, Doer by);  // result: was it deactivated?
Did recharge_in_step(Table& t, CardIndex card);   // in the recharge step (4.2.1)
Did deactivate(Table& t, CardIndex card, Doer by);
// On a card in play or a player. Result: how many.
Did add_counters(Table& t, Value object, CounterId kind, int n, Doer by);
Did remove_counters(Table& t, Value object, CounterId kind, int n, Doer by);
Did remove_counters(Table& t, Value object, int n, Doer by);  // of any kind (20.1.1)
void pay_charge(Table& t, CardIndex card, Doer by);           // as a cost: can't be replaced
void pay_counters(Table& t, Value object, int n);
// To this face, from 1, or to its next one, after the last to the first (20.2.3, 20.2.3a). Result: was it flipped?
Did flip(Table& t, CardIndex card, Doer by, std::optional<int> face = {});
int visible_face(const Table& t, Value object);  // from 1; that of an object that left play is the last one

// ---- The changes, once nothing has replaced the event
Did apply_gaining_treasure(Table& t, Event& e);
Did apply_item_gained(Table& t, Event& e);
Did apply_item_given(Table& t, Event& e);
Did apply_items_swapped(Table& t, Event& e);
Did apply_recharged(Table& t, Event& e);
Did apply_deactivated(Table& t, Event& e);
Did apply_counters_added(Table& t, Event& e);
Did apply_counters_removed(Table& t, Event& e);
Did apply_flipped(Table& t, Event& e);

}  // namespace soulstack
