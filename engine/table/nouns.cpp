// Nouns with their conditions: whether an object matches, and all objects that match.
#include "engine/table/queries.h"

#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/names.h"
#include "engine/model/object_counts.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/counters.h"
#include "engine/table/object_abilities.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

Seat who_chooses(const Table& t, const Scope& scope) {
  return scope.chooser == Seat::game ? who_is_first(t, scope) : scope.chooser;
}

bool is_you(const Table& t, Seat s, const Scope& scope) { return s != Seat::game && s == who_is_you(t, scope); }

// Unknown: of any kind.
int counters_of_kind(const Table& t, Value object, CounterId kind) {
  return kind.known() ? counters_of(t, object, kind) : counters_of(t, object);
}

bool said(Ask ask, bool truth) { return ask == Ask::any || (ask == Ask::yes) == truth; }

// Dead players match like all others, except if a living player is meant (rule 13.4.5).
bool fits_player(const Table& t, const Filter& f, Seat p, const Scope& scope) {
  t.work.spend(work_of::look);
  if (!said(f.player.living, !t.dead(p)) || !said(f.active, p == t.active()) ||
      !said(f.other, p != who_chooses(t, scope)))
    return false;
  if (f.attackable != Ask::any && !said(f.attackable, attackable(t, Value::player(p))))
    return false;
  if (f.player.attacks_this != Ask::any && !said(f.player.attacks_this, attacks(t, p, scope.self)))
    return false;
  auto is_most = [&](auto number) {
    for (Seat q : t.seats())
      if (number(q) > number(p))
        return false;
    return true;
  };
  if (f.player.most_souls != Ask::any && !said(f.player.most_souls, is_most([&](Seat q) { return souls_of(t, q); })))
    return false;
  if (f.player.most_coins != Ask::any &&
      !said(f.player.most_coins, is_most([&](Seat q) { return int{t.player(q).coins}; })))
    return false;
  if (f.counters > 0 && counters_of_kind(t, Value::player(p), f.counter) < f.counters)
    return false;
  return f.of.kind == WhoKind::anyone || matches(t, f.of, Value::player(p), scope);
}

bool in_slot_of(const Zone& z, SlotTypeId type) {
  return type.known() && z.kind == ZoneKind::slot && z.of == type.value;
}

// Is this the kind of card (rule 7.4.2)? A soul and an object are what a card is in play.
bool is_printed_as(const Table& t, Noun noun, const CardDef& d) {
  switch (noun) {
    case Noun::monster:
      return d.type == t.content.monster_deck && d.has_stats();
    case Noun::event_card:
      return d.type == t.content.monster_deck && !d.has_stats();
    case Noun::curse:
      return d.has(Keyword::curse);
    case Noun::item:
      return d.type == t.content.treasure_deck || d.type == t.content.starting_deck;
    case Noun::character:
      return d.type == t.content.character_deck;
    case Noun::room:
      return t.content.room_slots.known() && d.type == t.content.slot_types[t.content.room_slots.value].type;
    case Noun::fixture:
      return d.type == t.content.fixture_deck;
    case Noun::loot_card:
      return d.type == t.content.loot_deck;
    default:
      return false;
  }
}

bool is_name_of(const CardDef& d, const std::string& name) { return d.name == name || d.also_named == name; }
bool is_in_name_of(const CardDef& d, std::string_view part) {
  return contains_in_any_case(d.name, part) || contains_in_any_case(d.also_named, part);
}

// Is it in the text of one of its abilities?
bool is_in_text_of(const Table& t, const CardDef& d, std::string_view part) {
  return std::any_of(d.abilities.begin(), d.abilities.end(), [&](AbilityId ability) {
    t.work.spend(work_of::look);
    return contains_in_any_case(t.content[ability].text, part);
  });
}

