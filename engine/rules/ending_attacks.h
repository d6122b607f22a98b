// Rulebook section 11.7: attacks that end early.
#pragma once

#include "engine/model/state.h"

namespace soulstack {

class Table;

void end_attack(Table& t, Frame& attack);
// An attack that is over without a roll: what belongs to it ends, and no event says so (rules 11.2.2, 11.8.1, 14.3.6).
void close_attack(Table& t, Frame& attack);
// Ends the attacks that it takes part in; their rolls and combat damage leave the stack (rule 11.7.3).
void end_attacks_with(Table& t, Value object);
// The same for an item that changed its controller: only the attacks in which it is the fighter (rule 11.9.4).
void end_attacks_of_fighter(Table& t, Value fighter);
// As the turn ends; what is only declared leaves the stack, too (rules 4.5.3, 11.7.1).
void end_all_attacks(Table& t);
// First edition: an attack that is declared, but has not started, is a step on the stack (rule 11.8.1).
void take_declaration_off(Table& t, std::uint32_t attack);

}  // namespace soulstack
