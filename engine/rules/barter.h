// Rulebook section 18: bartering, where the rules allow it.
#pragma once

#include <vector>

#include "engine/model/decision.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// One offer of ¢ to each other player, as often as an ability may be activated in a turn (rules 18.2, 1.9).
void list_offers(Table& t, Seat who, std::vector<Option>& into);
// The player says how much, the other whether they accept; it does not use the stack.
Did barter(Table& t, Seat from, Seat to);

}  // namespace soulstack
