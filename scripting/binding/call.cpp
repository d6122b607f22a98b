// What a verb can ask about its call: the player who acts, the event or ability, the objects that an argument names.
#include <algorithm>

#include "engine/table/event_frame.h"
#include "engine/table/queries.h"
#include "engine/table/table.h"
#include "engine/verbs/doer.h"
#include "scripting/binding/host.h"
#include "scripting/registry/words.h"

namespace soulstack::scripting {

Seat Call::you() const {
  const Host::Running& r = host.running();
  return r.effect ? who_is_you(t, r.effect->controller, r.effect->source) : who_is_you(t, *r.scope);
}

Doer Call::doer() const {
  const Host::Running& r = host.running();
  return r.effect ? Doer{r.effect->source, r.effect->controller} : Doer{r.scope->self, r.scope->you};
}

AbilityId Call::ability() const { return host.running().effect ? host.running().effect->ability : AbilityId{}; }
std::uint32_t Call::item() const { return host.running().effect ? host.running().effect->item : 0; }

CardDefId Call::writer() const { return writer_of_notes(t, scope().self); }

Scope Call::scope() const {
  const Host::Running& r = host.running();
  if (r.scope)
    return *r.scope;
  const StackItem* item = t.find_item(r.effect->item);
  return {.you = r.effect->controller,
          .self = r.effect->source,
          .targets = item ? item->targets.data() : nullptr,
          .event = event(),
          .item = item ? Value::item(item->serial) : nothing,
          .keeper = r.effect->item != 0 ? r.effect->item : r.effect->lasting};
}

Event* Call::event() const {
  const Host::Running& r = host.running();
  if (!r.effect)
    return const_cast<Event*>(r.scope->event);
  if (r.effect->event_depth != 255)
    return &t.frame_at(r.effect->event_depth).as<EventFrame>().event;
  StackItem* item = t.find_item(r.effect->item);
  return item ? &item->event : nullptr;
}

Event* Call::event_about_to_happen() const {
  const Effect* e = host.running().effect;
  return e && e->event_depth != 255 ? event() : nullptr;
}

StackItem* Call::pending() const {
  const Host::Running& r = host.running();
  const StackItem* item = r.effect ? t.find_item(r.effect->item) : nullptr;
  return item && item->origin ? t.find_item(item->origin) : nullptr;
}

bool Call::gone(int i) const { return args[i].is(ValueKind::card) && !t.current(args[i]); }

bool Call::all_players(int i, Candidates& into) {
  group(i, into);
  return std::all_of(into.begin(), into.end(), [](Value v) { return v.is(ValueKind::player); });
}

void Call::group(int i, Candidates& into, Seat chooser) {
  const Value v = args[i];
  if (v.is(ValueKind::filter)) {
    Scope seen = scope();
    seen.chooser = chooser;
    gather(t, filter_of(t, v.as_filter()), seen, into);
  } else if (v.is(ValueKind::word) && word_of(v) == Word::monsters) {
    gather_monsters(t, into);
  } else if (v.is(ValueKind::word)) {
    gather_players(t, scope(), word_of(v) == Word::players, into);
  } else if (v.is(ValueKind::list)) {
    for (Value member : lists[i]) {
      const bool left = member.is(ValueKind::card) && !t.current(member);
      if (!left && std::find(into.begin(), into.end(), member) == into.end())
        into.add(member);
    }
  } else if (v && !gone(i)) {
    into.add(v);
  }
  members += into.count;
}

}  // namespace soulstack::scripting
