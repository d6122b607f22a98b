// Compile-time checks of tables that have one row for each value of an enum.
#pragma once

#include <cstddef>

namespace soulstack {

// The number of values of an enum: those before its `count`.
template <class E>
inline constexpr std::size_t count_of = static_cast<std::size_t>(E::count);

// Is there exactly one row for each value, in the order of the enum? `key` is the member of a row that names its value.
template <class Rows, class Row, class E>
constexpr bool in_order(const Rows& rows, E Row::*key) {
  std::size_t at = 0;
  for (const Row& row : rows)
    if (row.*key != static_cast<E>(at++))
      return false;
  return at == count_of<E>;
}

}  // namespace soulstack
