// Rulebook section 11: the interface of attacks to the other rules.
#pragma once

#include "engine/model/state.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;
struct Doer;

// Cancels the attack under way or its declaration; if there are several, the innermost. False: there is none.
Did cancel_attack(Table& t, Doer by);
// A resolved attack roll puts combat damage on the stack (rules 11.3.3, 11.3.4).
void hit_or_miss(Table& t, const StackItem& roll);
// Does this player have an attack left and something to attack?
bool may_attack(Table& t, Seat who);
// Must they attack before they can end the turn (ruling Q11)?
bool must_attack(Table& t, Seat who);
// Which of these seats can join the attack on the object (rule 6.8.8), one bit each; `add_to_attack` lets them join.
std::uint8_t may_join_attack(Table& t, Value object, std::uint8_t seats);
void add_to_attack(Table& t, Value object, std::uint8_t seats);

// The change of the event, once nothing has replaced it.
Did apply_attack_cancelled(Table& t, Event& e);

}  // namespace soulstack
