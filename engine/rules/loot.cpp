// Rulebook sections 8 and 20.5: loot cards are drawn, discarded, given and taken.
#include "engine/verbs/loot.h"

#include <algorithm>
#include <utility>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Loot n: draws n cards, one after the other.
struct Looting {
  Seat who = Seat::game;
  Seat by = Seat::game;
  std::int16_t left = 0;
  std::int16_t drawn = 0;
  ZoneId from{0};
  std::uint8_t unused = 0;
  Value source;
};

Event one_card(Seat who, ZoneId from, Doer by) {
  const Event e{
      .type = EventType::loot_drawn, .subject = Value::player(who), .source = by.source, .by = by.by, .amount = 1};
  return events::drawn_from.in(e, from);
}

// A card of a hand is discarded, or given to `who`.
Event loot_event(EventType type, Value card, Seat who, Doer by) {
  return {.type = type, .subject = Value::player(who), .source = by.source, .object = card, .by = by.by, .amount = 1};
}

Flow draw_next(Table& t, Looting& l) {
  if (l.left == 0)
    return finish(Value::number(l.drawn));
  --l.left;
  return next(perform(t, one_card(l.who, l.from, {l.source, l.by})));
}
Flow count_drawn(Table& t, Frame& f) {
  if (f.result.is(ValueKind::card))
    ++f.as<Looting>().drawn;
  (void)t;
  return go_to<draw_next>();
}
constexpr Step looting_steps[] = {{"draw_next", "20.5.1", step<draw_next>},
                                  {"count_drawn", "20.5.1", step<count_drawn>}};

// A player discards a number of cards from hand or gives them to another player.
struct LettingGo {
  Seat from = Seat::game;
  Seat to = Seat::game;       // game: the discard
  Seat chooser = Seat::game;  // game: chance
  Seat by = Seat::game;
  std::int16_t left = 0;
  std::int16_t moved = 0;
  Value source;
};

Value card_by_chance(Table& t, const Zone& hand) {
  std::uint32_t skip = t.random(stream::effects, hand.count);
  CardIndex card = hand.top;
  while (skip-- > 0)
    card = t.card(card).below;
  return t.ref(card);
}

Flow choose_card(Table& t, LettingGo& l) {
  const Zone& hand = t.zone(zones::hand(t, l.from));
  if (l.left == 0 || hand.count == 0)
    return finish(Value::number(l.moved));  // as many as possible (ruling Q42)
  if (l.chooser == Seat::game)
    return next(done(card_by_chance(t, hand)));
  Candidates among;
  for (CardIndex i : t.cards_of(hand))
    among.add(t.ref(i));
  const Prompt prompt = l.to == Seat::game    ? Prompt::discard_loot
                        : l.chooser == l.from ? Prompt::give_loot
                                              : Prompt::stolen_loot;
  return next(choose(t, {.prompt = prompt, .who = l.chooser, .about = l.source}, among));
}
Flow let_go(Table& t, Frame& f) {
  LettingGo& l = f.as<LettingGo>();
  const auto card = f.result.as_card();
  --l.left;
  if (l.to == Seat::game)
    return next(discard_card(t, card, l.from, {l.source, l.by}));
  return next(hand_over(t, card, l.to, {l.source, l.by}));
}
Flow count_moved(Table& t, Frame& f) {
  f.as<LettingGo>().moved += f.result.as_boolean();
  (void)t;
  return go_to<choose_card>();
}
constexpr Step discarding_steps[] = {
    {"choose_card", "8.7", step<choose_card>}, {"let_go", "8.7", step<let_go>}, {"count", "8.7", step<count_moved>}};

}  // namespace

extern const Catalogue looting_catalogue, discarding_catalogue;
const Catalogue looting_catalogue{"looting", "20.5.1", looting_steps};
const Catalogue discarding_catalogue{"discarding", "8.7", discarding_steps};

Did draw_loot(Table& t, Seat who, int n, Doer by, DeckId from) {
  n = std::min(n, max_cards);
  if (n <= 0)
    return done(0);
  const Event e{.type = EventType::looting,
                .subject = Value::player(who),
                .source = by.source,
                .by = by.by,
                .amount = static_cast<std::int16_t>(n)};
  return perform(t, events::drawn_from.in(e, zones::deck(from.known() ? from : t.content.loot_deck)));
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
    l.from = events::drawn_from(e);
    return t.push(Procedure::looting, l);
  }
  int drawn = 0;
  for (int i = 0; i < e.amount; ++i) {
    Event card = one_card(who, events::drawn_from(e), {e.source, e.by});
    if (apply_loot_drawn(t, card).value)
      ++drawn;
  }
  return done(drawn);
}

