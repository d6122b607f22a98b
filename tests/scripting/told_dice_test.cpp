// Dice whose numbers functions are told (rules 9.11 to 9.14): what is kept for what follows, and how it ends.
#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "engine/model/notes.h"
#include "tests/support/trial.h"

namespace soulstack::testing::told_dice_test {
namespace {

const std::string two_rolls =
    "local first = choose_number(you, 1, 3)\n"
    "local all = roll_dice(players)\n"
    "local n = roll_number(you)\n"
    "gain_coins(you, first + #all + n + all[1].amount)";

// Plays on with random answers; before each, checks the table and changes it by `move`.
template <class Move>
std::uint64_t end_of(Trial& trial, Move move) {
  Answers answers(5);
  for (int i = 0; i < 100 && !trial.play().idle(); ++i) {
    CHECK(first_wrong(trial.table()) == "");
    move(trial.game());
    answers.answer(trial.game());
  }
  CHECK(trial.play().idle());
  CHECK(trial.said() == "");
  CHECK(trial.table().s.kept.count == 0);
  return trial.hash();
}

std::unique_ptr<Trial> trial_of(const std::string& body) {
  auto trial = std::make_unique<Trial>(std::vector<File>{loot_card(body), thing});
  trial->play().play(P1, {"own", 0}, {});
  return trial;
}

}  // namespace

TEST_CASE("told dice: a function that is rebuilt, or continued in a fork or from a saved state, ends the same") {
  const auto live = trial_of(two_rolls), rebuilt = trial_of(two_rolls), forked = trial_of(two_rolls),
             saved = trial_of(two_rolls);
  rebuilt->rebuild();
  const std::uint64_t end = end_of(*live, [](Game&) {});
  CHECK(live->coins() >= 5);
  CHECK(end_of(*rebuilt, [](Game&) {}) == end);
  CHECK(end_of(*forked, [](Game& game) { game = game.fork(); }) == end);
  const Loaded& loaded = saved->loaded();
  CHECK(end_of(*saved, [&](Game& game) { game = Game::resume(loaded.content(), loaded.scripts(), game.state()); }) ==
        end);
}

TEST_CASE("told dice: what follows fails alone, and what happened before the roll stays") {
  const auto trial = play_loot("gain_coins(you, 2)\nlocal n = roll_number(you)\ngain_coins(you, 1)\nerror('late')");
  CHECK(trial->coins() == 2);
  CHECK(has(trial->said(), "own.lua:7: late"));
  CHECK(trial->table().s.kept.count == 0);
  CHECK(first_wrong(trial->table()) == "");
}

TEST_CASE("told dice: a lasting effect behind a roll is made once, with what was told") {
  const auto trial = play_loot(
      "local n = roll_number(you)\n"
      "lasting { till = end_of_turn, uses = 1, when { event = coins_gained, of = you, effect = function() "
      "gain_coins(you, n) end } }\n"
      "local m = roll_number(you)\n"
      "gain_coins(you, 10)");
  CHECK(trial->said() == "");
  CHECK(trial->coins() >= 11);
  CHECK(trial->coins() <= 16);
}

TEST_CASE("told dice: a roll in a loop ends when the function has been told too much") {
  const auto trial = play_loot("while true do gain_coins(you, roll_number(you) * 0 + 1) end");
  CHECK(has(trial->said(), "this effect received too many answers"));
  CHECK(trial->table().s.kept.count == 0);
}

TEST_CASE("told dice: a second roll for which the game has no room ends it in a draw") {
  const auto trial = trial_of("local n = roll_number(you)\nroll_dice(you, 8)\ngain_coins(you, n)");
  Answers answers(5);
  const auto has_die = [&] { return trial->table().s.kept.count > 0; };
  for (int i = 0; i < 100 && !has_die(); ++i)
    answers.answer(trial->game());
  REQUIRE(has_die());
  auto full = std::make_unique<GameState>();
  copy_state(*full, trial->table().s);
  while (full->kept.size() < decltype(full->kept)::capacity - 4)
    REQUIRE(notes::add(*full, Value::player(P1), CardDefId{0}, Value::number(1), {}));
  const Loaded& loaded = trial->loaded();
  trial->game() = Game::resume(loaded.content(), loaded.scripts(), *full);
  for (int i = 0; i < 100 && !trial->table().s.over(); ++i)
    answers.answer(trial->game());
  CHECK(trial->table().s.outcome == Outcome::draw);
  CHECK(first_wrong(trial->table()) == "");
}

TEST_CASE("told dice: no dice give an empty list at once") {
  const auto trial = play_loot("gain_coins(you, #roll_dice(you, 0) + 1)");
  CHECK(trial->said() == "");
  CHECK(trial->coins() == 1);
}

TEST_CASE("told dice: wrong numbers of dice and sides are refused") {
  CHECK(has(told_to("roll_dice(you, 33)"), "`n` (argument 2) must be at most 32"));
  CHECK(has(told_to("roll_dice(players, 2)"), "several players roll one die each"));
  CHECK(has(told_to("roll_number(you, { sides = 1 })"), "`sides` must be from 2 to 20"));
  CHECK(has(told_to("roll_number(you, { sides = 21 })"), "`sides` must be from 2 to 20"));
  CHECK(has(told_to("roll_number(you, { choose_of = 0 })"), "`choose_of` must be from 1 to 32"));
  CHECK(has(told_to("roll_dice(all(a_monster), 1)"), "only players (argument 1) can roll"));
}

}  // namespace soulstack::testing::told_dice_test