// The properties of an object in play that filters check.
struct Present {
  const Table& t;
  CardIndex i;
  Value value() const { return t.ref(i); }
  bool is(Noun noun) const { return is_noun(t, noun, i); }
  const CardDef& def() const { return t.def(i); }
  const Zone& zone() const { return t.zone_of(i); }
  bool charged() const { return !t.card(i).flags.has(CardFlag::deactivated); }
  bool eternal() const { return is_eternal(t, i); }
  bool guppy() const { return has_keyword(t, i, Keyword::guppy); }
  bool active() const { return has_activated(t, i); }
  bool tap() const { return tap_of(t, i).known(); }
  bool named(const std::string& name) const { return has_name(t, i, name); }
  bool has_in_name(std::string_view part) const { return soulstack::has_in_name(t, i, part); }
  int counters(CounterId kind) const { return counters_of_kind(t, value(), kind); }
  bool attackable() const { return soulstack::attackable(t, value()); }
  bool attacked() const { return under_attack(t, value()); }
};

// The same for an object that left play.
struct Past {
  const Table& t;
  const Former& was;
  Value value() const { return Value::card(was.card, was.incarnation); }
  bool is(Noun noun) const { return (was.nouns >> static_cast<int>(noun) & 1U) != 0; }
  const CardDef& def() const { return t.content.cards[was.def.value]; }
  const Zone& zone() const { return t.zone(was.zone); }
  bool charged() const { return !was.flags.has(FormerFlag::deactivated); }
  bool eternal() const { return was.flags.has(FormerFlag::eternal); }
  bool guppy() const { return was.flags.has(FormerFlag::other_guppy) != def().has(Keyword::guppy); }
  bool active() const { return was.flags.has(FormerFlag::other_active) != def().activated; }
  bool tap() const { return was.flags.has(FormerFlag::other_tap) != def().tap.known(); }
  bool named(const std::string& name) const { return is_name_of(def(), name); }
  bool has_in_name(std::string_view part) const { return is_in_name_of(def(), part); }
  int counters(CounterId kind) const { return kind.known() ? last_counters_of(t, was, kind) : was.counters; }
  bool attackable() const { return was.flags.has(FormerFlag::attackable); }
  bool attacked() const { return was.flags.has(FormerFlag::attacked); }
};

// What is printed on a card that is not in play (rule 7.4.2).
struct Printed {
  const Table& t;
  CardIndex i;
  Value value() const { return t.ref(i); }
  bool is(Noun noun) const { return is_printed_as(t, noun, def()); }
  const CardDef& def() const { return t.printed(i); }
  const Zone& zone() const { return t.zone_of(i); }
  bool charged() const { return false; }
  bool eternal() const { return def().has(Keyword::eternal); }
  bool guppy() const { return def().has(Keyword::guppy); }
  bool active() const { return def().activated; }
  bool tap() const { return def().tap.known(); }
  bool named(const std::string& name) const { return is_name_of(def(), name); }
  bool has_in_name(std::string_view part) const { return is_in_name_of(def(), part); }
  int counters(CounterId) const { return 0; }
  bool attackable() const { return false; }
  bool attacked() const { return false; }
};

bool tagged(const Filter& f, const CardDef& d) { return f.card.tag == AskedOfCard::any_tag || d.tags[f.card.tag]; }

// What a card that is not in play is asked about its words.
bool worded(const Table& t, const Filter& f, const CardDef& d) {
  return tagged(f, d) && (f.card.named.empty() || is_name_of(d, f.card.named)) &&
         (f.card.name_has.empty() || is_in_name_of(d, f.card.name_has)) &&
         (f.card.text_has.empty() || is_in_text_of(t, d, f.card.text_has));
}

