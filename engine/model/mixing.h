// Numbers that look random, computed from others. The same on every machine.
#pragma once

#include <cstdint>

namespace soulstack {

inline constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;

// Every bit of the result depends on every bit of the number (splitmix64).
constexpr std::uint64_t mixed(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
  return z ^ z >> 31;
}

}  // namespace soulstack
