// The last state of objects that left play.
#include "engine/table/former_objects.h"

#include "engine/model/amounts.h"
#include "engine/model/kept_values.h"
#include "engine/table/attacks_under_way.h"
#include "engine/table/counters.h"
#include "engine/table/object_abilities.h"
#include "engine/table/queries.h"

namespace soulstack {

namespace {

constexpr int key_of(StatId set_stat) { return counter::most + set_stat.value; }

// The counters with a name, and the stats of sets that are not as printed. Without room for them, it had only plain
// counters and what was printed.
std::uint32_t keep_kinds(Table& t, Value object) {
  Bounded<Value, 2 * (counter::most + most_set_stats)> values;
  for (int kind = counter::plain.value + 1; kind < t.content.counter_kinds(); ++kind) {
    const CounterId id{static_cast<std::uint8_t>(kind)};
    if (const int n = counters_of(t, object, id); n > 0) {
      static_cast<void>(values.push(Value::number(kind)));
      static_cast<void>(values.push(Value::number(n)));
    }
  }
  for (std::size_t place = 0; place < t.content.stats.size(); ++place) {
    const StatId id{static_cast<std::uint8_t>(stat::count + place)};
    if (const int n = stat_of(t, id, object); n != printed_stat(t.content, t.card(object.as_card()).def, id)) {
      static_cast<void>(values.push(Value::number(key_of(id))));
      static_cast<void>(values.push(Value::number(n)));
    }
  }
  if (values.count == 0)
    return 0;
  const std::uint32_t owner = t.take_serial();
  return kept::add(t.s, owner, {values.begin(), values.end()}) ? owner : 0;
}

}  // namespace

void forget_formers(Table& t) {
  for (const Former& was : t.s.formers)
    if (was.kinds != 0)
      kept::forget(t.s, was.kinds);
  t.s.formers.truncate(0);
}

int set_stat_of(const Table& t, const Former& was, StatId set_stat) {
  if (was.kinds != 0) {
    const std::span<const Kept> kept = kept::values_of(t.s, was.kinds);
    for (std::size_t n = 0; n + 1 < kept.size(); n += 2)
      if (kept[n].value.as_number() == key_of(set_stat))
        return kept[n + 1].value.as_number();
  }
  return printed_stat(t.content, was.def, set_stat);
}

void keep_what_it_was(Table& t, CardIndex i) {
  const Value v = t.ref(i);
  const Card& c = t.card(i);
  Former was{.card = i, .incarnation = v.incarnation(), .def = c.def, .zone = c.zone};
  for (int noun = 0; noun <= static_cast<int>(Noun::object); ++noun)
    if (is_noun(t, static_cast<Noun>(noun), i))
      was.nouns = static_cast<std::uint16_t>(was.nouns | 1U << noun);
  was.flags.set(FormerFlag::deactivated, c.flags.has(CardFlag::deactivated));
  was.flags.set(FormerFlag::eternal, is_eternal(t, i));
  was.flags.set(FormerFlag::other_guppy, has_keyword(t, i, Keyword::guppy) != t.def(i).has(Keyword::guppy));
  was.flags.set(FormerFlag::other_active, has_activated(t, i) != t.def(i).activated);
  was.flags.set(FormerFlag::other_tap, tap_of(t, i).known() != t.def(i).tap.known());
  if (t.def(i).has_stats()) {
    was.flags.set(FormerFlag::attackable, attackable(t, v));
    was.flags.set(FormerFlag::attacked, under_attack(t, v));
    was.max_hp = saturated(max_hp(t, v));
    was.hp = has_hp(t, v) ? saturated(hp(t, v)) : std::int16_t{0};
    was.attack = saturated(attack_of(t, v));
    was.evasion = saturated(evasion_of(t, v));
  }
  was.counters = saturated(counters_of(t, v));
  was.levels = saturated(counters_of(t, v, counter::level));
  if (was.counters != t.card(i).counters || !t.content.stats.empty())
    was.kinds = keep_kinds(t, v);
  if (t.s.formers.full()) {
    if (const std::uint32_t oldest = t.s.formers[0].kinds; oldest != 0)
      kept::forget(t.s, oldest);
    t.s.formers.erase(0);
  }
  static_cast<void>(t.s.formers.push(was));  // there is room now
}

}  // namespace soulstack
