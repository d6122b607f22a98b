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
// Another player makes the attack under way from now on (rule 11.4.4). False: there is none, or they can't.
Did hand_attack(Table& t, Seat to, Doer by);
// Puts one attack roll against the object on the stack, outside any attack (rule 11.4.5). False: it has no evasion.
bool make_attack_roll(Table& t, Seat who, Value object);
// Has an effect demanded an attack that is to be made as soon as the stack is empty (rule 11.1.10)?
bool is_attack_due(const Table& t);
// Takes the next of these attacks; its attacker is `nothing` if it can't be made.
Attack take_due_attack(Table& t);
// A resolved attack roll puts combat damage on the stack (rules 11.3.3, 11.3.4).
void hit_or_miss(Table& t, const StackItem& roll);
// Does this player have an attack left and something to attack?
bool may_attack(Table& t, Seat who);
// Must they attack before they can end the turn (ruling Q11)?
bool must_attack(Table& t, Seat who);
// Which of these seats can join the attack on the object (rule 6.8.8); `add_to_attack` lets them join.
Seats may_join_attack(Table& t, Value object, Seats seats);
void add_to_attack(Table& t, Value object, Seats seats);

// Could this player attack it if an effect made them (rule 11.1.11)?
bool can_be_attacked_instead(const Table& t, Seat who, Value object);

// The changes of the events, once nothing has replaced them.
Did apply_attack_declared_on(Table& t, Event& e);
Did apply_attack_cancelled(Table& t, Event& e);
Did apply_attack_handed_over(Table& t, Event& e);

}  // namespace soulstack
