// Rulebook section 18: bartering, if the rules allow it.
#pragma once

#include <vector>

#include "engine/model/decision.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Lists an offer of ¢ to each other player. Limited per turn like the activation of an ability (rules 18.2, 1.9).
void list_offers(Table& t, Seat who, std::vector<Option>& into);
// The player chooses how much, the other player accepts or declines. Does not use the stack.
Did barter(Table& t, Seat from, Seat to);

}  // namespace soulstack
