// A state as bytes for storage: the counts, then the used parts. Only for the same build on the same kind of machine;
// to move a game to another build, keep its seed and its answers.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/model/state.h"

namespace soulstack {

std::vector<std::byte> bytes_of(const GameState& s);

// Reads what `bytes_of` wrote. Returns false and changes nothing if the size does not match the counts, a count exceeds
// its list's capacity, or the layout of the state differs. The contents of the fields are not checked.
[[nodiscard]] bool read_state(std::span<const std::byte> bytes, GameState& into);

}  // namespace soulstack