// The conditions that usual nouns do not have.
template <class Object>
bool has_what_few_ask(const Table& t, const Filter& f, const Object& o) {
  const CardDef& d = o.def();
  const Zone& z = o.zone();
  if (f.active != Ask::any && !said(f.active, o.active()))
    return false;
  if (f.eternal != Ask::any && !said(f.eternal, o.eternal()))
    return false;
  if ((f.card.guppy != Ask::any && !said(f.card.guppy, o.guppy())) || !tagged(f, d))
    return false;
  if ((f.tap != Ask::any && !said(f.tap, o.tap())) || !said(f.card.boss, d.souls > 0) ||
      !said(f.card.has_stats, d.has_stats()))
    return false;
  if (!said(f.place.shop, z.kind == ZoneKind::slot) || !said(f.card.trinket, d.has(Keyword::trinket)) ||
      !said(f.card.ambush, d.has(Keyword::ambush)))
    return false;
  if (!said(f.card.curse, d.has(Keyword::curse)) || !said(f.card.fighter, d.has(Keyword::fighter)))
    return false;
  if (!said(f.place.minion, in_slot_of(z, t.content.minion_slots)) ||
      !said(f.place.final_boss, in_slot_of(z, t.content.final_boss_slots)))
    return false;
  if (!f.card.named.empty() && !o.named(f.card.named))
    return false;
  if ((!f.card.name_has.empty() && !o.has_in_name(f.card.name_has)) ||
      (!f.card.text_has.empty() && !is_in_text_of(t, d, f.card.text_has)))
    return false;
  if (f.counters > 0 && o.counters(f.counter) < f.counters)
    return false;
  return f.attacked == Ask::any || said(f.attacked, o.attacked());
}

template <class Object>
bool fits_object(const Table& t, const Filter& f, const Object& o, const Scope& scope) {
  t.work.spend(work_of::look);
  if (!o.is(f.noun))
    return false;
  if (f.is_plain)
    return true;
  const Zone& z = o.zone();
  if (!said(f.other, o.value() != scope.self) || !said(f.charged, o.charged()))
    return false;
  if (!f.is_usual && !has_what_few_ask(t, f, o))
    return false;
  if (f.yours != Ask::any && !said(f.yours, is_you(t, z.seat, scope)))
    return false;
  if (f.attackable != Ask::any && !said(f.attackable, o.attackable()))
    return false;
  return f.of.kind == WhoKind::anyone || matches(t, f.of, Value::player(z.seat), scope);
}

bool fits_card(const Table& t, const Filter& f, CardIndex i, const Scope& scope) {
  return fits_object(t, f, Present{t, i}, scope);
}

// The source of an ability on the stack may have left play; then its last state counts.
bool of_item(const Table& t, Value source) {
  if (!source.is(ValueKind::card))
    return false;
  const auto i = source.as_card();
  return t.current(source) ? is_item(t, i) : t.printed(i).type != t.content.character_deck;
}

bool targets_one(const Table& t, const Who& who, const StackItem& item, const Scope& scope) {
  for (const Value target : item.targets)
    if (target && matches(t, who, target, scope))
      return true;
  for (std::uint32_t n = 0; const Value target = counts::any_target(t.s, item.serial, n); ++n)
    if (matches(t, who, target, scope))
      return true;
  return false;
}

// Rule 7.4.1.
bool fits_source_and_targets(const Table& t, const Filter& f, const StackItem& item, const Scope& scope) {
  return (f.stacked.source.kind == WhoKind::anyone || matches(t, f.stacked.source, item.source, scope)) &&
         (f.stacked.targets.kind == WhoKind::anyone || targets_one(t, f.stacked.targets, item, scope));
}

bool is_triggered(AbilityKind kind) { return kind == AbilityKind::when || kind == AbilityKind::would; }

