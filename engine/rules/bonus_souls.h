// Rulebook section 15.4: who meets the conditions of bonus souls.
#pragma once

#include "engine/table/listeners.h"

namespace soulstack {

class Table;

// Who met the condition of that bonus soul first; the game if nobody did (rule 15.4.2).
Seat claimant(const Table& t, const Listener& claim);
// It is being claimed. If it is gained, it is a new object without a mark; if that is replaced, it is not tried again while
// the condition is met.
void note_claimed(Table& t, CardIndex card);
// Souls, and what bonus souls ask for, may have changed: looked at before the next priority. Notes at once who meets the
// condition of a bonus soul at this moment (rule 15.4.2).
void attend_souls(Table& t);

}  // namespace soulstack
