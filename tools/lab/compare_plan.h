// The plan of a comparison in a file with its results.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "tools/lab/comparison.h"
#include "tools/results/run_plan.h"

namespace soulstack::tools {

// Whose plans these are: comparisons of games in which a player is given something.
inline constexpr std::string_view command_of_gifts = "card --give";
inline constexpr std::size_t most_gifts = 2000;

// `with_rows`: the file also keeps the rows of the games. `command`: which plays the pairs.
RunPlan run_plan(const Comparison& comparison, std::uint64_t most_pairs, bool with_rows,
                 const std::string& command = "compare");
// A comparison with this plan and without games. Stops with Exit::content if the plan is damaged or is that of a
// program with other measures.
Comparison comparison_of(const RunPlan& plan, const std::filesystem::path& file);

}  // namespace soulstack::tools
