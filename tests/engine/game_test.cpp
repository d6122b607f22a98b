// Whole games: they end, they repeat, they fork, they are rebuilt, and no answer breaks them.
#include "engine/game/game.h"

#include <doctest/doctest.h>

#include <climits>
#include <string>
#include <vector>

#include "tests/support/playing.h"

namespace soulstack::testing::game_test {
namespace {

constexpr int random_games = 60;  // for each number of players

// The results of many games as text, so that one check covers all of them.
struct Ends {
  int ended = 0, stopped = 0, script_errors = 0;
  std::string trouble;
};

Ends play_random_games(int players, int games) {
  Ends ends;
  for (int n = 0; n < games; ++n) {
    const auto seed = static_cast<std::uint64_t>(1000 * players + n);
    Game game = new_game(base_game(), players, seed);
    Answers(seed).play_to_the_end(game);
    ends.ended += game.outcome() == Outcome::won || game.outcome() == Outcome::draw;
    ends.stopped += game.outcome() == Outcome::stopped;
    ends.script_errors += static_cast<int>(game.table().script_errors);
    if (game.outcome() != Outcome::draw && !game.table().troubles.empty())
      ends.trouble = "seed " + std::to_string(seed) + ": " + game.table().troubles.front().what;
  }
  return ends;
}

// A game that continues in a fork of itself, or in its resumed state, at every decision.
enum class By { fork, saved_state };
Hashes hashes_moving(By by, int players, std::uint64_t seed) {
  Game game = new_game(base_game(), players, seed);
  Hashes all{game.hash()};
  for (Answers answers(seed); !game.over(); all.push_back(game.hash())) {
    Game next = by == By::fork ? game.fork() : Game::resume(base_game().content(), base_game().scripts(), game.state());
    REQUIRE(same_question(game, next));
    REQUIRE(next.hash() == game.hash());
    answers.answer(next);
    game = std::move(next);
  }
  return all;
}

// At every decision a fork plays on differently for a while. Returns the hashes of the original.
Hashes hashes_beside_forks(int players, std::uint64_t seed) {
  Game game = new_game(base_game(), players, seed);
  Hashes all{game.hash()};
  for (Answers answers(seed), others(seed + 1); !game.over(); all.push_back(game.hash())) {
    Game other = game.fork();
    others.play_on(other, 3);
    REQUIRE(game.hash() == all.back());
    answers.answer(game);
  }
  return all;
}

// Answers the game and its fork in turn, alike. True if they stay equal.
bool stay_together(Game game, std::uint64_t seed) {
  Game fork = game.fork();
  for (Answers answers(seed); !game.over();) {
    const int option = answers.pick(game);
    (void)game.answer(option);
    (void)fork.answer(option);
    if (game.hash() != fork.hash() || !same_question(game, fork))
      return false;
  }
  return true;
}

Game in_the_middle(int players, std::uint64_t seed) {
  Game game = new_game(base_game(), players, seed);
  Answers(seed).play_on(game, 200);
  REQUIRE_FALSE(game.over());
  return game;
}

}  // namespace

TEST_CASE("games: random games of two to five players end won or drawn, and no script fails") {
  const Ends two = play_random_games(2, random_games), three = play_random_games(3, random_games),
             four = play_random_games(4, random_games), five = play_random_games(5, random_games / 2);
  CHECK(two.ended == random_games);
  CHECK(three.ended == random_games);
  CHECK(four.ended == random_games);
  CHECK(five.ended == random_games / 2);
  CHECK(two.stopped + three.stopped + four.stopped + five.stopped == 0);
  CHECK(two.script_errors + three.script_errors + four.script_errors + five.script_errors == 0);
  CHECK(two.trouble == "");
  CHECK(three.trouble == "");
  CHECK(four.trouble == "");
  CHECK(five.trouble == "");
}

TEST_CASE("games: a won game has a winner and no open decision") {
  Game game = new_game(base_game(), 4, 7);
  Answers(7).play_to_the_end(game);
  REQUIRE(game.outcome() == Outcome::won);
  CHECK(game.winners().size() >= 1);
  CHECK_FALSE(game.decision().open);
  CHECK(game.stopped_by() == "");
}

TEST_CASE("games: the same seed and answers give the same hash at every decision") {
  const Hashes once = hashes_of(new_game(base_game(), 4, 11), 5);
  CHECK(once.size() > 300);
  CHECK(once == hashes_of(new_game(base_game(), 4, 11), 5));
  CHECK(once != hashes_of(new_game(base_game(), 4, 12), 5));
  CHECK(once != hashes_of(new_game(base_game(), 4, 11), 6));
}

TEST_CASE("games: logging does not change the game") {
  CHECK(hashes_of(new_game(base_game(), 4, 21, true), 21) == hashes_of(new_game(base_game(), 4, 21, false), 21));
  CHECK(hashes_of(new_game(base_game(), 2, 22, true), 22) == hashes_of(new_game(base_game(), 2, 22, false), 22));
}

TEST_CASE("games: reloaded sets give the same ids, and so the same hashes") {
  const std::unique_ptr<Loaded> other = load_base();
  CHECK(hashes_of(new_game(*other, 3, 31), 31) == hashes_of(new_game(base_game(), 3, 31), 31));
  CHECK(hashes_of(new_game(*other, 4, 32), 32) == hashes_of(new_game(base_game(), 4, 32), 32));
}

TEST_CASE("games: games that alternate on one host do not affect each other") {
  Game one = new_game(base_game(), 3, 33), two = new_game(base_game(), 3, 34);
  Answers answers_one(33), answers_two(34);
  while (!one.over() || !two.over()) {
    answers_one.play_on(one, 1);
    answers_two.play_on(two, 1);
  }
  CHECK(one.hash() == hashes_of(new_game(base_game(), 3, 33), 33).back());
  CHECK(two.hash() == hashes_of(new_game(base_game(), 3, 34), 34).back());
}

TEST_CASE("games: rebuilding each effect from its replies at every decision gives the same game") {
  const std::unique_ptr<Loaded> rebuilding = load_base();
  rebuilding->set_rebuild(true);
  CHECK(hashes_of(new_game(*rebuilding, 2, 41), 41) == hashes_of(new_game(base_game(), 2, 41), 41));
  CHECK(hashes_of(new_game(*rebuilding, 3, 42), 42) == hashes_of(new_game(base_game(), 3, 42), 42));
  CHECK(hashes_of(new_game(*rebuilding, 4, 43), 43) == hashes_of(new_game(base_game(), 4, 43), 43));
  CHECK(hashes_of(new_game(*rebuilding, 6, 44), 44) == hashes_of(new_game(base_game(), 6, 44), 44));
}

TEST_CASE("games: a fork has the same decision, and the game can continue in the fork") {
  CHECK(hashes_moving(By::fork, 2, 51) == hashes_of(new_game(base_game(), 2, 51), 51));
  CHECK(hashes_moving(By::fork, 4, 52) == hashes_of(new_game(base_game(), 4, 52), 52));
}

TEST_CASE("games: a resumed state has the same decision, and the game can continue from it") {
  CHECK(hashes_moving(By::saved_state, 2, 53) == hashes_of(new_game(base_game(), 2, 53), 53));
  CHECK(hashes_moving(By::saved_state, 4, 54) == hashes_of(new_game(base_game(), 4, 54), 54));
}

TEST_CASE("games: what happens in a fork does not happen in the game") {
  CHECK(hashes_beside_forks(2, 55) == hashes_of(new_game(base_game(), 2, 55), 55));
  CHECK(hashes_beside_forks(4, 56) == hashes_of(new_game(base_game(), 4, 56), 56));
}

TEST_CASE("games: a game and its fork with the same answers stay equal to the end") {
  CHECK(stay_together(new_game(base_game(), 3, 57), 57));
  CHECK(stay_together(in_the_middle(4, 58), 59));
}

TEST_CASE("games: a fork of a fork outlives both") {
  auto first = std::make_unique<Game>(in_the_middle(4, 60));
  auto second = std::make_unique<Game>(first->fork());
  Game third = second->fork();
  Answers(61).play_to_the_end(*first);
  const std::uint64_t end = first->hash();
  first.reset();
  second.reset();
  Answers(61).play_to_the_end(third);
  CHECK(third.hash() == end);
}

TEST_CASE("games: an answer out of range is refused with its rule, and changes nothing") {
  Game game = in_the_middle(3, 62);
  const std::uint64_t before = game.hash();
  const auto options = static_cast<int>(game.decision().options.size());
  const std::string right = "they are numbered from 0 to " + std::to_string(options - 1);
  const Refusal negative = game.answer(-1), next = game.answer(options), far = game.answer(INT_MAX),
                least = game.answer(INT_MIN);
  CHECK(negative.why == "there is no option -1; " + right);
  CHECK(next.why == "there is no option " + std::to_string(options) + "; " + right);
  CHECK(bool(far));
  CHECK(bool(least));
  CHECK(negative.rule == game.decision().rule());
  CHECK(game.hash() == before);
  CHECK(game.state().decisions == 200);
  CHECK_FALSE(game.answer(options - 1));
}

TEST_CASE("games: a finished game accepts no answer") {
  Game game = new_game(base_game(), 2, 63);
  Answers(63).play_to_the_end(game);
  const std::uint64_t before = game.hash();
  const Refusal refusal = game.answer(0);
  CHECK(refusal.why == "the game is over");
  CHECK(refusal.rule == "15.2.3");
  CHECK(game.hash() == before);
}

TEST_CASE("games: a finished game can be forked and resumed, and is finished there too") {
  Game game = new_game(base_game(), 2, 64);
  Answers(64).play_to_the_end(game);
  const Game resumed = Game::resume(base_game().content(), base_game().scripts(), game.state());
  CHECK(game.fork().outcome() == game.outcome());
  CHECK(resumed.outcome() == game.outcome());
  CHECK(resumed.winners() == game.winners());
  CHECK_FALSE(resumed.decision().open);
}

TEST_CASE("games: a seat that names a character gets it") {
  const Content& content = base_game().content();
  const CardDefId isaac = content.find_card("isaac"), cain = content.find_card("cain");
  REQUIRE(isaac.known());
  REQUIRE(cain.known());
  const Game game(content, base_game().scripts(), {.players = 3, .seed = 1, .characters = {cain, isaac}});
  CHECK(game.table().printed(game.table().player(seat(0)).character).name == content[cain].name);
  CHECK(game.table().printed(game.table().player(seat(1)).character).name == content[isaac].name);
}

}  // namespace soulstack::testing::game_test
