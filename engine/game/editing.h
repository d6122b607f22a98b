// Changes to a game that no player and no rule makes: for consoles, puzzles and bug reports.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack {

// clang-format off
enum class EditKind : std::uint8_t {
  give,    // `card` to `who`: loot into the hand, items and curses into play, bonus souls to the souls
  spawn,   // `card` into slot `number` of its kind, from 1; 0: an empty one, or the first
  coins,   // `who` has `number` ¢
  hp,      // `object` has `number` HP
  dice,    // the results of the next dice are `dice`; possible at each decision
  top,     // `card` on top of its deck
  kill,    // kills `object`, as an effect does
  draw,    // `who` loots `number` cards
  effect,  // runs the function of `ability`, with `who` as its `you`
  count
};
// clang-format on

struct Edit {
  EditKind kind = EditKind::dice;
  Seat who = Seat::game;
  Value object;
  CardDefId card;
  CardDefId in_place_of;  // of give, top: `card` is taken from the place of a free copy of this, which gets its place
  int number = 0;
  std::vector<int> dice;
  AbilityId ability;
};

inline constexpr std::size_t most_dice_set = 100;

// A copy of the game with this change and with all records, played to its next decision. No value: `why` says why not.
// Except for dice, a game can be edited only while a player has priority. Cards without a free copy are added to the
// game.
std::optional<Game> edited(const Game& game, const Edit& edit, std::string& why);

}  // namespace soulstack
