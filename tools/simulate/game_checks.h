// Checks games while they run.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game/invariants.h"
#include "engine/model/forward.h"
#include "scripting/binding/fault.h"
#include "tools/support/random.h"

namespace soulstack::tools {

class Checking {
 public:
  explicit Checking(std::uint64_t game_seed);

  // Call it at each decision and at the end of a game that keeps its log. Returns the first error, empty if there is
  // none. At some decisions, chosen by the seed, also takes options in forks; each must be accepted and leave a valid
  // table.
  std::string first_wrong(const Game& game);

  // The same, but also reports failed scripts and games that end without a win or a loss. A failing condition is
  // reported once per game.
  scripting::Fault first_fault(const Game& game, const scripting::KnownTroubles& known);
  // The option that triggers the fault; -1: the state is already wrong.
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
