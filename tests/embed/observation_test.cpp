// Games as numbers: what an observation may depend on, the pages of actions, and games in step.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "engine/table/attacks_under_way.h"
#include "engine/table/queries.h"
#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/rewards.h"
#include "tests/support/twins.h"
#include "tools/observation/batch.h"
#include "tools/observation/observation.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/match.h"
#include "tools/simulate/simulation.h"
#include "tools/support/stop.h"

namespace soulstack::testing::observation_test {
namespace {

using Numbers = std::vector<float>;

Numbers observed(const Game& game, Seat viewer) {
  Numbers all(static_cast<std::size_t>(tools::observation_size(game.table().players())));
  tools::observe(game, viewer, all);
  return all;
}

Numbers options_of(const Game& game) {
  const int count = static_cast<int>(game.decision().options.size());
  Numbers all(static_cast<std::size_t>(count * tools::option_size()));
  tools::describe_options(game, 0, count, all);
  return all;
}

// "players 1 coins", the first number that differs; empty: none.
std::string first_difference(const Numbers& a, const Numbers& b, int players) {
  const auto at = static_cast<int>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
  for (const tools::ObservationBlock& block : tools::observation_blocks(players)) {
    const auto columns = static_cast<int>(block.columns.size());
    if (at >= block.first && at < block.first + block.rows * columns) {
      const int place = at - block.first;
      return std::string(block.name) + " " + std::to_string(place / columns) + " " +
             std::string(block.columns[static_cast<std::size_t>(place % columns)].name);
    }
  }
  return "";
}

// Plays a game at random, and looks at every decision.
template <class Look>
void walk(int players, std::uint64_t seed, int decisions, Look look) {
  tools::AgentGame game(base_game(), players, seed);
  tools::Dice dice(seed);
  for (int n = 0; n < decisions && !game.over(); ++n) {
    look(game);
    REQUIRE(game.apply(dice.below(game.page().actions())));
  }
}

}  // namespace

TEST_CASE("observation: a seat's numbers do not depend on cards that it has not seen") {
  int compared = 0, others_changed = 0;
  for (int players = 2; players <= 4; ++players)
    walk(players, static_cast<std::uint64_t>(players), 400, [&](const tools::AgentGame& played) {
      const Game& game = played.game();
      for (const Seat viewer : game.table().seats()) {
        tools::Dice dice(static_cast<std::uint64_t>(++compared));
        auto state = std::make_unique<GameState>();
        tools::HiddenCards(game.table(), viewer).sample(dice, *state);
        const Game twin = Game::resume(base_game().content(), base_game().scripts(), *state);
        CHECK(first_difference(observed(game, viewer), observed(twin, viewer), players) == "");
        if (game.decision().who == viewer && twin.decision().options == game.decision().options)
          CHECK(options_of(game) == options_of(twin));
        const Seat other = game.table().left_of(viewer);
        others_changed += observed(game, other) != observed(twin, other) ? 1 : 0;
      }
    });
  CHECK(compared > 2000);
  CHECK(others_changed > compared / 2);  // they hold other cards, so there was something to leak
}

TEST_CASE("observation: a spectator's numbers do not depend on any hidden card") {
  walk(3, 7, 200, [](const tools::AgentGame& played) {
    tools::Dice dice(1);
    auto state = std::make_unique<GameState>();
    tools::HiddenCards(played.game().table(), Seat::game).sample(dice, *state);
    const Game twin = Game::resume(base_game().content(), base_game().scripts(), *state);
    CHECK(first_difference(observed(played.game(), Seat::game), observed(twin, Seat::game), 3) == "");
  });
}

TEST_CASE("observation: players who sit elsewhere see the same") {
  constexpr int players = 3;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Deal one_deal = deal(base_game().content(), players, seed);
    Twins both = twins(one_deal, base_game(), base_game(), {.turned = 1, .names = {}}, one_deal);
    int compared = 0;
    tools::Dice dice(seed);
    for (; compared < 300 && !both.one.game.over(); ++compared) {
      for (int p = 1; p <= players; ++p)
        CHECK(first_difference(observed(both.one.game, both.one.viewer(p)),
                               observed(both.other.game, both.other.viewer(p)), players) == "");
      tools::clear_news(both.one.game);
      tools::clear_news(both.other.game);
      const std::vector<std::string> keys = both.one.keys();
      const std::string key = keys[static_cast<std::size_t>(dice.below(static_cast<int>(keys.size())))];
      REQUIRE(both.one.answer(key));
      REQUIRE(both.other.answer(key));
    }
    CHECK(compared > 100);
  }
}

