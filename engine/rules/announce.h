// Rulebook sections 6.2, 7 and 8: what may be put on the stack, and for what.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"
#include "engine/table/scripts.h"

namespace soulstack {

class Table;
struct Candidates;

// Could its targets be chosen, for at least one mode (rule 7.12)?
bool has_targets(Table& t, AbilityId ability, Seat controller, Value source, Value item = nothing);
bool can_pay(Table& t, const AbilityDef& a, Seat who, CardIndex source);
// Rule 1.9 (ruling Q32): nothing is put on a stack that is so high, and nothing that leaves an effect behind when so
// many last already.
bool has_room(const Table& t, AbilityId ability);
// May the player play this loot card now, as far as loot plays and targets go (rules 8.2, 5.1.7)?
bool may_play(Table& t, Seat who, CardIndex card);
// The same but for the loot play.
bool can_be_played(Table& t, Seat who, CardIndex card);
bool may_activate(Table& t, Seat who, CardIndex card, AbilityId ability);
// Puts a player's loot or ability on the stack; the loot play is used, the costs are paid on the way.
Did play_loot(Table& t, Seat who, CardIndex card, bool uses_a_play = true);
// By an effect, at once (rule 8.3): with a loot play, or free. Result: was it played?
Did play_loot_now(Table& t, Seat who, CardIndex card);
Did play_loot_free(Table& t, Seat who, CardIndex card);
Did activate(Table& t, Seat who, CardIndex card, AbilityId ability);
// What may be chosen as that target, or as that choice on resolution.
void gather_targets(Table& t, const AbilityDef& a, const TargetSpec& spec, const Scope& scope, Candidates& into);
// The ability that an object on the stack carries out: its mode, if one was chosen.
AbilityId ability_in_force(const Table& t, const StackItem& item);
// The nth target, from 0, of those that any number could be chosen of; nothing behind the last.
Value nth_of_any_targets(const Table& t, const StackItem& item, std::uint32_t n);
// Of the targets that any number of could be chosen, those that still fit, in the order in which they were chosen.
void any_targets_of(Table& t, const StackItem& item, Candidates& into);
// A mark of how many objects have resolved in this turn, without the last so many.
std::int16_t resolved_so_far(const Table& t, std::uint32_t without = 0);
// The same for a choice of that target: `other` is relative to whoever chooses.
Scope scope_of_choice(const Table& t, const TargetSpec& spec, Scope scope);

}  // namespace soulstack