// Result: the card, or `nothing` if there was none that can go to a hand (rules 19.5.1, 20.11.1).
Did apply_loot_drawn(Table& t, Event& e) {
  const Seat who = e.subject.as_seat();
  const ZoneId from = events::drawn_from(e);
  CardIndex card = t.zone(from).top;
  if (t.zone(from).kind == ZoneKind::deck)
    card = zones::top_of_deck(t, DeckId{t.zone(from).of});
  if (card == no_card || t.printed(card).type != t.content.loot_deck)
    return done();
  zones::move(t, card, zones::hand(t, who));
  e.object = t.ref(card);
  attend_souls(t, PlayerNumber::loot);
  t.emit(e);
  return done(e.object);
}

Did discard_loot(Table& t, Seat who, int n, Doer by) {
  if (n <= 0)
    return done(0);
  LettingGo l;
  l.from = l.chooser = who;
  l.by = by.by;
  l.left = saturated(n);
  l.source = by.source;
  return t.push(Procedure::discarding, l);
}

// The players in the order of the group; the cards of a hand at once, so that nobody chooses their order (rule 8.7a).
Did discard_hand(Table& t, const Candidates& players, Doer by) {
  Candidates cards;
  for (Value who : players)
    for (CardIndex i : t.cards_of(zones::hand(t, who.as_seat())))
      cards.add(t.ref(i));
  return each(t, GroupVerb::discard_card, cards, 1, by);
}

Did give_loot(Table& t, Seat from, Seat to, int n, Seat chooser, Doer by) {
  if (n <= 0 || from == to)
    return done(0);
  LettingGo l;
  l.from = from;
  l.to = to;
  l.chooser = chooser;
  l.by = by.by;
  l.left = saturated(n);
  l.source = by.source;
  return t.push(Procedure::discarding, l);
}

Did steal_random_loot(Table& t, Seat from, Seat to, int n, Doer by) {
  return give_loot(t, from, to, n, Seat::game, by);
}

// Result: was it discarded?
Did discard_card(Table& t, CardIndex card, Seat who, Doer by) {
  return perform(t, loot_event(EventType::loot_discarded, t.ref(card), who, by));
}

Did apply_loot_discarded(Table& t, Event& e) {
  if (!t.current(e.object))
    return done(Value::boolean(false));
  const auto card = e.object.as_card();
  zones::move(t, card, zones::discard_of(t, card));
  e.object = t.ref(card);
  t.emit(e);
  return done(Value::boolean(true));
}

// Both cards move at the same time (rule 20.3.4).
Did swap_loot(Table& t, CardIndex a, CardIndex b, Doer by) {
  const bool in_hands = t.zone_of(a).kind == ZoneKind::hand && t.zone_of(b).kind == ZoneKind::hand;
  if (!in_hands || t.card(a).zone == t.card(b).zone)
    return done(Value::boolean(false));
  return perform(
      t, {.type = EventType::loot_swapped, .subject = t.ref(a), .source = by.source, .object = t.ref(b), .by = by.by});
}

Did apply_loot_swapped(Table& t, Event& e) {
  if (!t.current(e.subject) || !t.current(e.object))
    return done(Value::boolean(false));
  const Seat of_a = t.controller(e.subject), of_b = t.controller(e.object);
  for (const auto& [card, to] : {std::pair{e.subject, of_b}, std::pair{e.object, of_a}}) {
    Event given = loot_event(EventType::loot_given, card, to, {e.source, e.by});
    static_cast<void>(apply_loot_given(t, given));  // done at once
  }
  return done(Value::boolean(true));
}

// All hands move at the same time, in turn order (rule 20.12.1).
Did pass_hands(Table& t, Doer by) {
  Candidates cards;
  for (Seat from : t.seats_from(by.by == Seat::game ? t.active() : by.by))
    for (CardIndex i : t.cards_of(zones::hand(t, from)))
      cards.add(t.ref(i));
  return each(t, GroupVerb::pass_left, cards, 1, by);
}

// Result: was it given?
Did hand_over(Table& t, CardIndex card, Seat to, Doer by) {
  return perform(t, loot_event(EventType::loot_given, t.ref(card), to, by));
}

Did apply_loot_given(Table& t, Event& e) {
  if (!t.current(e.object))
    return done(Value::boolean(false));
  const auto card = e.object.as_card();
  zones::move(t, card, zones::hand(t, e.subject.as_seat()));
  e.object = t.ref(card);
  attend_souls(t, PlayerNumber::loot);
  t.emit(e);
  return done(Value::boolean(true));
}

// Hands hold loot cards of all decks (rule 3.7.3).
bool is_loot_card(const Table& t, CardIndex card) { return t.printed(card).type == t.content.loot_deck; }

Did put_into_hand(Table& t, CardIndex card, Seat who, Doer by) {
  if (!is_loot_card(t, card))
    return done();
  return put_card(t, card, zones::hand(t, who), by);
}

}  // namespace soulstack