TEST_CASE("observation: the blocks follow each other and fill the observation") {
  for (int players = 1; players <= max_players; ++players) {
    int next = 0;
    for (const tools::ObservationBlock& block : tools::observation_blocks(players)) {
      CHECK(block.first == next);
      next += block.rows * static_cast<int>(block.columns.size());
    }
    CHECK(next == tools::observation_size(players));
  }
}

TEST_CASE("observation: the schema depends on the players and on the cards") {
  const Content& content = base_game().content();
  CHECK(tools::observation_schema(content, 2) == tools::observation_schema(content, 2));
  CHECK(tools::observation_schema(content, 2) != tools::observation_schema(content, 3));
  Content other = content;
  other.cards.front().id += "_2";
  CHECK(tools::observation_schema(content, 2) != tools::observation_schema(other, 2));
}

TEST_CASE("observation: numbers are those of the table") {
  const tools::AgentGame played(base_game(), 2, 1);
  const Game& game = played.game();
  const Seat who = game.decision().who;
  const Numbers numbers = observed(game, who);
  const std::vector<tools::ObservationBlock> blocks = tools::observation_blocks(2);
  const auto number = [&](std::size_t block, int row, std::string_view name) {
    const auto& columns = blocks[block].columns;
    const auto column = std::find_if(columns.begin(), columns.end(), [&](const auto& c) { return c.name == name; });
    REQUIRE(column != columns.end());
    return numbers[static_cast<std::size_t>(blocks[block].first + row * static_cast<int>(columns.size()) +
                                            static_cast<int>(column - columns.begin()))];
  };
  CHECK(number(0, 0, "asked") == 1);
  CHECK(number(0, 0, "cards_left_out") == 0);
  CHECK(number(1, 0, "asked") == 1);
  CHECK(number(1, 1, "asked") == 0);
  CHECK(number(1, 0, "hand") == 3);
  CHECK(number(1, 0, "hp") == 2);
  CHECK(number(3, 0, "zone") == static_cast<float>(ZoneKind::hand));
  CHECK(number(3, 0, "owner") == 1);
}

