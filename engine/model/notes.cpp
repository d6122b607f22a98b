// Notes are kept values whose owner is the card, player or game that bears them.
#include "engine/model/notes.h"

#include <algorithm>

namespace soulstack::notes {

namespace {

// The key: the card that noted it, then its terms in 8 bits.
constexpr unsigned seat_at = 2, secret_at = 6, hidden_at = 7, card_at = 8;
constexpr std::uint32_t lasts_mask = 3, seat_mask = 15, no_seat = 15, terms_mask = (1U << card_at) - 1;
static_assert(max_players <= no_seat, "max_players: a note stores its player in 4 bits, so there can be at most 15");
constexpr std::uint32_t key_of(CardDefId by) { return std::uint32_t{by.value} << card_at; }
constexpr std::uint32_t bits_of(Terms terms) {
  const std::uint32_t whose = terms.whose == Seat::game ? no_seat : static_cast<std::uint32_t>(terms.whose);
  return static_cast<std::uint32_t>(terms.lasts) | whose << seat_at | (terms.secret ? 1U << secret_at : 0U) |
         (terms.of_hidden ? 1U << hidden_at : 0U);
}

bool is_before(const Kept& a, const Kept& b) { return order_of(a) < order_of(b); }

bool has_moved(const GameState& s, Value v) {
  return v.is(ValueKind::card) && s.cards[v.as_card()].incarnation != v.incarnation();
}

Kept* end_of(GameState& s, Value on, CardDefId by) {
  return std::upper_bound(s.kept.begin(), s.kept.end(), Kept{on.bits, key_of(by), nothing}, is_before);
}

// Ends the notes to which this applies.
template <class Over>
bool end_those(GameState& s, Over over) {
  const auto is_over = [&](const Kept& k) { return !Value{k.owner}.is(ValueKind::none) && over(k); };
  const Kept* const end = std::remove_if(s.kept.begin(), s.kept.end(), is_over);
  const auto left = static_cast<std::uint32_t>(end - s.kept.begin());
  const bool were_any = left != s.kept.count;
  s.kept.count = left;
  return were_any;
}

}  // namespace

std::pair<std::uint32_t, std::uint32_t> order_of(const Kept& note) { return {note.owner, note.key & ~terms_mask}; }

Terms terms_of(const Kept& note) {
  const std::uint32_t whose = note.key >> seat_at & seat_mask;
  return {static_cast<Lasts>(note.key & lasts_mask), whose == no_seat ? Seat::game : seat(static_cast<int>(whose)),
          (note.key >> secret_at & 1U) != 0, (note.key >> hidden_at & 1U) != 0};
}

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

bool add(GameState& s, Value on, CardDefId by, Value noted, Terms terms) {
  const int at = static_cast<int>(end_of(s, on, by) - s.kept.begin());
  return s.kept.insert(at, {on.bits, key_of(by) | bits_of(terms), noted});
}

void forget(GameState& s, Value on, CardDefId by) {
  Kept* const end = end_of(s, on, by);
  const auto gone = static_cast<std::uint32_t>(noted_on(s, on, by).size());
  std::copy(end, s.kept.end(), end - gone);
  s.kept.count -= gone;
}

void forget_one(GameState& s, Value on, CardDefId by, Value noted) {
  const std::span<const Kept> all = noted_on(s, on, by);
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const Kept& k) { return terms_of(k).lasts == Lasts::effect && k.value == noted; });
  if (found != all.end())
    s.kept.erase(static_cast<int>(&*found - s.kept.begin()));
}

bool end_turn(GameState& s) {
  return end_those(
      s, [&](const Kept& k) { return terms_of(k).lasts == Lasts::this_turn || has_moved(s, Value{k.owner}); });
}

bool end_round(GameState& s, Seat who) {
  return end_those(s, [&](const Kept& k) {
    const Terms terms = terms_of(k);
    return terms.lasts == Lasts::one_round && terms.whose == who;
  });
}

}  // namespace soulstack::notes
