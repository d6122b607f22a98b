// A game with somebody in each seat.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tools/players/bots.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// One for each seat, by name.
std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<std::string>& names, int players,
                                            std::uint64_t game_seed);

// What the bot in the seat that is asked answers. Stops with Exit::invariant if nothing is asked in a game that goes on.
int choose(Game& game, const std::vector<std::unique_ptr<Bot>>& bots);

// Answers the open decision. The option has to be a listed one: if the engine refuses it then, the engine is wrong, and
// the command stops with Exit::invariant and the seed.
void answer_or_stop(Game& game, int option, std::uint64_t game_seed);

// "P2 wins after 31 turns and 412 decisions", "The players lost after 14 turns and 97 decisions".
std::string verdict(const Game& game);

}  // namespace soulstack::tools
