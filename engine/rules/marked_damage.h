// Rulebook sections 10.1 and 10.2: damage as it is marked on players and cards.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;

// Marks damage without being damage (ruling Q58), and notes when HP reaches 0 (ruling Q49).
void mark_damage(Table& t, Value object, int n);
// To be called when maxima may have changed: a lower one takes up to as much marked damage with it (rule 10.1.6), and
// players left at 0 HP are noted.
void settle_damage(Table& t);

}  // namespace soulstack
