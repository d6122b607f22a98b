// The state of a game as checks of a scenario: "t.P1.hp == 2".
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/model/forward.h"

namespace soulstack::tools {

// The open question, the numbers and cards of the players, the slots and the sizes of the piles.
std::vector<std::string> checks_of(const Game& game);

// What was in play and is in a discard pile now; and those of them that were not true before, about players and what is in
// slots: not about the open question, the sizes of piles and plain cards.
std::vector<std::string> changes_of(const Game& before, const Game& after);

// The number of dice between two moments of a game.
std::size_t dice_rolled(const Game& from, const Game& to);

}  // namespace soulstack::tools
