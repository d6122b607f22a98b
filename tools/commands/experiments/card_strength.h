// soulstack card --give and --all: how strong cards are.
#pragma once

#include <string>

#include "tools/commands/experiments/deals.h"

namespace soulstack::tools {

struct StrengthOptions {
  std::string card;           // empty: all of a kind
  std::string against, with;  // other cards; empty: none
  std::string kind;           // the deck of all cards; empty: treasure
  bool all = false, worth = false, at_draw = false;
  DealsOptions deals;
  Shard shard;
};

Exit run_strength(const StrengthOptions& options, Console& console);

}  // namespace soulstack::tools
