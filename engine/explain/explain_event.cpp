// Why something happened.
#include "engine/explain/explain_event.h"

#include <algorithm>

#include "engine/table/table.h"

namespace soulstack {

namespace {

constexpr std::size_t no_event = static_cast<std::size_t>(-1);

// The event that stands for this object in the log: the one that put it on the stack.
bool brings(const Event& e, std::uint32_t serial) {
  const Value item = Value::item(serial);
  switch (e.type) {
    case EventType::item_put_on_stack:
      return e.subject == item;
    case EventType::loot_played:
    case EventType::item_activated:
    case EventType::die_cast:
      return e.object == item;
    default:
      return false;
  }
}

template <class Wanted>
std::size_t last_before(const Table& t, std::size_t at, Wanted wanted) {
  while (at-- > 0)
    if (wanted(t.log[at]))
      return at;
  return no_event;
}

// The last event that is part of putting it there: a loot counts as played after it is put on the stack. For an attack,
// its first event.
std::size_t origin_of(const Table& t, std::uint32_t serial, std::size_t before) {
  const std::size_t bringing = last_before(t, before, [&](const Event& e) { return brings(e, serial); });
  for (std::size_t i = 0; bringing == no_event && i < before; ++i)
    if (t.log[i].cause == serial)
      return i;
  return bringing;
}

bool same(const Event& a, const Event& b) {
  return a.type == b.type && a.subject == b.subject && a.source == b.source && a.object == b.object &&
         a.amount == b.amount && a.value == b.value;
}

// A triggered ability is caused by the event that it heard, a death by the last blow.
std::size_t behind_what_was_put(const Table& t, std::size_t at) {
  const Event& e = t.log[at];
  if (e.object.is(ValueKind::player) || e.object.is(ValueKind::card))
    return last_before(t, at, [&](const Event& blow) {
      return (blow.type == EventType::damage_taken || blow.type == EventType::killed) && blow.subject == e.object;
    });
  for (const Table::Trigger& trigger : t.triggers)
    if (Value::item(trigger.serial) == e.subject)
      return last_before(t, at, [&](const Event& heard) { return same(heard, trigger.event); });
  return no_event;
}

std::size_t place_of_cause(const Table& t, std::size_t at) {
  const Event& e = t.log[at];
  if (e.type == EventType::item_put_on_stack)
    if (const std::size_t behind = behind_what_was_put(t, at); behind != no_event)
      return behind;
  if (e.cause == 0)
    return no_event;
  return origin_of(t, e.cause, at);
}

}  // namespace

std::optional<std::size_t> cause_of(const Table& t, std::size_t event) {
  const std::size_t at = place_of_cause(t, event);
  return at == no_event ? std::nullopt : std::optional(at);
}

std::vector<std::size_t> causes_of(const Table& t, std::size_t event) {
  std::vector<std::size_t> chain;
  for (std::size_t at = event; at < t.log.size(); at = place_of_cause(t, at))
    chain.push_back(at);
  return chain;
}

}  // namespace soulstack
