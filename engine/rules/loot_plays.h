// Rulebook sections 4.3.1 and 8.2: how many loot cards a player may still play.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// How many loot cards the player may still play: what effects gave, and from the start of their action phase what the
// turn and standing effects allow now (rules 4.3.1, 8.2). Unlimited ones are not used up.
int loot_plays_left(Table& t, Seat who);
void use_loot_play(Table& t, Seat who);

}  // namespace soulstack
