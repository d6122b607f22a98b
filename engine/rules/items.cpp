// Rulebook sections 20.1 to 20.3 and 20.8: items are gained, given, swapped and rerolled; charge and counters.
#include "engine/verbs/items.h"

#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/table/counters.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

constexpr int most_treasures = 100;

}  // namespace

static ZoneId treasures_of(const Table& t, DeckId from) {
  return zones::deck(from.known() ? from : t.content.treasure_deck);
}

Did gain_treasure(Table& t, Seat who, int n, Doer by, DeckId from) {
  n = std::min(n, most_treasures);
  if (n <= 0)
    return done(0);
  const Event e{.type = EventType::gaining_treasure,
                .subject = Value::player(who),
                .source = by.source,
                .by = by.by,
                .amount = saturated(n)};
  return perform(t, events::drawn_from.in(e, treasures_of(t, from)));
}

Did gain_one_treasure(Table& t, Seat who, Doer by, DeckId from) {
  const Event e{
      .type = EventType::item_gained, .subject = Value::player(who), .source = by.source, .by = by.by, .amount = 1};
  return perform(t, events::drawn_from.in(e, treasures_of(t, from)));
}

// One after the other.
Did apply_gaining_treasure(Table& t, Event& e) {
  const Seat who = e.subject.as_seat();
  const Doer by{e.source, e.by};
  const DeckId from{t.zone(events::drawn_from(e)).of};
  if (e.amount == 1)
    return gain_one_treasure(t, who, by, from);
  Candidates group;
  for (int i = 0; i < std::min<int>(e.amount, most_treasures); ++i)
    group.add(Value::player(who));
  return each(t, GroupVerb::gain_one_treasure, group, 1, by, from);
}

Did gain_item(Table& t, Seat who, CardIndex card, Doer by, Flags<EventFlag> flags) {
  return perform(t, {.type = EventType::item_gained,
                     .flags = flags,
                     .subject = Value::player(who),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by,
                     .amount = 1});
}

Did gain_eternal(Table& t, Seat who, CardIndex card, Doer by) {
  return gain_item(t, who, card, by, EventFlag::eternal);
}

bool never_changes_hands(const Table& t, CardIndex card) {
  return t.in_play(card) && !is_item(t, card) && !is_curse(t, card);
}

void gather_items(const Table& t, Seat who, Candidates& into) {
  for (CardIndex i : t.cards_of(zones::play(t, who)))
    if (is_item(t, i))
      into.add(t.ref(i));
}

// Result: the item, or nothing if there was none.
Did apply_item_gained(Table& t, Event& e) {
  const Seat who = e.subject.as_seat();
  CardIndex card = no_card;
  if (e.object) {
    if (!t.current(e.object))
      return done();
    card = e.object.as_card();
  } else {
    card = zones::top_of_deck(t, DeckId{t.zone(events::drawn_from(e)).of});
  }
  if (card == no_card)
    return done();
  zones::move(t, card, zones::play(t, who));
  if (t.card(card).zone != zones::play(t, who))
    return done();  // it can't be gained
  if (e.flags.has(EventFlag::eternal))
    t.card(card).flags.set(CardFlag::gained_eternal);
  e.object = t.ref(card);
  attend_souls_in_play(t, who);
  t.emit(e);
  return done(e.object);
}

// Result: was it given?
Did give_item(Table& t, CardIndex card, Seat to, Doer by) {
  if (t.controller(t.ref(card)) == to)
    return done(Value::boolean(false));
  return perform(t, {.type = EventType::item_given,
                     .subject = Value::player(to),
                     .source = by.source,
                     .object = t.ref(card),
                     .by = by.by,
                     .amount = 1});
}

// A different event from item_gained: an item that is given is not gained (rule 6.6.7).
Did apply_item_given(Table& t, Event& e) {
  if (!t.current(e.object))
    return done(Value::boolean(false));
  const auto card = e.object.as_card();
  const ZoneId to = zones::play(t, e.subject.as_seat());
  zones::move(t, card, to);
  if (t.card(card).zone != to)
    return done(Value::boolean(false));  // it can't be gained
  attend_souls_in_play(t, e.subject.as_seat());
  e.object = t.ref(card);
  t.emit(e);
  return done(Value::boolean(true));
}

// Both move at the same time (rule 20.3.4); one side may be a shop slot (rule 20.3.6). Result: were they swapped?
Did swap_items(Table& t, CardIndex a, CardIndex b, Doer by) {
  if (!is_item(t, a) || !is_item(t, b))
    return done(Value::boolean(false));
  if (t.card(a).zone == t.card(b).zone)
    return done(Value::boolean(false));
  return perform(
      t, {.type = EventType::items_swapped, .subject = t.ref(a), .source = by.source, .object = t.ref(b), .by = by.by});
}

