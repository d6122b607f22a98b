// Rulebook section 15.4: the conditions of bonus souls.
#pragma once

#include "engine/table/listeners.h"

namespace soulstack {

class Table;

// The player who met the condition of this bonus soul first; the game if none has (rule 15.4.2).
Seat claimant(const Table& t, const Listener& claim);
// Marks it as claimed. If it is gained, it becomes a new object without a mark. If the gain is replaced, it is not tried
// again while the condition is met.
void note_claimed(Table& t, CardIndex card);
// Notes who meets the condition of a bonus soul now.
void note_claims(Table& t);
// Souls or the conditions of bonus souls may have changed: they are checked before the next priority. Also notes at once
// who meets the condition of a bonus soul now (rule 15.4.2).
void attend_souls(Table& t);
// The same if no other number of players has changed.
void attend_souls(Table& t, PlayerNumber changed);
// The same if an object of this player, or of the game, has come into play or changed hands, but the ¢, the hands and the
// souls of players are the same.
void attend_souls_in_play(Table& t, Seat whose);
// An object leaves play: perhaps somebody wins who could not before.
void attend_winners(Table& t);

}  // namespace soulstack
