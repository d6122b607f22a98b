// Whether an ability hears an event, which players and objects it means, and whether it works.
#include <algorithm>

#include "engine/model/event_rows.h"
#include "engine/model/event_uses.h"
#include "engine/model/kept_values.h"
#include "engine/model/notes.h"
#include "engine/model/object_counts.h"
#include "engine/table/event_frame.h"
#include "engine/table/history.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"
#include "engine/table/zone_layout.h"

namespace soulstack {

namespace {

bool during_fits(const Table& t, During d, Seat you) {
  if (d == During::any)
    return true;
  const bool yours = you == Seat::game || you == t.active();
  return (d == During::your_turn) == yours;
}

}  // namespace

Scope scope_of(const Table& t, const Listener& l, const Event* event) {
  Scope scope{.you = l.controller, .self = l.source, .targets = nullptr, .event = event, .item = nothing};
  if (l.lasting)
    if (const Lasting* lasting = t.find_lasting(l.lasting)) {
      scope.targets = lasting->targets.data();
      scope.keeper = l.lasting;
    }
  return scope;
}

Scope scope_of(const StackItem& item) {
  return {.you = item.controller,
          .self = item.source,
          .targets = item.targets.data(),
          .event = &item.event,
          .item = Value::item(item.serial),
          .keeper = item.serial};
}

Seat who_is_you(const Table& t, Seat controller, Value source) {
  if (controller != Seat::game)
    return controller;
  const bool is_item = source.is(ValueKind::card) && t.printed(source.as_card()).type == t.content.treasure_deck;
  return is_item ? Seat::game : t.active();
}
Seat who_is_you(const Table& t, const Scope& scope) { return who_is_you(t, scope.you, scope.self); }

Seat who_is_first(const Table& t, const Scope& scope) {
  const Seat you = who_is_you(t, scope);
  return you == Seat::game ? t.active() : you;
}

// "You" as a value; `nothing` if there is no such player.
static Value you_of(const Table& t, const Scope& scope) {
  const Seat you = who_is_you(t, scope);
  return you == Seat::game ? nothing : Value::player(you);
}

// An object that left play is matched by its last state (ruling Q71).
static bool fits_or_fitted(const Table& t, const Filter& f, Value v, const Scope& scope) {
  const Former* was = t.last_seen(v);
  return was ? fitted(t, f, *was, scope) : fits(t, f, v, scope);
}

static bool is_noted(const Table& t, Value v, const Scope& scope) {
  const auto notes = notes::noted_on(t.s, scope.self, writer_of_notes(t, scope.self));
  return std::any_of(notes.begin(), notes.end(), [&](const Kept& note) { return note.value == v; });
}

bool matches(const Table& t, const Who& who, Value v, const Scope& scope) {
  switch (who.kind) {
    case WhoKind::anyone:
      return true;
    case WhoKind::you:
      return bool{v} && v == you_of(t, scope);
    case WhoKind::this_object:
    case WhoKind::source:
      return v == scope.self;
    case WhoKind::active:
      return v == Value::player(t.active());
    case WhoKind::others:
      return v.is(ValueKind::player) && v != nobody && v != you_of(t, scope);
    case WhoKind::another:
      return bool{v} && v != scope.self;
    case WhoKind::target:
      return scope.targets && v == scope.targets[who.index];
    case WhoKind::kept:
      return bool{v} && v == kept::value_of(t.s, scope.keeper, who.index);
    case WhoKind::noted:
      return bool{v} && is_noted(t, v, scope);
    case WhoKind::player:
      return v.is(ValueKind::player) && v != nobody;
    case WhoKind::event_part:
      return bool{v} && v == event_part(t, who.part, scope);
    case WhoKind::exactly:
      return v == who.value && v != nobody;  // a shop item is not controlled by "nobody"
    case WhoKind::filter:
      return fits_or_fitted(t, filter_of(t, who.filter), v, scope);
  }
  return false;
}
Value event_part(const Table& t, Param part, const Scope& scope) {
  const StackItem* item = scope.item.is(ValueKind::item) ? t.find_item(scope.item.payload()) : nullptr;
  if (item && t.content[item->ability].kind == AbilityKind::outcome) {
    if (part == Param::amount || part == Param::roll)
      return Value::number(item->value);
    if (part == Param::roller)
      return Value::player(item->controller);
  }
  if (part == Param::paid || part == Param::paid_with)
    return !item ? nothing : part == Param::paid ? Value::number(item->paid) : item->paid_with;
  if (!scope.event)
    return nothing;
  const Event& e = *scope.event;
  switch (part) {
    case Param::amount:
      return Value::number(e.amount);
    case Param::roll:
    case Param::attack_roll:
      return Value::number(e.value);
    case Param::roller:
      return e.subject;
    case Param::attacker:
    case Param::by:
    case Param::killer:
      return e.by == Seat::game ? nothing : Value::player(e.by);
    case Param::from:
      return events::from(e);
    case Param::of:
      return e.subject;
    case Param::item:
      return e.subject.is(ValueKind::card) ? e.subject : e.object;
    default:
      return e.object;
  }
}

CardDefId writer_of_notes(const Table& t, Value source) {
  return source.is(ValueKind::card) ? t.card(source.as_card()).printed : CardDefId{};
}

Value one_meant(const Table& t, const Who& who, const Scope& scope) {
  switch (who.kind) {
    case WhoKind::you:
      return you_of(t, scope);
    case WhoKind::this_object:
      return scope.self;
    case WhoKind::active:
      return Value::player(t.active());
    case WhoKind::target:
      return scope.targets ? scope.targets[who.index] : nothing;
    case WhoKind::event_part:
      return event_part(t, who.part, scope);
    case WhoKind::kept:
      return kept::value_of(t.s, scope.keeper, who.index);
    case WhoKind::noted:
      return notes::first_on(t.s, scope.self, writer_of_notes(t, scope.self));
    case WhoKind::exactly:
      return who.value;
    default:
      return nothing;
  }
}

Seat player_meant(const Table& t, const Who& who, const Scope& scope) {
  const Value one = one_meant(t, who, scope);
  return one.is(ValueKind::player) ? one.as_seat() : Seat::game;
}

bool holds(const Table& t, AbilityId ability, const Condition& c, const Scope& scope) {
  switch (c.kind) {
    case ConditionKind::always:
      return true;
    case ConditionKind::function:
      return t.scripts.holds(t, ability, c.script, scope);
    case ConditionKind::your_turn:
      return who_is_you(t, scope) == t.active();
    case ConditionKind::not_your_turn:
      return who_is_you(t, scope) != t.active();
    case ConditionKind::not_empty:
      return t.s.zones[zones::first_deck + c.zone].count > 0;  // ruling Q69
    case ConditionKind::has_counters:
      return scope.self.is(ValueKind::card) && t.current(scope.self) && counters_of(t, scope.self) >= c.number;
    case ConditionKind::at_least:
    case ConditionKind::at_most: {
      const Seat you = who_is_you(t, scope);
      if (you == Seat::game)
        return false;
      const int n = number_of(t, static_cast<PlayerNumber>(c.property), you);
      return c.kind == ConditionKind::at_least ? n >= c.number : n <= c.number;
    }
    case ConditionKind::history:
      return c.history.is_met_by(happened_before(t, c.history, scope));
    case ConditionKind::all_of:
      return std::all_of(c.all.begin(), c.all.end(),
                         [&](const Condition& part) { return holds(t, ability, part, scope); });
  }
  return false;
}

bool holds_now(const Table& t, AbilityId ability, const Scope& scope) {
  const Trigger& when = t.content[ability].trigger;
  if (when.during == During::any && when.given.kind == ConditionKind::always)
    return true;
  return during_fits(t, when.during, scope.you) && holds(t, ability, when.given, scope);
}

bool is_used_by_triggers(const Table& t, const Lasting& l) {
  const std::vector<AbilityId>& parts = t.content[l.ability].duration().nested;
  return std::none_of(parts.begin(), parts.end(), [&](AbilityId id) {
    return t.content[id].kind == AbilityKind::change || t.content[id].kind == AbilityKind::instead;
  });
}

bool all_uses_wait(const Table& t, std::uint32_t lasting) {
  const Lasting* const l = lasting ? t.find_lasting(lasting) : nullptr;
  if (!l || l->uses == 0 || !is_used_by_triggers(t, *l))
    return false;
  return std::count_if(t.s.waiting.begin(), t.s.waiting.end(),
                       [&](const StackItem& w) { return w.serial == lasting; }) >= l->uses;
}

bool works(const Table& t, const Listener& l, const Scope& scope) {
  const Account account(t.work, l.ability);
  if (account.is_closed())
    return false;
  const AbilityDef& a = t.content[l.ability];
  if (!still_has(t, l))
    return false;
  if (a.level > 0 && (!l.source.is(ValueKind::card) || counters_of(t, l.source, counter::level) < a.level))
    return false;
  return during_fits(t, a.trigger.during, l.controller) && holds(t, l.ability, a.trigger.given, scope);
}

bool counts_events(const Table& t, const Listener& l) {
  const Trigger& f = t.content[l.ability].trigger;
  return f.first_each_turn || f.every > 0;
}

bool is_due(Table& t, const Listener& l) {
  if (!counts_events(t, l))
    return true;
  const Trigger& f = t.content[l.ability].trigger;
  const auto object = static_cast<std::uint16_t>(l.source.index());
  const int times = counts::get(t.s, object, l.ability.value) + 1;
  if (!counts::set(t.s, object, l.ability.value, times))
    return t.stop(counts::too_many), false;
  return !(f.first_each_turn && times > 1) && !(f.every && times % f.every != 0);
}

Seat round_of(const Table& t, const Lasting& l) { return l.of_the_game ? seat(t.s.round.starter) : l.controller; }

namespace {

Seat round_of(const Table& t, const Listener& l) {
  if (const Lasting* const lasting = l.lasting ? t.find_lasting(l.lasting) : nullptr)
    return soulstack::round_of(t, *lasting);
  return l.controller == Seat::game ? seat(t.s.round.starter) : l.controller;
}

// If it names no player, it hears the round that it belongs to.
bool is_of_own_round(const Table& t, const Listener& l, const Event& e) {
  return e.type != EventType::round_ended || t.content[l.ability].trigger.of.kind != WhoKind::anyone ||
         e.subject == Value::player(round_of(t, l));
}

// The serial of the die that an event is about; 0: none.
std::uint32_t die_of(const Event& e) {
  switch (e.type) {
    case EventType::roll:
    case EventType::rolled:
    case EventType::hit:
    case EventType::missed:
      return e.cause;
    case EventType::die_cast:
    case EventType::roll_changed:
      return e.object.payload();
    default:
      return 0;
  }
}

// An effect about the next die hears only events of that die (ruling Q90).
bool is_about_its_die(const Table& t, const Listener& l, const Event& e) {
  if (!l.lasting || die_of(e) == 0)
    return true;
  const Lasting* const lasting = t.find_lasting(l.lasting);
  if (!lasting || !lasting->ability.known() || t.content[lasting->ability].duration().till != Till::next_roll)
    return true;
  return lasting->value == die_of(e);
}

}  // namespace

// "When it is prevented" in a lasting prevention means the damage that this effect prevents, not another effect of the
// same object (Host Hat used twice).
static bool another_prevents(const Table& t, const Listener& l, const Event& e) {
  if (!l.lasting || e.type != EventType::damage_prevented || t.content[l.ability].trigger.by.kind == WhoKind::anyone)
    return false;
  for (int i = t.depth(); i >= 0; --i)
    if (t.s.frames[i].procedure.value == static_cast<std::uint8_t>(Procedure::replacement))
      return t.s.frames[i].as<EventFrame>().lasting != l.lasting;
  return false;
}

namespace {

template <class Test>
bool flags_fit(const Test& f, const Event& e) {
  const auto fits = [](Ask ask, bool is) { return ask == Ask::any || (ask == Ask::yes) == is; };
  return f.values.means(e.value) && fits(f.combat, e.flags.has(EventFlag::combat)) &&
         fits(f.attack, e.flags.has(EventFlag::attack_roll)) &&
         fits(f.recharge_step, e.flags.has(EventFlag::recharge_step)) &&
         fits(f.lethal, !e.flags.has(EventFlag::nonlethal)) &&
         fits(f.preventable, !e.flags.has(EventFlag::unpreventable)) &&
         (!f.kind.known() || events::counter_kind(e) == f.kind) &&
         (f.set_event == any_set_event || events::number_in_sets(e) == f.set_event);
}

template <class Test>
bool parts_fit(const Table& t, const Test& f, const Event& e, const Scope& scope) {
  if (!matches(t, f.of, e.subject, scope) || !matches(t, f.from, events::from(e), scope))
    return false;
  if (f.by.kind != WhoKind::anyone && !matches(t, f.by, Value::player(e.by), scope) &&
      !matches(t, f.by, e.source, scope))
    return false;
  return matches(t, f.object, e.object, scope);
}

}  // namespace

static bool is_about_its_step(const Trigger& f, const Event& e) {
  return !f.step.procedure.known() ||
         f.step == NamedStep{events::procedure_of_step(e), static_cast<std::uint16_t>(events::step(e))};
}

// What prevents does not apply to damage that can't be prevented, and is not used up by it (rule 10.4.7).
static bool would_prevent_in_vain(const AbilityDef& a, const Event& e) {
  return e.flags.has(EventFlag::unpreventable) && e.type == EventType::damage && (a.prevents || a.effect.prevents);
}

bool hears(const Table& t, const Listener& l, const Event& e) {
  const Account account(t.work, l.ability);
  if (account.is_closed())
    return false;
  const AbilityDef& a = t.content[l.ability];
  const Trigger& f = a.trigger;
  if (!is_of_own_round(t, l, e) || !is_about_its_die(t, l, e))
    return false;
  if (!flags_fit(f, e) || e.amount < f.at_least || !is_about_its_step(f, e))
    return false;
  if (would_prevent_in_vain(a, e))
    return false;
  if (another_prevents(t, l, e))
    return false;
  if (e.flags.has(EventFlag::deck) && f.of.kind != WhoKind::this_object)
    return false;  // rules 11.1.6, 11.1.7
  const Scope scope = scope_of(t, l, &e);
  return parts_fit(t, f, e, scope) && works(t, l, scope);
}

bool fits(const Table& t, const EventTest& test, const Event& e) {
  return is_one_of(e.type, test.event) && flags_fit(test, e) && parts_fit(t, test, e, {});
}

// Does it surely mean other players or another turn? Asked first, as it takes little time.
static bool is_for_others(const Table& t, const Listener& l, const Who& who, Seat player) {
  if (!during_fits(t, t.content[l.ability].trigger.during, l.controller))
    return true;
  switch (who.kind) {
    case WhoKind::you:
      return l.controller != Seat::game && l.controller != player;
    case WhoKind::others:
      return l.controller == player;
    case WhoKind::active:
      return player != t.active();
    default:
      return false;
  }
}

// The abilities that forbid the deed, or let the player do it only for a cost, until `see` returns false.
template <class See>
static void each_ban(const Table& t, Deed deed, Seat who, Value object, bool for_a_cost, See see) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.cant(deed)) {
    const AbilityDef& a = t.content[l.ability];
    if (a.deeds().unless.is_free() == for_a_cost)
      continue;
    const Constraint& ban = a.deeds().constraints[l.part];
    if (is_for_others(t, l, ban.who, who)) {
      t.work.spend(work_of::look);
      continue;
    }
    const Scope scope = scope_of(t, l, nullptr);
    const auto forbids = [&] {
      return matches(t, ban.who, Value::player(who), scope) && matches(t, ban.object, object, scope) &&
             works(t, l, scope);
    };
    if (!answers(t, l.ability, forbids))
      continue;
    happened(t, l.ability);
    if (!see(l))
      return;
  }
}

AbilityId banned(const Table& t, Deed deed, Seat who, Value object) {
  AbilityId by;
  each_ban(t, deed, who, object, false, [&](const Listener& l) {
    by = l.ability;
    return false;
  });
  return by;
}

CostsOfDeed costs_of(const Table& t, Deed deed, Seat who, Value object) {
  CostsOfDeed costs;
  each_ban(t, deed, who, object, true, [&](const Listener& l) {
    costs.all[static_cast<std::size_t>(costs.count++)] = {l.ability, l.source};
    return costs.count < CostsOfDeed::most;
  });
  return costs;
}

}  // namespace soulstack
