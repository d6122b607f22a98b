// Saved states: loading gives exactly what was saved, and other bytes are refused.
#include "engine/model/save_format.h"

#include <doctest/doctest.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/playing.h"

namespace soulstack::testing::save_test {
namespace {

using Bytes = std::vector<std::byte>;

constexpr std::size_t head = 4 * 10;  // the layout and nine counts

Bytes saved_game() {
  Game game = new_game(base_game(), 3, 81);
  Answers(81).play_on(game, 150);
  REQUIRE_FALSE(game.over());
  return bytes_of(game.state());
}

// In a block of exactly that size, so that sanitizers detect every read beyond it.
bool loads(const Bytes& bytes, GameState& into) {
  const std::unique_ptr<std::byte[]> exact(new std::byte[bytes.size()]);
  std::copy(bytes.begin(), bytes.end(), exact.get());
  return read_state({exact.get(), bytes.size()}, into);
}

// The first fault of a refusal, which must leave the state unchanged.
std::string refused(const Bytes& bytes, const std::string& what) {
  const auto state = std::make_unique<GameState>();
  REQUIRE(loads(saved_game(), *state));
  const std::uint64_t before = hash_of(*state);
  if (loads(bytes, *state))
    return what + " is loaded; ";
  return hash_of(*state) == before ? "" : what + " changes the state; ";
}

Bytes cut(const Bytes& bytes, std::size_t size) { return {bytes.begin(), bytes.begin() + static_cast<long>(size)}; }

Bytes with_word(Bytes bytes, std::size_t word, std::uint32_t value) {
  std::memcpy(bytes.data() + 4 * word, &value, sizeof value);
  return bytes;
}

}  // namespace

TEST_CASE("save: a loaded state equals the saved one byte for byte, whatever the memory held before") {
  const Bytes bytes = saved_game();
  const auto state = std::make_unique<GameState>();
  std::memset(static_cast<void*>(state.get()), 0xAB, sizeof(GameState));
  REQUIRE(loads(bytes, *state));
  CHECK(bytes_of(*state) == bytes);
  CHECK(bytes.size() == state_bytes(*state) + 4);
  CHECK(state->decisions == 150);
}

TEST_CASE("save: a game continues from a save as it would have without it") {
  Game game = new_game(base_game(), 4, 82);
  Answers(82).play_on(game, 200);
  const auto state = std::make_unique<GameState>();
  REQUIRE(loads(bytes_of(game.state()), *state));
  const Game loaded = Game::resume(base_game().content(), base_game().scripts(), *state);
  CHECK(same_question(game, loaded));
  CHECK(hashes_of(loaded.fork(), 83) == hashes_of(game.fork(), 83));
}

TEST_CASE("save: truncated bytes and extra bytes are refused, and change nothing") {
  const Bytes bytes = saved_game();
  std::string wrong = refused({}, "nothing");
  for (std::size_t size = 1; size < bytes.size(); size += size < 2 * head ? 1 : 97)
    wrong += refused(cut(bytes, size), std::to_string(size) + " bytes");
  Bytes longer = bytes;
  longer.push_back(std::byte{0});
  wrong += refused(cut(bytes, bytes.size() - 1), "one byte too few") + refused(longer, "one byte too many");
  CHECK(wrong == "");
}

TEST_CASE("save: wrong counts and another layout are refused, and change nothing") {
  const Bytes bytes = saved_game();
  std::string wrong;
  for (std::size_t word = 0; word < head / 4; ++word)
    for (std::uint32_t value : {1U, 2000U, 0x7FFFFFFFU, 0x80000000U, 0xFFFFFFFFU, 0x04000000U})
      if (const Bytes other = with_word(bytes, word, value); other != bytes)
        wrong += refused(other, "word " + std::to_string(word));
  CHECK(wrong == "");
}

TEST_CASE("save: counts that match the bytes but exceed the state's limits are refused") {
  const auto state = std::make_unique<GameState>();
  REQUIRE(loads(saved_game(), *state));
  const std::size_t more = static_cast<std::size_t>(max_cards) + 1 - state->cards.count;
  Bytes bytes = saved_game();
  bytes.resize(bytes.size() + more * sizeof(Card));
  CHECK(refused(with_word(bytes, 9, max_cards + 1), "a card too many") == "");
}

TEST_CASE("save: arbitrary bytes are refused or form a valid state") {
  const Bytes bytes = saved_game();
  tools::Dice dice(84);
  int loaded = 0;
  for (int n = 0; n < 300; ++n) {
    Bytes other = bytes;
    for (int k = dice.below(4); k >= 0; --k)
      other[static_cast<std::size_t>(dice.below(static_cast<int>(n % 2 ? head : other.size())))] =
          static_cast<std::byte>(dice.below(256));
    const auto state = std::make_unique<GameState>();
    if (loads(other, *state)) {
      ++loaded;
      REQUIRE(bytes_of(*state) == other);
    }
  }
  CHECK(loaded > 20);
}

}  // namespace soulstack::testing::save_test
