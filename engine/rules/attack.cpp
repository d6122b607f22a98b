// Rulebook section 11: Attack.
#include "engine/rules/attack.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/model/enum_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/ending_attacks.h"
#include "engine/table/ability_observer.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/extras.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/damage.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/paying.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Monsters, then other objects that can be attacked, then players exposed by an effect (rules 11.1.3, 11.5.1).
void attackable_objects(Table& t, Candidates& into) {
  zones::each_in_play(t, [&](const Zone& z) {
    for (CardIndex i : t.cards_in_play(z))
      if (t.def(i).has_stats() && attackable(t, t.ref(i)))
        into.add(t.ref(i));
  });
  if (t.listeners.can(Deed::attack).empty())
    return;
  for (Seat p : t.seats())
    if (attackable(t, Value::player(p)))
      into.add(Value::player(p));
}

Value monster_deck(const Table& t) { return Value::zone(zones::deck(t.content.monster_deck)); }

bool deck_can_be_attacked(Table& t, Seat who) {
  return zones::has_top(t, t.content.monster_deck) && !banned(t, Deed::attack, who, monster_deck(t)).known();
}
bool deck_can_be_attacked(Table& t) { return deck_can_be_attacked(t, t.active()); }

// Of an ability that no card has: no_card.
CardIndex card_of(Value source) { return source.is(ValueKind::card) ? source.as_card() : no_card; }

// What the attack on this target costs (rule 11.1.12). A player who can't pay can't choose the target.
bool can_pay_for(Table& t, Seat who, Value target) {
  const CostsOfDeed costs = costs_of(t, Deed::attack, who, target);
  int coins = 0;
  for (const CostOfDeed& one : costs) {
    const Cost& cost = t.content[one.ability].deeds().unless;
    coins += cost.coins;
    if (!can_pay(t, cost, coins, who, card_of(one.source)))
      return false;
  }
  return true;
}

void add_once(Candidates& into, Value object) {
  if (std::find(into.begin(), into.end(), object) == into.end())
    into.add(object);
}

