// Rulebook section 19: the zones of a table.
#pragma once

#include "engine/model/content.h"
#include "engine/model/state.h"

namespace soulstack {

class Table;

namespace zones {

// Zones that exist in each game at the same index; decks, discards, hands and slots follow.
inline constexpr ZoneId outside{0}, stack{1}, holding{2}, bonus{3};
inline constexpr int first_deck = 4;
constexpr ZoneId deck(DeckId d) { return ZoneId{static_cast<std::uint8_t>(first_deck + 2 * d.value)}; }
constexpr ZoneId discard(DeckId d) { return ZoneId{static_cast<std::uint8_t>(first_deck + 2 * d.value + 1)}; }
ZoneId hand(const Table& t, Seat seat);
ZoneId play(const Table& t, Seat seat);
ZoneId souls(const Table& t, Seat seat);

// Limits for rulesets. They leave room for the zones of all players and for slots that are added during a game.
inline constexpr int most_decks = 32, most_slot_kinds = 32, most_slots_at_start = 48;
inline constexpr int zones_of_deck = 2, zones_of_player = 3;
static_assert(first_deck + zones_of_deck * most_decks + zones_of_player * max_players + most_slots_at_start <
              max_zones);

// Creates the zones of a new game, in the order that the functions above rely on. False: there would be too many; then
// none is created, and the game is stopped.
[[nodiscard]] bool lay_out(Table& t);
// Adds an empty slot of this type (rule 14.1.3). False: there are too many zones.
[[nodiscard]] bool add_slot(Table& t, SlotTypeId type);
bool is_slot(const Table& t, ZoneId z, SlotTypeId type);

}  // namespace zones
}  // namespace soulstack
