// Rulebook section 14: slots, refilling, expanding.

#include "engine/verbs/slots.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/setup.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Also slots of sets (rule 12.8.4).
bool brings_monsters(const Table& t, SlotTypeId type) {
  return t.content.slot_types[type.value].type == t.content.monster_deck;
}

// Only events are left: they would refill the slot forever, so it is not refilled (ruling Q74).
bool only_events_left(const Table& t, SlotTypeId type) {
  if (!brings_monsters(t, type))
    return false;
  const DeckId deck = t.content.slot_types[type.value].deck;
  for (ZoneId z : {zones::deck(deck), zones::discard(deck)})
    for (CardIndex i : t.cards_of(z))
      if (t.printed(i).has_stats())
        return false;
  return true;
}

bool is_empty_slot(const Zone& slot, SlotTypeId type) { return slot.count == 0 && slot.of == type.value && !slot.held; }

bool refilled(const Table& t, SlotTypeId type) { return type.known() && t.content.slot_types[type.value].refilled; }

// An event that is played beside the slots resolves before the next refill (ruling Q28).
bool event_under_way(const Table& t) {
  if (!t.content.event_slots.known())
    return false;
  const auto is_open = [&](const Zone& slot) { return slot.of == t.content.event_slots.value && slot.top != no_card; };
  const auto slots = zones::slots(t);
  return std::any_of(slots.begin(), slots.end(), is_open);
}

// True: a card was put there.
bool refill_slot(Table& t, ZoneId slot) {
  const SlotTypeId type{t.zone(slot).of};
  const CardIndex card = zones::top_of_deck(t, t.content.slot_types[type.value].deck);
  if (card == no_card || only_events_left(t, type))
    return false;  // rule 14.2.5, ruling Q29
  zones::move(t, card, slot_for(t, card, slot));
  return true;
}

// True: a card was put there, and its effects come first ("one event at a time", ruling Q28).
bool refill_one(Table& t, SlotTypeId type) {
  if (!refilled(t, type))
    return false;
  if (brings_monsters(t, type) && event_under_way(t))
    return false;
  for (const Zone& slot : zones::slots(t))
    if (is_empty_slot(slot, type))
      return refill_slot(t, zones::id_of(t, slot));
  return false;
}

// Rule 14.2.6, ruling Q28; then the other kinds of slots in the order of the rules.
using SlotTypes = Bounded<SlotTypeId, zones::most_slot_kinds>;
SlotTypes in_order_of_refilling(const Table& t) {
  const std::array first{t.content.monster_slots, t.content.shop_slots, t.content.room_slots};
  SlotTypes types;
  const auto add = [&](SlotTypeId type) { static_cast<void>(types.push(type)); };  // there is room for all kinds
  for (SlotTypeId type : first)
    if (refilled(t, type))
      add(type);
  for (std::size_t k = 0; k < t.content.slot_types.size(); ++k) {
    const SlotTypeId type{static_cast<std::uint8_t>(k)};
    if (refilled(t, type) && std::find(first.begin(), first.end(), type) == first.end())
      add(type);
  }
  return types;
}

bool refill_on_stack(const Table& t, ZoneId slot) {
  return std::any_of(t.s.stack.begin(), t.s.stack.end(),
                     [&](const StackItem& i) { return i.kind == ItemKind::refill && i.source == Value::zone(slot); });
}

void put_refill(Table& t, ZoneId slot) {
  StackItem item;
  item.kind = ItemKind::refill;
  item.source = Value::zone(slot);
  static_cast<void>(put_on_stack(t, item));  // if there is no room, the game is over
}

// ---- A refill on the stack

struct Refill {
  std::uint32_t serial = 0;
};

Flow carry_out(Table& t, Refill& r) {
  const ZoneId slot{static_cast<std::uint8_t>(t.item(r.serial).source.payload())};
  remove_item(t, r.serial);
  if (t.zone(slot).count == 0 && !t.zone(slot).held)
    refill_slot(t, slot);
  if (t.zone(slot).count == 0)
    t.attend(attention::slots);
  return finish();
}
constexpr Step steps[] = {{"refill", "14.2.1", step<carry_out>}};

}  // namespace

