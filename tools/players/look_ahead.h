// One step ahead: what follows from an option until the stack is empty.
#pragma once

#include "engine/game/game.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// The first option of that kind; -1 if there is none.
int option_of(const Decision& decision, OptionKind kind);

// In the action phase with an empty stack a pass changes nothing, and the player is asked again.
bool is_pointless(const Decision& decision, const Option& option);

// Everybody passes until the next action, and answers other questions at random. Stops after some answers.
void let_resolve(Game& game, Dice dice);

}  // namespace soulstack::tools
