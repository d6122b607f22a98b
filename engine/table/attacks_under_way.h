// Rulebook section 11: the attacks that are under way, as the frames of the state hold them.
#pragma once

#include "engine/model/state.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// Which of the attacks that a player has is used by a declaration.
enum class Declared : std::uint8_t { own, any_may, any_must, deck_may, deck_must, owed };

// Locals of an attack under way.
struct Attack {
  Value attacker;
  Value target;                // nothing until it is chosen
  std::uint8_t ended = 0;      // by death, cancelling, or the end of the turn (rule 11.7.1)
  std::uint8_t deck = 0;       // the monster deck was attacked
  std::uint8_t deck_only = 0;  // an extra attack that must be on the deck
  Declared declared = Declared::own;
  std::uint8_t team = 0;     // players who roll after the attacker, a bit each (rule 6.8.8)
  std::uint8_t rolling = 0;  // of those: who have not yet rolled since the attacker did
  std::int16_t evasion = 0;  // of a player who is attacked, when they were chosen
};

bool is_attack(const Frame& f);
bool attack_under_way(const Table& t);
std::uint32_t attack_under_way_now(const Table& t);  // the serial of the latest attack's frame; 0: there is none
// Is this the target of an attack under way?
bool under_attack(const Table& t, Value object);
// Is that player attacking that object?
bool attacks(const Table& t, Seat who, Value object);

}  // namespace soulstack
