// Kinds of objects.
#include "engine/table/objects.h"

#include "engine/model/object_counts.h"
#include "engine/table/table.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

bool is_monster_slot(const Table& t, ZoneId slot) {
  const Zone& z = t.zone(slot);
  return z.kind == ZoneKind::slot && t.content[SlotTypeId{z.of}].type == t.content.monster_deck;
}

bool is_monster(const Table& t, CardIndex i) {
  return t.zone_of(i).top == i && is_monster_slot(t, t.card(i).zone) && t.def(i).has_stats();
}
bool is_event(const Table& t, CardIndex i) {
  return !t.def(i).has_stats() && t.zone_of(i).top == i && is_monster_slot(t, t.card(i).zone);
}
bool is_room(const Table& t, CardIndex i) {
  const Zone& z = t.zone_of(i);
  return z.kind == ZoneKind::slot && z.top == i && z.of == t.content.room_slots.value;
}
bool is_fixture(const Table& t, CardIndex i) {
  const Zone& z = t.zone_of(i);
  return z.kind == ZoneKind::slot && z.top == i && t.content[SlotTypeId{z.of}].type == t.content.fixture_deck;
}
bool is_shared(const Table& t, CardIndex i) {
  const Zone& z = t.zone_of(i);
  return z.kind == ZoneKind::slot && z.top == i && t.content[SlotTypeId{z.of}].is_shared;
}
bool is_curse(const Table& t, CardIndex i) {
  return t.zone_of(i).kind == ZoneKind::play && t.printed(i).has(Keyword::curse);
}
// Rooms, curses and fixtures are not items (rules 3.8.2, 16.3, 17.2).
bool is_item(const Table& t, CardIndex i) {
  const Zone& z = t.zone_of(i);
  if (z.kind == ZoneKind::slot)
    return z.top == i && t.content[SlotTypeId{z.of}].sells;
  return z.kind == ZoneKind::play && !is_character(t, i) && !is_curse(t, i);
}
bool is_character(const Table& t, CardIndex i) {
  const Zone& z = t.zone_of(i);
  return z.kind == ZoneKind::play && t.player(z.seat).character == i;
}

// A card that has moved since is another object.
static bool is_still_under(const Table& t, Value card) {
  return t.current(card) && t.zone_of(card.as_card()).kind == ZoneKind::outside;
}

void gather_cards_under(const Table& t, CardIndex object, Candidates& into) {
  for (const ObjectCount& e : counts::all_of(t.s, object, cards_under_key))
    if (const Value card{static_cast<std::uint32_t>(e.value)}; is_still_under(t, card))
      into.add(card);
}

Value object_above(const Table& t, Value card) {
  if (!card.is(ValueKind::card) || !is_still_under(t, card))
    return nothing;
  for (const ObjectCount& e : t.s.counts)
    if (e.key == cards_under_key && static_cast<std::uint32_t>(e.value) == card.bits)
      return t.ref(e.object);
  return nothing;
}

bool has_hp(const Table& t, Value v) {
  if (v.is(ValueKind::player))
    return true;
  if (!v.is(ValueKind::card) || !t.current(v))
    return false;
  const auto i = v.as_card();
  return t.def(i).has_stats() &&
         (is_monster(t, i) || is_room(t, i) || (is_item(t, i) && t.zone_of(i).kind != ZoneKind::slot));
}

}  // namespace soulstack
