// Several answers in one line, such as the order of some cards.
#pragma once

#include <string>
#include <vector>

#include "engine/model/forward.h"

namespace soulstack::tools {

// "2 1 3" as numbers; empty if the text is anything else, or a single number.
std::vector<int> several_numbers_in(const std::string& typed);

struct InTurn {
  std::vector<int> options;  // by decision
  std::string why;           // why it is not possible; empty: it is
};

// The numbers, from 1, are those of the options of the open decision. The first one answers it, the next ones the same
// question to the same player that follows. The last one of an order is not asked for, so it may be left out.
InTurn options_in_turn(const Game& game, const std::vector<int>& numbers);

}  // namespace soulstack::tools
