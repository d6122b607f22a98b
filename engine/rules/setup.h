// Rulebook section 2: setup.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Puts the character, deactivated, and its starting item into play (rules 2.7, 2.8, 3.4.2).
void take_character(Table& t, Seat who, CardIndex card);

}  // namespace soulstack
