// Marked damage.

#include "engine/verbs/marked_damage.h"

#include <algorithm>

#include "engine/model/object_counts.h"
#include "engine/rules/dying.h"
#include "engine/table/objects.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/stack.h"

namespace soulstack {

namespace {

void forget_blow(Table& t, Value who) {
  const std::uint16_t object = counts::object_of(who);
  if (counts::get(t.s, object, blow_key) != 0)
    t.set_count(object, blow_key, 0);
  if (counts::get(t.s, object, blow_origin_key) != 0)
    t.set_count(object, blow_origin_key, 0);
}

// Marked damage never exceeds the HP; the excess is lost (rule 10.2.5).
void mark_on_player(Table& t, Seat who, int n, int before) {
  Player& p = t.player(who);
  if (n >= before) {
    p.flags.set(PlayerFlag::death_due);
    p.before_blow = p.damage;
    forget_blow(t, Value::player(who));
  }
  p.max_hp = static_cast<std::int16_t>(max_hp(t, Value::player(who)));
  p.damage = static_cast<std::int16_t>(p.damage + std::min(n, before));
}

void mark_on_card(Table& t, CardIndex card, int n, int before) {
  Card& c = t.card(card);
  t.s.turn.cards_marked = 1;
  if (n >= before) {
    c.flags.set(CardFlag::death_due);
    forget_blow(t, t.ref(card));
    if (t.rules().is(Way::hp_restored))
      t.set_count(card, before_blow_key, c.damage);
  }
  c.max_hp = static_cast<std::int16_t>(max_hp(t, t.ref(card)));
  c.damage = static_cast<std::uint8_t>(c.damage + std::min(n, before));
}

// The marked damage that a lower maximum removes; a higher maximum does not change it (rule 10.1.7).
int settled(int damage, int before, int now) { return now < before ? std::max(0, damage - (before - now)) : damage; }

// An object that dies because its maximum HP fell has no killer.
void due_without_blow(Table& t, Value victim, bool due_already) {
  if (!due_already)
    note_blow(t, victim, {});
  t.attend(attention::deaths);
}

void settle_player(Table& t, Seat who) {
  Player& p = t.player(who);
  const int now = max_hp(t, Value::player(who));
  p.damage = static_cast<std::int16_t>(settled(p.damage, p.max_hp, now));
  p.max_hp = static_cast<std::int16_t>(now);
  if (now - p.damage > 0 || t.s.turn.phase == Phase::setup || t.dead(who) || death_on_stack(t, Value::player(who)))
    return;
  due_without_blow(t, Value::player(who), p.flags.has(PlayerFlag::death_due));
  p.flags.set(PlayerFlag::death_due);  // rule 13.1.1
}

void settle_card(Table& t, CardIndex i) {
  Card& c = t.card(i);
  if (c.damage == 0 && !t.def(i).has_stats())
    return;
  t.work.spend(work_of::look);
  if (!has_hp(t, t.ref(i))) {  // rule 10.1.8
    c.damage = 0;
    return;
  }
  const int now = max_hp(t, t.ref(i));
  c.damage = static_cast<std::uint8_t>(settled(c.damage, c.max_hp, now));
  c.max_hp = static_cast<std::int16_t>(now);
  if (now > c.damage || death_on_stack(t, t.ref(i)) || is_eternal(t, i))  // rule 13.1.3
    return;
  t.s.turn.cards_marked = 1;
  due_without_blow(t, t.ref(i), c.flags.has(CardFlag::death_due));
  c.flags.set(CardFlag::death_due);  // rule 13.1.1
}

// An HP stat that is not a number counts as 0: then the death is due without damage (rule 13.1.2).
bool has_no_printed_hp(const Table& t, Seat who) {
  const CardIndex character = t.player(who).character;
  return character != no_card && t.def(character).hp <= 0;
}

// May something in play take HP from an object, rather than add it?
bool may_lower_hp(const Table& t) {
  t.listeners.refresh(t);
  const auto changes = t.listeners.always(stat::hp);
  return std::any_of(changes.begin(), changes.end(), [&](const Listener& l) {
    const StatChange& change = t.content[l.ability].continuous().changes[l.part];
    const bool is_fixed = change.kept < 0 && !change.value.function.known() && !change.history.tally.known();
    return change.how != ChangeHow::add || !is_fixed || change.amount < 0;
  });
}

}  // namespace

void note_blow(Table& t, Value victim, const Blow& blow) {
  const std::uint16_t object = counts::object_of(victim);
  t.set_count(object, killing_roll_key, blow.roll);
  t.set_count(object, killer_key, blow.by == Seat::game ? 0 : index_of(blow.by) + 1);
  t.set_count(object, killer_source_key, static_cast<std::int32_t>(blow.from.bits));
}

Blow last_blow(const GameState& s, Value victim) {
  const std::uint16_t object = counts::object_of(victim);
  const int by = counts::get(s, object, killer_key);
  return {.from = {static_cast<std::uint32_t>(counts::get(s, object, killer_source_key))},
          .by = by == 0 ? Seat::game : seat(by - 1),
          .roll = counts::get(s, object, killing_roll_key)};
}

void mark_damage(Table& t, Value object, int n) {
  const int before = hp(t, object);
  if (before == 0 || (object.is(ValueKind::player) && t.dead(object.as_seat())))
    return;  // rule 10.2.9
  if (object.is(ValueKind::player))
    mark_on_player(t, object.as_seat(), n, before);
  else
    mark_on_card(t, object.as_card(), n, before);
  if (n >= before)
    t.attend(attention::deaths);
}

void settle_damage(Table& t) {
  if (t.settling_waits > 0)
    return;
  const bool only_damaged = t.content.takes(Shortcut::dependence) && !t.content.has_zero_hp && !may_lower_hp(t);
  for (Seat p : t.seats())
    if (!only_damaged || t.player(p).damage != 0 || has_no_printed_hp(t, p))
      settle_player(t, p);
  if (only_damaged && !t.s.turn.cards_marked && t.content.takes(Shortcut::cards_marked))
    return;
  const auto settle = [&](CardIndex i) {
    if (!only_damaged || t.card(i).damage != 0)
      settle_card(t, i);
  };
  for (Seat p : t.seats())
    for (CardIndex i : t.cards_of(zones::play(t, p)))
      settle(i);
  for (const Zone& slot : zones::slots(t))
    if (slot.top != no_card)
      settle(slot.top);
}

}  // namespace soulstack
