// Random numbers outside the games: game seeds and the choices of bots. The same on every machine.
#pragma once

#include <cstdint>

#include "engine/model/mixing.h"

namespace soulstack::tools {

constexpr std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game) {
  return mixed(mixed(seed + golden) + golden * (game + 1));
}

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t draw() { return mixed(state_ += golden); }
  // 0 .. n-1, uniformly distributed.
  int below(int n) {
    const auto sides = static_cast<std::uint32_t>(n);
    for (;;) {
      const std::uint64_t wide = (draw() >> 32) * sides;
      if (static_cast<std::uint32_t>(wide) >= (0U - sides) % sides)
        return static_cast<int>(wide >> 32);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace soulstack::tools
