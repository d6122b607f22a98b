// Amounts: events and procedures store 16 bits; scripts may ask for more.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace soulstack {

inline constexpr int most_sides = 20;  // of a die (rule 9.14)

// Clamps to the int16 range; never wraps.
constexpr std::int16_t saturated(int n) {
  using Bounds = std::numeric_limits<std::int16_t>;
  return static_cast<std::int16_t>(std::clamp<int>(n, Bounds::min(), Bounds::max()));
}

}  // namespace soulstack
