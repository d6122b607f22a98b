// A bot that would rather use two certain cards than do what it else would.
#pragma once

#include <cstdint>
#include <memory>

#include "tools/fuzzing/pairs.h"
#include "tools/players/bots.h"

namespace soulstack::tools {

// Mostly it plays, activates, attacks, targets or chooses one of the two if an option does so, and says yes; the rest
// is left to the other bot.
std::unique_ptr<Bot> make_fond(std::unique_ptr<Bot> otherwise, CardPair of, std::uint64_t seed);

}  // namespace soulstack::tools
