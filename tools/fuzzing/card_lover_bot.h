// A bot that prefers to use two given cards.
#pragma once

#include <cstdint>
#include <memory>

#include "tools/fuzzing/pairs.h"
#include "tools/players/bots.h"

namespace soulstack::tools {

// Usually plays, activates, attacks, targets or chooses one of the two cards if it can, and answers yes. Leaves other
// decisions to the wrapped bot.
std::unique_ptr<Bot> make_fond(std::unique_ptr<Bot> otherwise, CardPair of, std::uint64_t seed);

}  // namespace soulstack::tools
