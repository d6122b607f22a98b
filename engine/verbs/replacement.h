// Rulebook section 6.7: what each verb passes before the change: can't, then replacements.
#pragma once

#include "engine/model/event.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Carries out an event: what can't happen ends here; replacements apply in the order that the affected player picks
// (rule 6.7.5); then the change of its type, `apply_...` in the header of its section. Result: that of the change;
// `nothing` if the event was replaced or can't happen. `item`: the stack object that the event belongs to.
Did perform(Table& t, const Event& event, std::uint32_t item = 0);

// Does anything in play change or replace such events?
bool may_be_changed(Table& t, EventType type);

// An object that a replacement puts on the stack is not replaced by the same replacement again (rule 6.7.4).
void mark_what_replaced(Table& t, std::uint32_t item);

}  // namespace soulstack
