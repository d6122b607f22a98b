// Rulebook section 12: the interface of purchases to the other rules.
#pragma once

#include "engine/model/state.h"

namespace soulstack {

class Table;

// Can this player declare a purchase now: do they have a purchase left and something on sale that they can pay for?
bool may_buy(Table& t, Seat who);

}  // namespace soulstack
