// Counts stored per object.
#include "engine/model/object_counts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace soulstack::counts {

namespace {

constexpr ObjectCount one(std::uint16_t object, CountKey key, std::int32_t value) {
  return {.object = object, .key = key, .value = value};
}

bool less(const ObjectCount& a, const ObjectCount& b) {
  return std::tie(a.object, a.key, a.value) < std::tie(b.object, b.key, b.value);
}

bool insert(GameState& s, const ObjectCount& e) {
  const ObjectCount* at = std::lower_bound(s.counts.begin(), s.counts.end(), e, less);
  return s.counts.insert(static_cast<int>(at - s.counts.begin()), e);
}

// The entries are sorted by this number.
std::uint64_t rank(std::uint16_t object, CountKey key) { return std::uint64_t{object} << 32 | key; }
std::uint64_t rank(const ObjectCount& e) { return rank(e.object, e.key); }

// The first entry whose rank is not lower. This is asked so often that the search has no branch to mispredict.
const ObjectCount* first_from(const GameState& s, std::uint64_t wanted) {
  const ObjectCount* from = s.counts.begin();
  for (std::uint32_t left = s.counts.count; left > 0;) {
    const std::uint32_t half = (left + 1) / 2;
    from = rank(from[half - 1]) < wanted ? from + half : from;
    left -= half;
  }
  return from;
}

// The single entry with this key, or null.
const ObjectCount* find(const GameState& s, std::uint16_t object, CountKey key) {
  const std::uint64_t wanted = rank(object, key);
  const ObjectCount* const e = first_from(s, wanted);
  return e != s.counts.end() && rank(*e) == wanted ? e : nullptr;
}

// Drops what fits among the entries of one object.
template <class Predicate>
void erase_of(GameState& s, std::uint16_t object, Predicate drop) {
  ObjectCount* const first = s.counts.begin() + (first_from(s, rank(object, 0)) - s.counts.begin());
  ObjectCount* end = first;
  while (end != s.counts.end() && end->object == object)
    ++end;
  ObjectCount* const kept = std::remove_if(first, end, drop);
  if (kept == end)
    return;
  std::copy(end, s.counts.end(), kept);
  s.counts.count -= static_cast<std::uint32_t>(end - kept);
}

template <class Predicate>
void erase_if(GameState& s, Predicate drop) {
  const auto kept = std::remove_if(s.counts.begin(), s.counts.end(), drop);
  s.counts.truncate(static_cast<std::uint32_t>(kept - s.counts.begin()));
}

}  // namespace

std::span<const ObjectCount> all_of(const GameState& s, std::uint16_t object, CountKey key) {
  const std::uint64_t wanted = rank(object, key);
  const ObjectCount* const from = first_from(s, wanted);
  const ObjectCount* to = from;
  while (to != s.counts.end() && rank(*to) == wanted)
    ++to;
  return {from, to};
}

int get(const GameState& s, std::uint16_t object, CountKey key) {
  const ObjectCount* e = find(s, object, key);
  return e ? e->value : 0;
}

Value any_target(const GameState& s, std::uint32_t item, std::uint32_t n) {
  return Value{static_cast<std::uint32_t>(get(s, item_object(item), nth_target(n)))};
}

bool set(GameState& s, std::uint16_t object, CountKey key, int value) {
  const std::uint64_t wanted = rank(object, key);
  const auto at = static_cast<int>(first_from(s, wanted) - s.counts.begin());
  if (at == s.counts.size() || rank(s.counts[at]) != wanted)
    return s.counts.insert(at, one(object, key, value));
  s.counts[at].value = value;
  return true;
}

// The counts of activations and questions this turn are kept: they belong to the card (rule 1.9).
void forget_card(GameState& s, CardIndex card) {
  const auto goes = [](const ObjectCount& e) {
    const bool repeats =
        e.key >= questions && e.key < named_counters && e.key != owed_attacks_key && e.key != due_attack_key;
    return !repeats;
  };
  erase_of(s, card, goes);
}

bool has(const GameState& s, std::uint16_t object, CountKey key, std::int32_t value) {
  return std::binary_search(s.counts.begin(), s.counts.end(), one(object, key, value), less);
}

bool add(GameState& s, std::uint16_t object, CountKey key, std::int32_t value) {
  return has(s, object, key, value) || insert(s, one(object, key, value));
}

void forget_one(GameState& s, const ObjectCount& gone) {
  const auto is_it = [&gone](const ObjectCount& e) {
    return e.object == gone.object && e.key == gone.key && e.value == gone.value;
  };
  erase_if(s, is_it);
}

bool add_again(GameState& s, const ObjectCount& one) { return insert(s, one); }

void take_one_away(GameState& s, const ObjectCount& one) {
  const ObjectCount* const at = std::lower_bound(s.counts.begin(), s.counts.end(), one, less);
  if (at != s.counts.end() && !less(one, *at))
    s.counts.erase(static_cast<int>(at - s.counts.begin()));
}

void forget_value(GameState& s, CountKey key, std::int32_t value) {
  if (s.counts.count)
    erase_if(s, [key, value](const ObjectCount& e) { return e.key == key && e.value == value; });
}

bool asked(const GameState& s, std::uint32_t item, CountKey ability, std::int32_t source) {
  return has(s, item_object(item), ability, source);
}

bool mark_asked(GameState& s, std::uint32_t item, CountKey ability, std::int32_t source) {
  return insert(s, one(item_object(item), ability, source));
}

bool copy_asked(GameState& s, std::uint32_t from, std::uint32_t to) {
  if (from == 0)
    return true;
  std::array<ObjectCount, 64> marks;
  std::size_t count = 0;
  for (const ObjectCount& e : s.counts)
    if (e.object == item_object(from) && count < marks.size())
      marks[count++] = e;
  for (std::size_t i = 0; i < count; ++i)
    if (!mark_asked(s, to, marks[i].key, marks[i].value))
      return false;
  return true;
}

void forget_item(GameState& s, std::uint32_t item) {
  erase_of(s, item_object(item), [](const ObjectCount&) { return true; });
}

void end_turn(GameState& s) {
  erase_if(s,
           [](const ObjectCount& e) { return (e.object < 0x4000U || e.object >= 0x8000U) && e.key < named_counters; });
}

}  // namespace soulstack::counts
