// Which decisions and options are worth a bot's time.
#pragma once

#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// The first option of that kind; -1 if there is none.
int option_of(const Decision& decision, OptionKind kind);

// In the action phase with an empty stack a pass changes nothing, and the player is asked again.
bool is_pointless(const Decision& decision, const Option& option);

// A decision about priority is, if damage to the player, their own death or their own roll is about to resolve; others are.
bool is_worth_thought(const Table& t);

// At least one: without pointless options, and of cards in one's own hand with the same text only one; of more than the
// limit, a random choice.
std::vector<int> options_worth_trying(const Table& t, std::size_t most, Dice& dice);

}  // namespace soulstack::tools
