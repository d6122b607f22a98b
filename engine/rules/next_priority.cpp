// Rulebook section 5.3: checked each time before a player receives priority. A procedure like all others; the ruleset
// orders its steps.
#include <algorithm>

#include "engine/model/amounts.h"
#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/rules/bonus_souls.h"
#include "engine/rules/dying.h"
#include "engine/table/ability_observer.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/announce.h"
#include "engine/verbs/choices.h"
#include "engine/verbs/dice.h"
#include "engine/verbs/lasting.h"
#include "engine/verbs/marked_damage.h"
#include "engine/verbs/next_priority.h"
#include "engine/verbs/slots.h"
#include "engine/verbs/souls.h"
#include "engine/verbs/stack.h"
#include "engine/verbs/zones.h"

namespace soulstack {

namespace {

// Locals: was anything put on the stack?
struct LookAfter {
  std::uint8_t put = 0;
  Seat group = Seat::game;  // the player whose triggered abilities are being put on the stack
  std::uint8_t unused[2] = {};
};

bool take(Table& t, std::uint8_t what) {
  const bool due = t.s.attention & what;
  t.s.attention = static_cast<std::uint8_t>(t.s.attention & ~what);
  return due;
}

// ---- Dice whose rolls abilities may change (rule 9.15)

Flow roll_dice(Table& t, Frame& f) {
  const StackItem* const roll = find_about_to_roll(t);
  if (roll && f.result.is(ValueKind::number)) {
    take_rolled(t, t.item(roll->serial), f.result.as_number());
    return stay(done());
  }
  if (roll)
    return stay(roll_it(t, *roll));
  take(t, attention::dice);
  return next();
}

// ---- (a) Bonus souls and winning

Flow claim_bonus_souls(Table& t, LookAfter&) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.claims()) {
    if (!t.current(l.source) || t.zone_of(l.source.as_card()).kind != ZoneKind::bonus)
      continue;
    if (claimant(t, l) == Seat::game)
      continue;
    happened(t, l.ability);
    return stay(claim_soul(t, l));
  }
  return next();
}

Flow check_winning(Table& t, LookAfter&) {
  if (take(t, attention::souls))
    check_winners(t);
  return next();
}

// ---- (b) Deaths

// The serial of the damage that made it due, and its origin; 0: it was not damage.
int blow_of(const Table& t, Value who) { return counts::get(t.s, counts::object_of(who), blow_key); }
Value origin_of_blow(const Table& t, Value who) {
  const int origin = counts::get(t.s, counts::object_of(who), blow_origin_key);
  return origin ? Value::item(static_cast<std::uint32_t>(origin)) : nothing;
}

// A player's death goes below an object's death if the ability that killed the player triggered on the damage or the roll
// that killed the object (rule 11.7.5, ruling Q56).
int place_of_death(const Table& t, Value who) {
  const Value from = who.is(ValueKind::player) ? origin_of_blow(t, who) : nothing;
  for (int i = 0; from && i < t.s.stack.size(); ++i) {
    const StackItem& item = t.s.stack[i];
    const bool waits = item.kind == ItemKind::death && !item.flags.has(ItemFlag::resolving);
    if (waits && (item.targets[1] == from || item.targets[2] == from))
      return i;
  }
  return top_of_stack;
}

void put_death(Table& t, Value who) {
  StackItem item;
  item.kind = ItemKind::death;
  item.controller = who.is(ValueKind::player) ? who.as_seat() : Seat::game;
  item.source = who;
  item.targets[0] = who;
  if (!who.is(ValueKind::player) && blow_of(t, who) != 0) {
    item.targets[1] = Value::item(static_cast<std::uint32_t>(blow_of(t, who)));
    item.targets[2] = origin_of_blow(t, who);
  }
  const Blow blow = last_blow(t.s, who);
  const Event death{.type = EventType::death, .subject = who, .source = blow.from, .by = blow.by};
  item.event = events::attack_roll.in(death, saturated(blow.roll));
  static_cast<void>(put_on_stack(t, item, who, place_of_death(t, who)));  // if there is no room, the game is over
}

// The player whose effect brought them all to 0 HP, or the active player if there is none (rules 13.9.2, 13.9.3).
Seat who_did_it(const Table& t, const Candidates& dying) {
  Seat did = Seat::game;
  bool first = true;
  for (Value v : dying) {
    const Seat killer = last_blow(t.s, v).by;
    if (!first && killer != did)
      return t.active();
    did = killer;
    first = false;
  }
  return did == Seat::game ? t.active() : did;
}

