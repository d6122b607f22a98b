// The cards behind a game that does not end, for messages.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "engine/table/table.h"

namespace soulstack {

// The names of the cards whose objects were the last `length` that resolved, and whose effects are being carried out. A
// fork does not know what resolved before it; then of the cards on top of the stack.
std::string cards_at_work(const Table& t, std::uint64_t length = std::numeric_limits<std::uint64_t>::max());

}  // namespace soulstack
