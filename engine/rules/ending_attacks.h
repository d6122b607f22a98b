// Rulebook section 11.7: attacks that end early.
#pragma once

#include "engine/model/state.h"

namespace soulstack {

class Table;

void end_attack(Table& t, Frame& attack);
// Ends the attacks that it takes part in; their rolls and combat damage leave the stack (rule 11.7.3).
void end_attacks_with(Table& t, Value object);
void end_all_attacks(Table& t);

}  // namespace soulstack
