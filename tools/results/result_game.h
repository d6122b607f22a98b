// The games of files with results, played again for `soulstack replay`.
#pragma once

#include <optional>
#include <string>

#include "tools/records/record.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// "results.db#1234", or "results.db#B1234" for a game of another variant than the first.
struct ResultGame {
  std::string file;
  std::size_t variant = 0;
  std::uint64_t number = 0;  // from 0
};
// No value if the text is not of that form, or is the name of a file.
std::optional<ResultGame> result_game(const std::string& text);

// Plays the game with the bots of its run. Of the bots that are not part of the program, only those in `bots` are run,
// because the file may be a stranger's. Stops with Exit::content if the file does not have the game, if it needs other
// bots, if it was played with other cards, or if it ends otherwise than in the file.
Record played_again(const ResultGame& which, const SetChoice& instead, const std::vector<std::string>& bots,
                    Console& console);

}  // namespace soulstack::tools
