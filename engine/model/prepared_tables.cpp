// The tables with which games begin: all zones and cards, before setup (rulebook section 2).
#include "engine/model/content.h"
#include "engine/model/zone_ids.h"

namespace soulstack {

namespace {

// One zone of each of these kinds, otherwise like `zone`.
void add(std::vector<Zone>& zones, ZoneOf of, Zone zone) {
  for (const ZoneKindRow& row : zone_kind_rows) {
    zone.kind = row.kind;
    if (row.of == of)
      zones.push_back(zone);
  }
}

// In the order of engine/model/zone_ids.h.
std::vector<Zone> zones_for(const Content& content, int players) {
  std::vector<Zone> zones;
  add(zones, ZoneOf::game, {});
  for (std::size_t d = 0; d < content.decks.size(); ++d)
    add(zones, ZoneOf::deck, {.of = static_cast<std::uint8_t>(d)});
  for (int p = 0; p < players; ++p)
    add(zones, ZoneOf::player, {.seat = seat(p)});
  for (std::uint8_t type = 0; type < content.slot_types.size(); ++type) {
    if (SlotTypeId{type} == content.room_slots && !content.has_rooms)
      continue;  // rooms are optional (rule 2.5)
    for (int n = 0; n < content.slot_types[type].count; ++n)
      add(zones, ZoneOf::slot_type, {.of = type});
  }
  return zones;
}

// At the bottom of a zone.
void append(StartingTable& table, CardDefId card, ZoneId to) {
  Zone& zone = table.zones[to.value];
  const auto i = static_cast<CardIndex>(table.cards.size());
  (zone.bottom != no_card ? table.cards[zone.bottom].below : zone.top) = i;
  table.cards.push_back({.printed = card, .def = card, .above = zone.bottom, .zone = to});
  zone.bottom = i;
  ++zone.count;
}

}  // namespace

StartingTable starting_table(const Content& content, int players) {
  StartingTable table{.zones = zones_for(content, players), .cards = {}};
  for (const CopiesInGame& one : content.in_game) {
    const bool starts_in_deck = one.deck.known() && one.min_players <= players;  // rule 2.12
    for (int n = 0; n < one.copies && table.cards.size() <= max_cards; ++n)
      append(table, one.card, starts_in_deck ? zones::deck(one.deck) : zones::outside);
  }
  return table;
}

void Content::prepare_tables() {
  for (int players = 1; players <= max_players; ++players)
    starting_tables[static_cast<std::size_t>(players - 1)] = starting_table(*this, players);
}

}  // namespace soulstack
