// Rulebook section 13: the player or object that dies, and its killer.
#pragma once

#include "engine/model/ids.h"

namespace soulstack {

class Table;
struct GameState;

// Shared first part of the locals of both death procedures.
struct Dying {
  Value who;
  Value from;            // the object that killed it, if any
  Seat by = Seat::game;  // the player who killed it
  std::uint8_t unused = 0;
  std::int16_t roll = 0;  // the attack roll that killed it; 0 = none
};

// The last blow against an object or a player. Noted when it is dealt, for the death that follows.
struct Blow {
  Value from;
  Seat by = Seat::game;
  int roll = 0;  // the attack roll it was part of; 0 = none
};
void note_blow(Table& t, Value victim, const Blow& blow);
Blow last_blow(const GameState& s, Value victim);

}  // namespace soulstack