// The targets demanded by `must` abilities, if they can be attacked now (rule 11.1.4, ruling Q1).
void demanded(Table& t, Seat who, Candidates& into) {
  t.listeners.refresh(t);
  if (t.listeners.must(Deed::attack).empty())
    return;
  Candidates objects;
  attackable_objects(t, objects);
  if (deck_can_be_attacked(t))
    objects.add(monster_deck(t));
  for (const Listener& l : t.listeners.must(Deed::attack)) {
    const Constraint& demand = t.content[l.ability].deeds().constraints[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    if (!matches(t, demand.who, Value::player(who), scope) || !works(t, l, scope))
      continue;
    for (Value object : objects) {
      if (!matches(t, demand.object, object, scope))
        continue;
      happened(t, l.ability);
      add_once(into, object);
    }
  }
}

// Objects to which the active player still owes an attack (rule 6.8.3).
void owed(Table& t, Candidates& into) {
  for (const ObjectCount& e : t.s.counts) {
    if (e.key != owed_attacks_key || e.value <= 0)
      continue;
    const Value object = t.ref(static_cast<CardIndex>(e.object));
    if (attackable(t, object))
      into.add(object);
  }
}

int owed_to(const Table& t, Value object) {
  return counts::get(t.s, static_cast<std::uint16_t>(object.index()), owed_attacks_key);
}

// The targets that effects force now; the attacker picks among them (rule 11.1.4).
void forced(Table& t, Seat who, Candidates& into) {
  owed(t, into);
  demanded(t, who, into);
  if (t.s.turn.extra.deck_must > 0 && deck_can_be_attacked(t))
    add_once(into, monster_deck(t));
}

// What an extra attack that is not for all targets may attack (rules 11.1.8, 11.1.8a).
bool is_within(const Table& t, Seat who, const Attack& a, Value target) {
  const bool is_for_deck = a.declared != Declared::certain && target.is(ValueKind::zone);
  return is_for_deck || find_extra(t, Deed::extra_attack, who, target).known();
}

// Those of the forced targets that this attack may be used for: forcing does not give an attack (rule 11.1.4).
void forced_for(Table& t, Seat who, const Attack& a, Candidates& into) {
  Candidates all;
  forced(t, who, all);
  for (const Value target : all)
    if ((a.declared != Declared::certain || is_within(t, who, a, target)) && can_pay_for(t, who, target))
      into.add(target);
}

void targets_of(Table& t, Seat who, const Attack& a, Candidates& into) {
  t.listeners.refresh(t);
  forced_for(t, who, a, into);
  if (into.count > 0)
    return;
  Candidates all;
  attackable_objects(t, all);
  if (deck_can_be_attacked(t))
    all.add(monster_deck(t));
  for (const Value target : all)
    if ((!a.limited || is_within(t, who, a, target)) && can_pay_for(t, who, target))
      into.add(target);
}

// The attack that a declaration uses: first a demanded one, then the attack of the turn, then those granted by effects. One
// for certain targets only is used first, but not before the target is known.
Declared next_attack(Table& t, Seat who) {
  const ExtraAttacks& x = t.s.turn.extra;
  Candidates owing;
  owed(t, owing);
  if (owing.count > 0)
    return Declared::owed;
  if (x.deck_must > 0)
    return Declared::deck_must;
  if (x.any_must > 0)
    return Declared::any_must;
  if (t.s.turn.attacks < stat_of(t, stat::attacks_per_turn, Value::player(who)))
    return Declared::own;
  if (x.any_may > 0)
    return Declared::any_may;
  return x.deck_may > 0 ? Declared::deck_may : Declared::certain;
}

Attack attack_of_kind(Table& t, Seat who) {
  Attack a;
  a.attacker = Value::player(who);
  a.declared = next_attack(t, who);
  a.limited = a.declared == Declared::deck_may || a.declared == Declared::deck_must || a.declared == Declared::certain;
  return a;
}

// The same once the target is known: the demand for this target is used, not another one.
Declared attack_on(Table& t, const Attack& a, Value target) {
  if (a.declared == Declared::at_once)
    return a.declared;
  const ExtraAttacks& x = t.s.turn.extra;
  const bool deck = target.is(ValueKind::zone);
  if (deck && x.deck_must > 0)
    return Declared::deck_must;
  if (!deck && target.is(ValueKind::card) && owed_to(t, target) > 0)
    return Declared::owed;
  if (a.declared != Declared::any_must && find_extra(t, Deed::extra_attack, a.attacker.as_seat(), target).known())
    return Declared::certain;
  if (a.declared != Declared::owed && a.declared != Declared::deck_must)
    return a.declared;
  if (x.any_must > 0)
    return Declared::any_must;
  if (t.s.turn.attacks < stat_of(t, stat::attacks_per_turn, a.attacker))
    return Declared::own;
  return x.any_may > 0 ? Declared::any_may : a.declared;
}

// Uses up the attack, or gives it back (by = -1).
void use(Table& t, const Attack& a, int by) {
  Turn& turn = t.s.turn;
  std::uint8_t* const left[] = {
      nullptr, &turn.extra.any_may, &turn.extra.any_must, &turn.extra.deck_may, &turn.extra.deck_must, nullptr, nullptr,
      nullptr};
  static_assert(std::size(left) == count_of<Declared>);
  if (a.declared == Declared::own)
    turn.attacks = static_cast<std::uint8_t>(turn.attacks + by);
  if (std::uint8_t* const n = left[static_cast<std::size_t>(a.declared)])
    *n = static_cast<std::uint8_t>(*n - by);
  if (a.declared == Declared::owed && a.target.is(ValueKind::card))
    t.set_count(static_cast<std::uint16_t>(a.target.index()), owed_attacks_key, owed_to(t, a.target) - by);
  if (a.declared == Declared::certain && a.extra.known())
    by > 0 ? use_extra(t, a.attacker.as_seat(), a.extra) : give_back_extra(t, a.attacker.as_seat(), a.extra);
}

// ---- Steps

Flow declare(Table& t, Attack& a) {
  if (a.declared != Declared::at_once)
    a = attack_of_kind(t, a.attacker.as_seat());
  use(t, a, 1);
  t.emit({.type = EventType::attack_declared, .subject = a.attacker, .by = a.attacker.as_seat()});
  return next();
}

// The attack is over before anybody rolls.
Flow no_roll(Table& t) {
  close_attack(t, t.top());
  return finish();
}

Flow choose_target(Table& t, Attack& a) {
  if (a.ended || t.s.turn.ending || t.dead(a.attacker.as_seat()))
    return no_roll(t);
  if (a.declared == Declared::at_once) {
    const bool stands = a.target.is(ValueKind::zone) ? deck_can_be_attacked(t, a.attacker.as_seat())
                                                     : t.current(a.target) && attackable(t, a.target);
    return stands ? next(done(a.target)) : no_roll(t);
  }
  Candidates among;
  targets_of(t, a.attacker.as_seat(), a, among);
  return next(choose(t, {.prompt = Prompt::attack_target, .who = a.attacker.as_seat()}, among));
}

void aim(Table& t, Attack& a, Value target) {
  use(t, a, -1);
  a.declared = attack_on(t, a, target);
  if (a.declared == Declared::certain)
    a.extra = find_extra(t, Deed::extra_attack, a.attacker.as_seat(), target);
  a.deck = target.is(ValueKind::zone);
  if (a.deck)
    ++t.s.turn.deck_attacks;
  a.target = a.deck ? nothing : target;
  use(t, a, 1);
  if (a.target.is(ValueKind::player))
    a.evasion = static_cast<std::int16_t>(attackable_with_evasion(t, a.target.as_seat()));
}

// Rule 11.1.12: what the target costs is paid, one cost after the other. The attack of a player who can't is over.
Flow pay_for_target(Table& t, Attack& a) {
  const Seat who = a.attacker.as_seat();
  const CostsOfDeed costs = costs_of(t, Deed::attack, who, a.deck ? monster_deck(t) : a.target);
  a.paying = a.costs_paid < costs.count ? 1 : 0;
  if (!a.paying) {
    a.costs_paid = 0;
    return next();
  }
  const auto [ability, source] = costs.all[a.costs_paid];
  const Cost& cost = t.content[ability].deeds().unless;
  if (!can_pay(t, cost, cost.coins, who, card_of(source)))
    return no_roll(t);
  a.costs_paid = (a.costs_paid + 1U) & 0x3FU;
  pay_coins(t, who, cost.coins);
  pay_at_once(t, cost, who, source);
  return stay(pay_parts(t, {ability}, who, source, Seat::game));
}

Flow take_aim(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (!a.paying && !f.result)
    return no_roll(t);  // there is nothing left to attack
  if (!a.paying)
    aim(t, a, f.result);
  return a.ended ? no_roll(t) : pay_for_target(t, a);
}

// An item that could attack now in the place of its player (rule 11.9.1).
bool can_fight(const Table& t, CardIndex i) {
  return t.def(i).has(Keyword::fighter) && !t.card(i).flags.has(CardFlag::without_abilities) && is_item(t, i) &&
         has_hp(t, t.ref(i)) && hp(t, t.ref(i)) > 0;
}

// The attacker picks a fighter or themself (rule 11.9.2).
Flow choose_fighter(Table& t, Attack& a) {
  const Seat who = a.attacker.as_seat();
  Candidates among;
  for (CardIndex i : t.cards_of(zones::play(t, who)))
    if (can_fight(t, i))
      among.add(t.ref(i));
  if (among.count == 0)
    return next(done());
  among.add(a.attacker);
  return next(choose(t, {.prompt = Prompt::fighter, .who = who, .about = a.target}, among));
}

Flow take_fighter(Table&, Frame& f) {
  if (f.result.is(ValueKind::card))
    f.as<Attack>().fighter = f.result;
  return next();
}

// First edition: the declaration resolves with its target. If the target is gone, it fizzles and the attack is not used
// (rule 11.8.1, ruling Q17).
Flow attack_starts(Table& t, Attack& a) {
  if (a.undeclared || t.s.turn.ending || t.dead(a.attacker.as_seat()))
    return no_roll(t);
  const bool there = a.deck ? deck_can_be_attacked(t) : t.current(a.target) && attackable(t, a.target);
  if (there)
    return a.ended ? no_roll(t) : next();
  use(t, a, -1);
  t.emit({.type = EventType::fizzled, .subject = a.target, .by = a.attacker.as_seat()});
  end_attack(t, t.top());
  return finish();
}

// Rule 11.2.1: all players see the top card of the deck; then the attacker picks a slot for it.
Flow reveal(Table& t, Attack& a) {
  if (a.undeclared)
    return no_roll(t);
  if (!a.deck)
    return next();
  const CardIndex card = zones::top_of_deck(t, t.content.monster_deck);
  if (card == no_card)
    return no_roll(t);
  t.card(card).seen = Seats::all();
  t.emit({.type = EventType::card_revealed, .subject = t.ref(card), .by = a.attacker.as_seat()});
  Candidates slots;
  for (std::uint8_t z = 0; z < t.s.zones.size(); ++z) {
    const ZoneId slot{z};
    if (!zones::is_slot(t, slot, t.content.monster_slots))
      continue;
    if (makes_its_own_slot(t, card))
      return next(done(Value::zone(slot)));  // rule 11.2.4
    if (!takes_a_card(t, slot))
      continue;
    slots.add(t.zone(slot).top == no_card ? Value::zone(slot) : t.ref(t.zone(slot).top));
  }
  return next(choose(t, {.prompt = Prompt::cover_slot, .who = a.attacker.as_seat(), .about = t.ref(card)}, slots));
}

Flow cover(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (!a.deck)
    return next();
  const CardIndex card = zones::top_of_deck(t, t.content.monster_deck);
  if (card == no_card || !f.result)
    return no_roll(t);  // no slot can take it: it stays on the deck (rule 14.3.6)
  const ZoneId slot = f.result.is(ValueKind::zone) ? f.result.as_zone() : t.card(f.result.as_card()).zone;
  zones::move(t, card, slot_for(t, card, slot));
  a.target = t.ref(card);
  if (!t.def(card).has_stats())
    return no_roll(t);  // an event: it resolves, and the attack is used (rules 11.2.2, 11.8.2)
  return next();
}

// A declaration against the target (rule 11.1.5), or on the deck (rule 11.1.6).
Flow declare_on_target(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  const Value on = a.deck ? monster_deck(t) : a.target;
  const Event e{.type = EventType::attack_declared_on,
                .subject = on,
                .source = a.fighter_or_attacker(),
                .by = a.attacker.as_seat(),
                .cause = f.serial};
  a.undeclared = 1;
  return next(perform(t, e));
}

// A revealed card also hears it (rule 11.1.7). If it can't be attacked, it stays and the attack is over (rule 11.2.3).
Flow declare_on_revealed(Table& t, Attack& a) {
  if (a.ended || (a.target.is(ValueKind::card) && !t.current(a.target)))
    return no_roll(t);
  if (a.deck)
    t.emit({.type = EventType::attack_declared_on,
            .flags = EventFlag::deck,
            .subject = a.target,
            .source = a.fighter_or_attacker(),
            .by = a.attacker.as_seat()});
  const bool stands = attackable(t, a.target);
  if (!stands)
    end_attack(t, t.top());  // ruling Q66
  return next();
}

// Without its fighter the attack ends (rule 11.9.4).
bool fighter_stands(const Table& t, const Attack& a) {
  return !a.fighter ||
         (t.current(a.fighter) && t.controller(a.fighter) == a.attacker.as_seat() && hp(t, a.fighter) > 0);
}

// Rules 11.3.2, 11.8.4: does the attack continue with another roll? Not if the attacker has died, whoever would roll
// (rule 11.4.3), or the attacked player has died (rule 11.6.3).
bool goes_on(Table& t, Frame& f) {
  const Attack& a = f.as<Attack>();
  if (a.ended || t.s.turn.ending)
    return false;
  const bool gone = a.target.is(ValueKind::player) ? t.dead(a.target.as_seat()) : !t.current(a.target);
  if (!gone && fighter_stands(t, a) && !t.dead(a.attacker.as_seat()) && hp(t, a.attacker) > 0 && hp(t, a.target) > 0)
    return true;
  end_attack(t, f);
  return false;
}

// `fights`: the player, or the fighter that attacks in their place (rule 11.9.3).
void cast_attack_roll(Table& t, std::uint32_t attack, Value target, Seat who, Value fights) {
  StackItem item;
  item.attack = attack;
  item.source = fights;
  item.targets[0] = target;
  item.event.type = EventType::roll;
  item.event.object = target;
  item.event.subject = Value::player(who);
  item.event.flags = EventFlag::attack_roll;
  std::uint8_t& rolls = t.player(who).attack_rolls;
  if (rolls == 0)
    item.event.flags.set(EventFlag::first);
  if (rolls < std::numeric_limits<std::uint8_t>::max())
    ++rolls;
  cast_roll(t, who, item);
}

Flow roll(Table& t, Frame& f) {
  if (!goes_on(t, f))
    return finish();
  Attack& a = f.as<Attack>();
  a.rolling = a.team;
  cast_attack_roll(t, f.serial, a.target, a.attacker.as_seat(), a.fighter_or_attacker());
  return next();
}

Flow again(Table& t, Attack& a);

// Rule 6.8.8: then the others who joined, in turn order; dead players make no attack rolls (rule 11.4.2).
Flow team_roll(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (a.rolling.empty())
    return go_to<again>();
  if (!goes_on(t, f))
    return finish();
  Seat who = t.left_of(a.attacker.as_seat());
  while (!a.rolling.has(who))
    who = t.left_of(who);
  a.rolling.remove(who);
  if (t.dead(who) || hp(t, Value::player(who)) == 0)
    return stay();
  cast_attack_roll(t, f.serial, a.target, who, Value::player(who));
  return next();
}

Flow again(Table&, Attack& a) { return a.rolling.empty() ? go_to<roll>() : go_to<team_roll>(); }

constexpr Step steps[] = {
    {"declare", "11.1.1", step<declare>},
    {"choose_target", "11.1.2", step<choose_target>, false, "declare"},
    {"take_aim", "11.1.3", step<take_aim>, false, "choose_target"},
    {"choose_fighter", "11.9.2", step<choose_fighter>, true, "take_aim"},
    {"take_fighter", "11.9.2", step<take_fighter>, true, "choose_fighter"},
    {"declare_on_target", "11.1.5", step<declare_on_target>, false, "take_aim"},
    {"attack_starts", "11.8.1", step<attack_starts>, true, "take_aim"},
    {"reveal", "11.2.1", step<reveal>, false, "take_aim"},
    {"cover", "11.2.1", step<cover>, false, "reveal"},
    {"declare_on_revealed", "11.1.7", step<declare_on_revealed>, false, "cover"},
    {"attack_roll", "11.3.1", step<roll>, false, "declare_on_revealed"},
    {"team_roll", "6.8.8", step<team_roll>, false, "attack_roll"},
    {"again", "11.3.6", step<again>, false, "attack_roll"},
};

}  // namespace

