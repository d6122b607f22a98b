// Rulebook section 5.3: what is looked at before a player receives priority (engine/rules/next_priority.cpp).
#pragma once

namespace soulstack {

class Table;

// Drops from GameState::attention what needs nothing. Deaths, events and slots are due to be looked at far more often than
// anything comes of it: whatever leaves the stack may have been the last thing about an event, and whatever comes into a
// pile may be a card for an empty slot.
void overlook(Table& t);

}  // namespace soulstack
