// Bots that are not part of the program: a Lua file, or a command that is talked to in lines.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/model/ids.h"
#include "tools/players/bot.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// Thrown by a bot that failed or gave no valid answer. `soulstack ladder` counts it as a forfeit; elsewhere it ends the
// command.
struct BotFailure : Stop {
  Seat seat = Seat::game;
};

// "mine.lua" or "exec:COMMAND".
bool is_outside_bot(std::string_view name);
// Refuses a file that can't be read or that fails when it is run, and an empty command.
void demand_outside_bot(std::string_view name);
std::unique_ptr<Bot> make_outside_bot(std::string_view name, std::uint64_t seed, Seat seat);

// Distinguishes versions of a Lua file; 0 for all other bots.
std::uint64_t hash_of_bot(std::string_view name);

inline constexpr std::chrono::milliseconds time_to_answer{10'000};
std::unique_ptr<Bot> make_child_bot(std::string_view command, Seat seat,
                                    std::chrono::milliseconds at_most = time_to_answer);
std::unique_ptr<Bot> make_lua_bot(std::string_view file, std::uint64_t seed, Seat seat);

}  // namespace soulstack::tools
