// Why something happened: each event of the log leads to the one that caused it, up to a player's action or a step of the
// rules. Only tables that log know it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/table/table.h"

namespace soulstack {

// Positions in the log: the event itself, then what caused it, and so on.
std::vector<std::size_t> causes_of(const Table& t, std::size_t event);

}  // namespace soulstack