extern const Catalogue attack_catalogue;
const Catalogue attack_catalogue{"attack", "11", steps, true};

bool can_be_attacked_instead(const Table& t, Seat who, Value object) {
  return object != Value::player(who) && (!object.is(ValueKind::card) || t.current(object)) && attackable(t, object) &&
         !banned(t, Deed::attack, who, object).known();
}

// Rule 11.1.11: on another target, the attack is the one that was declared.
Did apply_attack_declared_on(Table& t, Event& e) {
  Attack& a = t.frame(std::exchange(e.cause, 0U)).as<Attack>();
  if (a.ended)
    return done(Value::boolean(false));
  a.undeclared = 0;
  const Value declared_on = a.deck ? monster_deck(t) : a.target;
  if (e.subject != declared_on) {
    if (a.declared == Declared::owed)
      a.declared = Declared::at_once;  // the demand is used up, and can't be given back for another target
    a.deck = 0;
    a.target = e.subject;
    a.evasion = a.target.is(ValueKind::player)
                    ? static_cast<std::int16_t>(attackable_with_evasion(t, a.target.as_seat()))
                    : std::int16_t{0};
    t.changed_play();
  }
  t.emit(e);
  return done(Value::boolean(true));
}

// Result: was there an attack to cancel?
Did cancel_attack(Table& t, Doer by) {
  const std::uint32_t serial = attack_under_way_now(t);
  if (serial == 0)
    return done(Value::boolean(false));
  const Value attacker = t.frame(serial).as<Attack>().attacker;
  return perform(t, {.type = EventType::attack_cancelled, .subject = attacker, .source = by.source, .by = by.by});
}

