// Rule 7.1: the player who makes the choices for an ability or a loot on the stack.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

// The player who chooses a target of this stack object: its controller, unless its ability names another player.
Seat chooser_of(const Table& t, const TargetSpec& spec, const StackItem& item);
// The player who makes the roll of an ability.
Seat roller_of(const Table& t, const StackItem& item, const AbilityDef& a);

}  // namespace soulstack
