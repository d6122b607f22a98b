// A state as bytes that can be kept: what is in use, behind the counts that say how much that is. They are for the same
// build on the same kind of machine; what other builds have to understand is a game's seed and its answers.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/model/state.h"

namespace soulstack {

std::vector<std::byte> bytes_of(const GameState& s);

// Reads what `bytes_of` wrote. False, and nothing is changed, if the bytes are not as many as their counts say, the
// counts are more than a state can hold, or another layout of the state wrote them. What the fields say is trusted.
bool read_state(std::span<const std::byte> bytes, GameState& into);

}  // namespace soulstack
