// Nested conditions: the nouns and conditions of a listener may ask for a stat or for what can be attacked, and these
// ask the listeners again.
#pragma once

#include "engine/table/scripts.h"
#include "engine/table/table.h"

namespace soulstack {

inline constexpr int deepest_conditions = 16;  // intended nesting is only a few levels deep

// Evaluates the nouns and conditions of a listener. If the nesting is endless, the condition is false, and this is
// reported. All other conditions are then false until the outermost is answered, so a table with many such
// cards also stops quickly.
template <class Says>
bool answers(const Table& t, AbilityId ability, Says says) {
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
