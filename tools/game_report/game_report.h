// The report of one game: one HTML file that needs no others. The same game gives the same bytes.
#pragma once

#include <string>

#include "tools/game_report/game_analysis.h"

namespace soulstack::tools {

// `file`: as it is written in commands. `verdict`: "P1 wins after 67 turns and 2655 decisions".
std::string game_report(const GameAnalysis& analysis, const Game& game, const Beginning& beginning,
                        const std::string& file, const std::string& verdict);

}  // namespace soulstack::tools
