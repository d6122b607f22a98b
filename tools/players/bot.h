// Bots answer the decisions of a seat. Their random numbers are not part of the game's state.
#pragma once

#include <memory>

#include "engine/model/forward.h"

namespace soulstack::tools {

class Bot {
 public:
  virtual ~Bot() = default;
  // Returns an index into the options of the open decision.
  virtual int choose(Game& game) = 0;
  virtual std::unique_ptr<Bot> copy() const = 0;
};

}  // namespace soulstack::tools
