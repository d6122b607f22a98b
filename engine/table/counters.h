// Rulebook section 20.1: counters on cards in play and on players, as stored in the state.
#pragma once

#include "engine/model/content.h"

namespace soulstack {

class Table;

int counters_of(const Table& t, Value object, CounterId kind);
int counters_of(const Table& t, Value object);  // of all kinds
// Sets the number directly; bans and replacements do not apply. Stops the game if the list of counts is full.
void set_counters(Table& t, Value object, CounterId kind, int n);

}  // namespace soulstack
