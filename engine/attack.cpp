// Rulebook section 11: Attack.
#include "engine/attack.h"

#include <algorithm>

#include "engine/filters.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

namespace {

bool is_attack(const Frame& f) { return f.procedure.value == static_cast<std::uint8_t>(Procedure::attack); }

void end_attack(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (a.ended) return;
  a.ended = 1;
  for (int i = t.s.stack.size() - 1; i >= 0; --i) {
    const StackItem& item = t.s.stack[i];
    if (item.attack == f.serial && (item.flags & item_flag::resolving) == 0) remove_item(t, item.serial);
  }
  t.emit({.type = EventType::attack_ended, .subject = a.target, .by = a.attacker.as_seat()});
}

// What `must` abilities demand, as far as it can be attacked now (rule 11.1.4).
void demanded(Table& t, Seat who, Candidates& into) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.must(Deed::attack)) {
    const Ban& ban = t.content[l.ability].bans[l.part];
    const Scope scope = scope_of(t, l, nullptr);
    if (!matches(t, ban.who, Value::player(who), scope) || !works(t, l, scope)) continue;
    for (const Zone& z : t.s.zones)
      if (z.kind == ZoneKind::slot && z.top != no_card && matches(t, ban.object, t.ref(z.top), scope) &&
          attackable(t, t.ref(z.top)) && std::find(into.begin(), into.end(), t.ref(z.top)) == into.end())
        into.add(t.ref(z.top));
  }
}

bool deck_can_be_attacked(Table& t) {
  return zones::top_of_deck(t, t.content.monster_deck) != no_card;
}

void targets_of(Table& t, Seat who, bool deck_only, Candidates& into) {
  if (!deck_only) {
    demanded(t, who, into);
    if (into.count > 0) return;
    for (const Zone& z : t.s.zones)
      if (z.kind == ZoneKind::slot && z.top != no_card && attackable(t, t.ref(z.top))) into.add(t.ref(z.top));
  }
  if (deck_can_be_attacked(t)) into.add(Value::zone(zones::deck(t.content.monster_deck)));
}

// ---- Steps

// Which attack it is: a demanded one on the deck first, then the turn's own, then what effects grant.
Flow declare(Table& t, Attack& a) {
  Turn& turn = t.s.turn;
  ExtraAttacks& x = turn.extra;
  const bool own = turn.attacks < stat_of(t, stat::attacks_per_turn, a.attacker);
  if (x.deck_must > 0) {
    --x.deck_must;
    a.deck_only = 1;
  } else if (x.any_must > 0) {
    --x.any_must;
  } else if (own) {
    ++turn.attacks;
  } else if (x.any_may > 0) {
    --x.any_may;
  } else if (x.deck_may > 0) {
    --x.deck_may;
    a.deck_only = 1;
  }
  t.emit({.type = EventType::attack_declared, .subject = a.attacker, .by = a.attacker.as_seat()});
  return next();
}

Flow choose_target(Table& t, Attack& a) {
  if (a.ended || t.s.turn.ending || t.dead(a.attacker.as_seat())) return finish();
  Candidates among;
  targets_of(t, a.attacker.as_seat(), a.deck_only, among);
  return next(choose(t, {.prompt = Prompt::attack_target, .who = a.attacker.as_seat()}, among));
}

Flow take_aim(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (!f.result) return finish();  // nothing can be attacked any more
  a.deck = f.result.is(ValueKind::zone);
  if (!a.deck) {
    a.target = f.result;
    return next();
  }
  t.emit({.type = EventType::attack_declared_on, .subject = f.result, .by = a.attacker.as_seat()});
  Candidates slots;
  for (const Zone& z : t.s.zones)
    if (z.kind == ZoneKind::slot && z.of == t.content.monster_slots.value) {
      const auto id = static_cast<std::uint8_t>(&z - t.s.zones.begin());
      slots.add(z.top == no_card ? Value::zone(ZoneId{id}) : t.ref(z.top));
    }
  return next(choose(t, {.prompt = Prompt::cover_slot, .who = a.attacker.as_seat()}, slots));
}

// Rule 11.2.1: the top card of the deck covers what is in the slot.
Flow reveal(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  if (!a.deck) return next();
  const CardIndex card = zones::top_of_deck(t, t.content.monster_deck);
  if (card == no_card || !f.result) return finish();
  const ZoneId slot = f.result.is(ValueKind::zone) ? ZoneId{static_cast<std::uint8_t>(f.result.payload())}
                                                   : t.card(static_cast<CardIndex>(f.result.index())).zone;
  zones::move(t, card, slot);
  a.target = t.ref(card);
  if (!t.def(card).has_stats()) return finish();  // an event: it resolves, the attack is used (rule 11.2.2)
  return next();
}

