// Numbers that look random, computed from others. The same on every machine.
#pragma once

#include <cstdint>
#include <string_view>

namespace soulstack {

inline constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;

// Every bit of the result depends on every bit of the number (splitmix64).
constexpr std::uint64_t mixed(std::uint64_t z) {
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
  return z ^ z >> 31;
}

// A text as a number (FNV-1a).
constexpr std::uint64_t number_of(std::string_view text) {
  std::uint64_t number = 0xCBF29CE484222325ULL;
  for (const char c : text)
    number = (number ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return number;
}

}  // namespace soulstack
