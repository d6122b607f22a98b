// Rules 8.2a and 11.1.8a: attacks and loot plays that abilities allow in addition to others, for certain things only. They
// are counted each turn, for each player and each ability that allows them.
#pragma once

#include <cstdint>

#include "engine/model/content.h"

namespace soulstack {

class Table;

// What allows one of them: the ability, and the object or lasting effect that has it.
struct Extra {
  AbilityId ability;  // unknown: nothing does
  std::uint16_t unused = 0;
  std::uint32_t owner = 0;

  bool known() const { return ability.known(); }
};

// What lets the player do this with the object, and is not used up. Deeds: extra_attack, extra_loot_play.
Extra find_extra(const Table& t, Deed deed, Seat who, Value object);
// The same with any object, which need not exist.
bool has_extra(const Table& t, Deed deed, Seat who);
void use_extra(Table& t, Seat who, const Extra& extra);
void give_back_extra(Table& t, Seat who, const Extra& extra);

}  // namespace soulstack
