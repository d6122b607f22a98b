// Rulebook section 14: slots, refilling, expanding.
#include "engine/slots.h"

#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

// Only events are left: they would come and go without end, so none comes (ruling Q74).
bool only_events_left(const Table& t, SlotTypeId type) {
  if (type != t.content.monster_slots) return false;
  for (ZoneId z : {zones::deck(t.content.monster_deck), zones::discard(t.content.monster_deck)})
    for (CardIndex i = t.zone(z).top; i != no_card; i = t.card(i).below)
      if (t.printed(i).has_stats()) return false;
  return true;
}

// True: a card came, and whatever it does goes first ("one event at a time", ruling Q28).
bool refill_one(Table& t, SlotTypeId type) {
  for (int z = 0; z < t.s.zones.size(); ++z) {
    const Zone& zone = t.s.zones[z];
    if (zone.kind != ZoneKind::slot || zone.of != type.value || zone.count > 0 || zone.held) continue;
    const CardIndex card = zones::top_of_deck(t, t.content.slot_types[type.value].deck);
    if (card == no_card || only_events_left(t, type)) return false;  // ruling Q29
    zones::move(t, card, ZoneId{static_cast<std::uint8_t>(z)});
    return true;
  }
  return false;
}

}  // namespace

void refill_slots(Table& t) {
  for (SlotTypeId type : {t.content.monster_slots, t.content.shop_slots, t.content.room_slots})
    if (type.known() && refill_one(t, type)) return t.attend(attention::slots);
}

void expand_slots(Table& t, SlotTypeId type, int n) {
  int added = 0;
  while (added < n && zones::add_slot(t, type)) ++added;
  t.emit({.type = EventType::slots_expanded, .amount = static_cast<std::int16_t>(added)});
}

void put_into_deck(Table& t, CardIndex card, int nth) {
  const DeckId deck = t.printed(card).deck;
  if (!t.content.decks[deck.value].drawn_from) return;
  zones::move(t, card, zones::deck(deck), nth <= 0 ? zones::Place::bottom : zones::Place::top, nth - 1);
}

}  // namespace soulstack
