// Bots: their choices, what these may depend on, and the limit that keeps them from playing forever.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/table/visibility.h"
#include "tests/support/playing.h"
#include "tests/support/small_set.h"
#include "tests/support/some_decisions.h"
#include "tools/players/bots.h"
#include "tools/players/match.h"

namespace soulstack::testing::bots_test {
namespace {

using soulstack::Game;
using soulstack::Option;
using soulstack::OptionKind;
using soulstack::Seat;
using soulstack::tools::Dice;
using soulstack::tools::make_bot;

constexpr const char* stall =
    "return room { name = \"Stall\", paid { cost = { coins = 1 }, text = \"1¢: gain 1¢.\", "
    "effect = function(you) gain_coins(you, 1) end } }";

// The maximum number of activations of one ability of one object in one turn, over some games.
int most_repeats(const Loaded& loaded, int games) {
  int most = 0;
  for (int n = 0; n < games; ++n) {
    Game game = new_game(loaded, 2, static_cast<std::uint64_t>(n));
    const auto bots = soulstack::tools::make_bots({"random"}, 2, static_cast<std::uint64_t>(n));
    std::map<std::tuple<int, Seat, std::uint32_t, std::uint32_t>, int> times;
    for (int i = 0; i < 2000 && !game.over(); ++i) {
      const int at = soulstack::tools::choose(game, bots);
      const Option o = game.decision().options[static_cast<std::size_t>(at)];
      if (o.kind == OptionKind::activate)
        most = std::max(most, ++times[{game.state().turn.number, game.decision().who, o.object.bits, o.ability.bits}]);
      game.answer(at);
    }
  }
  return most;
}

TEST_CASE("bots: `random` activates the same ability of an object at most 3 times a turn") {
  const SmallSet set("stalls");
  set.write("room/stall.lua", stall);
  CHECK(most_repeats(*load_sets({SOULSTACK_TEST_ROOT "/cards/base", set.path()}), 10) == 3);
}

TEST_CASE("bots: a list of bots must match the seats") {
  CHECK(run("sim", "--games", "1", "--players", "4", "--bots", "random,eager").code == 0);
  const auto ran = run("sim", "--games", "1", "--players", "4", "--bots", "random,eager,random");
  CHECK(ran.code == 2);
  CHECK(has(ran.err, "4 seats cannot be divided evenly among 3 bots"));
}

TEST_CASE("sim: it plays `eager`, and says which bots sit where and that the numbers hold for them") {
  CHECK(has(run("sim", "--games", "1").out, "eager in each seat; the numbers hold for games between these bots"));
  CHECK(json_of(run("sim", "--games", "1", "--json"))["bots"] == Json{"eager"});
  CHECK(has(run("sim", "--games", "1", "--bots", "random,eager").out, "P1 random · P2 eager · P3 random · P4 eager"));
}

// ---- What sim counts

TEST_CASE("sim: games that all players win together are not called ties") {
  const auto ran = run("sim", "--bots", "random", "--rules", "challenge", "--players", "2", "--games", "40", "--json");
  const Json j = json_of(ran);
  CHECK(j["won"] > 0);
  CHECK(j["won_together"] == j["won"]);
  CHECK(j["ties"] == 0);
}

TEST_CASE("sim: with all rulesets, each number of players is counted separately") {
  const Json j = json_of(run("sim", "--rules", "all", "--games", "40", "--json"));
  for (const Json& row : j["rulesets"]) {
    CHECK(row["players"].is_number());
    CHECK(row["wins_by_seat"].size() == row["players"]);
  }
}

// ---- No bot knows more than its seat: its choice stays if everything changes that the seat does not see

constexpr int all_decisions = sanitized ? 40 : 10'000;

// The same table as this seat sees it: hidden cards of each deck move to one another's places, and the seed is another.
Game with_swapped_places(const Game& game, Seat viewer, std::uint64_t seed) {
  const Table& t = game.table();
  auto state = std::make_unique<GameState>();
  copy_state(*state, t.s);
  Dice dice(seed);
  state->seed = dice.draw();
  std::map<int, std::vector<CardIndex>> hidden;
  for (CardIndex i = 0; i < t.s.cards.count; ++i)
    if (!sees(t, i, viewer))
      hidden[t.printed(i).deck.value].push_back(i);
  for (auto& [deck, cards] : hidden)
    for (std::size_t n = cards.size(); n > 1; --n) {
      Card& a = state->cards[cards[n - 1]];
      Card& b = state->cards[cards[static_cast<std::size_t>(dice.below(static_cast<int>(n)))]];
      std::swap(a.printed, b.printed);
      std::swap(a.def, b.def);
    }
  return Game::resume(t.content, t.scripts, *state);
}

// How often the bot chooses differently at two tables that look the same to it.
int differences(const std::string& name, int decisions) {
  int other_tables = 0, compared = 0, different = 0;
  each_decision(decisions, [&](const Game& game) {
    const Seat who = game.decision().who;
    Game other = with_swapped_places(game, who, game.state().decisions);
    if (other.decision().options != game.decision().options)
      return false;
    Game same = game.fork();
    other_tables += other.hash() != game.hash() ? 1 : 0;
    ++compared;
    const auto bot = make_bot(name, 3, who), twin = make_bot(name, 3, who);
    different += bot->choose(same) != twin->choose(other) ? 1 : 0;
    return true;
  });
  CHECK(other_tables == compared);
  return different;
}

TEST_CASE("fair bots: the choice of `random` does not depend on what it does not see") {
  CHECK(differences("random", all_decisions) == 0);
}
TEST_CASE("fair bots: the choice of `eager` does not depend on what it does not see") {
  CHECK(differences("eager", all_decisions) == 0);
}
TEST_CASE("fair bots: the choice of `greedy` does not depend on what it does not see") {
  CHECK(differences("greedy", all_decisions) == 0);
}
TEST_CASE("fair bots: the choice of `careful` does not depend on what it does not see") {
  CHECK(differences("careful", all_decisions) == 0);
}
TEST_CASE("fair bots: the choice of `planner` does not depend on what it does not see") {
  CHECK(differences("planner", all_decisions / 20) == 0);
}
TEST_CASE("fair bots: the choice of `search` does not depend on what it does not see") {
  CHECK(differences("search:2", all_decisions) == 0);
}

// Its choice depends on everything that it receives.
constexpr const char* curious = R"(
local function sum(value)
  local all = 7
  if type(value) == "table" then
    for key, one in pairs(value) do all = (all * 31 + sum(key) * 17 + sum(one)) % 1000003 end
  elseif type(value) == "number" then all = value // 1 % 1000003
  elseif type(value) == "string" then all = #value
  elseif value then all = 3 end
  return all
end
return function(decision, view) return (sum(decision) + sum(view)) % #decision.options + 1 end
)";

TEST_CASE("fair bots: what a bot in Lua receives does not depend on what its seat does not see") {
  const TemporaryFile file("curious.lua", curious);
  CHECK(differences(file.path(), all_decisions / 20) == 0);
}

TEST_CASE("fair bots: a bot that reads the next card of a deck would be found") {
  int different = 0;
  each_decision(soulstack::testing::few_decisions, [&](const Game& game) {
    const auto next_loot = [](const Game& g) {
      for (const Zone& z : g.table().s.zones)
        if (z.kind == ZoneKind::deck && z.top != no_card)
          return g.table().card(z.top).printed.value;
      return std::uint16_t{0};
    };
    different += next_loot(game) != next_loot(with_swapped_places(game, game.decision().who, 5)) ? 1 : 0;
    return true;
  });
  CHECK(different > soulstack::testing::few_decisions / 2);
}

}  // namespace

}  // namespace soulstack::testing::bots_test