// Rule 11.7.1. A declaration on the stack leaves it without effect.
Did apply_attack_cancelled(Table& t, Event& e) {
  const std::uint32_t serial = attack_under_way_now(t);
  if (serial == 0)
    return done(Value::boolean(false));
  end_attack(t, t.frame(serial));
  take_declaration_off(t, serial);
  t.emit(e);
  return done(Value::boolean(true));
}

Did hand_attack(Table& t, Seat to, Doer by) {
  const std::uint32_t serial = attack_under_way_now(t);
  if (serial == 0)
    return done(Value::boolean(false));
  return perform(t, {.type = EventType::attack_handed_over,
                     .subject = Value::player(to),
                     .source = by.source,
                     .object = t.frame(serial).as<Attack>().target,
                     .by = by.by});
}

// Rolls and damage on the stack stay as they are. Who had joined the attack rolls once, as its attacker.
Did apply_attack_handed_over(Table& t, Event& e) {
  const std::uint32_t serial = attack_under_way_now(t);
  const Seat to = e.subject.as_seat();
  if (serial == 0 || t.dead(to))
    return done(Value::boolean(false));
  Attack& a = t.frame(serial).as<Attack>();
  if (a.attacker == e.subject || a.target == e.subject)
    return done(Value::boolean(false));
  a.attacker = e.subject;
  a.fighter = nothing;
  a.team.remove(to);
  a.rolling.remove(to);
  t.changed_play();
  t.emit(e);
  return done(Value::boolean(true));
}