Flow declare_on_target(Table& t, Attack& a) {
  if (a.ended || !t.current(a.target)) return finish();
  t.emit({.type = EventType::attack_declared_on,
          .flags = static_cast<std::uint16_t>(a.deck ? event_flag::deck : 0),
          .subject = a.target,
          .by = a.attacker.as_seat()});
  const bool stands = attackable(t, a.target);
  if (!stands) end_attack(t, t.top());  // rule 11.2.3, ruling Q66
  return next();
}

Flow roll(Table& t, Frame& f) {
  Attack& a = f.as<Attack>();
  const Seat who = a.attacker.as_seat();
  if (a.ended || t.s.turn.ending) return finish();
  if (!t.current(a.target) || t.dead(who) || hp(t, a.attacker) == 0 || hp(t, a.target) == 0) {  // rule 11.3.2
    end_attack(t, f);
    return finish();
  }
  StackItem item;
  item.attack = f.serial;
  item.source = a.attacker;
  item.targets[0] = a.target;
  item.event.type = EventType::roll;
  item.event.object = a.target;
  item.event.subject = a.attacker;
  item.event.flags = event_flag::attack_roll;
  if (++t.player(who).attack_rolls == 1) item.event.flags |= event_flag::first;
  cast_roll(t, who, item);
  return next();
}

Flow again(Table&) { return go_to<roll>(); }

constexpr Step steps[] = {
    {"declare", "11.1.1", step<declare>},
    {"choose_target", "11.1.2", step<choose_target>},
    {"take_aim", "11.1.3", step<take_aim>},
    {"reveal", "11.2.1", step<reveal>},
    {"declare_on_target", "11.1.5", step<declare_on_target>},
    {"attack_roll", "11.3.1", step<roll>},
    {"again", "11.3.6", step<again>},
};

}  // namespace

extern const Catalogue attack_catalogue;
const Catalogue attack_catalogue{"attack", "11", steps, true};

bool attack_under_way(const Table& t) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(), is_attack);
}

bool under_attack(const Table& t, Value object) {
  return std::any_of(t.s.frames.begin(), t.s.frames.end(), [&](const Frame& f) {
    return is_attack(f) && !f.as<Attack>().ended && f.as<Attack>().target == object;
  });
}

void end_attacks_with(Table& t, Value object) {
  for (Frame& f : t.s.frames)
    if (is_attack(f) && (f.as<Attack>().target == object || f.as<Attack>().attacker == object)) end_attack(t, f);
}

void end_all_attacks(Table& t) {
  for (Frame& f : t.s.frames)
    if (is_attack(f)) end_attack(t, f);
}

void hit_or_miss(Table& t, const StackItem& roll) {
  Frame* f = t.find_frame(roll.attack);
  if (!f || f->as<Attack>().ended) return;
  const Attack a = f->as<Attack>();
  const Value roller = Value::player(roll.controller);
  const bool hits = roll.value >= evasion_of(t, a.target);  // ruling Q15: the evasion now
  Event damage{.type = EventType::damage, .flags = event_flag::combat, .value = roll.value};
  damage.subject = hits ? a.target : roller;
  damage.source = hits ? roller : a.target;
  damage.by = hits ? roll.controller : Seat::game;
  damage.amount = static_cast<std::int16_t>(hits ? attack_of(t, roller, roll.event.flags & event_flag::first)
                                                 : attack_of(t, a.target));
  const auto before = t.s.stack.count;
  put_damage(t, damage);
  if (t.s.stack.count > before) t.s.stack.back().attack = roll.attack;
  t.emit({.type = hits ? EventType::hit : EventType::missed,
          .flags = event_flag::attack_roll,
          .subject = a.target,
          .source = roller,
          .by = roll.controller,
          .value = roll.value});
}

bool may_attack(Table& t, Seat who) {
  const ExtraAttacks& x = t.s.turn.extra;
  const bool own = t.s.turn.attacks < stat_of(t, stat::attacks_per_turn, Value::player(who));
  const bool any = own || x.any_may > 0 || x.any_must > 0;
  if (!any && x.deck_may == 0 && x.deck_must == 0) return false;
  if (banned(t, Deed::attack, who, nothing).known()) return false;
  Candidates among;
  targets_of(t, who, !any, among);
  return among.count > 0;
}

bool must_attack(Table& t, Seat who) {
  const ExtraAttacks& x = t.s.turn.extra;
  if (x.any_must > 0 || x.deck_must > 0) return may_attack(t, who);
  Candidates among;
  demanded(t, who, among);
  return among.count > 0 && may_attack(t, who);
}

}  // namespace soulstack
