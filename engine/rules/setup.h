// Rulebook section 2: preparations before the first step of setup.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Creates each copy of each card, in its deck or outside the game. The zones must exist.
void create_cards(Table& t);
// Puts the character, deactivated, and its starting item into play (rules 2.7, 2.8, 3.4.2).
void take_character(Table& t, Seat who, CardIndex card);

}  // namespace soulstack
