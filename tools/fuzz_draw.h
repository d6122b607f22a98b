// The games of `soulstack fuzz`: cards that seldom meet, drawn by a seed and a number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/content.h"
#include "engine/situation.h"

namespace soulstack::tools {

struct DrawnGame {
  Situation situation;
  std::vector<std::string> bots;  // by seat
  std::uint64_t seed = 0;         // of the bots, and of which options are tried
};

// A whole game from the set-up on, or a table as in the middle of one. Decks lack many cards or few, and some lie on top
// with the same chance for each card, however many copies it has. `players`: 0 = as many as the rules and the seed say.
DrawnGame draw_game(const Content& content, std::uint64_t seed, int players);

}  // namespace soulstack::tools
