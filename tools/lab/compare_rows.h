// The rows of `soulstack compare --csv`: one for each game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/simulate/simulation.h"

namespace soulstack::tools {

inline constexpr std::string_view compare_rows_header =
    "variant,pair,seed,outcome,turns,rounds,decisions,first_player,winners,state_hash\n";
// With their ends of lines. Pairs are numbered from 0.
std::vector<std::string> compare_rows(std::uint64_t pair, std::uint64_t seed, std::span<const GameResult> games);

}  // namespace soulstack::tools
