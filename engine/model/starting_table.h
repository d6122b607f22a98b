// Rulebook section 2: the table before setup.
#pragma once

#include <vector>

#include "engine/model/state.h"

namespace soulstack {

// All zones of a game for a number of players, and all of its cards: each copy in its deck or outside the game.
struct StartingTable {
  std::vector<Zone> zones;
  std::vector<Card> cards;  // if there are more than `max_cards`, not all of them
};

}  // namespace soulstack
