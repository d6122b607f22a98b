// Conditions that ask for each other: a listener's nouns and conditions may ask for a stat or for what can be attacked,
// and those ask the listeners again.
#pragma once

#include "engine/table/scripts.h"
#include "engine/table/table.h"

namespace soulstack {

inline constexpr int deepest_conditions = 16;  // cards that mean it ask a few times within each other

// What a listener's nouns and conditions say. One that leads to others without end does not hold, and that is told. No
// other holds then until the outermost is answered, so that many such cards together end as soon as one does.
template <class Says>
bool answers(Table& t, AbilityId ability, Says says) {
  if (t.conditions == deepest_conditions && !t.conditions_endless) {
    t.conditions_endless = true;
    t.scripts.complain_once(t, ability, "conditions ask for each other without end");
  }
  const Account account(t.work, ability);
  if (t.conditions_endless || account.is_closed())
    return false;
  ++t.conditions;
  const bool yes = says() && !t.conditions_endless;
  if (--t.conditions == 0)
    t.conditions_endless = false;
  return yes;
}

}  // namespace soulstack
