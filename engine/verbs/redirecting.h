// Rule 10.2.14: damage on the stack gets another receiver (engine/rules/rewriting.cpp).
#pragma once

#include <cstdint>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Returns whether the damage changed. It stays as it is if it is no longer on the stack, or if `to` can't take damage.
bool redirect(Table& t, std::uint32_t item, Value to);

}  // namespace soulstack