Did apply_items_swapped(Table& t, Event& e) {
  if (!t.current(e.subject) || !t.current(e.object))
    return done(Value::boolean(false));
  const auto a = e.subject.as_card();
  const auto b = e.object.as_card();
  const ZoneId at_a = t.card(a).zone;
  const ZoneId at_b = t.card(b).zone;
  ++t.settling_waits;
  zones::move(t, a, at_b, zones::Place::bottom);
  zones::move(t, b, at_a, zones::Place::bottom);
  --t.settling_waits;
  attend_souls(t);
  settle_damage(t);
  t.emit(e);
  for (const auto& [card, to] : {std::pair{a, at_b}, std::pair{b, at_a}})
    if (t.zone(to).seat != Seat::game)
      t.emit({.type = EventType::item_given,
              .subject = Value::player(t.zone(to).seat),
              .source = e.source,
              .object = t.ref(card),
              .by = e.by,
              .amount = 1});
  return done(Value::boolean(true));
}

namespace {

struct Reroll {
  Value item, source;
  ZoneId place{0};
  Seat by = Seat::game;
  Seat owner = Seat::game;
  std::uint8_t unused = 0;
};

Flow destroy_old(Table& t, Reroll& r) { return next(destroy(t, r.item, {r.source, r.by})); }
Flow gain_new(Table& t, Frame& f) {
  const Reroll r = f.as<Reroll>();
  if (!f.result.as_boolean())
    return finish(Value::boolean(false));
  if (r.owner != Seat::game)
    return next(gain_treasure(t, r.owner, 1, {r.source, r.by}));
  refill_now(t, r.place);
  return next(done(Value::boolean(true)));
}
constexpr Step reroll_steps[] = {{"destroy", "20.8.1", step<destroy_old>}, {"replace", "20.8.1", step<gain_new>}};

}  // namespace

extern const Catalogue reroll_item_catalogue;
const Catalogue reroll_item_catalogue{"reroll_item", "20.8.1", reroll_steps};

// Rule 20.8.1: the item is destroyed; if that happened, its controller gains a treasure, or its shop slot is refilled.
Did reroll_item(Table& t, CardIndex item, Doer by) {
  Reroll r;
  r.item = t.ref(item);
  r.source = by.source;
  r.place = t.card(item).zone;
  r.by = by.by;
  r.owner = t.controller(r.item);
  return t.push(Procedure::reroll_item, r);
}

static Did recharge(Table& t, CardIndex card, Doer by, Flags<EventFlag> flags) {
  if (!t.card(card).flags.has(CardFlag::deactivated) || !t.in_play(card))
    return done(Value::boolean(false));
  if (banned(t, Deed::recharge, t.controller(t.ref(card)), t.ref(card)).known())
    return done(Value::boolean(false));
  return perform(
      t, {.type = EventType::recharged, .flags = flags, .subject = t.ref(card), .source = by.source, .by = by.by});
}

Did recharge(Table& t, CardIndex card, Doer by) { return recharge(t, card, by, {}); }
Did recharge_in_step(Table& t, CardIndex card) { return recharge(t, card, {}, EventFlag::recharge_step); }

Did apply_recharged(Table& t, Event& e) {
  if (!t.current(e.subject))
    return done(Value::boolean(false));
  Card& c = t.card(e.subject.as_card());
  if (!c.flags.has(CardFlag::deactivated))
    return done(Value::boolean(false));
  c.flags.clear(CardFlag::deactivated);
  t.changed_use(e.subject.as_card());
  t.emit(e);
  return done(Value::boolean(true));
}

// Result: was it charged?
Did deactivate(Table& t, CardIndex card, Doer by) {
  if (t.card(card).flags.has(CardFlag::deactivated) || !t.in_play(card))
    return done(Value::boolean(false));
  return perform(t, {.type = EventType::deactivated, .subject = t.ref(card), .source = by.source, .by = by.by});
}

Did apply_deactivated(Table& t, Event& e) {
  if (!t.current(e.subject))
    return done(Value::boolean(false));
  Card& c = t.card(e.subject.as_card());
  if (c.flags.has(CardFlag::deactivated))
    return done(Value::boolean(false));
  c.flags.set(CardFlag::deactivated);
  t.changed_use(e.subject.as_card());
  t.emit(e);
  return done(Value::boolean(true));
}

// ---- Counters

