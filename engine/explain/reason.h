// What is behind a question that does not name it: a rule that is being followed, or a card.
#pragma once

#include <string>
#include <string_view>

#include "engine/model/forward.h"

namespace soulstack {

struct Reason {
  std::string text;       // "Death penalty", "Hand limit", "Bomb!"; empty: the question says all
  std::string_view rule;  // "13.5.3"; empty for a card
};

// Of the open decision. A question that the player has asked for (an attack, a purchase, priority) has no other reason.
Reason reason_of(const Table& t);

}  // namespace soulstack
