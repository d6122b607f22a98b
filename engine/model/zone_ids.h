// The numbers of the zones that every game has.
#pragma once

#include "engine/model/ids.h"

namespace soulstack::zones {

// Zones that exist in each game at the same index; decks, discards, hands and slots follow.
inline constexpr ZoneId outside{0}, stack{1}, holding{2}, bonus{3};
inline constexpr int first_deck = 4;
constexpr ZoneId deck(DeckId d) { return ZoneId{static_cast<std::uint8_t>(first_deck + 2 * d.value)}; }
constexpr ZoneId discard(DeckId d) { return ZoneId{static_cast<std::uint8_t>(first_deck + 2 * d.value + 1)}; }
inline constexpr int zones_of_deck = 2, zones_of_player = 3;

}  // namespace soulstack::zones