namespace {

constexpr int most_counters = 30'000;  // so that the number fits into an event

// A bonus soul can have counters before a player has it.
bool can_bear(const Table& t, Value object) {
  if (object.is(ValueKind::player))
    return true;
  const auto card = object.as_card();
  return t.in_play(card) || t.zone_of(card).kind == ZoneKind::bonus;
}

constexpr CounterId any_kind{};

int add_now(Table& t, const Event& e) {
  const CounterId kind = events::counter_kind(e);
  const int n = std::clamp<int>(e.amount, 0, std::max(0, most_counters - counters_of(t, e.subject, kind)));
  if (n > 0)
    set_counters(t, e.subject, kind, counters_of(t, e.subject, kind) + n);
  return n;
}

int remove_now(Table& t, Value object, CounterId kind, int n) {
  n = std::clamp(n, 0, counters_of(t, object, kind));
  if (n > 0)
    set_counters(t, object, kind, counters_of(t, object, kind) - n);
  return n;
}

// Counters of any kind: plain ones first, then the others in their order (ruling Q79).
int remove_now(Table& t, const Event& e) {
  if (const CounterId kind = events::counter_kind(e); kind != any_kind)
    return remove_now(t, e.subject, kind, e.amount);
  int removed = 0;
  for (int kind = 0; kind < t.content.counter_kinds(); ++kind)
    removed += remove_now(t, e.subject, CounterId{static_cast<std::uint8_t>(kind)}, e.amount - removed);
  return removed;
}

Did counters_changed(Table& t, Event& e, int n) {
  if (n == 0)
    return done(0);
  e.amount = saturated(n);
  t.attend(attention::deaths);
  settle_damage(t);
  t.emit(e);
  return done(n);
}

Event about_counters(EventType what, Value object, CounterId kind, int n, Doer by) {
  return events::counter_kind.in(
      {.type = what, .subject = object, .source = by.source, .by = by.by, .amount = saturated(n)}, kind);
}

Did change_counters(Table& t, EventType what, Value object, CounterId kind, int n, Doer by) {
  if (n <= 0 || !can_bear(t, object))
    return done(0);
  return perform(t, about_counters(what, object, kind, n, by));
}

}  // namespace

Did add_counters(Table& t, Value object, CounterId kind, int n, Doer by) {
  return change_counters(t, EventType::counters_added, object, kind, n, by);
}

Did apply_counters_added(Table& t, Event& e) {
  if (!t.current(e.subject) || !can_bear(t, e.subject))
    return done(0);
  return counters_changed(t, e, add_now(t, e));
}

Did remove_counters(Table& t, Value object, CounterId kind, int n, Doer by) {
  n = std::min(n, counters_of(t, object, kind));
  return change_counters(t, EventType::counters_removed, object, kind, n, by);
}

Did remove_counters(Table& t, Value object, int n, Doer by) {
  n = std::min(n, counters_of(t, object));
  return change_counters(t, EventType::counters_removed, object, any_kind, n, by);
}

Did apply_counters_removed(Table& t, Event& e) {
  if (!t.current(e.subject) || !can_bear(t, e.subject))
    return done(0);
  return counters_changed(t, e, remove_now(t, e));
}

void pay_counters(Table& t, Value object, int n) {
  Event e = about_counters(EventType::counters_removed, object, any_kind, n, {});
  static_cast<void>(apply_counters_removed(t, e));  // done at once
}

void pay_charge(Table& t, CardIndex card, Doer by) {
  Event e{.type = EventType::deactivated, .subject = t.ref(card), .source = by.source, .by = by.by};
  static_cast<void>(apply_deactivated(t, e));  // done at once
}

// ---- Flipping (rules 20.2.3, 20.2.3a)

namespace {

// The visible face of an object in play; 0: it can't be flipped, because it has one face or is a copy of another card.
int face_to_flip(const Table& t, CardIndex card) {
  if (!t.printed(card).back.known() || !t.in_play(card))
    return 0;
  return t.content.number_of_face(t.card(card).printed, t.card(card).def);
}

}  // namespace

int visible_face(const Table& t, Value object) {
  const Card& c = t.card(object.as_card());
  const Former* const was = t.last_seen(object);
  const CardDefId visible = was ? was->def : t.current(object) ? c.def : c.printed;
  const int own = t.content.number_of_face(c.printed, visible);
  return own > 0 ? own : t.content[visible].face;  // a copy shows the face that it copied
}

Did flip(Table& t, CardIndex card, Doer by, std::optional<int> face) {
  const int visible = face_to_flip(t, card);
  if (visible == 0)
    return done(Value::boolean(false));
  const CardDefId printed = t.card(card).printed;
  const int next = t.content.face(printed, visible + 1).known() ? visible + 1 : 1;
  const int to = face.value_or(next);
  if (to == visible || !t.content.face(printed, to).known())
    return done(Value::boolean(false));
  const Event e{.type = EventType::flipped, .subject = t.ref(card), .source = by.source, .by = by.by};
  return perform(t, events::face_up.in(e, to));
}

Did apply_flipped(Table& t, Event& e) {
  const auto card = e.subject.as_card();
  const int to = events::face_up(e);
  const int visible = t.current(e.subject) ? face_to_flip(t, card) : 0;
  if (visible == 0 || visible == to)
    return done(Value::boolean(false));
  Card& c = t.card(card);
  c.def = t.content.face(c.printed, to);
  note_time(t, card);
  t.changed_play();
  attend_souls(t);
  settle_damage(t);
  t.emit(e);
  return done(Value::boolean(true));
}

}  // namespace soulstack
