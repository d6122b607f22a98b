// Counts stored per object.
#include "engine/model/object_counts.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace soulstack::extras {

namespace {

bool less(const Extra& a, const Extra& b) {
  return std::tie(a.object, a.key, a.value) < std::tie(b.object, b.key, b.value);
}

bool insert(GameState& s, const Extra& e) {
  const Extra* at = std::lower_bound(s.extras.begin(), s.extras.end(), e, less);
  return s.extras.insert(static_cast<int>(at - s.extras.begin()), e);
}

// The single entry with this key, or null.
const Extra* find(const GameState& s, std::uint16_t object, std::uint16_t key) {
  const auto rank = [](std::uint16_t of, std::uint16_t kind) { return std::uint32_t{of} << 16 | kind; };
  const auto before = [&](const Extra& e, std::uint32_t wanted) { return rank(e.object, e.key) < wanted; };
  const Extra* e = std::lower_bound(s.extras.begin(), s.extras.end(), rank(object, key), before);
  return e != s.extras.end() && e->object == object && e->key == key ? e : nullptr;
}

template <class Predicate>
void erase_if(GameState& s, Predicate drop) {
  for (int i = s.extras.size() - 1; i >= 0; --i)
    if (drop(s.extras[i]))
      s.extras.erase(i);
}

}  // namespace

int get(const GameState& s, std::uint16_t object, std::uint16_t key) {
  const Extra* e = find(s, object, key);
  return e ? e->value : 0;
}

bool set(GameState& s, std::uint16_t object, std::uint16_t key, int value) {
  if (const Extra* e = find(s, object, key)) {
    const_cast<Extra*>(e)->value = value;
    return true;
  }
  return insert(s, {object, key, value});
}

// The counts of activations and questions this turn are kept: they belong to the card (rule 1.9).
void forget_card(GameState& s, CardIndex card) {
  const auto goes = [card](const Extra& e) {
    const bool repeats = e.key >= 0x4000U && e.key < named_counters && e.key != owed_attacks_key;
    return e.object == card && !repeats;
  };
  if (s.extras.count)
    erase_if(s, goes);
}

bool has(const GameState& s, std::uint16_t object, std::uint16_t key, std::int32_t value) {
  return std::binary_search(s.extras.begin(), s.extras.end(), Extra{object, key, value}, less);
}

bool add(GameState& s, std::uint16_t object, std::uint16_t key, std::int32_t value) {
  return has(s, object, key, value) || insert(s, {object, key, value});
}

void forget_value(GameState& s, std::uint16_t key, std::int32_t value) {
  if (s.extras.count)
    erase_if(s, [key, value](const Extra& e) { return e.key == key && e.value == value; });
}

bool asked(const GameState& s, std::uint32_t item, std::uint16_t ability, std::int32_t source) {
  return has(s, item_object(item), ability, source);
}

bool mark_asked(GameState& s, std::uint32_t item, std::uint16_t ability, std::int32_t source) {
  return insert(s, {item_object(item), ability, source});
}

void copy_asked(GameState& s, std::uint32_t from, std::uint32_t to) {
  if (from == 0)
    return;
  std::array<Extra, 64> marks;
  std::size_t count = 0;
  for (const Extra& e : s.extras)
    if (e.object == item_object(from) && count < marks.size())
      marks[count++] = e;
  for (std::size_t i = 0; i < count; ++i)
    mark_asked(s, to, marks[i].key, marks[i].value);
}

void forget_item(GameState& s, std::uint32_t item) {
  if (s.extras.count)
    erase_if(s, [item](const Extra& e) { return e.object == item_object(item); });
}

void end_turn(GameState& s) {
  erase_if(s, [](const Extra& e) { return (e.object < 0x4000U || e.object >= 0x8000U) && e.key < 0xC000U; });
}

}  // namespace soulstack::extras
