// The doors that every verb passes: can't, replacement, change (rules 1.2, 6.7.3-6.7.6).
#include "engine/doors.h"

#include <algorithm>

#include "engine/announce.h"
#include "engine/scripts.h"
#include "engine/table.h"
#include "engine/verbs.h"
#include "engine/witness.h"

namespace soulstack {

namespace {

Did apply(Table& t, Event& e) {
  switch (e.type) {
    case EventType::coins_gained: return apply_coins_gained(t, e);
    case EventType::coins_lost: return apply_coins_lost(t, e);
    case EventType::looting: return apply_looting(t, e);
    case EventType::loot_drawn: return apply_loot_drawn(t, e);
    case EventType::item_gained: return apply_item_gained(t, e);
    case EventType::damage: return apply_damage(t, e);
    case EventType::killing: return apply_killing(t, e);
    case EventType::destroyed: return apply_destroyed(t, e);
    case EventType::soul_gained: return apply_soul_gained(t, e);
    case EventType::death_penalty: return apply_death_penalty(t, e);
    case EventType::rewards: return apply_rewards(t, e);
    default: return done();
  }
}

// How a replacement is known while one event is handled: the same ability of the same object applies once (Q21).
struct Key {
  Value ability, source;
};
Key key_of(const Listener& l) { return {Value::ability(l.ability), l.source}; }

bool applied(const Table& t, const Doors& d, const Listener& l) {
  const Key key = key_of(l);
  for (int i = 0; i < d.applied; ++i)
    if (t.s.lists[d.applied_from + 2 * i] == key.ability && t.s.lists[d.applied_from + 2 * i + 1] == key.source)
      return true;
  return false;
}

template <class Visit>
void for_each_replacement(Table& t, const Doors& d, Visit visit) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.change(d.event.type))
    if (!applied(t, d, l) && hears(t, l, d.event)) visit(l);
}

bool any_replacement(Table& t, const Event& e) {
  t.listeners.refresh(t);
  for (const Listener& l : t.listeners.change(e.type))
    if (hears(t, l, e)) return true;
  return false;
}

Seat affected_player(const Table& t, const Event& e) {
  if (e.subject.is(ValueKind::player)) return e.subject.as_seat();
  const Seat s = t.controller(e.subject);
  return s == Seat::game ? t.active() : s;
}

Flow apply_event(Table& t, Doors& d);

// What a player picks a replacement by: its object, or its ability where one object has several that apply.
Value pick_of(Table& t, const Doors& d, const Listener& l) {
  if (!l.source) return Value::ability(l.ability);
  bool alone = true;
  for_each_replacement(t, d, [&](const Listener& other) {
    alone = alone && (other.source != l.source || other.ability == l.ability);
  });
  return alone ? l.source : Value::ability(l.ability);
}

// The same ability of the same object counts once, however often it was made to last (ruling Q21).
void replacements(Table& t, const Doors& d, Candidates& into) {
  for_each_replacement(t, d, [&](const Listener& l) {
    const Value pick = pick_of(t, d, l);
    if (std::find(into.begin(), into.end(), pick) == into.end()) into.add(pick);
  });
}

Flow choose_replacement(Table& t, Doors& d) {
  Candidates among;
  replacements(t, d, among);
  if (among.count == 0 || (d.event.flags & event_flag::prevented)) return go_to<apply_event>(done());
  return next(choose(t, {.prompt = Prompt::replacement, .who = affected_player(t, d.event)}, among));
}

// Finds the listener behind the answer and runs its function on this frame's event.
Flow replace(Table& t, Frame& f) {
  Doors& d = f.as<Doors>();
  const Value answer = f.result;
  Listener chosen;
  bool found = false;
  for_each_replacement(t, d, [&](const Listener& l) {
    if (!found && pick_of(t, d, l) == answer) {
      chosen = l;
      found = true;
    }
  });
  // Where there is no room to note that it applied, it does not.
  if (!found || t.s.lists.size() + 2 > decltype(t.s.lists)::capacity) return go_to<apply_event>(done());
  const Key key = key_of(chosen);
  t.s.lists.push(key.ability);
  t.s.lists.push(key.source);
  ++d.applied;
  d.lasting = chosen.lasting;
  const AbilityDef& a = t.content[chosen.ability];
  if (a.may && !may_be_asked(t, chosen.ability, chosen.source)) return next(done(Value::boolean(false)));
  if (a.may) return next(confirm(t, chosen.controller == Seat::game ? t.active() : chosen.controller, key.ability));
  return next(done(Value::boolean(true)));
}

