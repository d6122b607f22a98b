// The zones of a table.
#include "engine/table/zone_layout.h"

#include <algorithm>

namespace soulstack::zones {

namespace {

template <class T, int Capacity>
void copy(Bounded<T, Capacity>& to, const std::vector<T>& from) {
  to.count = static_cast<std::uint32_t>(from.size());
  std::copy(from.begin(), from.end(), to.begin());
}

bool copy_zones(Table& t, const StartingTable& start) {
  if (start.zones.size() > max_zones)
    return t.stop("more zones than a game can hold"), false;
  copy(t.s.zones, start.zones);
  check(t.zone(hand(t, t.active())).kind == ZoneKind::hand, "the first hand comes after the zones of the decks");
  if (!slots(t).empty())
    t.attend(attention::slots);
  return true;
}

}  // namespace

bool lay_out_with_cards(Table& t) {
  const bool is_prepared = t.content.takes(Shortcut::starting_tables);
  const StartingTable laid_out = is_prepared ? StartingTable() : starting_table(t.content, t.players());
  const StartingTable& start = is_prepared ? t.content.starting_table_for(t.players()) : laid_out;
  if (start.cards.size() > max_cards)
    return t.stop("more cards than a game can hold"), false;
  if (!copy_zones(t, start))
    return false;
  copy(t.s.cards, start.cards);
  return true;
}

bool lay_out(Table& t) {
  if (!copy_zones(t, t.content.starting_table_for(t.players())))
    return false;
  for (Zone& z : t.s.zones)
    z = {.kind = z.kind, .seat = z.seat, .of = z.of};
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
