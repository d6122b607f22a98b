// Taking back what a player has begun, while nothing has come of it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/model/ids.h"
#include "tools/records/undo.h"

namespace soulstack::tools {

struct TakeBack {
  std::optional<std::size_t> to;  // the decision to go back to (History::go_to)
  std::string why;                // why there is none
};

// The player who is asked takes back the loot card, ability, attack, purchase or offer that the open question is about.
// Of a declared attack or purchase, others may have passed since; but nothing may have been revealed, rolled or paid.
TakeBack take_back(const History& history);

}  // namespace soulstack::tools
