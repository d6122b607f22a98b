// Many games: what is reported of them, what their workers share, and what grows with the cards that are loaded.
#include "tools/simulate/simulation.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/playing.h"
#include "tests/support/running.h"
#include "tests/support/small_set.h"
#include "tools/simulate/growth.h"

namespace soulstack::testing::simulation_test {

using namespace tools;

namespace {

Console& silent() {
  static std::istringstream in;
  static std::ostringstream out;
  static Console console{in, out, out};
  return console;
}

SimulationPlan plan_of(const SetChoice& sets, int jobs = 1) {
  SimulationPlan plan;
  plan.games = 24;
  plan.sets = sets;
  plan.jobs = jobs;
  plan.course = true;
  plan.trace = true;
  return plan;
}

std::vector<GameResult> games_of(const SimulationPlan& plan) {
  return simulate(plan, silent(), [](std::uint64_t, double) { return true; }).games;
}

}  // namespace

TEST_CASE("simulation: errors of scripts are reported before games that were stopped, and these before draws") {
  const Troubles troubles{
      {"Drawn: a loop", {}}, {"Stopped: 20,000 turns", {}}, {"bomb.lua:3: error", {}}, {"A: error", {}}};
  std::vector<std::string> order;
  for (const auto& [what, first] : troubles)
    order.push_back(what);
  CHECK(order == std::vector<std::string>{"A: error", "bomb.lua:3: error", "Stopped: 20,000 turns", "Drawn: a loop"});
}

namespace {

// The first ¢ that anybody gains triggers more abilities than a game can hold.
struct Flooded : testing::SmallSet {
  Flooded() : SmallSet("flooded") {
    const std::string flood =
        "when { event = coins_gained, text = \"When a player gains ¢, gain 200¢.\",\n"
        "  effect = function(you) for _ = 1, 200 do gain_coins(you, 1) end end },\n";
    for (const char* name : {"one", "two"})
      write(std::string("character/") + name + ".lua", std::string("return character { name = \"Warden ") + name +
                                                           "\", hp = 2, attack = 1, copies = 40,\n" + flood + flood +
                                                           flood + "}\n");
  }
};

}  // namespace

TEST_CASE("simulation: a game that was stopped is reported with its cards and a command that tells it") {
  const Flooded set;
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"sim", "--games", "2"},
        std::vector<std::string>{"compare", "extended", "extended with price=9", "--games", "2", "--bots", "eager"}}) {
    std::vector<std::string> arguments = command;
    arguments.insert(arguments.end(), {"--players", "2", "--seed", "3", "--set", set.path()});
    const auto ran = soulstack_with("", arguments);
    CHECK(has(ran.err, "Stopped: too many abilities triggered at once\n  the last cards at work: "));
    CHECK(has(ran.err, "Warden"));
    CHECK(has(ran.err, ": soulstack demo --players 2 --seed "));
  }
}

TEST_CASE("simulation: games do not depend on the number of workers, which share the content") {
  const std::vector<GameResult> alone = games_of(plan_of({})), together = games_of(plan_of({}, 3));
  REQUIRE(alone.size() == together.size());
  CHECK(combined_trace(alone) == combined_trace(together));
  CHECK(combined_course(alone) == combined_course(together));
}

TEST_CASE("simulation: another thread has the same content, and a Lua state of its own") {
  auto first = load_base();
  std::unique_ptr<Loaded> other;
  std::thread([&] { other = first->for_another_thread(); }).join();
  REQUIRE(other);
  CHECK(&other->content() == &first->content());
  CHECK(&other->scripts() != &first->scripts());
  first.reset();  // the content stays
  Game game = new_game(*other, 2, 5), same = new_game(base_game(), 2, 5);
  Answers(1).play_on(game, 300);
  Answers(1).play_on(same, 300);
  CHECK(game.hash() == same.hash());
}

TEST_CASE("simulation: cards that are not in the game change neither its events nor the size of its state") {
  const BlankSet blanks({}, 60, silent());
  const auto loaded = load(blanks.choice(), silent());
  CHECK(loaded->content().cards.size() == base_game().content().cards.size() + 60);
  CHECK(loaded->content().count_cards() == base_game().content().count_cards());
  CHECK(state_bytes(new_game(*loaded, 4, 1).state()) == state_bytes(new_game(base_game(), 4, 1).state()));
  CHECK(combined_course(games_of(plan_of(blanks.choice()))) == combined_course(games_of(plan_of({}))));
}

TEST_CASE("simulation: games can begin with many items in play") {
  const GrowthGames few({}, {}, 2, silent()), many({}, {.players = 2, .items = 40}, 2, silent());
  CHECK(few.items() < 20);
  CHECK(many.items() >= 80);
  CHECK(many.play() > 0);
}

}  // namespace soulstack::testing::simulation_test