bool is_due(const Table& t, Seat who) {
  const bool due = t.player(who).flags.has(PlayerFlag::death_due);
  return due && !t.dead(who) && !death_on_stack(t, Value::player(who));
}

void dying_players(const Table& t, Candidates& into) {
  for (Seat p : t.seats())
    if (is_due(t, p))
      into.add(Value::player(p));
}

void put_player_death(Table& t, Seat who) {
  t.player(who).flags.clear(PlayerFlag::death_due);
  put_death(t, Value::player(who));
}

// Players' deaths lowest, in reverse turn order, so that they resolve after the monsters' and in turn order (rules
// 11.7.5, 13.9, ruling Q3).
bool put_player_deaths(Table& t) {
  Candidates dying;
  dying_players(t, dying);
  Seat who = t.right_of(who_did_it(t, dying));
  for (int k = 0; k < t.players(); ++k, who = t.right_of(who)) {  // the only loop to the right
    if (is_due(t, who))
      put_player_death(t, who);
    Player& p = t.player(who);
    p.flags.clear(PlayerFlag::death_due);
  }
  return dying.count > 0;
}

// Monsters and all other objects with HP except players (rules 13.1.1, 13.9.4).
void dying_objects(Table& t, Candidates& into) {
  zones::each_in_play(t, [&](const Zone& z) {
    for (CardIndex i : t.cards_of(z)) {
      Card& c = t.card(i);
      if (!c.flags.has(CardFlag::death_due))
        continue;
      if (!has_hp(t, t.ref(i)) || is_eternal(t, i) || death_on_stack(t, t.ref(i))) {
        c.flags.clear(CardFlag::death_due);  // rule 13.1.3, ruling Q53
      } else {
        into.add(t.ref(i));
      }
    }
  });
}

// Is a player or an object marked as due to die, whether or not it will?
bool any_player_due(const Table& t) {
  return std::any_of(t.s.players.begin(), t.s.players.begin() + t.players(),
                     [](const Player& p) { return p.flags.has(PlayerFlag::death_due); });
}
bool any_object_due(const Table& t) {
  if (!t.s.turn.cards_marked && t.content.takes(Shortcut::cards_marked))
    return false;
  Flags<CardFlag> flags;
  zones::each_in_play(t, [&](const Zone& z) {
    for (CardIndex i : t.cards_of(z))
      flags.set(t.card(i).flags);
  });
  return flags.has(CardFlag::death_due);
}

// First edition: a player owns their death, which goes among their triggers; deaths of monsters go among the triggers of
// monster cards. If both die at the same time, the players' deaths are still lower (rulings Q3, Q56).
bool owned(const Table& t) { return t.rules().death_order() != DeathOrder::below_triggers; }

bool anyone_is_due(Table& t) {
  settle_damage(t);
  return owned(t) || any_player_due(t) || any_object_due(t);
}

Flow put_deaths(Table& t, LookAfter& l) {
  const bool due = anyone_is_due(t);
  take(t, attention::deaths);
  if (due)
    t.attend(attention::dying);
  Candidates objects;
  if (owned(t))
    dying_objects(t, objects);
  const bool by_group = owned(t) && objects.count == 0;
  if (!by_group && any_player_due(t) && put_player_deaths(t))
    l.put = 1;
  return next();
}

Flow order_monster_deaths(Table& t, LookAfter&) {
  Candidates among;
  if (!owned(t))
    dying_objects(t, among);
  return next(choose(t, {.prompt = Prompt::death_order, .who = who_did_it(t, among)}, among));
}

void put_object_death(Table& t, Value who) {
  Card& c = t.card(who.as_card());
  c.flags.clear(CardFlag::death_due);
  put_death(t, who);
}

Flow put_monster_death(Table& t, Frame& f) {
  if (!f.result.is(ValueKind::card))
    return next();
  put_object_death(t, f.result);
  f.as<LookAfter>().put = 1;
  return go_to<order_monster_deaths>();
}

// ---- (c) Triggered abilities

int group_rank(const Table& t, Seat controller) {
  if (controller == Seat::game)
    return 0;
  return 1 + (index_of(controller) + t.players() - index_of(t.active())) % t.players();
}

// The same ability without targets: the order does not matter (ruling Q73).
bool alike(const Table& t, const StackItem& a, const StackItem& b) {
  return a.ability == b.ability && t.content[a.ability].targets.empty() && t.content[a.ability].modes.empty();
}