bool make_attack_roll(Table& t, Seat who, Value object) {
  const bool has_evasion = object.is(ValueKind::player)
                               ? attackable_with_evasion(t, object.as_seat()) > 0
                               : t.current(object) && t.in_play(object.as_card()) && has_hp(t, object);
  if (!has_evasion || t.dead(who) || object == Value::player(who))
    return false;
  cast_attack_roll(t, outside_attacks, object, who, Value::player(who));
  return true;
}

static const ObjectCount* due_attack(const Table& t) {
  return std::find_if(t.s.counts.begin(), t.s.counts.end(),
                      [](const ObjectCount& e) { return e.key == due_attack_key; });
}

bool is_attack_due(const Table& t) { return due_attack(t) != t.s.counts.end(); }

Attack take_due_attack(Table& t) {
  const ObjectCount due = *due_attack(t);
  counts::forget_one(t.s, due);
  const Seat who = seat(due.value);
  Attack a;
  a.declared = Declared::at_once;
  const bool on_deck = due.object == counts::the_game;
  a.target = on_deck ? monster_deck(t) : t.ref(static_cast<CardIndex>(due.object));
  const bool stands = on_deck ? deck_can_be_attacked(t, who)
                              : attackable(t, a.target) && !banned(t, Deed::attack, who, a.target).known();
  if (stands && !t.dead(who))
    a.attacker = Value::player(who);
  return a;
}

