// Rulebook sections 10.2 to 10.4 and 20.6: damage, healing, prevention, killing and destroying.
#include "engine/verbs/damage.h"

#include <algorithm>
#include <array>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/dying.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/replacement.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

void put_damage(Table& t, const Event& damage) {
  if (damage.amount <= 0 || !has_hp(t, damage.subject))
    return;
  StackItem item;
  item.kind = ItemKind::damage;
  item.controller = damage.by;
  item.source = damage.source;
  item.targets[0] = damage.subject;
  item.event = damage;
  item.event.type = EventType::damage;
  item.event.cause = 0;
  item.origin = damage.cause;
  if (put_on_stack(t, item))
    mark_what_replaced(t, t.s.stack.back().serial);
}

namespace {

// Damage to a group: the player who deals it picks the order of the monsters (rules 20.12.3, 20.12.4).
struct DamageGroup {
  static constexpr int most_players = sizeof(Frame::locals) - sizeof(Event) - 2;  // that a frame has room for
  static_assert(max_players <= most_players, "max_players: DamageGroup must fit into Frame::locals");
  Event damage;
  std::uint8_t players_count = 0;
  std::array<std::uint8_t, most_players + 1 - max_players> unused{};
  std::array<Seat, max_players> players{};
};

// Put there in reverse order, players lowest, so that it resolves in order with monsters first.
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
  const bool any = put_in_reverse(
      t, f.as<DamageGroup>(), [&](int i) { return t.s.lists[from + i]; }, t.s.lists.size() - from);
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
    return done(Value::boolean(put_in_reverse(
        t, g, [&](int i) { return monsters[i]; }, monsters.count)));
  t.push(Procedure::damage_group).as<DamageGroup>() = g;
  return arrange(t, monsters, by);
}

namespace {

bool death_due(const Table& t, Value victim) {
  return victim.is(ValueKind::player) ? t.player(victim.as_seat()).flags.has(PlayerFlag::death_due)
                                      : t.card(victim.as_card()).flags.has(CardFlag::death_due);
}

// The damage that made a death due, and its origin: for an object the roll that dealt it; for a player the trigger of the
// ability that dealt it (ruling Q56).
void remember_blow(Table& t, const Event& e) {
  const StackItem* const damage = t.find_item(e.cause);
  if (!e.cause || !damage)
    return;
  const bool is_rolled = e.flags.has(EventFlag::combat) && events::attack_roll(e) > 0;
  const bool tells = is_rolled != e.subject.is(ValueKind::player);
  const std::uint16_t object = counts::object_of(e.subject);
  t.set_count(object, blow_key, static_cast<int>(e.cause));
  t.set_count(object, blow_origin_key, tells ? static_cast<int>(damage->origin) : 0);
}

// Non-lethal damage leaves 1 HP, so that much of it is not dealt; that is not preventing (rule 10.2.11).
void spare(Table& t, Event& e) {
  if (e.flags.has(EventFlag::nonlethal))
    e.amount = std::min(e.amount, saturated(std::max(0, hp(t, e.subject) - 1)));
}

}  // namespace

// Result: the damage dealt.
Did apply_damage(Table& t, Event& e) {
  if (!t.current(e.subject) || !has_hp(t, e.subject))
    return done(0);
  spare(t, e);
  if (e.amount <= 0)
    return done(0);
  Event taken = e;
  taken.type = EventType::damage_taken;
  const bool was_due = death_due(t, e.subject);
  mark_damage(t, e.subject, e.amount);
  if (death_due(t, e.subject))
    note_blow(t, e.subject,
              {.from = e.source, .by = e.by, .roll = e.flags.has(EventFlag::combat) ? events::attack_roll(e) : 0});
  if (!was_due && death_due(t, e.subject))
    remember_blow(t, e);
  t.emit(taken);
  return done(e.amount);
}