// First edition: the deaths that have still to be put among the triggers (rule 13.3.1).
void deaths_to_order(Table& t, Candidates& into) {
  if ((t.s.attention & attention::dying) == 0 || !owned(t))
    return;
  dying_objects(t, into);
  dying_players(t, into);
}

Seat group_of(Value dying) { return dying.is(ValueKind::player) ? dying.as_seat() : Seat::game; }

// Triggers on damage go above the death that it caused (rule 5.3.2), unless the order of deaths is as free as theirs (ruling
// Q56).
bool is_above(const Table& t, const StackItem& trigger, Value dying) {
  if (t.rules().death_order() == DeathOrder::like_triggers)
    return false;
  return trigger.event.cause != 0 && static_cast<int>(trigger.event.cause) == blow_of(t, dying);
}

// A death of a later group that must be below a trigger of this group; `nothing` if there is none.
Value death_below(const Table& t, const Candidates& deaths, Seat group) {
  for (Value v : deaths)
    for (const StackItem& w : t.s.waiting)
      if (group_of(v) != group && w.controller == group && is_above(t, w, v))
        return v;
  return nothing;
}

Seat next_group(const Table& t, const Candidates& deaths) {
  Seat group = t.s.waiting.count > 0 ? t.s.waiting[0].controller : group_of(deaths[0]);
  const auto take_first = [&](Seat other) {
    if (group_rank(t, other) < group_rank(t, group))
      group = other;
  };
  for (const StackItem& w : t.s.waiting)
    take_first(w.controller);
  for (Value v : deaths)
    take_first(group_of(v));
  return group;
}

Flow order_triggers(Table& t, Frame& f) {
  LookAfter& l = f.as<LookAfter>();
  if (f.result == Value::boolean(true))
    l.put = 1;  // it was announced: not declined, and it had a target
  Candidates deaths, among;
  deaths_to_order(t, deaths);
  if (t.s.waiting.count == 0 && deaths.count == 0) {
    take(t, attention::triggers | attention::dying);
    return next(done());
  }
  l.group = next_group(t, deaths);
  if (const Value below = death_below(t, deaths, l.group))
    return next(done(below));
  bool differ = false;
  const StackItem* first = nullptr;
  for (int i = 0; i < t.s.waiting.size(); ++i) {
    const StackItem& w = t.s.waiting[i];
    const auto above = [&](Value v) { return is_above(t, w, v); };
    if (w.controller != l.group || std::any_of(deaths.begin(), deaths.end(), above))
      continue;
    if (!first)
      first = &w;
    differ = differ || !alike(t, *first, w);
    among.add(Value::wide(ValueKind::waiting, static_cast<std::uint32_t>(i)));
  }
  for (Value v : deaths) {
    if (group_of(v) != l.group)
      continue;
    differ = true;
    among.add(v);
  }
  if (!differ)
    return next(done(among[0]));
  return next(choose(t, {.prompt = Prompt::trigger_order, .who = l.group}, among));
}

Flow put_trigger(Table& t, Frame& f) {
  if (f.result.is(ValueKind::player))
    put_player_death(t, f.result.as_seat());
  if (f.result.is(ValueKind::card))
    put_object_death(t, f.result);
  if (f.result.is(ValueKind::player) || f.result.is(ValueKind::card))
    return go_to<order_triggers>(done(Value::boolean(true)));
  if (!f.result.is(ValueKind::waiting))
    return next();
  const int at = static_cast<int>(f.result.payload());
  StackItem item = t.s.waiting[at];
  const std::uint32_t lasting = item.serial;
  if (lasting) {
    for (std::size_t k = 0; k < t.content[item.ability].targets.size(); ++k)
      item.targets[k] = nothing;
    if (const Lasting* const l = t.find_lasting(lasting); l && is_used_by_triggers(t, *l))
      use_lasting(t, lasting);
  }
  const Did put = announce(t, item);  // it takes what the lasting effect keeps
  t.s.waiting.erase(at);
  forget_what_it_kept(t, lasting);
  return go_to<order_triggers>(put);
}

// ---- (d) Finished events, and empty slots

bool waits_or_is_on_stack(const Table& t, Value source) {
  auto about = [&](const StackItem& i) { return i.source == source || i.event.subject == source; };
  return std::any_of(t.s.stack.begin(), t.s.stack.end(), about) ||
         std::any_of(t.s.waiting.begin(), t.s.waiting.end(), about);
}

