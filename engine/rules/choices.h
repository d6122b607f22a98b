// An open choice; its options are stored in GameState::lists.
#pragma once

#include "engine/model/decision.h"
#include "engine/model/state.h"

namespace soulstack {

// Locals of a Choice frame.
struct Choice {
  Prompt prompt = Prompt::choice;
  Seat who = Seat::game;
  std::uint16_t from = 0;
  Value about;
  std::uint16_t count = 0;
  std::uint16_t unused = 0;
};

}  // namespace soulstack