int prevent_damage(Table& t, Event& e, int n, Doer by) {
  n = std::clamp<int>(n, 0, e.amount);
  if (n == 0 || e.flags.has(EventFlag::unpreventable))  // rule 10.4.7
    return 0;
  e.amount = static_cast<std::int16_t>(e.amount - n);
  if (e.amount == 0)
    e.flags.set(EventFlag::prevented);
  t.emit({.type = EventType::damage_prevented,
          .flags = e.flags & EventFlag::combat,
          .subject = e.subject,
          .source = by.source,
          .object = e.source,
          .by = by.by,
          .amount = static_cast<std::int16_t>(n)});
  return n;
}

// A resolving death can still be replaced.
static bool death_waits(const Table& t, Value object) {
  return std::any_of(t.s.stack.begin(), t.s.stack.end(), [&](const StackItem& i) {
    return i.kind == ItemKind::death && i.targets[0] == object && !i.flags.has(ItemFlag::resolving);
  });
}

namespace {

// The marked damage that healing can remove now (rules 10.3.1 to 10.3.3, 13.1.5).
int healable(Table& t, Value object) {
  if (!t.current(object) || !has_hp(t, object) || death_waits(t, object))
    return 0;
  if (object.is(ValueKind::player))
    return t.dead(object.as_seat()) ? 0 : int{t.player(object.as_seat()).damage};
  return t.card(object.as_card()).damage;
}

}  // namespace

// Result: the damage healed.
Did heal(Table& t, Value object, int n, Doer by) {
  n = std::clamp(n, 0, healable(t, object));
  if (n == 0)
    return done(0);
  return perform(
      t, {.type = EventType::healed, .subject = object, .source = by.source, .by = by.by, .amount = saturated(n)});
}

Did apply_healed(Table& t, Event& e) {
  const int n = std::clamp<int>(e.amount, 0, healable(t, e.subject));
  if (n == 0)
    return done(0);
  if (e.subject.is(ValueKind::player)) {
    Player& p = t.player(e.subject.as_seat());
    p.damage = static_cast<std::int16_t>(p.damage - n);
  } else {
    Card& c = t.card(e.subject.as_card());
    c.damage = static_cast<std::uint8_t>(c.damage - n);
  }
  attend_souls(t, PlayerNumber::hp);
  e.amount = saturated(n);
  t.emit(e);
  return done(n);
}

// A payment, not damage (rule 20.5.3, rulings Q24, Q58). All or nothing; result: was it paid?
Did pay_hp(Table& t, Seat who, int n, Doer by) {
  if (n > hp(t, Value::player(who)))
    return done(Value::boolean(false));
  return perform(t, {.type = EventType::hp_paid,
                     .subject = Value::player(who),
                     .source = by.source,
                     .by = who,
                     .amount = saturated(n)});
}

Did apply_hp_paid(Table& t, Event& e) {
  if (e.amount > hp(t, e.subject))
    return done(Value::boolean(false));
  mark_damage(t, e.subject, e.amount);
  t.emit(e);
  return done(Value::boolean(true));
}

namespace {

// A player stands for their character (ruling Q91).
Value who_dies(const Table& t, Value object) {
  if (!object.is(ValueKind::card) || !t.current(object))
    return object;
  const Seat who = t.controller(object);
  const auto card = object.as_card();
  return who != Seat::game && t.player(who).character == card ? Value::player(who) : object;
}

}  // namespace

// Rules 20.6.1, 20.6.2: HP becomes 0 without damage (rulings Q23, Q58); the death follows at the next priority. An
// Eternal object does not die from it (ruling Q53).
Did kill(Table& t, Value object, Doer by) {
  object = who_dies(t, object);
  if (!t.current(object))
    return done(Value::boolean(false));
  if (!has_hp(t, object))
    return destroy(t, object, by);
  if (object.is(ValueKind::player) && t.dead(object.as_seat()))
    return done(Value::boolean(false));  // ruling Q7
  return perform(t, {.type = EventType::killing, .subject = object, .source = by.source, .by = by.by});
}

// This is not damage: effects that prevent damage or trigger on it do not apply (rule 20.6.3).
Did apply_killing(Table& t, Event& e) {
  const int left = hp(t, e.subject);
  mark_damage(t, e.subject, left);
  if (left == 0)
    return done(Value::boolean(true));
  note_blow(t, e.subject, {.from = e.source, .by = e.by});
  e.type = EventType::killed;
  t.emit(e);
  return done(Value::boolean(true));
}

