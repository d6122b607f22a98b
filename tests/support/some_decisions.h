// Decisions in the middle of games between `eager` bots.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>

#include "tests/support/playing.h"
#include "tests/support/sanitized.h"
#include "tools/players/match.h"
#include "tools/support/random.h"

namespace soulstack::testing {

inline constexpr int few_decisions = sanitized ? 20 : 200;

// Calls the function at some decisions of games, until it has returned true this often.
template <class Look>
void each_decision(int times, Look look) {
  int seen = 0;
  tools::Dice dice(8);
  for (std::uint64_t seed = 1; seen < times; ++seed) {
    Game game(base_game().content(), base_game().scripts(), {.players = 3, .seed = seed, .characters = {}});
    const auto bots = tools::make_bots({"eager"}, 3, seed);
    while (!game.over() && seen < times) {
      if (dice.below(7) == 0)
        seen += look(game) ? 1 : 0;
      REQUIRE_FALSE(game.answer(tools::choose(game, bots)));
    }
  }
}

}  // namespace soulstack::testing
