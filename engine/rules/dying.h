// Rulebook section 13: who or what dies, and what killed it.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;
struct GameState;

// The beginning of the locals of both death procedures.
struct Dying {
  Value who;
  Value from;            // the object that did it; none: nothing did
  Seat by = Seat::game;  // the player who did it
  std::uint8_t unused = 0;
  std::int16_t roll = 0;  // the attack roll that did it; 0 = none
};

// The last blow against an object or a player. Noted when it is struck, for the death that follows.
struct Blow {
  Value from;
  Seat by = Seat::game;
  int roll = 0;  // of the attack that it was part of; 0 = none
};
void note_blow(Table& t, Value victim, const Blow& blow);
Blow last_blow(const GameState& s, Value victim);

}  // namespace soulstack
