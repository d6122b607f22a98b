// The games of one pair, played again with their whole history, and where they part.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "tools/lab/paired_games.h"
#include "tools/records/undo.h"

namespace soulstack::tools {

// The game of that pair under a variant, played to its end. Stops if what the player is given is not possible.
std::unique_ptr<History> history_of_pair(const PlayedVariant& variant, std::uint64_t pair, const std::string& rules);

// The steps before the first one whose answer or events differ between the games. What players were given is not compared, and
// neither are the numbers of cards, which depend on the sets. No value: they do not part.
std::optional<std::size_t> parting_of(const History& a, const History& b);

}  // namespace soulstack::tools
