// Counters.
#include "engine/table/counters.h"

#include <algorithm>

#include "engine/model/kept_values.h"
#include "engine/model/object_counts.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

std::uint16_t bearer(Value object) {
  return object.is(ValueKind::player) ? counts::player_object(object.as_seat())
                                      : static_cast<std::uint16_t>(object.index());
}
CountKey key_of(CounterId kind) { return first_counter_key + kind.value; }

// The index and key under which the counters are stored; plain counters of a player are not stored in a card.
bool on_card(Value object, CounterId kind) { return object.is(ValueKind::card) && kind == counter::plain; }

}  // namespace

int counters_of(const Table& t, Value object, CounterId kind) {
  if (on_card(object, kind))
    return t.card(object.as_card()).counters;
  return counts::get(t.s, bearer(object), key_of(kind));
}

int counters_of(const Table& t, Value object) {
  const std::uint16_t who = bearer(object);
  int all = object.is(ValueKind::card) ? t.card(object.as_card()).counters : 0;
  const auto is_before = [](const ObjectCount& e, std::uint16_t bearer) {
    return e.object < bearer || (e.object == bearer && e.key < first_counter_key);
  };
  const ObjectCount* at = std::lower_bound(t.s.counts.begin(), t.s.counts.end(), who, is_before);
  for (; at != t.s.counts.end() && at->object == who; ++at)
    all += at->value;
  return all;
}

int last_counters_of(const Table& t, const Former& was, CounterId kind) {
  const std::span<const Kept> kinds = was.kinds == 0 ? std::span<const Kept>() : kept::values_of(t.s, was.kinds);
  int of_kinds = 0;
  for (std::size_t k = 0; k + 1 < kinds.size(); k += 2) {
    if (kinds[k].value == Value::number(kind.value))
      return kinds[k + 1].value.as_number();
    if (kinds[k].value.as_number() < counter::most)  // the others are stats of sets
      of_kinds += kinds[k + 1].value.as_number();
  }
  return kind == counter::plain ? was.counters - of_kinds : 0;
}

void set_counters(Table& t, Value object, CounterId kind, int n) {
  if (object.is(ValueKind::card))
    t.changed_use(object.as_card());
  if (kind == counter::hp || kind == counter::attack || kind == counter::eternal)
    t.listeners.stale = true;  // it also knows whether there are such counters
  if (on_card(object, kind))
    t.card(object.as_card()).counters = static_cast<std::uint16_t>(n);
  else if (!counts::set(t.s, bearer(object), key_of(kind), n))
    t.stop("too many counters");
}

}  // namespace soulstack
