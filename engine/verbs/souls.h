// Rulebook sections 15, 17 and 21.3: souls, curses, winning, and losing together.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"
#include "engine/verbs/doer.h"

namespace soulstack {

class Table;
struct Listener;

Did gain_soul(Table& t, Seat who, CardIndex card, Doer by);
bool lose_soul(Table& t, CardIndex soul, Doer by);  // destroyed (15.1.6)
Did give_curse(Table& t, CardIndex card, Seat to, Doer by);
// The controller of the card gains it as a soul; if it has none, this player does (8.6).
Seat who_gains_soul(const Table& t, Value card, Seat otherwise);
// The player gains the card of a bonus soul (15.4).
Did claim_soul(Table& t, const Listener& claim);

// Would a player win if it were checked now?
bool anyone_wins(const Table& t);
// Ends the game if a player has won (rules 15.2.1, 15.2.3).
void check_winners(Table& t);
// Marks a winner; the game ends once all winners are marked.
void win(Table& t, Seat who);
// Lowers the timer by 1, if the rules have one; at 0 the players have lost (rule 21.3a).
void run_timer_down(Table& t);

// The changes, once nothing has replaced the event.
Did apply_soul_gained(Table& t, Event& e);
Did apply_soul_given(Table& t, Event& e);
Did apply_curse_gained(Table& t, Event& e);

}  // namespace soulstack
