// The zones of a table.
#include "engine/table/zone_layout.h"

namespace soulstack::zones {

static int zones_at_start(const Table& t) {
  int slots = 0;
  for (const SlotTypeDef& type : t.content.slot_types)
    slots += type.count;
  return first_hand(t) + zones_of_player * t.players() + slots;
}

bool lay_out(Table& t) {
  if (zones_at_start(t) > max_zones)
    return t.stop("more zones than a game can hold"), false;
  const auto add = [&](const Zone& zone) { static_cast<void>(t.s.zones.push(zone)); };  // there is room for all of them
  for (ZoneKind k : {ZoneKind::outside, ZoneKind::stack, ZoneKind::holding, ZoneKind::bonus})
    add({.kind = k});
  for (std::size_t d = 0; d < t.content.decks.size(); ++d)
    for (ZoneKind k : {ZoneKind::deck, ZoneKind::discard})
      add({.kind = k, .of = static_cast<std::uint8_t>(d)});
  for (Seat p : t.seats())
    for (ZoneKind k : {ZoneKind::hand, ZoneKind::play, ZoneKind::soul})
      add({.kind = k, .seat = p});
  for (std::size_t k = 0; k < t.content.slot_types.size(); ++k) {
    const SlotTypeId type{static_cast<std::uint8_t>(k)};
    if (type == t.content.room_slots && !t.content.has_rooms)
      continue;  // rooms are optional (rule 2.5)
    for (int n = 0; n < t.content.slot_types[k].count; ++n)
      static_cast<void>(add_slot(t, type));  // there is room for all of them
  }
  return true;
}

bool add_slot(Table& t, SlotTypeId type) {
  t.attend(attention::slots);
  return t.s.zones.push({.kind = ZoneKind::slot, .of = type.value});
}

bool is_slot(const Table& t, ZoneId z, SlotTypeId type) {
  const Zone& zone = t.zone(z);
  return zone.kind == ZoneKind::slot && zone.of == type.value;
}

}  // namespace soulstack::zones