extern const Catalogue resolve_refill_catalogue;
const Catalogue resolve_refill_catalogue{"resolve_refill", "14.2.1", steps};

// An event resolves first; then its slot is empty and is refilled again, until a monster stays (rule 14.2.2).
void refill_slots(Table& t) {
  const auto slots = zones::slots(t);
  if (std::none_of(slots.begin(), slots.end(), [](const Zone& slot) { return slot.count == 0; }))
    return;
  for (SlotTypeId type : in_order_of_refilling(t))
    if (refill_one(t, type))
      return t.attend(attention::slots);
}

// The first ones resolve first.
bool put_refills(Table& t) {
  bool any = false;
  const SlotTypes types = in_order_of_refilling(t);
  for (int k = types.size() - 1; k >= 0; --k) {
    const SlotTypeId type = types[k];
    if (only_events_left(t, type))
      continue;
    if (brings_monsters(t, type) && event_under_way(t))
      continue;
    const DeckId deck = t.content.slot_types[type.value].deck;
    if (zones::top_of_deck(t, deck) == no_card)
      continue;  // ruling Q29
    const auto slots = zones::slots(t);
    for (auto z = slots.rbegin(); z != slots.rend(); ++z) {
      const ZoneId slot = zones::id_of(t, *z);
      if (!is_empty_slot(*z, type) || refill_on_stack(t, slot))
        continue;
      put_refill(t, slot);
      any = true;
    }
  }
  return any;
}

void refill_now(Table& t, ZoneId slot) {
  if (t.zone(slot).kind == ZoneKind::slot && t.zone(slot).count == 0 && !t.zone(slot).held)
    refill_slot(t, slot);
}

void refill_rooms(Table& t) {
  while (refill_one(t, t.content.room_slots)) {
  }
}

bool makes_its_own_slot(const Table& t, CardIndex card) {
  const CardDef& d = t.printed(card);
  return d.has_stats() ? d.has(Keyword::indomitable) : t.content.event_slots.known();
}

ZoneId slot_for(Table& t, CardIndex card, ZoneId wanted) {
  if (!is_monster_slot(t, wanted))
    return wanted;
  const bool event = !t.printed(card).has_stats();
  if (event && t.content.event_slots.known())
    for (std::uint8_t z = 0; z < t.s.zones.size(); ++z)
      if (zones::is_slot(t, ZoneId{z}, t.content.event_slots))
        return ZoneId{z};
  if (!t.printed(card).has(Keyword::indomitable))
    return wanted;
  if (!zones::add_slot(t, t.content.monster_slots))
    return wanted;
  t.emit({.type = EventType::slots_expanded, .amount = 1});
  return ZoneId{static_cast<std::uint8_t>(t.s.zones.count - 1)};
}

// The new card is put directly below the old one, and enters play as the old one leaves. An Indomitable one gets its own
// slot.
Did replace_from_deck(Table& t, CardIndex card, Doer by) {
  const ZoneId slot = t.card(card).zone;
  if (t.zone(slot).kind != ZoneKind::slot || t.zone(slot).top != card || stays_in_play(t, card))
    return done();
  const Event e{.type = EventType::discarded, .subject = t.ref(card), .source = by.source, .by = by.by};
  return perform(t, events::replaced_from_deck.in(e, true));
}

void put_top_in_its_place(Table& t, CardIndex card) {
  const ZoneId slot = t.card(card).zone;
  const CardIndex next = zones::top_of_deck(t, t.content.slot_types[t.zone(slot).of].deck);
  const bool in_its_place = next != no_card && !makes_its_own_slot(t, next);
  if (in_its_place)
    zones::move(t, next, slot, zones::Place::top, 1);
  put_into_discard(t, card);
  if (next != no_card && !in_its_place)
    zones::move(t, next, slot_for(t, next, slot));
}