bool stays_in_play(Table& t, CardIndex card) {
  if (!t.in_play(card))
    return false;
  const Zone& z = t.zone_of(card);
  if (is_eternal(t, card) || (z.kind == ZoneKind::play && t.player(z.seat).character == card))
    return true;
  if (leaves_only_by_dying(t, card))
    return true;
  return banned(t, Deed::discard, t.active(), t.ref(card)).known();
}

Did destroy(Table& t, Value object, Doer by) {
  object = who_dies(t, object);
  if (object.is(ValueKind::player))
    return kill(t, object, by);
  if (!object.is(ValueKind::card) || !t.current(object))
    return done(Value::boolean(false));
  const auto card = object.as_card();
  if (!t.in_play(card))
    return done(Value::boolean(false));
  // The same as killing it (rule 20.6.4). Its death uses the stack, but it counts as destroyed at once (ruling Q64).
  if (has_hp(t, object))
    return kill(t, object, by);
  if (stays_in_play(t, card))
    return done(Value::boolean(false));
  return perform(t, {.type = EventType::destroyed, .subject = object, .source = by.source, .by = by.by});
}

namespace {

// An ability that destroys its own object, as a cost or on resolution, finds it in the discard (rule 7.7).
void remember_own_work(Table& t, const Event& e) {
  if (e.source != e.subject)
    return;
  for (StackItem& item : t.s.stack)
    if (item.source == e.subject && item.flags.has_any(ItemFlag::announcing | ItemFlag::resolving))
      item.flags.set(ItemFlag::destroyed_source);
}

}  // namespace

Did apply_destroyed(Table& t, Event& e) {
  const auto card = e.subject.as_card();
  remember_own_work(t, e);
  t.emit(e);  // emitted while its properties are still known
  if (t.zone_of(card).kind == ZoneKind::soul)
    lose_soul(t, card, {e.source, e.by});
  else
    zones::move(t, card, zones::discard_of(t, card));  // even with a soul icon (ruling Q76)
  return done(Value::boolean(true));
}

void put_into_discard(Table& t, CardIndex card) {
  Event e{.type = EventType::discarded, .subject = t.ref(card)};
  static_cast<void>(apply_discarded(t, e));  // done at once
}

// Result: the card as it is there, or `nothing`.
Did put_into_discard(Table& t, CardIndex card, Doer by) {
  if (stays_in_play(t, card))
    return done();
  return perform(t, {.type = EventType::discarded, .subject = t.ref(card), .source = by.source, .by = by.by});
}

// A monster put into discard has not died and gives no rewards (rule 13.2.10).
Did apply_discarded(Table& t, Event& e) {
  const auto card = e.subject.as_card();
  if (!t.current(e.subject) || stays_in_play(t, card))
    return done();
  if (events::replaced_from_deck(e)) {
    put_top_in_its_place(t, card);
    return done(t.ref(card));
  }
  t.emit(e);
  zones::move(t, card, zones::discard_of(t, card));
  return done(t.ref(card));
}

// With a maximum of 0 it is still at 0 HP, and its death is due again (rule 13.1.1).
static void die_again_without_hp(Table& t, Value who) {
  if (hp(t, who) > 0)
    return;
  if (who.is(ValueKind::player)) {
    t.player(who.as_seat()).flags.set(PlayerFlag::death_due);
  } else {
    t.card(who.as_card()).flags.set(CardFlag::death_due);
    t.s.turn.cards_marked = 1;
  }
  t.attend(attention::deaths);
}

