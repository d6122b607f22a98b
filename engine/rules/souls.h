// Rulebook sections 15.2 and 21.3: who wins, and how players lose together.
#pragma once

#include "engine/model/ids.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;
struct Listener;

// Ends the game if anybody has won (rules 15.2.1, 15.2.3).
void check_winners(Table& t);
// That player gains it.
Did claim_soul(Table& t, const Listener& claim);
// Marks a winner; the game ends when all of them are marked.
void win(Table& t, Seat who);
// One less on the timer, where the rules have one; at 0 the players have lost (rule 21.3a).
void run_timer_down(Table& t);

}  // namespace soulstack
