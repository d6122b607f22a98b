// Rulebook sections 19.3 and 20.4: players look at decks and search them.
#include "engine/verbs/searching.h"

#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/items.h"
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
Flow hand_on(Table&, Frame& f) { return finish(f.result); }
constexpr Step looking_steps[] = {{"ask", "19.3.3", step<ask_whether>},
                                  {"put_under", "19.3.1", step<put_under>},
                                  {"hand_on", "19.3.1", step<hand_on>}};

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

}  // namespace

extern const Catalogue looking_catalogue, searching_catalogue;
const Catalogue looking_catalogue{"looking", "19.3.3", looking_steps};
const Catalogue searching_catalogue{"searching", "20.4", searching_steps};

Did may_put_on_bottom(Table& t, Seat who, CardIndex card, Doer by) {
  Looking l;
  l.card = t.ref(card);
  l.source = by.source;
  l.who = who;
  return t.push(Procedure::looking, l);
}

Did search_and_gain(Table& t, Seat who, ZoneId pile, const Candidates& among, Doer by) {
  look_through(t, pile, who);
  Searching s;
  s.source = by.source;
  s.who = who;
  s.by = by.by;
  s.pile = pile;
  t.push(Procedure::searching).as<Searching>() = s;
  const Did found = choose(t, {.prompt = Prompt::look, .who = who, .about = by.source}, among);
  if (!found.waits)
    t.top().result = found.value;
  return waiting();
}

// ---- Looking at cards

void look_at_top(Table& t, ZoneId pile, int n, Seat who, Candidates& into) {
  for (CardIndex i : t.cards_of(pile)) {
    if (n-- <= 0)
      break;
    zones::see(t, i, who);
    into.add(t.ref(i));
  }
}

void reveal_top(Table& t, ZoneId pile, int n, Doer by, Candidates& into) {
  for (CardIndex i : t.cards_of(pile)) {
    if (n-- <= 0)
      break;
    for (Seat p : t.seats())
      zones::see(t, i, p);
    t.emit({.type = EventType::card_revealed, .subject = t.ref(i), .by = by.by});
    into.add(t.ref(i));
  }
}

void look_at_hand(Table& t, Seat whose, Seat who) { look_through(t, zones::hand(t, whose), who); }

void look_through(Table& t, ZoneId pile, Seat who) {
  for (CardIndex i : t.cards_of(pile))
    zones::see(t, i, who);
}

}  // namespace soulstack
