// Rulebook sections 15 and 17: souls and curses.
#include "engine/doors.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

Did gain_soul(Table& t, Seat who, CardIndex card, Doer by) {
  return perform(t, {.type = EventType::soul_gained,
                     .subject = Value::player(who),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by,
                     .amount = t.def(card).souls});
}

// Result: the soul.
Did apply_soul_gained(Table& t, Event& e) {
  if (!t.current(e.object)) return done();
  const auto card = static_cast<CardIndex>(e.object.index());
  zones::move(t, card, zones::souls(t, e.subject.as_seat()));
  e.object = t.ref(card);
  t.attend(attention::souls);
  t.emit(e);
  return done(e.object);
}

// A bonus soul, having no discard, goes face down out of the game (rule 15.4.3).
bool lose_soul(Table& t, CardIndex soul) {
  const Zone z = t.zone_of(soul);
  if (z.kind != ZoneKind::soul) return false;
  t.emit({.type = EventType::soul_lost, .subject = Value::player(z.seat), .object = t.ref(soul)});
  zones::move(t, soul, zones::discard_of(t, soul));
  if (t.zone_of(soul).kind == ZoneKind::outside) t.card(soul).flags |= card_flag::face_down;
  t.attend(attention::souls);
  return true;
}

void give_curse(Table& t, CardIndex card, Seat to, Doer by) {
  zones::move(t, card, zones::play(t, to));
  t.emit({.type = EventType::curse_gained,
          .subject = Value::player(to),
          .source = by.source,
          .object = t.ref(card),
          .by = by.by});
}

}  // namespace soulstack
