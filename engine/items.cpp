// Rulebook sections 20.1 to 20.3 and 20.8: items are gained, given, swapped and rerolled; charge and counters.
#include <algorithm>

#include "engine/doors.h"
#include "engine/filters.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {


Did gain_treasure(Table& t, Seat who, int n, Doer by) {
  n = std::min(n, 100);
  if (n <= 0) return done(0);
  if (n > 1) {
    Candidates group;
    for (int i = 0; i < n; ++i) group.add(Value::player(who));
    return each(t, GroupVerb::gain_treasure, group, 1, by);
  }
  return perform(t, {.type = EventType::item_gained,
                     .subject = Value::player(who),
                     .source = by.source,
                     .by = by.by,
                     .zone = zones::deck(t.content.treasure_deck).value,
                     .amount = 1});
}

Did gain_item(Table& t, Seat who, CardIndex card, Doer by) {
  return perform(t, {.type = EventType::item_gained,
                     .subject = Value::player(who),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by,
                     .amount = 1});
}

// Result: the item, or nothing if there was none.
Did apply_item_gained(Table& t, Event& e) {
  const Seat who = e.subject.as_seat();
  CardIndex card = no_card;
  if (e.object) {
    if (!t.current(e.object)) return done();
    card = static_cast<CardIndex>(e.object.index());
  } else {
    card = zones::top_of_deck(t, DeckId{t.s.zones[e.zone].of});
  }
  if (card == no_card) return done();
  zones::move(t, card, zones::play(t, who));
  e.object = t.ref(card);
  t.attend(attention::souls);
  t.emit(e);
  return done(e.object);
}

void give_item(Table& t, CardIndex card, Seat to, Doer by) {
  if (t.controller(t.ref(card)) == to) return;
  zones::move(t, card, zones::play(t, to));
  t.attend(attention::souls);
  t.emit({.type = EventType::item_given,
          .subject = Value::player(to),
          .source = by.source,
          .object = t.ref(card),
          .by = by.by,
          .amount = 1});
}

// Both change hands at once (rule 20.3.4); a shop slot may stand for a player (rule 20.3.6).
void swap_items(Table& t, CardIndex a, CardIndex b, Doer by) {
  const ZoneId at_a = t.card(a).zone;
  const ZoneId at_b = t.card(b).zone;
  if (at_a == at_b) return;
  zones::move(t, a, at_b, zones::Place::bottom);
  zones::move(t, b, at_a, zones::Place::bottom);
  for (const auto& [card, to] : {std::pair{a, at_b}, std::pair{b, at_a}})
    if (t.zone(to).seat != Seat::game)
      t.emit({.type = EventType::item_given,
              .subject = Value::player(t.zone(to).seat),
              .source = by.source,
              .object = t.ref(card),
              .by = by.by,
              .amount = 1});
}

// Rule 20.8.1: destroyed first; if that is done, its controller gains a treasure, or the shop slot is filled again.
Did reroll_item(Table& t, CardIndex item, Doer by) {
  const Seat owner = t.controller(t.ref(item));
  if (is_eternal(t, item)) return done(Value::boolean(false));
  put_into_discard(t, item);
  if (owner == Seat::game) return done(Value::boolean(true));
  return gain_treasure(t, owner, 1, by);
}

bool recharge(Table& t, CardIndex card, Doer by) {
  Card& c = t.card(card);
  if ((c.flags & card_flag::deactivated) == 0 || !t.in_play(card)) return false;
  c.flags = static_cast<std::uint8_t>(c.flags & ~card_flag::deactivated);
  t.emit({.type = EventType::recharged, .subject = t.ref(card), .source = by.source, .by = by.by});
  return true;
}

bool deactivate(Table& t, CardIndex card, Doer by) {
  Card& c = t.card(card);
  if ((c.flags & card_flag::deactivated) != 0 || !t.in_play(card)) return false;
  c.flags = static_cast<std::uint8_t>(c.flags | card_flag::deactivated);
  t.emit({.type = EventType::deactivated, .subject = t.ref(card), .source = by.source, .by = by.by});
  return true;
}

int add_counters(Table& t, CardIndex card, int n) {
  Card& c = t.card(card);
  n = std::clamp(n, 0, 60000 - c.counters);
  if (n == 0 || !t.in_play(card)) return 0;
  c.counters = static_cast<std::uint16_t>(c.counters + n);
  t.changed_play();
  t.emit({.type = EventType::counters_added, .subject = t.ref(card), .amount = static_cast<std::int16_t>(n)});
  return n;
}

int remove_counters(Table& t, CardIndex card, int n) {
  Card& c = t.card(card);
  n = std::clamp<int>(n, 0, c.counters);
  if (n == 0 || !t.in_play(card)) return 0;
  c.counters = static_cast<std::uint16_t>(c.counters - n);
  t.changed_play();
  t.emit({.type = EventType::counters_removed, .subject = t.ref(card), .amount = static_cast<std::int16_t>(n)});
  return n;
}

}  // namespace soulstack