bool fits_item(const Table& t, const Filter& f, const StackItem& item, const Scope& scope) {
  t.work.spend(work_of::look);
  if (item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving))
    return false;
  if (Value::item(item.serial) == scope.item)
    return false;
  if (!said(f.other, item.source != scope.self))
    return false;
  switch (f.noun) {
    case Noun::loot: {
      if (item.kind != ItemKind::loot)
        return false;
      const CardDef& d = t.content.cards[t.card(item.source.as_card()).printed.value];
      if (!said(f.card.trinket, d.has(Keyword::trinket)) || !said(f.card.ambush, d.has(Keyword::ambush)) ||
          !worded(t, f, d))
        return false;
      break;
    }
    case Noun::ability: {
      if (item.kind != ItemKind::ability)
        return false;
      const AbilityKind k = t.content[item.ability].kind;
      if (k != AbilityKind::tap && (k != AbilityKind::paid || t.rules().is(Way::paid_do_not_activate)))
        return false;
      if (!said(f.tap, k == AbilityKind::tap))
        return false;
      if (!said(f.stacked.item, of_item(t, item.source)))
        return false;
      break;
    }
    case Noun::trigger:
      if (item.kind != ItemKind::ability || !is_triggered(t.content[item.ability].kind) ||
          !said(f.stacked.item, of_item(t, item.source)))
        return false;
      break;
    case Noun::roll:
      if (item.kind != ItemKind::roll || !said(f.stacked.attack, item.attack != 0))
        return false;
      break;
    case Noun::damage:
      if (item.kind != ItemKind::damage)
        return false;
      break;
    case Noun::death:
      if (item.kind != ItemKind::death)
        return false;
      break;
    default:
      return false;
  }
  if (f.yours != Ask::any && !said(f.yours, is_you(t, item.controller, scope)))
    return false;
  if (!fits_source_and_targets(t, f, item, scope))
    return false;
  return f.of.kind == WhoKind::anyone || matches(t, f.of, Value::player(item.controller), scope);
}

bool in_hand_noun(Noun n) { return n == Noun::loot_card; }

bool fits_in_hand(const Table& t, const Filter& f, CardIndex i, const Scope& scope) {
  if (t.zone_of(i).kind != ZoneKind::hand)
    return false;
  const CardDef& d = t.printed(i);
  const Value holder = Value::player(t.zone_of(i).seat);
  return said(f.card.trinket, d.has(Keyword::trinket)) && said(f.card.ambush, d.has(Keyword::ambush)) &&
         worded(t, f, d) && said(f.yours, is_you(t, t.zone_of(i).seat, scope)) &&
         (f.of.kind == WhoKind::anyone || matches(t, f.of, holder, scope));
}

// Cards for more players do not count, although they are still in the pile (rule 2.12).
bool fits_in_pile(const Table& t, const Filter& f, CardIndex i) {
  t.work.spend(work_of::look);
  const CardDef& d = t.printed(i);
  const bool event = d.type == t.content.monster_deck && !d.has_stats();
  return d.min_players <= t.players() && said(f.card.event, event) &&
         said(f.card.character, d.type == t.content.character_deck) && said(f.card.guppy, d.has(Keyword::guppy)) &&
         said(f.card.curse, d.has(Keyword::curse)) && said(f.card.trinket, d.has(Keyword::trinket)) &&
         said(f.card.ambush, d.has(Keyword::ambush)) &&
         said(f.card.boss, d.type == t.content.monster_deck && d.souls > 0) && worded(t, f, d);
}

// Rule 19.9.6.
bool fits_under(const Table& t, const Filter& f, Value card, const Scope& scope) {
  const Value above = object_above(t, card);
  return above && fits_in_pile(t, f, card.as_card()) && matches(t, f.place.under, above, scope);
}

bool is_pile_of(const Filter& f, std::uint8_t zone) {
  return f.place.pile == AskedOfPlace::any_pile || zone == zones::first_deck + f.place.pile;
}

// Rule 19.9.4a. A card that was put under an object is not among these.
bool fits_outside(const Table& t, const Filter& f, CardIndex i) {
  return t.card(i).zone == zones::outside && fits_in_pile(t, f, i) && !object_above(t, t.ref(i));
}

ZoneId pile_of(Noun noun, DeckId d) { return noun == Noun::deck ? zones::deck(d) : zones::discard(d); }

// A deck that has cards or can be rebuilt, or a discard that has cards.
bool fits_pile(const Table& t, Noun noun, ZoneId z) {
  const Zone& zone = t.zone(z);
  if ((zone.kind == ZoneKind::deck) != (noun == Noun::deck) && zone.kind != ZoneKind::discard)
    return false;
  if (!t.content.decks[zone.of].drawn_from)
    return false;
  const DeckId d{zone.of};
  if (noun == Noun::discard)
    return zone.kind == ZoneKind::discard && zone.count > 0;
  return zone.kind == ZoneKind::deck && zone.count + t.zone(zones::discard(d)).count > 0;
}

