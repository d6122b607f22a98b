// An observer that is called for each ability that takes effect, for example to measure test coverage. It cannot change
// anything.
#pragma once

#include "engine/table/table.h"

namespace soulstack {

class AbilityObserver {
 public:
  virtual ~AbilityObserver() = default;
  // The effect of this ability ran, or it decided a number or whether something may be done.
  virtual void happened(AbilityId ability) = 0;
  // Its roll table was read at this value of the die.
  virtual void rolled(AbilityId ability, int value) = 0;
};

inline void happened(const Table& t, AbilityId ability) {
  if (t.scripts.observer)
    t.scripts.observer->happened(ability);
}

}  // namespace soulstack
