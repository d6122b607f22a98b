// Kept values, sorted by owner and key: the newest owners are last.
#include "engine/model/kept_values.h"

#include <algorithm>

namespace soulstack::kept {

namespace {

struct ByOwner {
  bool operator()(const Kept& k, std::uint32_t owner) const { return k.owner < owner; }
  bool operator()(std::uint32_t owner, const Kept& k) const { return owner < k.owner; }
};

bool has_room(const GameState& s, std::size_t n) {
  return s.kept.count + n <= static_cast<std::size_t>(decltype(s.kept)::capacity);
}

}  // namespace

std::span<const Kept> values_of(const GameState& s, std::uint32_t owner) {
  const auto [begin, end] = std::equal_range(s.kept.begin(), s.kept.end(), owner, ByOwner());
  return {begin, end};
}

Value value_of(const GameState& s, std::uint32_t owner, int key) {
  const std::span<const Kept> all = values_of(s, owner);
  const auto n = static_cast<std::size_t>(key);
  return n < all.size() ? all[n].value : nothing;
}

bool add(GameState& s, std::uint32_t owner, std::span<const Value> values) {
  if (!has_room(s, values.size()))
    return false;
  int at = static_cast<int>(std::upper_bound(s.kept.begin(), s.kept.end(), owner, ByOwner()) - s.kept.begin());
  for (std::uint32_t key = 0; key < values.size(); ++key)
    static_cast<void>(s.kept.insert(at++, {owner, key, values[key]}));  // there is room for all of them
  return true;
}

void set(GameState& s, std::uint32_t owner, int key, Value value) {
  Kept* const first = std::lower_bound(s.kept.begin(), s.kept.end(), owner, ByOwner());
  first[key].value = value;
}

bool copy(GameState& s, std::uint32_t from, std::uint32_t to) {
  if (s.kept.count == 0)
    return true;
  const auto [begin, end] = std::equal_range(s.kept.begin(), s.kept.end(), from, ByOwner());
  if (!has_room(s, static_cast<std::size_t>(end - begin)))
    return false;
  int at = static_cast<int>(std::upper_bound(s.kept.begin(), s.kept.end(), to, ByOwner()) - s.kept.begin());
  for (const Kept* k = begin; k != end; ++k)  // a newer owner's values come later, so these stay where they are
    static_cast<void>(s.kept.insert(at++, {to, k->key, k->value}));
  return true;
}

void forget(GameState& s, std::uint32_t owner) {
  if (s.kept.count == 0)
    return;
  const auto [begin, end] = std::equal_range(s.kept.begin(), s.kept.end(), owner, ByOwner());
  const auto gone = static_cast<std::uint32_t>(end - begin);
  std::copy(end, s.kept.end(), begin);
  s.kept.count -= gone;
}

}  // namespace soulstack::kept
