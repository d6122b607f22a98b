// What is looked at in a game that is checked while it runs.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game.h"
#include "engine/invariants.h"
#include "tools/random.h"

namespace soulstack::tools {

class Checking {
 public:
  explicit Checking(std::uint64_t game_seed);

  // To be called at every decision and at the end of a game that keeps its log. The first thing that is wrong; empty if
  // nothing is. At some decisions, picked by the seed, options are tried in forks: each is taken, and leaves the table in order.
  std::string first_wrong(const Game& game);

 private:
  std::string wrong_option(const Game& game);

  Ledger ledger_;
  Dice dice_;
};

}  // namespace soulstack::tools
