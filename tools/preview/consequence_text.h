// Consequences in words.
#pragma once

#include <string>
#include <vector>

#include "tools/preview/consequence.h"

namespace soulstack::tools {

// "6, still a hit", "Greed 3 -> 2 HP, +1¢, P2 -1 loot". What happens to the viewer names nobody.
std::string text_of(const std::vector<Consequence>& changes, Seat viewer);

}  // namespace soulstack::tools
