// Amounts: what events tell and procedures keep has 16 bits, what scripts ask for has more.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace soulstack {

// More than can be told is as much as can be told: an amount never wraps.
constexpr std::int16_t saturated(int n) {
  using Bounds = std::numeric_limits<std::int16_t>;
  return static_cast<std::int16_t>(std::clamp<int>(n, Bounds::min(), Bounds::max()));
}

}  // namespace soulstack
