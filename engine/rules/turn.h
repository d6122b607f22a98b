// Rulebook section 4.5: effects that end the turn.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Cancels the attack under way and starts the end phase. False: it has already begun (rules 4.5.1, 4.5.4).
[[nodiscard]] bool end_turn(Table& t);

}  // namespace soulstack
