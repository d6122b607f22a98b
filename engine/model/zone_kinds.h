// The kinds of zones (rule 19.1): one row for each, with what is true of all zones of the kind.
#pragma once

#include <array>
#include <cstdint>

#include "engine/model/enum_rows.h"
#include "engine/model/state.h"

namespace soulstack {

// Where a card can be while one of its abilities works (rules 6.7.2, 6.7.13), one bit each.
namespace works_in {
inline constexpr std::uint8_t nowhere = 0, play = 1, shop = 2, holding = 4, souls = 8, hand = 16;
}

// What each zone of the kind belongs to. Each game has one, or each deck or player of it; slots are numbered by their types.
enum class ZoneOf : std::uint8_t { game, deck, player, slot_type };
// The cards that are in play. Of a slot, only the top card (rule 14.3.2).
enum class InPlay : std::uint8_t { none, top, all };
// Who sees a card that comes there, besides those who have seen it.
enum class ShownTo : std::uint8_t { no_one, its_player, everybody };

struct ZoneKindRow {
  ZoneKind kind;
  ZoneOf of;
  InPlay in_play;
  std::uint8_t works;  // the bit of `works_in` that abilities need to work there; `shop` instead in slots that sell
  ShownTo shown_to;
  bool is_hidden;  // only those who have seen a card see it there (rule 19.10)

  // Is what is in play there an object with abilities of its own? A soul is not (rule 15.1.5).
  constexpr bool has_objects() const { return in_play != InPlay::none && works == works_in::play; }
};

// clang-format off
inline constexpr std::array<ZoneKindRow, count_of<ZoneKind>> zone_kind_rows = {{
    // kind              belongs to         in play       abilities work in  shown to             is hidden
    {ZoneKind::outside,  ZoneOf::game,      InPlay::none, works_in::nowhere, ShownTo::everybody,  false},
    {ZoneKind::stack,    ZoneOf::game,      InPlay::none, works_in::nowhere, ShownTo::everybody,  false},
    {ZoneKind::holding,  ZoneOf::game,      InPlay::none, works_in::holding, ShownTo::everybody,  true},
    {ZoneKind::deck,     ZoneOf::deck,      InPlay::none, works_in::nowhere, ShownTo::no_one,     true},
    {ZoneKind::discard,  ZoneOf::deck,      InPlay::none, works_in::nowhere, ShownTo::everybody,  false},
    {ZoneKind::hand,     ZoneOf::player,    InPlay::none, works_in::hand,    ShownTo::its_player, true},
    {ZoneKind::play,     ZoneOf::player,    InPlay::all,  works_in::play,    ShownTo::everybody,  false},
    {ZoneKind::soul,     ZoneOf::player,    InPlay::all,  works_in::souls,   ShownTo::everybody,  false},
    {ZoneKind::slot,     ZoneOf::slot_type, InPlay::top,  works_in::play,    ShownTo::everybody,  false},
    {ZoneKind::bonus,    ZoneOf::game,      InPlay::none, works_in::play,    ShownTo::everybody,  false},
}};
// clang-format on
static_assert(in_order(zone_kind_rows, &ZoneKindRow::kind), "one row for each kind of zone, in its order");

constexpr const ZoneKindRow& row_of(ZoneKind kind) { return zone_kind_rows[static_cast<std::size_t>(kind)]; }
// Is it a deck or a discard?
constexpr bool is_pile(ZoneKind kind) { return row_of(kind).of == ZoneOf::deck; }

}  // namespace soulstack
