// Bots: their choices, and the limit that keeps them from playing forever.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <tuple>

#include "tests/support/playing.h"
#include "tests/support/small_set.h"
#include "tools/players/bots.h"
#include "tools/players/match.h"

namespace {

using soulstack::Game;
using soulstack::Option;
using soulstack::OptionKind;
using soulstack::Seat;
using namespace soulstack::testing;

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
  const Ran ran = run("sim", "--games", "1", "--players", "4", "--bots", "random,eager,random");
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
  const Ran ran = run("sim", "--bots", "random", "--rules", "challenge", "--players", "2", "--games", "40", "--json");
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

}  // namespace
