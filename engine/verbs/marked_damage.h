// Rulebook sections 10.1 and 10.2: damage marked on players and cards.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;
struct GameState;

// Marks damage without dealing it (ruling Q58), and notes when HP reaches 0 (ruling Q49).
void mark_damage(Table& t, Value object, int n);
// Called when maximum HP may have changed: when it falls by n, up to n marked damage is removed (rule 10.1.6). Notes
// players who are then at 0 HP.
void settle_damage(Table& t);

// The last blow against an object or a player. Noted when it is dealt, for the death that follows.
struct Blow {
  Value from;
  Seat by = Seat::game;
  int roll = 0;  // the attack roll it was part of; 0 = none
};
void note_blow(Table& t, Value victim, const Blow& blow);
Blow last_blow(const GameState& s, Value victim);

}  // namespace soulstack
