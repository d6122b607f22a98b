// Rulebook sections 15.2 and 21.3: winning, and losing together.
#pragma once

#include "engine/model/ids.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;
struct Listener;

// Ends the game if a player has won (rules 15.2.1, 15.2.3).
void check_winners(Table& t);
// The player gains the card as a soul.
Did claim_soul(Table& t, const Listener& claim);
// Marks a winner; the game ends once all winners are marked.
void win(Table& t, Seat who);
// Lowers the timer by 1, if the rules have one; at 0 the players have lost (rule 21.3a).
void run_timer_down(Table& t);

}  // namespace soulstack