// Ruling Q15: the current evasion. A player who is no longer exposed keeps the evasion from when they were attacked (rule
// 11.7.2).
static int evasion_now(Table& t, Value target, int when_attacked) {
  const bool exposed = !target.is(ValueKind::player) || attackable_with_evasion(t, target.as_seat()) > 0;
  return exposed ? evasion_of(t, target) : when_attacked;
}

void hit_or_miss(Table& t, const StackItem& roll) {
  const Frame* const f = t.find_frame(roll.attack);
  const Attack* const a = f ? &f->as<Attack>() : nullptr;  // null outside attacks (rule 11.4.5)
  const Value target = roll.targets[0];
  if (roll.attack == outside_attacks ? target.is(ValueKind::card) && !t.current(target) : !a || a->ended)
    return;
  const Value roller = Value::player(roll.controller);  // may differ from the attacker (rule 11.4.1)
  const bool hits = roll.value >= evasion_now(t, target, a ? a->evasion : 0);
  // The fighter hits, misses and deals the damage only of the attacker's own rolls (rule 11.9.3).
  const Value combatant = a && a->fighter && roller == a->attacker ? a->fighter : roller;
  Event damage{.type = EventType::damage, .flags = EventFlag::combat, .cause = roll.serial};
  events::attack_roll.set(damage, roll.value);
  damage.subject = hits ? target : combatant;
  damage.source = hits ? combatant : target;
  damage.by = hits ? roll.controller : Seat::game;
  // The amount is fixed now (rule 10.2.8).
  damage.amount = static_cast<std::int16_t>(hits ? attack_of(t, combatant, roll.event.flags.has(EventFlag::first))
                                                 : attack_of(t, target));
  const auto before = t.s.stack.count;
  put_damage(t, damage);
  if (t.s.stack.count > before)
    t.s.stack.back().attack = roll.attack;
  const Event hit_or_missed{.type = hits ? EventType::hit : EventType::missed,
                            .flags = EventFlag::attack_roll,
                            .subject = target,
                            .source = combatant,
                            .by = roll.controller,
                            .cause = roll.serial};
  t.emit(events::attack_roll.in(hit_or_missed, roll.value));
}

