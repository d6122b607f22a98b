// The bots by name.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/model/ids.h"
#include "tools/players/bot.h"

namespace soulstack::tools {

struct BotRow {
  std::string_view name;
  std::string_view sentence;
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};
std::span<const BotRow> bot_rows();

std::unique_ptr<Bot> make_eager(std::uint64_t seed);
std::unique_ptr<Bot> make_greedy(std::uint64_t seed);
std::unique_ptr<Bot> make_careful(std::uint64_t seed);
std::unique_ptr<Bot> make_planner(std::uint64_t seed);
std::unique_ptr<Bot> make_search(std::uint64_t seed, int rollouts);  // at most so many for a decision

bool is_bot(std::string_view name);  // of this program
std::string bot_names();             // "`random`, `eager`, `greedy`, ..."
// Refuses an unknown name. The names "mine.lua" and "exec:COMMAND" are of bots outside of the program
// (tools/players/outside_bots.h).
void demand_bot(std::string_view name);
// Refuses these too. For games that are saved and continued, and for clients, who may not start programs.
void demand_own_bot(std::string_view name);
// Its random numbers depend only on the game's seed and its seat.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t game_seed, Seat seat);

}  // namespace soulstack::tools
