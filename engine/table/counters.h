// Rulebook section 20.1: counters on cards in play and on players, as stored in the state.
#pragma once

#include "engine/model/content.h"

namespace soulstack {

class Table;
struct Former;

int counters_of(const Table& t, Value object, CounterId kind);
int counters_of(const Table& t, Value object);  // of all kinds
// The same for an object that left play this turn: as it left (rule 20.1.8).
int last_counters_of(const Table& t, const Former& was, CounterId kind);
// Sets the number directly; bans and replacements do not apply. Stops the game if the list of counts is full.
void set_counters(Table& t, Value object, CounterId kind, int n);

}  // namespace soulstack
