// The state as bytes: every byte in use counts, no other does.
#include "engine/state.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "tests/playing.h"

using namespace soulstack;
using namespace soulstack::testing;

namespace {

using State = std::unique_ptr<GameState>;

constexpr std::size_t most_bytes = 24 * 1024;  // of a game of four
constexpr int size_games = 12;

State copy_of(const GameState& s) {
  auto copy = std::make_unique<GameState>();
  copy_state(*copy, s);
  return copy;
}

// The head, and what lies in each list.
struct Part {
  std::string name;
  std::byte* bytes;
  std::size_t used, room;
};

template <class List>
Part part(std::string name, List& list) {
  return {std::move(name), list.bytes.data(), list.count * sizeof(*list.begin()), list.bytes.size()};
}

std::vector<Part> parts_of(GameState& s) {
  const std::size_t head = offsetof(GameState, zones);
  return {{"head", reinterpret_cast<std::byte*>(&s), head, head},
          part("zones", s.zones),
          part("stack", s.stack),
          part("waiting", s.waiting),
          part("frames", s.frames),
          part("lasting", s.lasting),
          part("extras", s.extras),
          part("replies", s.replies),
          part("lists", s.lists),
          part("cards", s.cards)};
}

// Where a change of any used byte is not noticed; empty if every one is.
std::string unnoticed_bytes(GameState& s) {
  const std::uint64_t before = hash_of(s);
  std::string unnoticed;
  for (const Part& p : parts_of(s))
    for (std::size_t i = 0; i < p.used; ++i) {
      p.bytes[i] ^= std::byte{1};
      if (hash_of(s) == before)
        unnoticed += p.name + "[" + std::to_string(i) + "] ";
      p.bytes[i] ^= std::byte{1};
    }
  return unnoticed;
}

std::string unnoticed_counts(GameState& s) {
  const std::uint64_t before = hash_of(s);
  std::string unnoticed;
  std::uint32_t* const counts[] = {&s.zones.count,  &s.stack.count,  &s.waiting.count, &s.frames.count, &s.lasting.count,
                                   &s.extras.count, &s.replies.count, &s.lists.count,  &s.cards.count};
  for (std::uint32_t* count : counts) {
    *count ^= 1U;
    if (hash_of(s) == before)
      unnoticed += std::to_string(count - counts[0]) + " ";
    *count ^= 1U;
  }
  return unnoticed;
}

// Bytes of the used parts that differ between two states.
std::size_t different_bytes(GameState& a, GameState& b) {
  const std::vector<Part> of_a = parts_of(a), of_b = parts_of(b);
  std::size_t n = 0;
  for (std::size_t i = 0; i < of_a.size(); ++i) {
    REQUIRE(of_a[i].used == of_b[i].used);
    for (std::size_t k = 0; k < of_a[i].used; ++k)
      n += of_a[i].bytes[k] != of_b[i].bytes[k];
  }
  return n;
}

void fill_unused(GameState& s, std::byte with) {
  for (const Part& p : parts_of(s))
    std::memset(p.bytes + p.used, static_cast<int>(with), p.room - p.used);
}

// Of random games, states that together have something in every list.
std::vector<State> full_states() {
  std::vector<State> found;
  std::size_t filled = 0;
  for (std::uint64_t seed = 1; filled < 10 && seed < 200; ++seed) {
    Game game = new_game(base_game(), 3, seed);
    for (Answers answers(seed); filled < 10 && !game.over(); answers.answer(game)) {
      State copy = copy_of(game.state());
      std::size_t now = 0;
      for (const Part& p : parts_of(*copy))
        now += p.used > 0;
      if (now > filled) {
        filled = now;
        found.clear();
        found.push_back(std::move(copy));
      }
    }
  }
  return found;
}

State full_state() {
  std::vector<State> found = full_states();
  REQUIRE(found.size() == 1);
  return std::move(found.front());
}

std::size_t largest_state(int players, int games) {
  std::size_t largest = 0;
  for (int n = 0; n < games; ++n) {
    const auto seed = static_cast<std::uint64_t>(n);
    Game game = new_game(base_game(), players, seed);
    for (Answers answers(seed); !game.over(); answers.answer(game))
      largest = std::max(largest, state_bytes(game.state()));
  }
  return largest;
}

}  // namespace
