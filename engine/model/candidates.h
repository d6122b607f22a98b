// The values that a player can choose from.
#pragma once

#include <array>

#include "engine/model/ids.h"

namespace soulstack {

// A list in deterministic order. Holds at most 512 values; further ones are dropped.
struct Candidates {
  int count = 0;
  union {  // not initialised, for speed: most lists are short
    std::array<Value, 512> values;
  };
  Candidates() {}
  void add(Value v) {
    if (count < 512)
      values[static_cast<std::size_t>(count++)] = v;
  }
  Value operator[](int i) const { return values[static_cast<std::size_t>(i)]; }
  const Value* begin() const { return values.data(); }
  const Value* end() const { return values.data() + count; }
};

}  // namespace soulstack
