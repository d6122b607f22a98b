// Rulebook sections 8 and 20.5: loot cards are drawn, discarded, given and taken.
#include <algorithm>

#include "engine/amounts.h"
#include "engine/doors.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

// Loot n: so many cards, one after the other.
struct Looting {
  Seat who = Seat::game;
  Seat by = Seat::game;
  std::int16_t left = 0;
  std::int16_t drawn = 0;
  std::int16_t unused = 0;
  Value source;
};

Event one_card(const Table& t, Seat who, Doer by) {
  return {.type = EventType::loot_drawn,
          .subject = Value::player(who),
          .source = by.source,
          .by = by.by,
          .zone = zones::deck(t.content.loot_deck).value,
          .amount = 1};
}

Flow draw_next(Table& t, Looting& l) {
  if (l.left == 0) return finish(Value::number(l.drawn));
  --l.left;
  return next(perform(t, one_card(t, l.who, {l.source, l.by})));
}
Flow count_drawn(Table& t, Frame& f) {
  if (f.result.is(ValueKind::card)) ++f.as<Looting>().drawn;
  (void)t;
  return go_to<draw_next>();
}
constexpr Step looting_steps[] = {{"draw_next", "20.5.1", step<draw_next>}, {"count_drawn", "20.5.1", step<count_drawn>}};

// A player lets go of so many cards from hand: to the discard, or to another player.
struct LettingGo {
  Seat from = Seat::game;
  Seat to = Seat::game;  // game: the discard
  Seat chooser = Seat::game;
  Seat by = Seat::game;
  std::int16_t left = 0;
  std::int16_t moved = 0;
  Value source;
};

Flow choose_card(Table& t, LettingGo& l) {
  if (l.left == 0 || t.zone(zones::hand(t, l.from)).count == 0) return finish(Value::number(l.moved));
  Candidates among;
  for (CardIndex i = t.zone(zones::hand(t, l.from)).top; i != no_card; i = t.card(i).below) among.add(t.ref(i));
  const Prompt prompt = l.to == Seat::game ? Prompt::discard_loot
                        : l.chooser == l.from ? Prompt::give_loot
                                              : Prompt::stolen_loot;
  return next(choose(t, {.prompt = prompt, .who = l.chooser, .about = l.source}, among));
}
Flow let_go(Table& t, Frame& f) {
  LettingGo& l = f.as<LettingGo>();
  const auto card = static_cast<CardIndex>(f.result.index());
  --l.left;
  ++l.moved;
  if (l.to == Seat::game) {
    discard_card(t, card, l.from, {l.source, l.by});
  } else {
    hand_over(t, card, l.to, {l.source, l.by});
  }
  return go_to<choose_card>();
}
constexpr Step discarding_steps[] = {{"choose_card", "8.7", step<choose_card>}, {"let_go", "8.7", step<let_go>}};

}  // namespace

extern const Catalogue looting_catalogue, discarding_catalogue;
const Catalogue looting_catalogue{"looting", "20.5.1", looting_steps};
const Catalogue discarding_catalogue{"discarding", "8.7", discarding_steps};

Did draw_loot(Table& t, Seat who, int n, Doer by) {
  n = std::min(n, max_cards);
  if (n <= 0) return done(0);
  return perform(t, {.type = EventType::looting,
                     .subject = Value::player(who),
                     .source = by.source,
                     .by = by.by,
                     .amount = static_cast<std::int16_t>(n)});
}

Did apply_looting(Table& t, Event& e) {
  t.listeners.refresh(t);
  const Seat who = e.subject.as_seat();
  if (!t.listeners.change(EventType::loot_drawn).empty()) {
    Looting l;
    l.who = who;
    l.by = e.by;
    l.left = e.amount;
    l.source = e.source;
    return t.push(Procedure::looting, l);
  }
  int drawn = 0;
  for (int i = 0; i < e.amount; ++i) {
    Event card = one_card(t, who, {e.source, e.by});
    if (apply_loot_drawn(t, card).value) ++drawn;
  }
  return done(drawn);
}

// Result: the card, or nothing if there was none that a hand can hold (rule 19.5.1).
Did apply_loot_drawn(Table& t, Event& e) {
  const Seat who = e.subject.as_seat();
  const ZoneId from{e.zone};
  CardIndex card = t.zone(from).top;
  if (t.zone(from).kind == ZoneKind::deck) card = zones::top_of_deck(t, DeckId{t.zone(from).of});
  if (card == no_card || t.printed(card).deck != t.content.loot_deck) return done();
  zones::move(t, card, zones::hand(t, who));
  e.object = t.ref(card);
  t.attend(attention::souls);
  t.emit(e);
  return done(e.object);
}

Did discard_loot(Table& t, Seat who, int n, Doer by) {
  if (n <= 0) return done(0);
  LettingGo l;
  l.from = l.chooser = who;
  l.by = by.by;
  l.left = saturated(n);
  l.source = by.source;
  return t.push(Procedure::discarding, l);
}

Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by) {
  if (n <= 0 || from == to) return done(0);
  LettingGo l;
  l.from = from;
  l.to = to;
  l.chooser = chooser;
  l.by = by.by;
  l.left = saturated(n);
  l.source = by.source;
  return t.push(Procedure::discarding, l);
}

int steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by) {
  int moved = 0;
  for (; moved < n && from != to && t.zone(zones::hand(t, from)).count > 0; ++moved) {
    std::uint32_t skip = t.random(stream::effects, t.zone(zones::hand(t, from)).count);
    CardIndex card = t.zone(zones::hand(t, from)).top;
    while (skip-- > 0) card = t.card(card).below;
    hand_over(t, card, to, by);
  }
  return moved;
}

void discard_card(Table& t, CardIndex card, Seat who, Doer by) {
  zones::move(t, card, zones::discard_of(t, card));
  t.emit({.type = EventType::loot_discarded,
          .subject = Value::player(who),
          .source = by.source,
          .object = t.ref(card),
          .by = by.by,
          .amount = 1});
}

// All at one moment, told in turn order (rule 20.12.1).
void pass_hands(Table& t, Doer by) {
  Candidates cards;
  Seat from = by.by == Seat::game ? t.active() : by.by;
  for (int n = 0; n < t.players(); ++n, from = t.left_of(from))
    for (CardIndex i = t.zone(zones::hand(t, from)).top; i != no_card; i = t.card(i).below) cards.add(t.ref(i));
  for (const Value v : cards) {
    const auto card = static_cast<CardIndex>(v.index());
    hand_over(t, card, t.left_of(t.zone_of(card).seat), by);
  }
}

void hand_over(Table& t, CardIndex card, Seat to, Doer by) {
  zones::move(t, card, zones::hand(t, to));
  t.attend(attention::souls);
  t.emit({.type = EventType::loot_given,
          .subject = Value::player(to),
          .source = by.source,
          .object = t.ref(card),
          .by = by.by,
          .amount = 1});
}

}  // namespace soulstack
