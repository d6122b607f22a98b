// Rule 6.7: an event that is about to happen, while abilities may replace it.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"

namespace soulstack {

// Locals of the procedure `replacement`, which asks for each replacement of an event.
struct EventFrame {
  static constexpr Procedure procedure = Procedure::replacement;
  Event event;
  std::uint16_t applied_from = 0;  // start of the records about known replacements in GameState::lists
  std::uint16_t applied = 0;
  std::uint32_t lasting = 0;  // the lasting effect that is being applied
  std::uint32_t item = 0;     // serial of the stack object that the event belongs to; 0 = none
};

}  // namespace soulstack
