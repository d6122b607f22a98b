// The state as bytes: copy, size and hash.
#include "engine/model/state.h"

#include <cstring>

namespace soulstack {

namespace {

template <class List>
void copy_list(List& to, const List& from) {
  to.count = from.count;
  std::memcpy(to.begin(), from.begin(), from.count * sizeof(*from.begin()));
}

template <class Visit>
void for_each_part(const GameState& s, Visit visit) {
  visit(&s, fixed_bytes);
  auto list = [&](const auto& l) { visit(&l, sizeof(l.count) + l.count * sizeof(*l.begin())); };
  list(s.zones);
  list(s.stack);
  list(s.waiting);
  list(s.frames);
  list(s.lasting);
  list(s.kept);
  list(s.counts);
  list(s.formers);
  list(s.tallies);
  list(s.replies);
  list(s.lists);
  list(s.cards);
}

std::uint64_t mix(std::uint64_t h, std::uint64_t word) {
  h = (h ^ word) * 0x9FB21C651E98DF25ULL;
  return h ^ h >> 32;
}

std::uint64_t hash_bytes(std::uint64_t h, const void* data, std::size_t n) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  for (; n >= 8; n -= 8, bytes += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes, 8);
    h = mix(h, word);
  }
  std::uint64_t last = n;
  for (std::size_t i = 0; i < n; ++i)
    last = last << 8 | bytes[i];
  return mix(h, last);
}

}  // namespace

void copy_state(GameState& to, const GameState& from) {
  std::memcpy(static_cast<void*>(&to), &from, fixed_bytes);
  copy_list(to.zones, from.zones);
  copy_list(to.stack, from.stack);
  copy_list(to.waiting, from.waiting);
  copy_list(to.frames, from.frames);
  copy_list(to.lasting, from.lasting);
  copy_list(to.kept, from.kept);
  copy_list(to.counts, from.counts);
  copy_list(to.formers, from.formers);
  copy_list(to.tallies, from.tallies);
  copy_list(to.replies, from.replies);
  copy_list(to.lists, from.lists);
  copy_list(to.cards, from.cards);
}

std::size_t state_bytes(const GameState& s) {
  std::size_t bytes = 0;
  for_each_part(s, [&](const void*, std::size_t n) { bytes += n; });
  return bytes;
}

void prefetch_state(const GameState& s) {
  constexpr std::size_t cache_line = 64;
  for_each_part(s, [](const void* data, std::size_t n) {
    for (std::size_t at = 0; at < n; at += cache_line)
      __builtin_prefetch(static_cast<const char*>(data) + at);
  });
}

std::uint64_t hash_of(const GameState& s) {
  std::uint64_t h = 0x51A7E5EEDULL;
  for_each_part(s, [&](const void* data, std::size_t n) { h = hash_bytes(h, data, n); });
  return h;
}

}  // namespace soulstack
