// Rulebook section 12: what the rest of the rules needs to know of purchases.
#pragma once

#include "engine/model/state.h"

namespace soulstack {

class Table;

// May this player declare a purchase now: purchases left, and something to buy that they can pay for?
bool may_buy(Table& t, Seat who);

}  // namespace soulstack