bool fits_slot(const Table& t, const Filter& f, ZoneId id) {
  const Zone& z = t.zone(id);
  if (z.kind != ZoneKind::slot || (!f.slot.slots.empty() && t.content[SlotTypeId{z.of}].name != f.slot.slots))
    return false;
  if (f.attacked != Ask::any && !said(f.attacked, z.top != no_card && under_attack(t, t.ref(z.top))))
    return false;
  return f.slot.open == Ask::any || said(f.slot.open, takes_a_card(t, id));
}

// The candidates for each kind of noun, until the visitor returns true: its result is returned.

template <class Visit>
bool visit_piles(const Table& t, Noun noun, const Visit& see) {
  for (std::size_t d = 0; d < t.content.decks.size(); ++d) {
    const ZoneId pile = pile_of(noun, DeckId{static_cast<std::uint8_t>(d)});
    if (fits_pile(t, noun, pile) && see(Value::zone(pile)))
      return true;
  }
  return false;
}

template <class Visit>
bool visit_slots(const Table& t, const Filter& f, const Visit& see) {
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z)
    if (fits_slot(t, f, ZoneId{z}) && see(Value::zone(ZoneId{z})))
      return true;
  return false;
}

template <class Visit>
bool visit_numbers(const Filter& f, const Visit& see) {
  for (int n = f.number.from; n <= f.number.to; ++n)
    if (see(Value::number(n)))
      return true;
  return false;
}

template <class Visit>
bool visit_players(const Table& t, const Filter& f, const Scope& scope, const Visit& see) {
  for (Seat p : t.seats_from(who_is_first(t, scope)))
    if (fits_player(t, f, p, scope) && see(Value::player(p)))
      return true;
  return false;
}

template <class Visit>
bool visit_stack(const Table& t, const Filter& f, const Scope& scope, const Visit& see) {
  for (int k = t.s.stack.size() - 1; k >= 0; --k)
    if (fits_item(t, f, t.s.stack[k], scope) && see(Value::item(t.s.stack[k].serial)))
      return true;
  return false;
}

template <class Visit>
bool visit_cards_in_piles(const Table& t, const Filter& f, const Visit& see) {
  if (f.place.pile == AskedOfPlace::outside_the_game) {
    for (CardIndex i : t.cards_of(zones::outside))
      if (fits_outside(t, f, i) && see(t.ref(i)))
        return true;
    return false;
  }
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z)
    if (is_pile(t.s.zones[z].kind) && is_pile_of(f, z))
      for (CardIndex i : t.cards_of(ZoneId{z}))
        if (fits_in_pile(t, f, i) && see(t.ref(i)))
          return true;
  return false;
}

template <class Visit>
bool visit_cards_under(const Table& t, const Filter& f, const Scope& scope, const Visit& see) {
  for (const ObjectCount& e : t.s.counts)
    if (const Value card{static_cast<std::uint32_t>(e.value)}; e.key == cards_under_key)
      if (fits_under(t, f, card, scope) && see(card))
        return true;
  return false;
}

template <class Visit>
bool visit_hands(const Table& t, const Filter& f, const Scope& scope, const Visit& see) {
  for (Seat p : t.seats_from(who_is_first(t, scope)))
    for (CardIndex i : t.cards_of(zones::hand(t, p)))
      if (fits_in_hand(t, f, i, scope) && see(t.ref(i)))
        return true;
  return false;
}

// Where objects of a noun can be.
struct Places {
  bool play = false, souls = false, slots = false;
};
constexpr Places places_of(Noun noun) {
  switch (noun) {
    case Noun::monster:
    case Noun::event_card:
    case Noun::room:
    case Noun::fixture:
      return {.slots = true};
    case Noun::character:
    case Noun::curse:
      return {.play = true};
    case Noun::soul:
      return {.souls = true};
    case Noun::item:
      return {.play = true, .slots = true};
    default:
      return {.play = true, .souls = true, .slots = true};
  }
}