// A quick check that avoids the rest.
static bool anything_forces(Table& t) {
  t.listeners.refresh(t);
  const ExtraAttacks& x = t.s.turn.extra;
  return x.any_must > 0 || x.deck_must > 0 || !t.listeners.must(Deed::attack).empty() ||
         std::any_of(t.s.counts.begin(), t.s.counts.end(),
                     [](const ObjectCount& e) { return e.key == owed_attacks_key; });
}

bool may_attack(Table& t, Seat who) {
  const Attack a = attack_of_kind(t, who);
  const bool is_certain = a.declared == Declared::certain;
  if (is_certain && !has_extra(t, Deed::extra_attack, who))
    return false;  // none is left
  if (banned(t, Deed::attack, who, nothing).known())
    return false;
  if (!is_certain && !anything_forces(t) && deck_can_be_attacked(t) && can_pay_for(t, who, monster_deck(t)))
    return true;
  Candidates among;
  targets_of(t, who, a, among);
  return among.count > 0;
}

bool must_attack(Table& t, Seat who) {
  if (!anything_forces(t))
    return false;
  const Attack a = attack_of_kind(t, who);
  if (a.declared == Declared::owed || a.declared == Declared::deck_must || a.declared == Declared::any_must)
    return may_attack(t, who);
  Candidates among;
  forced_for(t, who, a, among);
  return among.count > 0 && may_attack(t, who);
}

template <class Visit>
static void for_each_attack_on(Table& t, Value object, Visit visit) {
  for (Frame& f : t.s.frames)
    if (is_attack(f) && !f.as<Attack>().ended && f.as<Attack>().target == object)
      visit(f.as<Attack>());
}

Seats may_join_attack(Table& t, Value object, Seats seats) {
  Seats joining;
  for_each_attack_on(t, object, [&](const Attack& a) { joining.add(seats - a.team - a.attacker.as_seat()); });
  return joining;
}

void add_to_attack(Table& t, Value object, Seats seats) {
  for_each_attack_on(t, object, [&](Attack& a) { a.team.add(seats - a.attacker.as_seat()); });
}

}  // namespace soulstack
