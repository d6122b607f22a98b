// `greedy`, its samples of what it may not know, and how it looks ahead.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "engine/rules/priority.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "tests/support/playing.h"
#include "tests/support/some_decisions.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/match.h"
#include "tools/players/position_value.h"
#include "tools/players/worth_trying.h"

namespace soulstack::testing::greedy_test {
namespace {

using namespace tools;
using soulstack::testing::base_game;
using soulstack::testing::each_decision;
using soulstack::testing::few_decisions;

// The same table as this seat sees it, with other hidden cards in their places and another seed.
Game with_other_hidden_cards(const Game& game, Seat viewer, std::uint64_t seed) {
  auto state = std::make_unique<GameState>();
  Dice dice(seed);
  HiddenCards(game.table(), viewer).sample(dice, *state);
  return Game::resume(game.table().content, game.table().scripts, *state);
}

TEST_CASE("greedy: a sample keeps what the seat sees, the number of each card, and the places") {
  each_decision(few_decisions, [](const Game& game) {
    const Table& t = game.table();
    const Seat who = game.decision().who;
    const Game sample = with_other_hidden_cards(game, who, 11);
    std::multiset<std::uint16_t> before, after;
    for (CardIndex i = 0; i < t.s.cards.count; ++i) {
      const Card &a = t.card(i), &b = sample.table().card(i);
      before.insert(a.printed.value);
      after.insert(b.printed.value);
      if (sees(t, i, who))
        CHECK(a.def == b.def);
      CHECK(t.printed(i).deck == sample.table().printed(i).deck);
      CHECK(a.zone == b.zone);
    }
    CHECK(before == after);
    return true;
  });
}

TEST_CASE("greedy: letting all pass at once leads to the decision to which passing one by one leads") {
  int compared = 0;
  each_decision(few_decisions, [&](const Game& game) {
    if (game.decision().prompt != Prompt::priority || game.state().stack.count == 0)
      return false;
    const std::uint32_t top = game.state().stack.back().serial;
    Game one_by_one = game.fork();
    while (!one_by_one.over() && one_by_one.decision().prompt == Prompt::priority &&
           one_by_one.state().stack.count == game.state().stack.count && one_by_one.state().stack.back().serial == top)
      REQUIRE_FALSE(one_by_one.answer(option_of(one_by_one.decision(), OptionKind::pass)));
    Table& t = soulstack::testing::changeable(one_by_one);
    auto table = std::make_unique<Table>(game.table());
    let_all_pass(*table);
    advance(*table);
    table->s.decisions = t.s.decisions;
    CHECK(table->decision.prompt == t.decision.prompt);
    CHECK(table->decision.options == t.decision.options);
    CHECK(hash_of(table->s) == hash_of(t.s));
    ++compared;
    return true;
  });
  CHECK(compared > 0);
}

TEST_CASE("greedy: a trial that is restarted plays on like a new one") {
  const Game first = soulstack::testing::new_game(base_game(), 3, 1);
  TrialBudget budget(100'000);
  Trial reused(first.state(), first.table(), budget);
  each_decision(few_decisions, [&](const Game& game) {
    Trial fresh(game.state(), game.table(), budget);
    reused.restart(game.state());
    CHECK(reused.game().decision().options == fresh.game().decision().options);
    for (int n = 0; n < 10 && !fresh.game().over(); ++n) {
      const int option = static_cast<int>(fresh.game().decision().options.size()) - 1;
      fresh.answer(option);
      reused.answer(option);
      CHECK(reused.game().hash() == fresh.game().hash());
    }
    return true;
  });
}

TEST_CASE("greedy: a position is better with more souls, items, loot and ¢, and worse if opponents have them") {
  Game game = soulstack::testing::new_game(base_game(), 2, 4);
  Table& t = soulstack::testing::changeable(game);
  const double mine = value_of_position(t, seat(0)), theirs = value_of_position(t, seat(1));
  t.player(seat(0)).coins = static_cast<std::int16_t>(t.player(seat(0)).coins + 4);
  CHECK(value_of_position(t, seat(0)) == doctest::Approx(mine + 4 * position_weights.coin));
  CHECK(value_of_position(t, seat(1)) == doctest::Approx(theirs - 4 * position_weights.coin));
  t.player(seat(0)).coins = 100;
  const double rich = value_of_position(t, seat(0));
  t.player(seat(0)).coins = 120;
  CHECK(value_of_position(t, seat(0)) == rich);
  t.player(seat(0)).flags = t.player(seat(0)).flags | PlayerFlag::dead;
  CHECK(value_of_position(t, seat(0)) == doctest::Approx(rich + position_weights.dead));
}

TEST_CASE("greedy: games end, and it does not pass where a pass changes nothing") {
  Game game = soulstack::testing::new_game(base_game(), 2, 12);
  const auto bots = make_bots({"greedy"}, 2, 12);
  for (int n = 0; n < 400 && !game.over(); ++n) {
    const int option = choose(game, bots);
    const Decision& d = game.decision();
    CHECK_FALSE((d.prompt == Prompt::action && d.options[static_cast<std::size_t>(option)].kind == OptionKind::pass));
    REQUIRE_FALSE(game.answer(option));
  }
  CHECK(game.state().turn.number > 4);
}

TEST_CASE("eager: it does not pay HP that it needs") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Game game = soulstack::testing::new_game(base_game(), 4, seed);
    const auto bots = make_bots({"eager"}, 4, seed);
    while (!game.over()) {
      const int at = choose(game, bots);
      const Option o = game.decision().options[static_cast<std::size_t>(at)];
      const Table& t = game.table();
      if (o.kind == OptionKind::activate && o.ability.is(ValueKind::ability))
        CHECK(t.content[o.ability.as_ability()].activation().cost.hp <=
              std::max(0, hp(t, Value::player(t.decision.who)) - 2));
      REQUIRE_FALSE(game.answer(at));
    }
  }
}

}  // namespace

}  // namespace soulstack::testing::greedy_test
