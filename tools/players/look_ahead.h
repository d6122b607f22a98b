// One step ahead: what follows from an option until the stack is empty.
#pragma once

#include <memory>

#include "engine/game/game.h"
#include "engine/table/table.h"
#include "tools/players/trial_budget.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// A copy of a game, to try what follows from an option.
class Trial {
 public:
  // `like`: a table of the same game. `budget`: what the trial and its forks do is counted there.
  Trial(const GameState& state, const Table& like, TrialBudget& budget);
  Trial fork() const { return Trial(std::make_unique<Table>(*table_), *budget_); }
  // Goes to another moment of the same game, and keeps the events from there on in the log after `keep_log`. Costs
  // less than another trial, as nothing is allocated.
  void restart(const GameState& state);
  void keep_log() { game_.keep_log(true); }
  // Dice and shuffles continue as after these numbers of draws (GameState::drawn).
  void set_drawn(const decltype(GameState::drawn)& drawn) { table_->s.drawn = drawn; }

  Game& game() { return game_; }  // only to ask bots
  const Game& game() const { return game_; }
  const Table& table() const { return *table_; }
  // Answers with a listed option.
  void answer(int option);
  // At a decision about priority: everybody passes, and what is next to resolve does.
  void let_all_pass();
  // Everybody passes, and answers other questions at random, until fewer objects than these are on the stack, or until
  // the next action. Stops after some answers, or if the budget is used up.
  void let_resolve(Dice dice, int stack);

 private:
  Trial(std::unique_ptr<Table> table, TrialBudget& budget);

  TrialBudget* budget_;
  Table* table_;  // of the game
  Game game_;
};

}  // namespace soulstack::tools