// Players in turn order from the controller, then the objects of the game (rule 20.12.2).
template <class Visit>
bool visit_objects(const Table& t, const Filter& f, const Scope& scope, const Visit& see) {
  Places places = places_of(f.noun);
  places.slots = places.slots && f.place.shop != Ask::no && f.yours != Ask::yes;
  if (f.place.shop == Ask::yes)
    places.play = places.souls = false;
  const auto any_in = [&](ZoneId zone) {
    for (CardIndex i : t.cards_of(zone))
      if (fits_card(t, f, i, scope) && see(t.ref(i)))
        return true;
    return false;
  };
  const bool is_others = f.of.kind == WhoKind::others;
  if (places.play || places.souls)
    for (Seat p : t.seats_from(who_is_first(t, scope))) {
      if (f.yours == Ask::yes && !is_you(t, p, scope))
        continue;
      if (is_others && is_you(t, p, scope))
        continue;
      if ((places.play && any_in(zones::play(t, p))) || (places.souls && any_in(zones::souls(t, p))))
        return true;
    }
  if (places.slots)
    for (const Zone& z : zones::slots(t))
      if (z.top != no_card && fits_card(t, f, z.top, scope) && see(t.ref(z.top)))
        return true;
  return false;
}

// Its own condition is asked last (rules 7.3.1, 7.3.2).
bool passes(const Table& t, const Filter& f, Value v, const Scope& scope) {
  if (f.other_than.kind != WhoKind::anyone && matches(t, f.other_than, v, scope))
    return false;
  if (!f.where.function.known())
    return true;
  Scope asked = scope;
  asked.it = v;
  return f.where_of.known() && t.scripts.holds(t, f.where_of, f.where, asked);
}

// The candidates for a noun: objects in play, unless the noun names something in another zone, such as a roll or a loot
// on the stack (rule 7.4).
template <class Visit>
bool visit(const Table& t, const Filter& f, const Scope& scope, const Visit& visitor) {
  if (f.noun == Noun::any_of)
    return std::any_of(f.any_of.begin(), f.any_of.end(),
                       [&](FilterId part) { return visit(t, filter_of(t, part), scope, visitor); });
  const auto see = [&](Value v) { return passes(t, f, v, scope) && visitor(v); };
  if (f.noun == Noun::deck || f.noun == Noun::discard)
    return visit_piles(t, f.noun, see);
  if (f.noun == Noun::slot)
    return visit_slots(t, f, see);
  if (f.noun == Noun::number)
    return visit_numbers(f, see);
  if (f.noun == Noun::player)
    return visit_players(t, f, scope, see);
  if (is_on_stack(f.noun))
    return visit_stack(t, f, scope, see);
  if (f.noun == Noun::card)
    return f.place.under.kind == WhoKind::anyone ? visit_cards_in_piles(t, f, see)
                                                 : visit_cards_under(t, f, scope, see);
  if (in_hand_noun(f.noun))
    return visit_hands(t, f, scope, see);
  return visit_objects(t, f, scope, see);
}

}  // namespace

bool is_noun(const Table& t, Noun noun, CardIndex i) {
  const Zone& z = t.zone_of(i);
  switch (noun) {
    case Noun::monster:
      return is_monster(t, i);
    case Noun::item:
      return is_item(t, i);
    case Noun::character:
      return is_character(t, i);
    case Noun::curse:
      return is_curse(t, i);
    case Noun::soul:
      return z.kind == ZoneKind::soul;
    case Noun::event_card:
      return is_event(t, i);
    case Noun::room:
      return is_room(t, i);
    case Noun::fixture:
      return is_fixture(t, i);
    case Noun::object:
      return t.in_play(i);
    default:
      return false;
  }
}

StackNouns nouns_on_stack(const Table& t) {
  constexpr auto nouns_of = [](ItemKind kind) -> StackNouns {
    switch (kind) {
      case ItemKind::loot:
        return stack_noun(Noun::loot);
      case ItemKind::ability:
        return stack_noun(Noun::ability) | stack_noun(Noun::trigger);
      case ItemKind::roll:
        return stack_noun(Noun::roll);
      case ItemKind::damage:
        return stack_noun(Noun::damage);
      case ItemKind::death:
        return stack_noun(Noun::death);
      default:
        return 0;
    }
  };
  StackNouns all = anyway;
  for (const StackItem& item : t.s.stack)
    if (!item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving))
      all |= nouns_of(item.kind);
  return all;
}

