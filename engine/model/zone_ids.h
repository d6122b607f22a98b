// The numbers of zones in a game: first those that each game has once, then those of each deck, of each player, and the
// slots. Within these, in the order of their kinds.
#pragma once

#include <algorithm>

#include "engine/model/zone_kinds.h"

namespace soulstack::zones {

// How many kinds of zones belong to the same thing.
consteval int kinds_of(ZoneOf of) {
  return static_cast<int>(std::count_if(zone_kind_rows.begin(), zone_kind_rows.end(),
                                        [of](const ZoneKindRow& row) { return row.of == of; }));
}
// How many of them come before this one.
consteval int place_of(ZoneKind kind) {
  const auto* const end = zone_kind_rows.begin() + static_cast<int>(kind);
  return static_cast<int>(
      std::count_if(zone_kind_rows.begin(), end, [&](const ZoneKindRow& row) { return row.of == row_of(kind).of; }));
}

inline constexpr ZoneId outside{place_of(ZoneKind::outside)}, stack{place_of(ZoneKind::stack)},
    holding{place_of(ZoneKind::holding)}, bonus{place_of(ZoneKind::bonus)};
inline constexpr int first_deck = kinds_of(ZoneOf::game);
inline constexpr int zones_of_deck = kinds_of(ZoneOf::deck), zones_of_player = kinds_of(ZoneOf::player);
static_assert(zones_of_deck == 2,
              "AskedOfPlace::pile and Condition::zone number the piles: 2 * deck, + 1 for its discard");

constexpr ZoneId zone_of_deck(DeckId d, int place) {
  return ZoneId{static_cast<std::uint8_t>(first_deck + zones_of_deck * d.value + place)};
}
constexpr ZoneId deck(DeckId d) { return zone_of_deck(d, place_of(ZoneKind::deck)); }
constexpr ZoneId discard(DeckId d) { return zone_of_deck(d, place_of(ZoneKind::discard)); }

}  // namespace soulstack::zones
