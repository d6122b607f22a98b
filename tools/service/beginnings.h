// How games begin and continue: new ones with their seats, sets, rules and situation, and records.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/service/hosted_game.h"
#include "tools/service/methods.h"

namespace soulstack::tools {

inline constexpr std::int64_t highest_exact = (std::int64_t{1} << 53) - 1;  // that every client can keep in a double

std::uint64_t random_seed();  // cannot be guessed by other players; at most `highest_exact`

struct BegunGame {
  std::unique_ptr<HostedGame> game;
  std::string warning;  // empty: none
};

// The parameters of `game.new`, and a game that begins as they say. Throws Refused.
std::vector<Member> beginning_members();
BegunGame begin_game(const Request& r);
// Keeps the game in the `journal` that the request names, if any. Throws Refused.
void keep_journal(const Request& r, HostedGame& hosted);
// Those of `game.load`.
std::vector<Member> continuing_members();
BegunGame continue_game(const Request& r);

// Adds the cards that the game lacks because they have errors, if there are any.
void add_set_aside(const Request& r, const HostedGame& hosted, Json& position);
// Refuses a bot that this client may not seat.
void demand_bot_for(const Request& r, const std::string& name, std::string_view place);
// The path of a file that the request names in this parameter. Throws Refused if it may not.
std::filesystem::path file_of_request(const Request& r, std::string_view parameter);
Json scenario_json(const Request& r);

}  // namespace soulstack::tools
