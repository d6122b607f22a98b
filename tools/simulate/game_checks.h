// What is looked at in a game that is checked while it runs.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game/game.h"
#include "engine/game/invariants.h"
#include "scripting/binding/fault.h"
#include "tools/support/random.h"

namespace soulstack::tools {

class Checking {
 public:
  explicit Checking(std::uint64_t game_seed);

  // To be called at every decision and at the end of a game that keeps its log. The first thing that is wrong; empty if
  // nothing is. At some decisions, picked by the seed, options are tried in forks: each is taken, and leaves the table in order.
  std::string first_wrong(const Game& game);

  // The same where scripts may not fail and nothing may end a game before somebody has won or lost it. The script of a
  // condition is heard of once in a game.
  scripting::Fault first_fault(const Game& game, const scripting::Known& known);
  // The option that has to be taken for it to show; -1: it is there.
  int option_at_fault() const { return option_at_fault_; }

 private:
  bool tries_options(const Game& game);
  std::string wrong_option(const Game& game);
  scripting::Fault fault_of_option(const Game& game);

  Ledger ledger_;
  Dice dice_;
  int option_at_fault_ = -1;
};

}  // namespace soulstack::tools
