// The games of `soulstack fuzz`: cards that seldom meet, drawn by a seed and a number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "engine/model/content.h"
#include "tools/fuzzing/pairs.h"

namespace soulstack::tools {

struct DrawnGame {
  Situation situation;
  std::vector<std::string> bots;  // by seat
  std::uint64_t seed = 0;         // of the bots, and of which options are tried
  std::optional<CardPair> pair;   // that the bots would rather use than anything else
  int turns = 0;                  // after so many it is over; 0: no limit
};

// A whole game from the set-up on, or a table as in the middle of one. Decks lack many cards or few, and some lie on top
// with the same chance for each card, however many copies it has. `players`: 0 = as many as the rules and the seed say.
DrawnGame draw_game(const Content& content, std::uint64_t seed, int players);

// A few turns from the middle of a game, with both cards where they work: items and loot of one player or of two,
// monsters in a slot or on top of their deck, curses on somebody. Around them lies little else. `players`: 0 = 2 to 4,
// by the seed. The two can meet under these rules (can_meet).
DrawnGame draw_pair(const Content& content, CardPair pair, std::uint64_t seed, int players);

}  // namespace soulstack::tools
