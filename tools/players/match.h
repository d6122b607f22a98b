// Runs a game with a player in each seat.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tools/players/bots.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// Creates one bot per seat, by name.
std::vector<std::unique_ptr<Bot>> make_bots(const std::vector<std::string>& names, int players,
                                            std::uint64_t game_seed);

// Refuses unknown bots, and bots that cannot be divided evenly among this number of seats.
void demand_bots(const std::vector<std::string>& names, int players);

// The answer of the bot in the seat that is asked. Stops with Exit::invariant if an unfinished game has no decision.
int choose(Game& game, const std::vector<std::unique_ptr<Bot>>& bots);

// Answers the open decision with a listed option. If the engine refuses it, that is an engine fault: stops with
// Exit::invariant and reports the seed.
void answer_or_stop(Game& game, int option, std::uint64_t game_seed);

// "P2 wins after 31 turns and 412 decisions", "The players lost after 14 turns and 97 decisions".
std::string verdict(const Game& game);

}  // namespace soulstack::tools