// The death leaves the stack before its first step, so it did not happen (rule 10.4.6). The object heals up to 1 HP; in
// the first edition, to what it had before the blow (rule 10.4.4).
void prevent_death(Table& t, std::uint32_t serial, Doer by) {
  StackItem* item = t.find_item(serial);
  if (!item || item->kind != ItemKind::death)
    return;
  const Value who = item->targets[0];
  remove_item(t, serial);
  const bool restored = t.rules().is(Way::hp_restored);
  const int most = std::max(0, max_hp(t, who) - 1);
  if (who.is(ValueKind::player)) {
    Player& p = t.player(who.as_seat());
    p.flags.clear(PlayerFlag::death_due);
    p.damage = static_cast<std::int16_t>(std::min<int>(restored ? std::min(p.before_blow, p.damage) : p.damage, most));
  } else if (t.current(who)) {
    const auto card = who.as_card();
    Card& c = t.card(card);
    c.flags.clear(CardFlag::death_due);
    const int marked = restored ? std::min<int>(counts::get(t.s, card, before_blow_key), c.damage) : c.damage;
    c.damage = static_cast<std::uint8_t>(std::min<int>(marked, most));
  }
  t.emit({.type = EventType::death_prevented, .subject = who, .source = by.source, .by = by.by});
  if (t.current(who))
    die_again_without_hp(t, who);
}

namespace {

// The trigger of the ability: the serial of the damage or of the roll.
std::uint32_t triggered_on(const Table& t, std::uint32_t serial) {
  const StackItem* const item = t.find_item(serial);
  return item ? item->event.cause : 0;
}

Event damage_of(const Table& t, int n, Flags<EventFlag> flags, std::uint32_t item) {
  return {.type = EventType::damage,
          .flags = flags,
          .amount = static_cast<std::int16_t>(std::clamp(n, 0, unlimited)),
          .cause = triggered_on(t, item)};
}

}  // namespace

Did deal(Table& t, const Candidates& to, int n, Doer by, Flags<EventFlag> flags, std::uint32_t item) {
  Event damage = damage_of(t, n, flags, item);
  damage.source = by.source;
  damage.by = by.by;
  return put_damage_on(t, to, damage, by);
}

Did take_damage(Table& t, const Candidates& who, int n, Doer by, Flags<EventFlag> flags, std::uint32_t item) {
  const Event damage = damage_of(t, n, flags | EventFlag::taken, item);
  return put_damage_on(t, who, damage, by);
}

namespace {

int prevent_waiting_damage(Table& t, std::uint32_t serial, int n, Doer by) {
  StackItem& damage = t.item(serial);
  const int prevented = prevent_damage(t, damage.event, n, by);
  if (damage.event.amount == 0)
    remove_item(t, serial);
  return prevented;
}

int prevent_event(Table& t, Event& e, int n, Doer by) {
  if (e.type == EventType::death) {
    e.flags.set(EventFlag::prevented);
    return 1;
  }
  if (e.type != EventType::damage)
    return 0;
  e.flags.set(EventFlag::rewritten);  // an `instead` that prevents only a part
  return prevent_damage(t, e, n, by);
}

}  // namespace

int prevent(Table& t, const StackItem* waiting, Event* happening, int n, Doer by) {
  if (waiting && waiting->kind == ItemKind::death) {
    prevent_death(t, waiting->serial, by);
    return 1;
  }
  if (waiting && waiting->kind == ItemKind::damage)
    return prevent_waiting_damage(t, waiting->serial, n, by);
  return happening ? prevent_event(t, *happening, n, by) : 0;
}

Value found_in_discard(const Table& t, Value object, std::uint32_t serial) {
  const StackItem* const item = t.find_item(serial);
  const bool gone = object.is(ValueKind::card) && !t.current(object);
  if (!gone || !item || !item->flags.has(ItemFlag::destroyed_source))
    return object;
  const auto card = object.as_card();
  const Value here = t.ref(card);
  const bool own = item->source.index() == object.index() && item->source.incarnation() == object.incarnation();
  const bool moved_once = here.incarnation() == ((object.incarnation() + 1) & 0xFFFF);
  return own && moved_once && t.zone_of(card).kind == ZoneKind::discard ? here : object;
}

Event death_of(const StackItem& item) {
  Event e = item.event;
  e.type = EventType::death;
  e.subject = item.targets[0];
  return e;
}

Did apply_death(Table& t, Event& e) {
  const Dying d{
      .who = e.subject, .from = e.source, .by = e.by, .roll = static_cast<std::int16_t>(events::attack_roll(e))};
  return t.push(e.subject.is(ValueKind::player) ? Procedure::player_death : Procedure::monster_death, d);
}

}  // namespace soulstack
