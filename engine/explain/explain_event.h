// Why something happened: follows each event of the log to its cause, up to a player's action or a step of the rules. Only
// for tables that keep a log.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/forward.h"

namespace soulstack {

// The position in the log of the event that caused this one; no value: a player's action or a step of the rules did.
std::optional<std::size_t> cause_of(const Table& t, std::size_t event);
// Positions in the log: the event itself, then its cause, then the cause of that, and so on.
std::vector<std::size_t> causes_of(const Table& t, std::size_t event);

}  // namespace soulstack
