// Notes are kept values whose owner is the object or player, and whose key is the card that noted them.
#include "engine/model/notes.h"

#include <algorithm>
#include <tuple>

namespace soulstack::notes {

namespace {

constexpr std::uint32_t lasts_this_turn = 1;
constexpr std::uint32_t key_of(CardDefId by) { return 2U * by.value; }

auto place(std::uint32_t owner, std::uint32_t key) { return std::pair(owner, key & ~lasts_this_turn); }

bool is_before(const Kept& a, const Kept& b) { return place(a.owner, a.key) < place(b.owner, b.key); }

bool has_moved(const GameState& s, Value v) {
  return v.is(ValueKind::card) && s.cards[v.as_card()].incarnation != v.incarnation();
}

Kept* end_of(GameState& s, Value on, CardDefId by) {
  return std::upper_bound(s.kept.begin(), s.kept.end(), Kept{on.bits, key_of(by), nothing}, is_before);
}

}  // namespace

std::span<const Kept> noted_on(const GameState& s, Value on, CardDefId by) {
  const auto [begin, end] =
      std::equal_range(s.kept.begin(), s.kept.end(), Kept{on.bits, key_of(by), nothing}, is_before);
  return {begin, end};
}

Value first_on(const GameState& s, Value on, CardDefId by) {
  for (const Kept& note : noted_on(s, on, by))
    return has_moved(s, note.value) ? nothing : note.value;
  return nothing;
}

std::span<const Kept> all_on(const GameState& s, Value on) {
  const auto is_earlier = [](const Kept& k, std::uint32_t owner) { return k.owner < owner; };
  const Kept* const begin = std::lower_bound(s.kept.begin(), s.kept.end(), on.bits, is_earlier);
  const Kept* const end = std::find_if(begin, s.kept.end(), [&](const Kept& k) { return k.owner != on.bits; });
  return {begin, end};
}

bool add(GameState& s, Value on, CardDefId by, Value noted, Lasts lasts) {
  const int at = static_cast<int>(end_of(s, on, by) - s.kept.begin());
  return s.kept.insert(at, {on.bits, key_of(by) + (lasts == Lasts::this_turn ? lasts_this_turn : 0), noted});
}

void forget(GameState& s, Value on, CardDefId by) {
  Kept* const end = end_of(s, on, by);
  const auto gone = static_cast<std::uint32_t>(noted_on(s, on, by).size());
  std::copy(end, s.kept.end(), end - gone);
  s.kept.count -= gone;
}

bool end_turn(GameState& s) {
  const auto is_over = [&](const Kept& k) {
    const Value on{k.owner};
    const bool is_note = !on.is(ValueKind::none);
    return is_note && ((k.key & lasts_this_turn) != 0 || has_moved(s, on));
  };
  const Kept* const end = std::remove_if(s.kept.begin(), s.kept.end(), is_over);
  const auto left = static_cast<std::uint32_t>(end - s.kept.begin());
  const bool were_any = left != s.kept.count;
  s.kept.count = left;
  return were_any;
}

}  // namespace soulstack::notes