bool leaves_only_by_dying(const Table& t, CardIndex card) {
  const Zone& z = t.zone_of(card);
  const SlotTypeId slot{z.kind == ZoneKind::slot ? z.of : SlotTypeId{}.value};
  return slot.known() && (slot == t.content.minion_slots || slot == t.content.final_boss_slots) &&
         t.def(card).has_stats();
}

static Event expansion(SlotTypeId type, std::int16_t n, Doer by) {
  return events::slot_type.in({.type = EventType::slots_expanded, .source = by.source, .by = by.by, .amount = n}, type);
}

// Result: the number of slots added.
Did expand_slots(Table& t, SlotTypeId type, int n, Doer by) {
  if (n <= 0)
    return done(0);
  return perform(t, expansion(type, saturated(n), by));
}

// Of any type, including rooms (rules 14.1.3, 16.7).
Did apply_slots_expanded(Table& t, Event& e) {
  int added = 0;
  while (added < e.amount && zones::add_slot(t, events::slot_type(e)))
    ++added;
  if (added == 0)
    return done(0);
  e.amount = saturated(added);
  t.emit(e);
  return done(added);
}

// The `nth` card from the top, from 1; 0: the bottom one.
static Event card_put(const Table& t, CardIndex card, ZoneId to, Doer by, int nth) {
  Event e{.type = EventType::card_put, .subject = t.ref(card), .source = by.source, .by = by.by};
  events::to_zone.set(e, to);
  events::nth_from_top.set(e, saturated(nth));
  return e;
}

Did put_into_deck(Table& t, CardIndex card, int nth, Doer by) {
  const DeckId deck = t.printed(card).deck;
  if (!t.content.decks[deck.value].drawn_from)
    return done();
  return put_card(t, card, zones::deck(deck), by, nth);
}

// Puts it on an empty slot of this kind, or on a new one.
Did put_into_slot(Table& t, CardIndex card, SlotTypeId type, Doer by) {
  ZoneId slot;
  for (std::uint8_t z = 0; z < t.s.zones.size() && !slot.known(); ++z)
    if (zones::is_slot(t, ZoneId{z}, type) && t.zone(ZoneId{z}).count == 0)
      slot = ZoneId{z};
  const Event e = card_put(t, card, slot.known() ? slot : events::new_slot, by, 1);
  return perform(t, events::new_slot_type.in(e, type));
}

Did put_card(Table& t, CardIndex card, ZoneId to, Doer by, int nth) {
  return perform(t, card_put(t, card, to, by, nth));
}

Did put_under(Table& t, CardIndex card, Value object, Doer by) {
  if (object.as_card() == card)
    return done();
  return perform(t, events::put_beneath.in(card_put(t, card, zones::outside, by, 1), object));
}

// Cards under an object are outside the game (rules 19.9.1, 19.9.6).
static void place_under(Table& t, Value card, CardIndex object) {
  const auto bits_of = [](Value v) { return static_cast<std::int32_t>(v.bits); };
  Candidates still;
  gather_cards_under(t, object, still);
  const std::span<const ObjectCount> all = counts::all_of(t.s, object, cards_under_key);
  for (const ObjectCount& e : std::vector(all.begin(), all.end()))  // cards that have moved since
    if (std::none_of(still.begin(), still.end(), [&](Value v) { return bits_of(v) == e.value; }))
      counts::forget_value(t.s, cards_under_key, e.value);
  if (!counts::add(t.s, object, cards_under_key, bits_of(card)))
    t.stop(counts::too_many);
}

namespace {

// Rule 3.4.5. The new character is as charged as the old one was.
Did replace_character(Table& t, Event& e, Seat who) {
  const bool was_deactivated = t.card(t.player(who).character).flags.has(CardFlag::deactivated);
  zones::remove_character(t, who);
  take_character(t, who, e.subject.as_card());
  t.card(t.player(who).character).flags.set(CardFlag::deactivated, was_deactivated);
  t.changed_use(t.player(who).character);
  t.player(who).max_hp = saturated(max_hp(t, Value::player(who)));
  e.subject = t.ref(t.player(who).character);
  t.emit(e);
  return done(e.subject);
}

bool is_waiting_character(const Table& t, CardIndex card) {
  return t.printed(card).type == t.content.character_deck && t.card(card).zone == zones::outside;
}

}  // namespace

