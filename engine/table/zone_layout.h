// Rulebook section 19: the zones of a table.
#pragma once

#include <algorithm>
#include <span>

#include "engine/model/zone_ids.h"
#include "engine/table/table.h"

namespace soulstack {

namespace zones {

inline int first_hand(const Table& t) { return t.content.first_hand; }
// The zone of this kind of the player; `place`: place_of(kind).
inline ZoneId zone_of_player(const Table& t, Seat seat, int place) {
  return ZoneId{static_cast<std::uint8_t>(first_hand(t) + zones_of_player * index_of(seat) + place)};
}
inline ZoneId hand(const Table& t, Seat seat) { return zone_of_player(t, seat, place_of(ZoneKind::hand)); }
inline ZoneId play(const Table& t, Seat seat) { return zone_of_player(t, seat, place_of(ZoneKind::play)); }
inline ZoneId souls(const Table& t, Seat seat) { return zone_of_player(t, seat, place_of(ZoneKind::soul)); }
inline ZoneId id_of(const Table& t, const Zone& zone) {
  return ZoneId{static_cast<std::uint8_t>(&zone - t.s.zones.begin())};
}
// All slots. They come last, also those that are added during a game.
inline std::span<const Zone> slots(const Table& t) {
  return {t.s.zones.begin() + first_hand(t) + zones_of_player * t.players(), t.s.zones.end()};
}
// Calls `visit` with each zone of objects in play: the slots, and what the players control, in the order of the zones.
template <class Visit>
void each_in_play(const Table& t, Visit visit) {
  static_assert(std::count_if(zone_kind_rows.begin(), zone_kind_rows.end(),
                              [](const ZoneKindRow& row) { return row.has_objects(); }) == 2,
                "a play area and the slots");
  for (const Seat p : t.seats())
    visit(t.zone(play(t, p)));
  for (const Zone& slot : slots(t))
    visit(slot);
}

// Limits for rulesets. They leave room for the zones of all players and for slots that are added during a game.
inline constexpr int most_decks = 32, most_slot_kinds = 32, most_slots_at_start = 48;
static_assert(first_deck + zones_of_deck * most_decks + zones_of_player * max_players + most_slots_at_start < max_zones,
              "max_players: the zones of all players must fit into GameState::zones (max_zones)");

// Create the zones of a new game (Content::starting_tables), in the order that the functions above rely on: with
// all cards in their decks and outside the game, or without cards. False: there would be too many zones or cards; then
// none is created, and the game is stopped.
[[nodiscard]] bool lay_out_with_cards(Table& t);
[[nodiscard]] bool lay_out(Table& t);
// Adds an empty slot of this type (rule 14.1.3). False: there are too many zones.
[[nodiscard]] bool add_slot(Table& t, SlotTypeId type);
bool is_slot(const Table& t, ZoneId z, SlotTypeId type);

}  // namespace zones
}  // namespace soulstack
