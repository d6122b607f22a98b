// One step ahead: what follows from an option until the stack is empty.
#pragma once

#include <memory>

#include "engine/game/game.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// A copy of a game, to try what follows from an option.
class Trial {
 public:
  // `like`: a table of the same game.
  Trial(const GameState& state, const Table& like);
  Trial fork() const { return Trial(std::make_unique<Table>(*table_)); }

  Game& game() { return game_; }
  const Game& game() const { return game_; }
  const Table& table() const { return *table_; }
  // Everybody passes, and answers other questions at random, until fewer objects than these are on the stack, or until
  // the next action. Stops after some answers.
  void let_resolve(Dice dice, int stack);

 private:
  explicit Trial(std::unique_ptr<Table> table) : table_(table.get()), game_(std::move(table)) {}

  Table* table_;  // of the game
  Game game_;
};

}  // namespace soulstack::tools
