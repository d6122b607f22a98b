// The state as bytes: every used byte counts, and no unused byte does.
#include "engine/model/state.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "tests/support/playing.h"

namespace soulstack::testing::state_test {
namespace {

using State = std::unique_ptr<GameState>;

constexpr std::size_t most_bytes = 24 * 1024;  // of a game of four
constexpr int size_games = 12;

State copy_of(const GameState& s) {
  auto copy = std::make_unique<GameState>();
  copy_state(*copy, s);
  return copy;
}

// The head, and the used part of each list.
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
          part("counts", s.counts),
          part("replies", s.replies),
          part("lists", s.lists),
          part("cards", s.cards)};
}

// The used bytes whose change is not noticed; empty if every change is noticed.
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
  std::uint32_t* const counts[] = {&s.zones.count,   &s.stack.count,   &s.waiting.count,
                                   &s.frames.count,  &s.lasting.count, &s.counts.count,
                                   &s.replies.count, &s.lists.count,   &s.cards.count};
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

// Decisions of random games that together fill every list.
const std::vector<State>& full_states() {
  static std::vector<State> found;
  std::set<std::string> filled;
  for (std::uint64_t seed = 1; found.empty() || (filled.size() < 10 && seed < 100); ++seed) {
    Game game = new_game(base_game(), 3, seed);
    for (Answers answers(seed); !game.over(); answers.answer(game)) {
      State copy = copy_of(game.state());
      const std::size_t before = filled.size();
      for (const Part& p : parts_of(*copy))
        if (p.used > 0)
          filled.insert(p.name);
      if (filled.size() > before)
        found.push_back(std::move(copy));
    }
  }
  REQUIRE(filled.size() == 10);
  return found;
}

// The messages of a check for all of them.
std::string of_all(std::string (*check)(GameState&)) {
  std::string all;
  for (const State& s : full_states())
    all += check(*s);
  return all;
}

std::string bad_copy(GameState& s) {
  auto copy = std::make_unique<GameState>();
  fill_unused(*copy, std::byte{0xAB});
  copy_state(*copy, s);
  return different_bytes(s, *copy) == 0 && hash_of(*copy) == hash_of(s) && state_bytes(*copy) == state_bytes(s) ? ""
                                                                                                                : "x";
}

std::string depends_on_unused(GameState& s) {
  State copy = copy_of(s);
  const std::uint64_t before = hash_of(*copy);
  fill_unused(*copy, std::byte{0xAB});
  return hash_of(*copy) == before ? "" : "x";
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

TEST_CASE("state: a change of any byte in use changes the hash") { CHECK(of_all(unnoticed_bytes) == ""); }

TEST_CASE("state: the length of a list is part of the hash") { CHECK(of_all(unnoticed_counts) == ""); }

TEST_CASE("state: a copy has the same bytes, size and hash, whatever the memory held before") {
  CHECK(of_all(bad_copy) == "");
  State longer = copy_of(*full_states().back());
  while (!longer->waiting.full())
    REQUIRE(longer->waiting.push({}));
  copy_state(*longer, *full_states().front());
  CHECK(hash_of(*longer) == hash_of(*full_states().front()));
}

TEST_CASE("state: unused bytes do not matter") { CHECK(of_all(depends_on_unused) == ""); }

TEST_CASE("state: swapping two entries of a list changes the hash") {
  State s = copy_of(*full_states().front());
  const std::uint64_t before = hash_of(*s);
  std::swap(s->cards[0], s->cards[1]);
  CHECK(hash_of(*s) != before);
}

TEST_CASE("state: a game of four takes less than 24 KiB at every decision") {
  const std::size_t largest = largest_state(4, size_games);
  MESSAGE("the largest of " << size_games << " games: " << largest << " bytes");
  CHECK(largest < most_bytes);
}

TEST_CASE("lists: an entry beyond the capacity is refused, and the others stay") {
  Bounded<Value, 2> list;
  CHECK(list.push(Value::number(1)));
  CHECK(list.push(Value::number(2)));
  CHECK_FALSE(list.push(Value::number(3)));
  CHECK_FALSE(list.insert(0, Value::number(3)));
  CHECK(list.size() == 2);
  CHECK(list[0] == Value::number(1));
  CHECK(list.back() == Value::number(2));
}

TEST_CASE("lists: entries are inserted and removed at their position") {
  Bounded<Value, 4> list;
  CHECK(list.push(Value::number(1)));
  CHECK(list.push(Value::number(3)));
  CHECK(list.insert(1, Value::number(2)));
  CHECK(std::vector<Value>(list.begin(), list.end()) ==
        std::vector{Value::number(1), Value::number(2), Value::number(3)});
  list.erase(0);
  CHECK(std::vector<Value>(list.begin(), list.end()) == std::vector{Value::number(2), Value::number(3)});
  list.truncate(5);
  CHECK(list.size() == 2);
  list.truncate(1);
  CHECK(list.back() == Value::number(2));
}

TEST_CASE("values: numbers keep their sign, and each kind keeps its payload") {
  CHECK(Value::number(-1).as_number() == -1);
  CHECK(Value::number(-100'000'000).as_number() == -100'000'000);
  CHECK(Value::number(100'000'000).as_number() == 100'000'000);
  CHECK(Value::card(2047, 65535).index() == 2047);
  CHECK(Value::card(2047, 65535).incarnation() == 65535);
  CHECK(Value::card(2047, 65535).is(ValueKind::card));
  CHECK(Value::player(seat(7)).as_seat() == seat(7));
  CHECK_FALSE(nothing);
}

}  // namespace soulstack::testing::state_test
