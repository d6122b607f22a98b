// What one player of each game is given, so that games in which players are given different things can be compared.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct Gift {
  // Commands of the console of a game (tools/records/edit_command.h), in their order; OWNER stands for the player who is
  // given this: "/give OWNER base:bomb".
  std::vector<std::string> edits;
  bool in_own_turn = false;  // in the first turn of that player instead of the first turn of the game

  // The commands for this player.
  std::vector<std::string> edits_for(Seat owner) const;
  // Is this the moment for it, unless it was given before? A player has priority, and it is that turn.
  bool is_due(const Game& game, Seat owner) const;
};

// The player who is given something in the game with this number: each seat in turn.
Seat owner_of_gift(std::uint64_t game, int players);

// A copy of the game in which the player has the gift. Stops with Exit::content if a command is not possible.
Game with_gift(const Game& game, const Gift& gift, Seat owner);

}  // namespace soulstack::tools
