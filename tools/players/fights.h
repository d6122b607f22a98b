// What a player may expect of a fight with a monster, from what everybody sees.
#pragma once

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

// The probability that the player defeats it before dying, if nobody does anything else.
double chance_against(const Table& t, Seat who, Value monster);
// Of the monsters that can be attacked; 0 if there is none.
double best_chance(const Table& t, Seat who);

}  // namespace soulstack::tools
