// Rulebook sections 4.3.1 and 8.2: loot plays.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// How many loot cards the player may still play: those given by effects and, from the start of their action phase, those
// that the turn and continuous effects allow now (rules 4.3.1, 8.2). Unlimited loot plays are not used up.
int loot_plays_left(const Table& t, Seat who);
// Has the player one for this card? It may also be allowed for certain cards only (rule 8.2a).
bool has_loot_play(const Table& t, Seat who, Value card);
void use_loot_play(Table& t, Seat who, Value card);

}  // namespace soulstack
