// Rulebook section 11: the attacks under way, as stored in the frames of the state.
#pragma once

#include "engine/model/state.h"
#include "engine/table/extras.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// The kind of attack that a declaration uses up; `certain`: one that is allowed for certain targets only (rule 11.1.8a);
// `at_once`: none, an effect has a player attack now (rule 11.1.10).
enum class Declared : std::uint8_t { own, any_may, any_must, deck_may, deck_must, owed, certain, at_once, count };

// Locals of an attack under way.
struct Attack {
  static constexpr Procedure procedure = Procedure::attack;
  Value attacker;
  Value target;              // `nothing` until it is chosen
  Value fighter;             // the item that attacks in the attacker's stead (rule 11.9.1); `nothing`: none
  std::uint8_t ended = 0;    // by death, cancelling, or the end of the turn (rule 11.7.1)
  std::uint8_t deck = 0;     // the monster deck was attacked
  std::uint8_t limited = 0;  // an extra attack on the monster deck, or on certain targets, only
  Declared declared = Declared::own;
  Seats team;                       // players who roll after the attacker (rule 6.8.8)
  Seats rolling;                    // those of the team who have not rolled since the attacker did
  std::int16_t evasion = 0;         // evasion of an attacked player when they were chosen
  std::uint8_t undeclared : 1 = 0;  // something may happen in place of the declaration, or has (rule 11.1.11)
  std::uint8_t paying : 1 = 0;      // the target is chosen, and what it costs is being paid (rule 11.1.12)
  std::uint8_t costs_paid : 6 = 0;  // while it is: how many of its costs are paid
  std::uint8_t unused[5 - 2 * sizeof(Seats)] = {};
  Extra extra;  // `certain`: what allows it, once its target is chosen

  Value fighter_or_attacker() const { return fighter ? fighter : attacker; }
};

// StackItem::attack of an attack roll, and of its damage, that belong to no attack (rule 11.4.5).
inline constexpr std::uint32_t outside_attacks = 0xFFFF'FFFF;

bool is_attack(const Frame& f);
bool attack_under_way(const Table& t);
std::uint32_t attack_under_way_now(const Table& t);  // serial of the frame of the latest attack; 0: none
// Is this the target of an attack under way?
bool under_attack(const Table& t, Value object);
// Is this player attacking this object?
bool attacks(const Table& t, Seat who, Value object);

}  // namespace soulstack
