// The doors that every verb passes: can't, replacement, change.
#pragma once

#include "engine/event.h"
#include "engine/procedures.h"

namespace soulstack {

class Table;

// What happens when an event of that type goes through: the change, its past event, its triggers. In the files of the
// sections that own them.
Did apply_coins_gained(Table& t, Event& e);
Did apply_coins_lost(Table& t, Event& e);
Did apply_looting(Table& t, Event& e);
Did apply_loot_drawn(Table& t, Event& e);
Did apply_item_gained(Table& t, Event& e);
Did apply_damage(Table& t, Event& e);
Did apply_killing(Table& t, Event& e);
Did apply_destroyed(Table& t, Event& e);
Did apply_soul_gained(Table& t, Event& e);
Did apply_death_penalty(Table& t, Event& e);
Did apply_rewards(Table& t, Event& e);

// Locals of a Doors frame: an event on its way.
struct Doors {
  Event event;
  std::uint16_t applied_from = 0;   // in GameState::lists: two values for each replacement that has been applied
  std::uint16_t applied = 0;
  std::uint32_t lasting = 0;        // the lasting effect that is being applied
};

}  // namespace soulstack
