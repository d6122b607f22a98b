// The values of a die, as written in the keys of roll tables.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::scripting {

inline constexpr int die_sides = 6;

// "1", "1-3", "1,6": one bit for each value, from bit 1; 0 if it is not such a key.
unsigned values_of(std::string_view key);

// "1, 2, 6".
std::string listed(unsigned values);

}  // namespace soulstack::scripting