namespace {

// Appends a row, with as many columns as the block has.
void add_row(Numbers& all, std::initializer_list<double> row) {
  for (const double number : row)
    all.push_back(static_cast<float>(number));
}

// The chance of a fight, from its definition, without a table of chances.
double chance(double hit, int needed, int left) {
  if (left <= 0 || needed <= 0)
    return left > 0 ? 1 : 0;
  return hit * chance(hit, needed - 1, left) + (1 - hit) * chance(hit, needed, left - 1);
}
double chance_of_fight(const Table& t, Value who, Value monster) {
  const auto blows = [&](Value from, Value to) {
    const int attack = attack_of(t, from);
    return attack <= 0 ? 10 : std::min(10, (hp(t, to) + attack - 1) / attack);
  };
  return chance(std::clamp(7 - evasion_of(t, monster), 0, 6) / 6.0, blows(who, monster), blows(monster, who));
}

// The blocks `monsters` and `cards` from the table, in a slow and plain way: each number by a query of its own.
Numbers slow_monsters(const Table& t, Seat viewer) {
  Numbers all;
  for (const Zone& slot : zones::slots(t))
    if (slot.top != no_card && sees(t, slot.top, viewer) && is_monster(t, slot.top)) {
      const Value m = t.ref(slot.top);
      const Rewards rewards = rewards_of(t, m);
      add_row(all, {double(t.card(slot.top).def.value + 1), double(hp(t, m)), double(evasion_of(t, m)),
                    double(attack_of(t, m)), double(t.def(slot.top).souls), double(rewards.coins), double(rewards.loot),
                    double(rewards.treasure), attackable(t, m) ? 1.0 : 0.0, under_attack(t, m) ? 1.0 : 0.0,
                    viewer == Seat::game ? 0.0 : chance_of_fight(t, Value::player(viewer), m)});
    }
  return all;
}
Numbers slow_cards(const Table& t, Seat viewer) {
  Numbers all;
  const int players = t.players(), from = viewer == Seat::game ? 0 : index_of(viewer);
  const auto add = [&](CardIndex i) {
    const Zone& zone = t.zone_of(i);
    if (!sees(t, i, viewer))
      return;
    const int owner = index_of(zone.seat) < players ? (index_of(zone.seat) - from + players) % players + 1 : 0;
    add_row(all, {double(t.card(i).def.value + 1), double(static_cast<int>(zone.kind)),
                  zone.kind == ZoneKind::slot ? zone.of + 1.0 : 0.0, double(owner), double(t.card(i).counters),
                  t.card(i).flags.has(CardFlag::deactivated) ? 0.0 : 1.0});
  };
  const auto add_all = [&](CardRange cards) {
    for (const CardIndex i : cards)
      add(i);
  };
  for (int n = 0; n < players; ++n)
    for (const ZoneId zone : {zones::hand(t, seat((from + n) % players)), zones::play(t, seat((from + n) % players)),
                              zones::souls(t, seat((from + n) % players))})
      add_all(t.cards_of(zone));
  for (const Zone& slot : zones::slots(t))
    add_all(t.cards_in_play(slot));
  add_all(t.cards_of(zones::bonus));
  for (std::uint8_t deck = 0; deck < t.content.decks.size(); ++deck)
    if (const CardIndex top = t.zone(zones::discard(DeckId{deck})).top; top != no_card)
      add(top);
  return all;
}

// Compares a block with its first rows, and the rest with 0.
bool begins_with(const Numbers& observation, const tools::ObservationBlock& block, Numbers rows) {
  const std::size_t size = static_cast<std::size_t>(block.rows) * block.columns.size();
  rows.resize(size);
  return std::equal(rows.begin(), rows.end(), observation.begin() + block.first);
}

}  // namespace

TEST_CASE("observation: its rows are those of a slow writer, also in a buffer that was used before") {
  int compared = 0;
  for (int players = 1; players <= 4; ++players) {
    const std::vector<tools::ObservationBlock> blocks = tools::observation_blocks(players);
    Numbers again(static_cast<std::size_t>(tools::observation_size(players)), 7);
    tools::UsedRows used;
    walk(players, static_cast<std::uint64_t>(players), 1500, [&](const tools::AgentGame& played) {
      const Table& t = played.game().table();
      const Seat viewer = ++compared % 5 == 0 ? Seat::game : seat(compared % players);
      const Numbers numbers = observed(played.game(), viewer);
      CHECK(begins_with(numbers, blocks[2], slow_monsters(t, viewer)));
      CHECK(begins_with(numbers, blocks[3], slow_cards(t, viewer)));
      used = tools::observe_again(played.game(), viewer, used, again);
      CHECK(first_difference(numbers, again, players) == "");
    });
  }
  CHECK(compared > 3000);
}

TEST_CASE("actions: pages show each option once, and lead forwards only") {
  for (const int options : {2, 31, 32, 33, 62, 63, 64, 1000}) {
    int shown = 0;
    tools::ActionPage page = tools::page_from(0, options);
    for (;; page = tools::page_from(page.first + page.count, options)) {
      CHECK(page.first == shown);
      CHECK(page.count >= 1);
      CHECK(page.actions() <= tools::max_actions);
      shown += page.count;
      CHECK(page.is_legal(page.actions() - 1));
      CHECK_FALSE(page.is_legal(page.actions()));
      CHECK_FALSE(page.is_legal(-1));
      if (!page.has_next)
        break;
    }
    CHECK(shown == options);
  }
}

