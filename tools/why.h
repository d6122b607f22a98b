// Why something is asked, and why something can't be done: a sentence with the rule's number.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"
#include "tools/rulebook.h"

namespace soulstack::tools {

// The rule behind the open decision, and what it says.
std::string why_asked(const Game& game, const Rulebook& book);

// "attack", "buy", "end the turn", or the name of a card: why the player who is asked may not, or that they may.
std::string why_not(Game& game, std::string_view what);

}  // namespace soulstack::tools
