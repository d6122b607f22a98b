// Rulebook section 14: slots and their refilling.
#pragma once

namespace soulstack {

class Table;

// Fills empty slots from their decks: monsters, shop, rooms, the first slot first (ruling Q28). Slots held back by a
// death under way stay empty (rule 14.2.3).
void refill_slots(Table& t);

}  // namespace soulstack
