// A moment of a game, played on many times to its end: as it is and with a change, each time with the same other dice and
// hidden cards.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "scripting/binding/loaded.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

// What is different in the second game of each pair: commands of the console, other cards of the same layout
// (tools/records/reload.h), or both.
struct ForkChange {
  std::vector<std::string> commands;
  std::shared_ptr<const scripting::Loaded> cards;  // null: those of the game
};

class ForkedGames {
 public:
  // `viewer`: what this seat does not see is drawn anew in each pair, of everything only the dice. `owner`: the seat whose
  // wins count.
  ForkedGames(std::shared_ptr<const scripting::Loaded> cards, Game moment, Seat viewer, Seat owner,
              std::vector<std::string> bots, std::uint64_t seed, ForkChange change);

  // Stops if the change is not possible.
  void demand_possible() const { (void)changed(moment_); }
  GameResult play(std::uint64_t pair, bool is_changed) const;

 private:
  Game sample(std::uint64_t seed) const;
  Game changed(const Game& game) const;

  std::shared_ptr<const scripting::Loaded> cards_;  // outlives the game
  Game moment_;
  Seat viewer_, owner_;
  std::vector<std::string> bots_;
  std::uint64_t seed_;
  ForkChange change_;
};

}  // namespace soulstack::tools