// No matter how they came into their slot (rule 14.4.1).
Flow discard_events(Table& t, LookAfter&) {
  if (!take(t, attention::events))
    return next();
  for (const Zone& z : zones::slots(t)) {
    if (z.top == no_card || !is_event(t, z.top))
      continue;
    if (!waits_or_is_on_stack(t, t.ref(z.top)))
      zones::move(t, z.top, zones::discard_of(t, z.top));
  }
  return next();
}

Flow refill(Table& t, LookAfter&) {
  if (!take(t, attention::slots))
    return next();
  refill_slots(t);
  return next();
}

// First edition: the refills go on the stack (rule 14.2.1).
Flow refills_on_stack(Table& t, LookAfter& l) {
  if (take(t, attention::slots) && put_refills(t))
    l.put = 1;
  return next();
}

Flow look_again(Table& t, LookAfter& l) {
  if (t.s.attention && !t.s.over())
    return go_to<roll_dice>(done());
  return finish(Value::boolean(l.put));
}

// Is there an event, if events are due to be looked at, or an empty slot, if slots are?
bool any_event_or_empty_slot(const Table& t) {
  const bool events = (t.s.attention & attention::events) != 0, empty_slots = (t.s.attention & attention::slots) != 0;
  const std::span<const Zone> slots = zones::slots(t);
  return std::any_of(slots.begin(), slots.end(), [&](const Zone& z) {
    if (z.top == no_card)
      return empty_slots;
    return events && !t.content[SlotTypeId{z.of}].sells && !t.def(z.top).has_stats() && is_event(t, z.top);
  });
}

constexpr Step steps[] = {
    {"roll_dice", "9.15", step<roll_dice>, false, {}, attention::dice},
    {"claim_bonus_souls", "15.4.2", step<claim_bonus_souls>, false, {}, attention::souls},
    {"check_winning", "15.2.1", step<check_winning>, false, {}, attention::souls},
    {"put_deaths", "13.1.1", step<put_deaths>, false, {}, attention::deaths},
    {"order_monster_deaths", "13.9.2", step<order_monster_deaths>, false, {}, attention::dying},
    {"put_monster_death", "13.9.1", step<put_monster_death>, false, {}, attention::dying},
    {"order_triggers", "6.6.3", step<order_triggers>, false, {}, attention::triggers | attention::dying},
    {"put_trigger", "6.6.2", step<put_trigger>, false, {}, attention::triggers | attention::dying},
    {"discard_events", "3.3.5", step<discard_events>, false, {}, attention::events},
    {"refill", "14.2.1", step<refill>, true, {}, attention::slots},
    {"put_refills", "14.2.1", step<refills_on_stack>, true, {}, attention::slots},
    {"look_again", "5.3.1", step<look_again>},
};

}  // namespace

// Drops from GameState::attention what needs nothing. Deaths, events and slots are due to be checked far more often than
// anything comes of it: whatever leaves the stack may have been the last thing about an event, and whatever comes into a
// pile may be a card for an empty slot.
[[gnu::noinline]] static void drop_idle_attention(Table& t) {
  constexpr std::uint8_t slots = attention::events | attention::slots, all = slots | attention::deaths;
  if ((t.s.attention & ~all) != 0)
    return;
  if ((t.s.attention & attention::deaths) != 0 && anyone_is_due(t))
    return;
  take(t, attention::deaths);
  if ((t.s.attention & slots) != 0 && !any_event_or_empty_slot(t))
    take(t, slots);
}

// Without flags: everything, until nothing changes any more.
[[gnu::noinline]] static bool has_changed_since_checked(Table& t) {
  t.s.attention = 0;
  const std::uint64_t now = hash_of(t.s);
  if (now == t.checked)
    return false;
  t.checked = now;
  t.s.attention = attention::all;
  return true;
}

bool anything_to_check(Table& t) {
  if (!t.content.takes(Shortcut::attention))
    return has_changed_since_checked(t);
  if (t.depends(look::winning) && anyone_wins(t))
    t.attend(attention::souls);
  if (t.s.attention != 0)
    drop_idle_attention(t);
  return t.s.attention != 0;
}

void check_what_depends(Table& t) {
  const auto is_due = [&](Looks what) { return !t.content.takes(Shortcut::dependence) || t.depends(what); };
  if (is_due(look::deaths))
    settle_damage(t);
  if (is_due(look::claims))
    note_claims(t);
}

extern const Catalogue next_priority_catalogue;
const Catalogue next_priority_catalogue{"next_priority", "5.3", steps, true};

}  // namespace soulstack
