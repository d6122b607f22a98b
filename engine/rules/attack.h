// Rulebook section 11: what the rest of the rules needs to know of attacks.
#pragma once

#include "engine/table/filters.h"
#include "engine/table/procedures.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;
struct Doer;

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
  std::uint8_t team = 0;       // players who roll after the attacker, a bit each (rule 6.8.8)
  std::uint8_t rolling = 0;    // of those: who have not yet rolled since the attacker did
  std::int16_t evasion = 0;    // of a player who is attacked, when they were chosen
};

bool attack_under_way(const Table& t);
std::uint32_t attack_under_way_now(const Table& t);  // the serial of the latest attack's frame; 0: there is none
// Is this the target of an attack under way?
bool under_attack(const Table& t, Value object);
// Is that player attacking that object?
bool attacks(const Table& t, Seat who, Value object);
// Ends the attacks in which it takes part; their rolls and combat damage leave the stack (rule 11.7.3).
void end_attacks_with(Table& t, Value object);
void end_all_attacks(Table& t);
// Cancels the attack under way, or its declaration; the innermost of several. False: there is none.
Did cancel_attack(Table& t, Doer by);
// A resolved attack roll puts combat damage on the stack (rules 11.3.3, 11.3.4).
void hit_or_miss(Table& t, const StackItem& roll);
// May this player declare an attack now, as far as attacks left and targets go?
bool may_attack(Table& t, Seat who);
// Must they, before they may end the turn (ruling Q11)?
bool must_attack(Table& t, Seat who);
// Who of these can join the attack on the object, and do (rule 6.8.8): seats, a bit each.
std::uint8_t may_join_attack(Table& t, Value object, std::uint8_t seats);
void add_to_attack(Table& t, Value object, std::uint8_t seats);

}  // namespace soulstack
