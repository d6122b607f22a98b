// What a player may expect of a fight with a monster, from what everybody sees.
#pragma once

#include <array>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::tools {

struct FightingStrength {
  int hp = 0, attack = 0;
};
// The probability that the player defeats the monster before dying, if nobody does anything else.
double chance_against(FightingStrength player, FightingStrength monster, int evasion);
double chance_against(const Table& t, Seat who, Value monster);
// Of the monsters that can be attacked; 0 if there is none.
double best_chance(const Table& t, Seat who);

// Shields of a player: each prevents up to so much of the next damage (rule 10.4.2), in this order.
struct Shields {
  static constexpr int most = 8;
  std::array<int, most> amounts{};
  int count = 0;

  void add(int amount);  // ignored beyond `most`
  // What is left of this damage; uses up the first shield.
  int left_of(int damage);
  bool operator==(const Shields&) const = default;
};
// Those that effects have given this player, and that are not used up.
Shields shields_of(const Table& t, Seat who);

// All that decides a fight, if nobody does anything else, in HP. The first roll is the next one.
struct Attacker {
  int sides = 6;                     // of the die
  int added = 0, first_added = 0;    // to the rolls
  int hp = 0;                        // that is left
  int attack = 0, first_attack = 0;  // the first: of the first roll
  Shields shields;
  bool operator==(const Attacker&) const = default;
};
struct Attacked {
  int hp = 0, evasion = 0, attack = 0;
};
// The player at the beginning of a fight, or before the next roll of one.
Attacker attacker_of(const Table& t, Seat who);
// An object in play that has HP, as it is now; a monster of which only the printed numbers are known.
Attacked attacked_of(const Table& t, Value target);
Attacked printed_on(const CardDef& monster);

bool hits(const Attacker& attacker, int roll, int evasion, bool is_first);
// The probability that the attacker wins; otherwise they die. Exact.
double chance_of(const Attacker& attacker, const Attacked& target);

}  // namespace soulstack::tools