const Filter& filter_of(const Table& t, FilterId id) {
  return id.value < t.content.filters.size() ? t.content.filters[id.value] : t.scripts.filter(id);
}

bool fitted(const Table& t, const Filter& f, const Former& was, const Scope& scope) {
  if (f.noun != Noun::any_of)
    return fits_object(t, f, Past{t, was}, scope) && passes(t, f, Value::card(was.card, was.incarnation), scope);
  return std::any_of(f.any_of.begin(), f.any_of.end(),
                     [&](FilterId part) { return fitted(t, filter_of(t, part), was, scope); });
}

static bool fits_as_written(const Table& t, const Filter& f, Value v, const Scope& scope) {
  switch (v.kind()) {
    case ValueKind::player:  // the game itself is not a player; `by` the game means no player did it
      return f.noun == Noun::player && v.as_seat() != Seat::game && fits_player(t, f, v.as_seat(), scope);
    case ValueKind::number:
      return f.noun == Noun::number && v.as_number() >= f.number.from && v.as_number() <= f.number.to;
    case ValueKind::card:
      if (in_hand_noun(f.noun))
        return fits_in_hand(t, f, v.as_card(), scope);
      if (f.noun == Noun::card && f.place.under.kind != WhoKind::anyone)
        return fits_under(t, f, v, scope);
      if (f.noun == Noun::card) {
        const auto i = v.as_card();
        if (f.place.pile == AskedOfPlace::outside_the_game)
          return fits_outside(t, f, i);
        return is_pile(t.zone_of(i).kind) && is_pile_of(f, t.card(i).zone.value) && fits_in_pile(t, f, i);
      }
      return fits_card(t, f, v.as_card(), scope);
    case ValueKind::item: {
      const StackItem* item = t.find_item(v.payload());
      return item && fits_item(t, f, *item, scope);
    }
    case ValueKind::zone:
      if (f.noun == Noun::slot)
        return fits_slot(t, f, v.as_zone());
      return (f.noun == Noun::deck || f.noun == Noun::discard) && fits_pile(t, f.noun, v.as_zone());
    case ValueKind::none:
    case ValueKind::boolean:
    case ValueKind::event:
    case ValueKind::ability:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return false;
}

bool fits(const Table& t, const Filter& f, Value v, const Scope& scope) {
  if (f.noun == Noun::any_of)
    return std::any_of(f.any_of.begin(), f.any_of.end(),
                       [&](FilterId part) { return fits(t, filter_of(t, part), v, scope); });
  return t.current(v) && fits_as_written(t, f, v, scope) && passes(t, f, v, scope);
}

bool is_kind_of(const Table& t, const Filter& f, Value v, const Scope& scope) {
  if (f.noun == Noun::any_of)
    return std::any_of(f.any_of.begin(), f.any_of.end(),
                       [&](FilterId part) { return is_kind_of(t, filter_of(t, part), v, scope); });
  if (const Former* const was = t.last_seen(v))
    return fitted(t, f, *was, scope);
  if (fits(t, f, v, scope))
    return true;
  const bool is_elsewhere = v.is(ValueKind::card) && t.current(v) && !t.in_play(v.as_card());
  if (!is_elsewhere || !fits_object(t, f, Printed{t, v.as_card()}, scope))
    return false;
  const bool names_a_kind = f.other_than.kind == WhoKind::filter;
  return !(names_a_kind && is_kind_of(t, filter_of(t, f.other_than.filter), v, scope)) && passes(t, f, v, scope);
}

void gather(const Table& t, const Filter& f, const Scope& scope, Candidates& into) {
  visit(t, f, scope, [&](Value v) {
    const bool may_repeat = f.noun == Noun::any_of;  // an object that matches two parts is listed once
    if (!may_repeat || std::find(into.begin(), into.end(), v) == into.end())
      into.add(v);
    return false;
  });
}

bool any_fits(const Table& t, const Filter& f, const Scope& scope) {
  if (f.is_plain && f.noun == Noun::player)
    return true;
  return visit(t, f, scope, [](Value) { return true; });
}

int things_to_look_at(const Table& t, const Filter& f) {
  int things = 0;
  if (f.noun == Noun::any_of) {
    for (FilterId part : f.any_of)
      things += things_to_look_at(t, filter_of(t, part));
    return things;
  }
  if (f.noun == Noun::number)
    return std::max(0, f.number.to - f.number.from + 1);
  if (f.noun == Noun::player)
    return t.players();
  if (f.noun == Noun::slot)
    return t.s.zones.size();
  if (is_on_stack(f.noun))
    return t.s.stack.size();
  if (f.noun == Noun::card && f.place.pile == AskedOfPlace::outside_the_game)
    return static_cast<int>(t.zone(zones::outside).count);
  for (const Zone& z : t.s.zones)
    if (is_pile(z.kind) == (f.noun == Noun::card))
      things += z.count;
  return things;
}

namespace {

// Other objects only if their text says that they can be attacked (rules 6.8.9, 11.1.3).
bool says_attackable(const Table& t, CardIndex i) {
  const CardDef& d = t.def(i);
  return (d.has(Keyword::familiar) || d.has(Keyword::attackable)) &&
         !t.card(i).flags.has(CardFlag::without_abilities) && has_hp(t, t.ref(i));
}

}  // namespace

// Each monster, unless attacking it is forbidden, but not events (rule 3.3.4).
bool attackable(const Table& t, Value v) {
  if (v.is(ValueKind::player))
    return attackable_with_evasion(t, v.as_seat()) > 0 && !t.dead(v.as_seat());
  if (!v.is(ValueKind::card))
    return false;
  const auto i = v.as_card();
  // "Can't" beats "can" (ruling Q1).
  return (is_monster(t, i) || says_attackable(t, i)) && !banned(t, Deed::attack, t.active(), v).known();
}

// If there are several effects, the one created last counts (rule 11.6.2).
int attackable_with_evasion(const Table& t, Seat who) {
  t.listeners.refresh(t);
  int evasion = 0;
  std::uint32_t newest = 0;
  for (const Listener& l : t.listeners.can(Deed::attack)) {
    const Permission& permission = t.content[l.ability].deeds().permissions[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    const auto allows = [&] {
      return matches(t, permission.who, Value::player(t.active()), scope) &&
             matches(t, permission.object, Value::player(who), scope) && works(t, l, scope);
    };
    if (who == t.active() || !answers(t, l.ability, allows))
      continue;
    const std::uint32_t since = began(t, l);
    if (evasion != 0 && since <= newest)
      continue;
    newest = since;
    evasion = permission.evasion;
    happened(t, l.ability);
  }
  return evasion;
}

bool can_be_covered(const Table& t, CardIndex card) {
  if (has_keyword(t, card, Keyword::indomitable) && !t.card(card).flags.has(CardFlag::without_abilities))
    return false;
  if (t.zone_of(card).of == t.content.final_boss_slots.value)
    return false;  // rule 21.4a
  return !banned(t, Deed::cover, t.active(), t.ref(card)).known();
}

// No card is put where a fixture lies or has lain (rule 3.8.2).
bool takes_a_card(const Table& t, ZoneId slot) {
  const Zone& z = t.zone(slot);
  if (z.kind != ZoneKind::slot || t.content[SlotTypeId{z.of}].type == t.content.fixture_deck)
    return false;
  return z.top == no_card || can_be_covered(t, z.top);
}

void gather_players(const Table& t, const Scope& scope, bool with_you, Candidates& into) {
  for (Seat who : t.seats_from(who_is_first(t, scope)))
    if (with_you || who != who_is_you(t, scope))
      into.add(Value::player(who));
}

void gather_monsters(const Table& t, Candidates& into) {
  for (const Zone& z : zones::slots(t))
    if (z.top != no_card && is_monster(t, z.top))
      into.add(t.ref(z.top));
}

}  // namespace soulstack