Flow run_replacement(Table& t, Frame& f) {
  Doors& d = f.as<Doors>();
  if (!f.result.as_boolean()) return next(done(Value::boolean(false)));
  const Value ability = t.s.lists[d.applied_from + 2 * (d.applied - 1)];
  const Value source = t.s.lists[d.applied_from + 2 * (d.applied - 1) + 1];
  const AbilityId id{static_cast<std::uint16_t>(ability.payload())};
  if (!t.content[id].effect.function.known()) return next(done(Value::boolean(true)));  // it only rolls
  Effect e;
  e.ability = id;
  e.source = source;
  e.lasting = d.lasting;
  e.event_depth = static_cast<std::uint8_t>(t.depth());
  e.controller = t.controller(source);
  if (const Lasting* l = t.find_lasting(d.lasting)) e.controller = l->controller;
  return next(t.push(Procedure::effect, e));
}

// What changes an event may roll: the die goes on the stack, its outcome follows (rule 6.7.3).
void roll_for(Table& t, const Doors& d) {
  const Value ability = t.s.lists[d.applied_from + 2 * (d.applied - 1)];
  const AbilityId id{static_cast<std::uint16_t>(ability.payload())};
  if (!t.content[id].roll.present) return;
  StackItem roll;
  roll.ability = id;
  roll.source = t.s.lists[d.applied_from + 2 * (d.applied - 1) + 1];
  roll.event = d.event;
  const Seat who = t.controller(roll.source);
  cast_roll(t, who == Seat::game ? t.active() : who, roll);
}

Flow after_replacement(Table& t, Frame& f) {
  Doors& d = f.as<Doors>();
  if (!f.result.as_boolean()) return go_to<choose_replacement>();
  if (d.lasting) use_lasting(t, d.lasting);
  roll_for(t, d);
  const AbilityId id{static_cast<std::uint16_t>(t.s.lists[d.applied_from + 2 * (d.applied - 1)].payload())};
  happened(t, id);
  if (t.content[id].kind == AbilityKind::instead) {
    t.s.lists.truncate(d.applied_from);
    return finish();
  }
  return go_to<choose_replacement>();
}

// The frame is gone before the event is applied, so that what `apply` pushes takes its place.
Flow apply_event(Table& t, Doors& d) {
  Event e = d.event;
  t.s.lists.truncate(d.applied_from);
  if (e.flags & event_flag::prevented) return finish(Value::number(0));
  const int depth = t.depth();
  const Did did = apply(t, e);
  if (!did.waits) return finish(did.value);
  // Whatever was pushed above hands its result through this frame.
  (void)depth;
  return next(did);
}

Flow hand_on(Table& t) { return finish(t.result()); }

constexpr Step steps[] = {
    {"choose_replacement", "6.7.5", step<choose_replacement>},
    {"replace", "6.7.4", step<replace>},
    {"run_replacement", "6.7.3", step<run_replacement>},
    {"after_replacement", "6.7.4", step<after_replacement>},
    {"apply_event", "6.7.3", step<apply_event>},
    {"hand_on", "6.7.3", step<hand_on>},
};

}  // namespace

extern const Catalogue doors_catalogue;
const Catalogue doors_catalogue{"doors", "6.7.3", steps};

Did perform(Table& t, const Event& event) {
  Event e = event;
  if (!any_replacement(t, e)) return apply(t, e);
  Doors d;
  d.event = e;
  d.applied_from = static_cast<std::uint16_t>(t.s.lists.count);
  return t.push(Procedure::doors, d);
}

}  // namespace soulstack