TEST_CASE("batch: games in step, on several threads, end as those of `soulstack sim`") {
  tools::SimulationPlan plan;
  plan.players = 2;
  plan.seed = 5;
  const int games = 128;
  tools::Batch batch(base_game(), {.games = games, .players = 2, .seed = 5, .threads = 2, .bots = {"", "random"}});
  CHECK(batch.plan().threads == 2);
  std::vector<std::unique_ptr<tools::Bot>> agents;  // in the seat without a bot, the same bot as in sim
  for (int g = 0; g < games; ++g)
    agents.push_back(tools::make_bot("random", batch.game(g).seed(), seat(0)));
  std::vector<std::int64_t> actions(games);
  for (bool running = true; running;) {
    running = false;
    for (int g = 0; g < games; ++g)
      if (batch.arrays().agents[static_cast<std::size_t>(g)] >= 0) {
        running = true;
        Game copy = batch.game(g).game().fork();
        actions[static_cast<std::size_t>(g)] = agents[static_cast<std::size_t>(g)]->choose(copy);
        REQUIRE(actions[static_cast<std::size_t>(g)] < tools::max_actions - 1);
      }
    batch.step(actions);
  }
  tools::Counts counts;
  tools::Troubles troubles;
  for (int g = 0; g < games; ++g) {
    const auto number = static_cast<std::uint64_t>(g);
    CHECK(batch.arrays().last_hashes[number] == tools::play_game(base_game(), plan, number, counts, troubles).hash);
  }
}

TEST_CASE("batch: an action that is not legal is refused, and changes no game") {
  tools::Batch batch(base_game(), {.games = 3, .players = 2});
  const std::vector<float> before = batch.arrays().observations;
  CHECK_THROWS_AS(batch.step(std::vector<std::int64_t>{0, 0, 31}), tools::Stop);
  CHECK_THROWS_AS(batch.step(std::vector<std::int64_t>{0, 0, -1}), tools::Stop);
  CHECK_THROWS_AS(batch.step(std::vector<std::int64_t>{0, 0}), tools::Stop);
  CHECK(batch.arrays().observations == before);
  CHECK(batch.game(0).answers().empty());
}

TEST_CASE("batch: impossible plans are refused") {
  for (const tools::BatchPlan& plan :
       {tools::BatchPlan{.games = 0}, tools::BatchPlan{.games = tools::most_games_in_a_batch + 1},
        tools::BatchPlan{.players = 0}, tools::BatchPlan{.players = max_players + 1}, tools::BatchPlan{.threads = -1},
        tools::BatchPlan{.bots = {"nobody"}}, tools::BatchPlan{.bots = {"random", "random"}},
        tools::BatchPlan{.bots = {"", "", "random"}}})
    CHECK_THROWS_AS(tools::Batch(base_game(), plan), tools::Stop);
}

TEST_CASE("batch: with `restart`, the next game takes the place of one that is over") {
  tools::Batch batch(base_game(), {.games = 4, .players = 2, .restart = true, .bots = {"", "random"}});
  std::vector<std::int64_t> actions(4);
  tools::Dice dice(1);
  bool ended = false;
  for (int n = 0; n < 20'000 && !ended; ++n) {
    for (std::size_t g = 0; g < 4; ++g)
      actions[g] = dice.below(batch.game(static_cast<int>(g)).page().actions());
    batch.step(actions);
    for (std::size_t g = 0; g < 4; ++g)
      if (batch.arrays().done[g] != 0) {
        ended = true;
        CHECK(batch.arrays().numbers[g] == g + 4);
        CHECK(batch.arrays().agents[g] >= 0);
        CHECK(batch.arrays().last_hashes[g] != 0);
        CHECK(batch.arrays().rewards[2 * g] + batch.arrays().rewards[2 * g + 1] == 0);
      }
  }
  CHECK(ended);
}

}  // namespace soulstack::testing::observation_test
