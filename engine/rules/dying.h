// Rulebook section 13: what both death procedures share.
#pragma once

#include "engine/model/event_uses.h"
#include "engine/table/procedures.h"

namespace soulstack {

class Table;

// First part of the locals of both procedures: the player or object that dies, and its killer.
struct Dying {
  Value who;
  Value from;            // the object that killed it, if any
  Seat by = Seat::game;  // the player who killed it
  std::uint8_t unused = 0;
  std::int16_t roll = 0;  // the attack roll that killed it; 0 = none
};

inline Event event_of(const Dying& d, EventType type) {
  return events::attack_roll.in({.type = type, .subject = d.who, .source = d.from, .by = d.by}, d.roll);
}

// The changes of events within the procedures, once nothing has replaced them.
Did apply_rewards(Table& t, Event& e);        // monster_death.cpp
Did apply_death_penalty(Table& t, Event& e);  // player_death.cpp

}  // namespace soulstack
