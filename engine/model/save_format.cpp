// A state as bytes for storage.
#include "engine/model/save_format.h"

#include <array>
#include <cstring>
#include <utility>

namespace soulstack {

namespace {

constexpr std::size_t lists = 12;

// The header: the layout of the state, and the length of each list.
struct Counts {
  std::uint32_t layout = sizeof(GameState);
  std::array<std::uint32_t, lists> of{};
};

// All lists, in their order in the state.
template <class State, class Visit>
void for_each_list(State& s, Visit visit) {
  visit(s.zones);
  visit(s.stack);
  visit(s.waiting);
  visit(s.frames);
  visit(s.lasting);
  visit(s.kept);
  visit(s.counts);
  visit(s.formers);
  visit(s.tallies);
  visit(s.replies);
  visit(s.lists);
  visit(s.cards);
}

template <class List>
constexpr std::size_t size_of_one = sizeof(*std::declval<const List&>().begin());

// Is this the size of a state with these counts?
bool fits(const Counts& counts, std::size_t bytes, const GameState& s) {
  std::size_t all = sizeof counts + fixed_bytes, n = 0;
  bool room = counts.layout == sizeof(GameState);
  for_each_list(s, [&](const auto& list) {
    const std::uint32_t count = counts.of[n++];
    room = room && count <= static_cast<std::uint32_t>(list.capacity);
    all += std::size_t{count} * size_of_one<decltype(list)>;
  });
  return room && all == bytes;
}

}  // namespace

std::vector<std::byte> bytes_of(const GameState& s) {
  Counts counts;
  std::size_t n = 0;
  for_each_list(s, [&](const auto& list) { counts.of[n++] = list.count; });
  std::vector<std::byte> bytes;
  bytes.reserve(sizeof counts + state_bytes(s));
  const auto add = [&](const void* from, std::size_t size) {
    const auto* first = static_cast<const std::byte*>(from);
    bytes.insert(bytes.end(), first, first + size);
  };
  add(&counts, sizeof counts);
  add(&s, fixed_bytes);
  for_each_list(s, [&](const auto& list) { add(list.begin(), list.count * size_of_one<decltype(list)>); });
  return bytes;
}

bool read_state(std::span<const std::byte> bytes, GameState& into) {
  Counts counts;
  if (bytes.size() < sizeof counts)
    return false;
  std::memcpy(&counts, bytes.data(), sizeof counts);
  if (!fits(counts, bytes.size(), into))
    return false;
  const std::byte* at = bytes.data() + sizeof counts;
  const auto take = [&](void* to, std::size_t size) {
    std::memcpy(to, at, size);
    at += size;
  };
  take(&into, fixed_bytes);
  std::size_t n = 0;
  for_each_list(into, [&](auto& list) {
    list.count = counts.of[n++];
    take(list.begin(), list.count * size_of_one<decltype(list)>);
  });
  return true;
}

}  // namespace soulstack
