// Rulebook section 5.1: priority.
#pragma once

#include "engine/model/decision.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Locals: one stretch of priority, until all have passed in succession with nothing of it left to resolve.
struct Priority {
  Seat holder = Seat::game;
  std::uint8_t passes = 0;
  std::uint8_t actions = 0;   // the active player may also attack, buy, end (rule 4.3.2)
  std::uint8_t holds_on = 0;  // goes on when the turn is ending (cleanup, end phase)
  std::uint32_t since = 0;    // resolves only what was put on the stack since then (ruling Q62)
  std::uint32_t until = 0;    // a step on the stack: when it is next to resolve, this stretch is over
  std::uint8_t if_put = 0;    // nobody is asked if nothing was put on the stack after all
  std::uint8_t unused[3] = {};
};

// Priority passes, the active player first, until the stack holds nothing put there since `since` (0: is empty).
Did pass_priority(Table& t, std::uint32_t since);
// The same, if what waits or was put on the stack since then is there (rule 13.2.7).
Did pass_priority_if_put(Table& t, std::uint32_t since);
// The same in the action phase: finishes with the option chosen when it is an attack, a purchase or the end.
Did pass_priority_with_actions(Table& t);
Did pass_priority_to_the_end(Table& t);
// Until that step on the stack is next to resolve: finishes with true. With nothing if it left the stack before.
Did pass_priority_until(Table& t, std::uint32_t step);
// What happens to the object on the stack whose turn it is, whatever it is.
Did resolve(Table& t, const StackItem& item);
// The options of whoever has priority; the first is to pass.
void list_actions(Table& t, const Priority& p, std::vector<Option>& into);

}  // namespace soulstack
