// Rule 10.2.14: damage on the stack gets another receiver (engine/rules/rewriting.cpp).
#pragma once

#include <cstdint>

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Result: is it dealt to `to` now? Not if it is no damage on the stack, or `to` can't take it.
bool redirect_damage(Table& t, std::uint32_t item, Value to);

}  // namespace soulstack
