// Rule 1.10 (ours): cards whose scripts failed too often.
#include "engine/table/quarantine.h"

#include <utility>

#include "engine/model/event_uses.h"
#include "engine/model/object_counts.h"
#include "engine/table/table.h"

namespace soulstack {

namespace {

constexpr std::uint16_t most_failures = 1'000;  // failures that are reported

// Failures are counted per printed card, not per object: a copy of a broken card is also broken.
struct Count {
  std::uint16_t object;
  CountKey key;
};
Count counter_of(CardDefId card) { return {counts::broken_cards, counts::named_counters | card.value}; }
Count counter_of(const Table& t, AbilityId ability) {
  const CardDefId card = t.content[ability].card;
  if (card.known())
    return counter_of(card);
  return {counts::broken_rules, counts::named_counters | ability.value};
}

int failures(const Table& t, Count count) { return counts::get(t.s, count.object, count.key); }

// A copy of the ability, with another object as its source (rule 20.9.4). What a card gives to others counts as its own.
bool is_from_elsewhere(const Table& t, AbilityId ability, Value source) {
  const CardDefId card = t.content[ability].card;
  if (!card.known() || !source.is(ValueKind::card) || t.content[ability].is_given)
    return false;
  const auto i = source.as_card();
  return t.content.number_of_face(t.card(i).printed, card) == 0 && t.content.number_of_face(t.card(i).def, card) == 0;
}

}  // namespace

bool quarantined(const Table& t, AbilityId ability) {
  return t.s.quarantines > 0 && ability.known() && failures(t, counter_of(t, ability)) >= failures_allowed;
}
bool quarantined(const Table& t, CardDefId card) {
  return t.s.quarantines > 0 && failures(t, counter_of(card)) >= failures_allowed;
}
bool has_no_abilities(const Table& t, CardIndex card) {
  return t.card(card).flags.has(CardFlag::without_abilities) || quarantined(t, t.card(card).def);
}

std::string place_in_set(std::string_view file, int line) {
  const std::size_t name = file.rfind('/');
  const std::size_t folder = name == std::string_view::npos || name == 0 ? name : file.rfind('/', name - 1);
  const std::string_view within = folder == std::string_view::npos ? file : file.substr(folder + 1);
  return std::string(within) + ":" + std::to_string(line);
}

void count_failure(Table& t, AbilityId ability, Value source, std::string message, std::string place) {
  const Count count = counter_of(t, ability);
  const bool counts = !is_from_elsewhere(t, ability, source);
  const int now = failures(t, count) + counts;
  if (t.s.failures < most_failures)
    ++t.s.failures;
  if (t.s.failures < most_failures)
    t.troubles.push_back({std::move(message), ability, std::move(place), t.s.failures});
  if (!counts::set(t.s, count.object, count.key, now))
    return t.stop(counts::too_many);
  Event failed{.type = EventType::script_failed, .subject = Value::ability(ability), .source = source};
  events::failures_of_card.set(failed, static_cast<std::int16_t>(now));
  events::failure.set(failed, t.s.failures);
  t.note(failed);
  if (!counts || now != failures_allowed)
    return;
  ++t.s.quarantines;
  t.changed_play();
  t.note({.type = EventType::quarantined, .subject = Value::ability(ability), .source = source});
}

bool count_left_out(Table& t) {
  bool has_changed = false;
  for (const AbilityId id : t.work.take_left_out()) {
    const AbilityDef& a = t.content[id];
    has_changed |= !quarantined(t, id);
    ++t.script_errors;
    const bool is_own = a.file.empty();  // of the engine: it prevents damage (rule 10.4.2)
    const std::string file = is_own ? a.path + " (rule " + a.rule + ")" : a.file + ":" + std::to_string(a.line);
    count_failure(t, id, nothing, file + ": " + did_too_much, is_own ? file : place_in_set(a.file, a.line));
  }
  return has_changed;
}

void stop_for_work(Table& t) {
  const std::string card = t.work.worst();
  t.stop("too much work between two decisions" + (card.empty() ? "" : "; most of it was caused by " + card));
}

}  // namespace soulstack
