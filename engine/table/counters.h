// Rulebook section 20.1: counters on cards in play and on players, as the state holds them.
#pragma once

#include "engine/model/content.h"

namespace soulstack {

class Table;

int counters_of(const Table& t, Value object, CounterId kind);
int counters_of(const Table& t, Value object);  // of all kinds
// Sets their number as it is, past what can't be or what replaces it. Stops the game if there is no room.
void set_counters(Table& t, Value object, CounterId kind, int n);

}  // namespace soulstack
