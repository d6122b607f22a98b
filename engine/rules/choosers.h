// Rule 7.1: who makes the choices for an ability or a loot on the stack.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

// Who chooses a target of that object on the stack: its controller, unless its ability says another.
Seat chooser_of(const Table& t, const TargetSpec& spec, const StackItem& item);
// Who makes the roll of an ability.
Seat roller_of(const Table& t, const StackItem& item, const AbilityDef& a);

}  // namespace soulstack
