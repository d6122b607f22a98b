// Rulebook section 12: the interface of purchases to the other rules.
#pragma once

#include "engine/model/event.h"
#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Can this player declare a purchase now: do they have a purchase left and something on sale that they can pay for?
bool may_buy(Table& t, Seat who);
// Could this player pick the item for a purchase (rules 12.2, 12.8.3)?
bool is_on_sale(Table& t, Seat who, Value item);

// The changes, once nothing has replaced the event.
Did apply_purchase_declared_on(Table& t, Event& e);
Did apply_buying(Table& t, Event& e);

}  // namespace soulstack
