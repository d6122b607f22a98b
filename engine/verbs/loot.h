// Rulebook sections 8 and 20.3: loot cards in hands. Results: how many cards, unless stated otherwise.
#pragma once

#include "engine/model/candidates.h"
#include "engine/model/event.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;

Did draw_loot(Table& t, Seat who, int n, Doer by, DeckId from = {});  // loot n; unknown: the loot deck
Did discard_loot(Table& t, Seat who, int n, Doer by);                 // cards of their choice
Did discard_hand(Table& t, const Candidates& players, Doer by);       // all cards of these players (8.7a)
Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by);
Did steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by);
Did discard_card(Table& t, CardIndex card, Seat who, Doer by);
Did hand_over(Table& t, CardIndex card, Seat to, Doer by);
Did swap_loot(Table& t, CardIndex a, CardIndex b, Doer by);      // of two hands; result: were they swapped?
Did pass_hands(Table& t, Doer by);                               // all to the left at the same time (20.3.4)
Did put_into_hand(Table& t, CardIndex card, Seat who, Doer by);  // loot cards only (19.5.1); result: the card
bool is_loot_card(const Table& t, CardIndex card);               // is it a card of the loot deck, in any zone?

// The changes, once nothing has replaced the event.
Did apply_looting(Table& t, Event& e);
Did apply_loot_drawn(Table& t, Event& e);
Did apply_loot_discarded(Table& t, Event& e);
Did apply_loot_given(Table& t, Event& e);
Did apply_loot_swapped(Table& t, Event& e);

}  // namespace soulstack
