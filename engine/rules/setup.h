// Rulebook section 2: what a table needs before the first step of setup.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Every copy of every card, in its deck or outside the game. The zones must have been laid out.
void create_cards(Table& t);
// The character, deactivated, and its starting item enter play (rules 2.7, 2.8, 3.4.2).
void take_character(Table& t, Seat who, CardIndex card);

}  // namespace soulstack
