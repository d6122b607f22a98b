// Who wants to know which abilities of the content really happen, such as a measurement of what tests show. A witness
// sees and decides nothing.
#pragma once

#include "engine/table/table.h"

namespace soulstack {

class Witness {
 public:
  virtual ~Witness() = default;
  // Its effect ran, or it settled a number or the answer to what may be done.
  virtual void happened(AbilityId ability) = 0;
  // Its roll table was read at that value of the die.
  virtual void rolled(AbilityId ability, int value) = 0;
};

inline void happened(const Table& t, AbilityId ability) {
  if (t.scripts.witness)
    t.scripts.witness->happened(ability);
}

}  // namespace soulstack
