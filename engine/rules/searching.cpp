// Rulebook sections 19.3 and 20.4: players look at decks and search them.
#include "engine/verbs/searching.h"

#include "engine/model/amounts.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/items.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// ---- A player looks at the top card of a pile and may put it on the bottom.

struct Looking {
  Value card;
  Value source;
  Seat who = Seat::game;
  std::uint8_t unused[3] = {};
};

Flow ask_whether(Table& t, Looking& l) { return next(confirm(t, l.who, l.source, Prompt::confirm)); }
Flow put_under(Table& t, Frame& f) {
  const Looking& l = f.as<Looking>();
  if (!f.result.as_boolean())
    return finish(f.result);
  return next(put_into_deck(t, l.card.as_card(), 0, {l.source, l.who}));
}
Flow tell_whether(Table&, Frame& f) { return finish(Value::boolean(f.result.is(ValueKind::card))); }
constexpr Step looking_steps[] = {{"ask", "19.3.3", step<ask_whether>},
                                  {"put_under", "19.3.1", step<put_under>},
                                  {"tell_whether", "19.3.1", step<tell_whether>}};

// ---- A player searches a deck for an item and gains it; then the deck is shuffled.

struct Searching {
  Value source;
  Value found;
  Seat who = Seat::game;
  Seat by = Seat::game;
  ZoneId pile{0};
  std::uint8_t unused = 0;
};

Flow gain_found(Table& t, Frame& f) {
  const Searching& s = f.as<Searching>();
  if (!f.result.is(ValueKind::card))
    return next(done());
  return next(gain_item(t, s.who, f.result.as_card(), {s.source, s.by}));
}
Flow shuffle_searched(Table& t, Frame& f) {
  Searching& s = f.as<Searching>();
  s.found = f.result;
  return next(shuffle_pile(t, s.pile, {s.source, s.by}));
}
Flow hand_on_found(Table&, Searching& s) { return finish(s.found); }
constexpr Step searching_steps[] = {{"gain", "20.3.1", step<gain_found>},
                                    {"shuffle", "20.4.2", step<shuffle_searched>},
                                    {"hand_on", "20.3.1", step<hand_on_found>}};

// The player has looked through the pile, and picks one of these cards.
Did pick(Table& t, const Search& s, const Candidates& among) {
  return choose(t, {.prompt = Prompt::look, .who = s.who, .about = s.by.source}, among);
}
Did pick_and_gain(Table& t, const Search& s, const Candidates& among) {
  Searching found;
  found.source = s.by.source;
  found.who = s.who;
  found.by = s.by.by;
  found.pile = s.pile;
  t.push(Procedure::searching).as<Searching>() = found;
  const Did picked = pick(t, s, among);
  if (!picked.waits)
    t.top().result = picked.value;
  return waiting();
}
Did carry_on(Table& t, const Search& s, const Candidates& among) {
  return s.gains ? pick_and_gain(t, s, among) : pick(t, s, among);
}

// ---- A search that an ability may change, replace or forbid. The cards to pick from are stored in GameState::lists.

struct AskedSearch {
  Value source;
  Seat who = Seat::game;
  Seat by = Seat::game;
  ZoneId pile{0};
  std::uint8_t gains = 0;
  std::uint16_t from = 0;
  std::uint16_t count = 0;
};

Event searched(const Search& s) {
  return {.type = EventType::searched,
          .subject = Value::player(s.who),
          .source = s.by.source,
          .object = Value::zone(s.pile),
          .by = s.by.by};
}
Search search_of(const AskedSearch& s) { return {s.who, s.pile, {s.source, s.by}, s.gains != 0}; }

Flow ask_all(Table& t, AskedSearch& s) { return next(perform(t, searched(search_of(s)))); }
Flow search_now(Table& t, Frame& f) {
  const AskedSearch s = f.as<AskedSearch>();
  Candidates among;
  for (int i = 0; i < s.count; ++i)
    among.add(t.s.lists[s.from + i]);
  t.s.lists.truncate(s.from);
  if (!f.result.as_boolean())
    return finish();
  return next(carry_on(t, search_of(s), among));
}
Flow hand_on_picked(Table&, Frame& f) { return finish(f.result); }
constexpr Step asking_steps[] = {{"ask", "6.7.3", step<ask_all>},
                                 {"search", "20.4.2", step<search_now>},
                                 {"hand_on", "20.4.2", step<hand_on_picked>}};

}  // namespace

extern const Catalogue looking_catalogue, searching_catalogue, search_asked_catalogue;
const Catalogue search_asked_catalogue{"search_asked", "20.4.2", asking_steps};
const Catalogue looking_catalogue{"looking", "19.3.3", looking_steps};
const Catalogue searching_catalogue{"searching", "20.4", searching_steps};

Did may_put_on_bottom(Table& t, Seat who, CardIndex card, Doer by) {
  Looking l;
  l.card = t.ref(card);
  l.source = by.source;
  l.who = who;
  return t.push(Procedure::looking, l);
}

Did search(Table& t, const Search& s, const Candidates& among) {
  if (!may_be_changed(t, EventType::searched)) {
    Event e = searched(s);
    static_cast<void>(apply_searched(t, e));  // done at once
    return carry_on(t, s, among);
  }
  AskedSearch asked;
  asked.source = s.by.source;
  asked.who = s.who;
  asked.by = s.by.by;
  asked.pile = s.pile;
  asked.gains = s.gains;
  asked.from = static_cast<std::uint16_t>(t.s.lists.count);
  for (const Value v : among)
    asked.count = static_cast<std::uint16_t>(asked.count + t.s.lists.push(v));
  return t.push(Procedure::search_asked, asked);
}

Did apply_searched(Table& t, Event& e) {
  look_through(t, e.object.as_zone(), e.subject.as_seat());
  t.emit(e);
  return done(Value::boolean(true));
}

// ---- Looking at cards

void look_at(Table& t, ZoneId pile, int n, Seat who, Candidates& into) {
  for (CardIndex i : t.cards_of(pile)) {
    if (n-- <= 0)
      break;
    zones::see(t, i, who);
    into.add(t.ref(i));
  }
}

void reveal(Table& t, ZoneId pile, int n, Doer by, Candidates& into) {
  for (CardIndex i : t.cards_of(pile)) {
    if (n-- <= 0)
      break;
    for (Seat p : t.seats())
      zones::see(t, i, p);
    t.emit({.type = EventType::card_revealed, .subject = t.ref(i), .source = by.source, .by = by.by});
    into.add(t.ref(i));
  }
}

Did reveal_some(Table& t, ZoneId pile, int n, Doer by) {
  return perform(t, {.type = EventType::revealing,
                     .subject = Value::player(by.by == Seat::game ? t.active() : by.by),
                     .source = by.source,
                     .object = Value::zone(pile),
                     .by = by.by,
                     .amount = saturated(n)});
}

Did apply_revealing(Table& t, Event& e) {
  Candidates revealed;
  reveal(t, e.object.as_zone(), e.amount, {e.source, e.by}, revealed);
  const auto from = t.s.lists.count;
  for (const Value card : revealed)
    static_cast<void>(t.s.lists.push(card));  // if there is no room, the list is shorter
  return done(Value::wide(ValueKind::list, from));
}

void look_at_hand(Table& t, Seat whose, Seat who) { look_through(t, zones::hand(t, whose), who); }

void look_through(Table& t, ZoneId pile, Seat who) {
  for (CardIndex i : t.cards_of(pile))
    zones::see(t, i, who);
}

}  // namespace soulstack
