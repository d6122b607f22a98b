// Rule 6.7: an event that is about to happen, while abilities may replace it.
#pragma once

#include "engine/model/event.h"

namespace soulstack {

// Locals of a Doors frame: an event on its way.
struct Doors {
  Event event;
  std::uint16_t applied_from = 0;  // in GameState::lists: what each known replacement takes
  std::uint16_t applied = 0;
  std::uint32_t lasting = 0;  // the lasting effect that is being applied
  std::uint32_t item = 0;     // serial of the stack object whose event it is; 0 = none
};

}  // namespace soulstack
