// Rulebook sections 10.2 to 10.4 and 20.6: damage, healing, prevention, killing and destroying.
#include <algorithm>
#include <array>

#include "engine/amounts.h"
#include "engine/doors.h"
#include "engine/extras.h"
#include "engine/filters.h"
#include "engine/listeners.h"
#include "engine/slots.h"
#include "engine/stats.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/zones.h"

namespace soulstack {

void put_damage(Table& t, const Event& damage) {
  if (damage.amount <= 0 || !has_hp(t, damage.subject)) return;
  StackItem item;
  item.kind = ItemKind::damage;
  item.controller = damage.by;
  item.source = damage.source;
  item.targets[0] = damage.subject;
  item.event = damage;
  item.event.type = EventType::damage;
  put_on_stack(t, item);
}

namespace {

// Damage to a group: whoever deals it says in which order the monsters come (rules 20.12.3, 20.12.4).
struct DamageGroup {
  Event damage;
  std::uint8_t players_count = 0;
  std::uint8_t unused[3] = {};
  std::array<Seat, max_players> players{};
};

// In reverse, players lowest, so that it resolves in order and monsters first.
template <class Monsters>
bool put_in_reverse(Table& t, const DamageGroup& g, const Monsters& monsters, int count) {
  const auto before = t.s.stack.count;
  Event e = g.damage;
  for (int i = g.players_count - 1; i >= 0; --i) {
    e.subject = Value::player(g.players[static_cast<std::size_t>(i)]);
    put_damage(t, e);
  }
  for (int i = count - 1; i >= 0; --i) {
    e.subject = monsters(i);
    put_damage(t, e);
  }
  return t.s.stack.count > before;
}

Flow put_group(Table& t, Frame& f) {
  const auto from = static_cast<int>(f.result.payload());
  const bool any = put_in_reverse(t, f.as<DamageGroup>(), [&](int i) { return t.s.lists[from + i]; },
                                  t.s.lists.size() - from);
  t.s.lists.truncate(static_cast<std::uint32_t>(from));
  return finish(Value::boolean(any));
}
constexpr Step group_steps[] = {{"put", "20.12.4", step<put_group>}};

}  // namespace

extern const Catalogue damage_group_catalogue;
const Catalogue damage_group_catalogue{"damage_group", "20.12.4", group_steps};

Did put_damage_on(Table& t, const Candidates& group, const Event& damage, Doer by) {
  DamageGroup g;
  g.damage = damage;
  Candidates monsters;
  for (Value v : group) {
    if (!v.is(ValueKind::player))
      monsters.add(v);
    else if (g.players_count < max_players)
      g.players[g.players_count++] = v.as_seat();
  }
  if (monsters.count < 2 || damage.amount <= 0)
    return done(Value::boolean(put_in_reverse(t, g, [&](int i) { return monsters[i]; }, monsters.count)));
  t.push(Procedure::damage_group, g);
  return arrange(t, monsters, by);
}

namespace {

// What a death will want to know: who dealt the last blow, with which roll.
void remember_killer(Table& t, const Event& e) {
  const bool due = e.subject.is(ValueKind::player)
                       ? t.player(e.subject.as_seat()).flags & player_flag::death_due
                       : t.card(static_cast<CardIndex>(e.subject.index())).flags & card_flag::death_due;
  if (!due) return;
  const std::uint16_t object = e.subject.is(ValueKind::player) ? extras::player_object(e.subject.as_seat())
                                                               : static_cast<std::uint16_t>(e.subject.index());
  extras::set(t.s, object, killing_roll_key, e.flags & event_flag::combat ? e.value : 0);
  extras::set(t.s, object, killer_key, e.by == Seat::game ? 0 : index_of(e.by) + 1);
}

}  // namespace

// Result: how much was dealt.
Did apply_damage(Table& t, Event& e) {
  if (e.amount <= 0 || !t.current(e.subject) || !has_hp(t, e.subject)) return done(0);
  Event taken = e;
  taken.type = EventType::damage_taken;
  mark_damage(t, e.subject, e.amount);
  remember_killer(t, e);
  t.emit(taken);
  return done(e.amount);
}

int prevent_damage(Table& t, Event& e, int n, Doer by) {
  n = std::clamp<int>(n, 0, e.amount);
  if (n == 0) return 0;
  e.amount = static_cast<std::int16_t>(e.amount - n);
  if (e.amount == 0) e.flags |= event_flag::prevented;
  t.emit({.type = EventType::damage_prevented,
          .flags = static_cast<std::uint16_t>(e.flags & event_flag::combat),
          .subject = e.subject,
          .source = by.source,
          .object = e.source,
          .by = by.by,
          .amount = static_cast<std::int16_t>(n)});
  return n;
}

// Rules 10.3.1 to 10.3.3.
int heal(Table& t, Value object, int n) {
  if (!t.current(object) || !has_hp(t, object) || death_on_stack(t, object)) return 0;
  int healed = 0;
  if (object.is(ValueKind::player)) {
    Player& p = t.player(object.as_seat());
    if (p.flags & player_flag::dead) return 0;
    healed = std::clamp<int>(n, 0, p.damage);
    p.damage = static_cast<std::int16_t>(p.damage - healed);
  } else {
    Card& c = t.card(static_cast<CardIndex>(object.index()));
    healed = std::clamp<int>(n, 0, c.damage);
    c.damage = static_cast<std::uint8_t>(c.damage - healed);
  }
  if (healed > 0)
    t.emit({.type = EventType::healed, .subject = object, .amount = saturated(healed)});
  return healed;
}

// Rule 20.6.1: HP becomes 0 without damage (ruling Q58); the death follows at the next priority.
Did kill(Table& t, Value object, Doer by) {
  if (!t.current(object)) return done(Value::boolean(false));
  if (!has_hp(t, object)) return destroy(t, object, by);
  if (object.is(ValueKind::player) && t.dead(object.as_seat())) return done(Value::boolean(false));  // ruling Q7
  return perform(t, {.type = EventType::killing, .subject = object, .source = by.source, .by = by.by});
}

Did apply_killing(Table& t, Event& e) {
  const int left = hp(t, e.subject);
  mark_damage(t, e.subject, left);
  if (left == 0) return done(Value::boolean(true));
  remember_killer(t, {.flags = 0, .subject = e.subject, .by = e.by});
  e.type = EventType::killed;
  t.emit(e);
  return done(Value::boolean(true));
}

namespace {

// Eternal objects and characters are never put into discard (rule 20.6.1).
bool stays_in_play(Table& t, CardIndex card) {
  if (!t.in_play(card)) return false;
  const Zone& z = t.zone_of(card);
  if (is_eternal(t, card) || (z.kind == ZoneKind::play && t.player(z.seat).character == card)) return true;
  if (leaves_only_by_dying(t, card)) return true;
  return banned(t, Deed::discard, t.active(), t.ref(card)).known();
}

}  // namespace

Did destroy(Table& t, Value object, Doer by) {
  if (object.is(ValueKind::player)) return kill(t, object, by);
  if (!object.is(ValueKind::card) || !t.current(object)) return done(Value::boolean(false));
  const auto card = static_cast<CardIndex>(object.index());
  if (!t.in_play(card)) return done(Value::boolean(false));
  // It dies through the stack, and counts as destroyed at once (ruling Q64).
  if (has_hp(t, object)) return kill(t, object, by);
  if (stays_in_play(t, card)) return done(Value::boolean(false));
  return perform(t, {.type = EventType::destroyed, .subject = object, .source = by.source, .by = by.by});
}

Did apply_destroyed(Table& t, Event& e) {
  const auto card = static_cast<CardIndex>(e.subject.index());
  t.emit(e);  // while it can still be seen what it is
  if (t.zone_of(card).kind == ZoneKind::soul)
    lose_soul(t, card);
  else
    zones::move(t, card, zones::discard_of(t, card));
  return done(Value::boolean(true));
}

void put_into_discard(Table& t, CardIndex card) {
  if (stays_in_play(t, card)) return;
  if (t.in_play(card)) t.emit({.type = EventType::discarded, .subject = t.ref(card)});
  zones::move(t, card, zones::discard_of(t, card));
}

void prevent_death(Table& t, std::uint32_t serial, Doer by) {
  StackItem* item = t.find_item(serial);
  if (!item || item->kind != ItemKind::death) return;
  const Value who = item->targets[0];
  remove_item(t, serial);
  const bool restored = t.rules().is(Way::hp_restored);
  const int most = std::max(0, max_hp(t, who) - 1);
  if (who.is(ValueKind::player)) {
    Player& p = t.player(who.as_seat());
    p.flags = static_cast<std::uint8_t>(p.flags & ~player_flag::death_due);
    p.damage = static_cast<std::int16_t>(std::min<int>(restored ? p.before_blow : p.damage, most));
  } else if (t.current(who)) {
    const auto card = static_cast<CardIndex>(who.index());
    Card& c = t.card(card);
    c.flags = static_cast<std::uint8_t>(c.flags & ~card_flag::death_due);
    const int marked = restored ? extras::get(t.s, card, before_blow_key) : c.damage;
    c.damage = static_cast<std::uint8_t>(std::min<int>(marked, most));
  }
  t.emit({.type = EventType::death_prevented, .subject = who, .source = by.source, .by = by.by});
}

}  // namespace soulstack
