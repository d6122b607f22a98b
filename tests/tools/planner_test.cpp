// `planner`: it plays turns to their end in samples, within a fixed number of positions, and from its own dice.
#include <doctest/doctest.h>

#include <memory>
#include <vector>

#include "tests/support/playing.h"
#include "tools/players/bots.h"
#include "tools/players/careful_bot.h"
#include "tools/players/match.h"
#include "tools/players/rollouts.h"

namespace soulstack::testing::planner_test {
namespace {

using namespace tools;

TEST_CASE("planner: halving keeps the best, and tries the better half more often") {
  int tried = 0;
  const int best = best_by_halving({{0}, {1}, {2}, {3}}, 16, [&](std::vector<TriedOption>& variants) {
    for (TriedOption& variant : variants) {
      variant.value += variant.option == 2 ? 1 : 0;
      ++tried;
    }
  });
  CHECK(best == 2);
  CHECK(tried == 16);
}

TEST_CASE("planner: a single option is not tried") {
  CHECK(best_by_halving({{7}}, 16, [](std::vector<TriedOption>&) { FAIL("tried"); }) == 7);
}

TEST_CASE("planner: the same seed gives the same answers, also by a copy") {
  Game game = soulstack::testing::new_game(soulstack::testing::base_game(), 2, 5);
  const auto bots = make_bots({"planner"}, 2, 5);
  for (int n = 0; n < 60 && !game.over(); ++n) {
    const auto who = static_cast<std::size_t>(game.decision().who);
    const auto twin = bots[who]->copy();
    Game same = game.fork();
    const int option = bots[who]->choose(game);
    CHECK(twin->choose(same) == option);
    REQUIRE_FALSE(game.answer(option));
  }
}

TEST_CASE("planner: who plays on answers as a new bot each time it is restarted") {
  Game game = soulstack::testing::new_game(soulstack::testing::base_game(), 2, 5);
  CarefulBot kept(1);
  for (std::uint64_t n = 0; n < 60 && !game.over(); ++n) {
    (void)kept.choose(game);  // it notes what it declined
    kept.restart(n);
    const int option = CarefulBot(n).choose(game);
    CHECK(kept.choose(game) == option);
    REQUIRE_FALSE(game.answer(option));
  }
}

}  // namespace

}  // namespace soulstack::testing::planner_test