Did become_character(Table& t, Seat who, CardIndex card, Doer by) {
  return is_waiting_character(t, card) ? put_card(t, card, zones::play(t, who), by) : done();
}

Did apply_card_put(Table& t, Event& e) {
  const Value above = events::put_beneath(e);
  const bool is_gone = above && (!t.current(above) || !t.in_play(above.as_card()));
  if (!t.current(e.subject) || is_gone)
    return done();
  const auto card = e.subject.as_card();
  if (const Zone& to = t.zone(events::to_zone(e)); to.kind == ZoneKind::play && is_waiting_character(t, card))
    return replace_character(t, e, to.seat);
  if (events::to_zone(e) == events::new_slot) {
    Event more = expansion(events::new_slot_type(e), 1, {e.source, e.by});
    if (apply_slots_expanded(t, more).value == Value::number(0))
      return done();
    events::to_zone.set(e, ZoneId{static_cast<std::uint8_t>(t.s.zones.count - 1)});
  }
  const ZoneId to = slot_for(t, card, events::to_zone(e));
  const int nth = events::nth_from_top(e);
  const bool bottom = nth <= 0;
  zones::move(t, card, to, bottom ? zones::Place::bottom : zones::Place::top, bottom ? 0 : nth - 1);
  if (t.card(card).zone != to)
    return done();
  if (t.zone(events::to_zone(e)).kind == ZoneKind::hand)
    attend_souls(t);
  e.subject = t.ref(card);
  if (above)
    place_under(t, e.subject, above.as_card());
  t.emit(e);
  return done(e.subject);
}

Did shuffle_pile(Table& t, ZoneId pile, Doer by) {
  const Event e{.type = EventType::deck_shuffled, .subject = Value::zone(pile), .source = by.source, .by = by.by};
  return perform(t, events::shuffled.in(e, pile));
}

Did apply_deck_shuffled(Table& t, Event& e) {
  zones::shuffle(t, events::shuffled(e), {e.source, e.by});
  return done(Value::boolean(true));
}

bool can_be_moved(const Table& t, Value card) {
  if (!card.is(ValueKind::card) || !t.current(card))
    return false;
  const auto i = card.as_card();
  return !is_character(t, i) && !leaves_only_by_dying(t, i);
}

Did put_onto(Table& t, CardIndex card, Value where, Doer by) {
  const ZoneId slot = where.is(ValueKind::zone) ? where.as_zone() : t.card(where.as_card()).zone;
  if (!takes_a_card(t, slot))
    return done();
  return put_card(t, card, slot, by);
}

// What dies is held before it goes to discard, so it may have moved twice.
Value card_in_discard(const Table& t, Value object) {
  const CardIndex card = object.as_card();
  const int moves = (t.ref(card).incarnation() - object.incarnation()) & 0xFFFF;
  const bool just_came = moves == 1 || moves == 2;
  return just_came && t.zone_of(card).kind == ZoneKind::discard ? t.ref(card) : nothing;
}

static bool is_printed_as(const Table& t, CardIndex i, Value name) {
  return Value::text(t.content.name_text(t.card(i).printed)) == name;
}

Value find_outside(const Table& t, Value name) {
  for (CardIndex i : t.cards_of(zones::outside))
    if (is_printed_as(t, i, name))
      return t.ref(i);
  return nothing;
}

Value find_fixture(const Table& t, Value name) {
  for (const Zone& slot : zones::slots(t))
    if (slot.top != no_card && is_fixture(t, slot.top) && is_printed_as(t, slot.top, name))
      return t.ref(slot.top);
  return nothing;
}

}  // namespace soulstack
