// Generates the games of `soulstack fuzz` from a seed and a number: unusual combinations of cards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/forward.h"
#include "tools/fuzzing/pairs.h"

namespace soulstack::tools {

struct DrawnGame {
  Situation situation;
  std::vector<std::string> bots;  // by seat
  std::uint64_t seed = 0;         // for the bots and for choosing options to try
  std::optional<CardPair> pair;   // cards that the bots prefer to use
  int turns = 0;                  // the game ends after this many turns; 0: no limit
  bool oracle = false;            // each answer is also played without shortcuts (engine/game/oracle.h)
};

// A whole game from the setup on, or a table from the middle of a game. Removes many or few cards from the decks and
// puts some on top, each card with equal probability regardless of its copies. `players`: 0 = chosen by rules and seed.
DrawnGame draw_game(const Content& content, std::uint64_t seed, int players);

// A few turns from the middle of a game with both cards where they work: items and loot with one or two players,
// monsters in a slot or on top of their deck, curses on a player. Few other cards are in play. `players`: 0 = 2 to 4,
// chosen by the seed. Requires can_meet under these rules.
DrawnGame draw_pair(const Content& content, CardPair pair, std::uint64_t seed, int players);

}  // namespace soulstack::tools
