// Rulebook section 11: what the rest of the rules needs to know of attacks.
#pragma once

#include "engine/model/state.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;
struct Doer;

// Cancels the attack under way, or its declaration; the innermost of several. False: there is none.
Did cancel_attack(Table& t, Doer by);
// A resolved attack roll puts combat damage on the stack (rules 11.3.3, 11.3.4).
void hit_or_miss(Table& t, const StackItem& roll);
// May this player declare an attack now, as far as attacks left and targets go?
bool may_attack(Table& t, Seat who);
// Must they, before they may end the turn (ruling Q11)?
bool must_attack(Table& t, Seat who);
// Who of these can join the attack on the object, and do (rule 6.8.8): seats, a bit each.
std::uint8_t may_join_attack(Table& t, Value object, std::uint8_t seats);
void add_to_attack(Table& t, Value object, std::uint8_t seats);

}  // namespace soulstack
