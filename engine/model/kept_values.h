// The values that lasting effects and objects on the stack keep (rule 6.7.9).
#pragma once

#include <span>

#include "engine/model/state.h"

namespace soulstack::kept {

// All that the owner keeps, in order. `owner`: a serial.
std::span<const Kept> values_of(const GameState& s, std::uint32_t owner);
// The value with that number; nothing if the owner does not keep one.
Value value_of(const GameState& s, std::uint32_t owner, int key);

// Returns false, and stores nothing, if there is no room.
[[nodiscard]] bool add(GameState& s, std::uint32_t owner, std::span<const Value> values);
// Replaces the value with that number, which the owner keeps.
void set(GameState& s, std::uint32_t owner, int key, Value value);
// What one keeps, a newer one keeps, too. Returns false if there is no room.
[[nodiscard]] bool copy(GameState& s, std::uint32_t from, std::uint32_t to);
void forget(GameState& s, std::uint32_t owner);

}  // namespace soulstack::kept
