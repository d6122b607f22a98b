// `planner`: it plays turns to their end in samples, within a fixed number of positions, and from its own dice.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "tests/support/playing.h"
#include "tools/players/bots.h"
#include "tools/players/careful_bot.h"
#include "tools/players/look_ahead.h"
#include "tools/players/match.h"
#include "tools/players/rollouts.h"
#include "tools/players/worth_trying.h"

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

// As `play_on`, but each player who passes does so by an answer of their own. False: it is not the next turn yet.
bool play_on_slowly(Trial& trial, Bot& bot, Seat responds) {
  Game& game = trial.game();
  const int turn = game.state().turn.number;
  for (int n = 0; n < 120 && !game.over() && game.state().turn.number == turn; ++n) {
    const Decision& d = game.decision();
    const bool only_passes = d.prompt == Prompt::priority && d.who != responds;
    trial.answer(only_passes ? std::max(0, option_of(d, OptionKind::pass)) : bot.choose(game));
  }
  return game.over() || game.state().turn.number != turn;
}

std::uint64_t hash_without_count(const Trial& trial) {
  const auto state = std::make_unique<GameState>(trial.table().s);
  state->decisions = 0;
  return hash_of(*state);
}

TEST_CASE("planner: letting all others pass at once leads to the same table as their answers") {
  Game game = soulstack::testing::new_game(soulstack::testing::base_game(), 3, 5);
  const auto bots = make_bots({"eager"}, 3, 5);
  int compared = 0;
  for (std::uint64_t n = 0; n < 150 && !game.over(); ++n) {
    const Seat who = game.decision().who;
    TrialBudget budget(1'000'000);
    Trial at_once(game.state(), game.table(), budget);
    Trial slow = at_once.fork();
    const auto one = make_bots({"random"}, 1, n), other = make_bots({"random"}, 1, n);
    play_on(at_once, game.state().turn.number, *one.front(), budget, who);
    if (play_on_slowly(slow, *other.front(), who)) {
      CHECK(hash_without_count(at_once) == hash_without_count(slow));
      ++compared;
    }
    REQUIRE_FALSE(game.answer(bots[static_cast<std::size_t>(who)]->choose(game)));
  }
  CHECK(compared > 100);
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
