// The bots that clients may seat: all of the program. Only `search` has a number of rollouts that can be chosen.
#pragma once

#include <string_view>

namespace soulstack::tools {

inline constexpr int most_rollouts_of_client = 200;

// Refuses unknown bots, those outside of the program, and those that cost much.
void demand_client_bot(std::string_view name);

}  // namespace soulstack::tools
