// How often people are asked, and what they lose by passing without being asked: a sample. SOULSTACK_FULL=1, as in
// `tools/dev questions`: with figures of all games; SOULSTACK_GAMES: how many.
#include <doctest/doctest.h>

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/support/playing.h"
#include "tests/support/questions.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::questions_test {
namespace {

using tools::StopsMode;

constexpr double most_a_turn(int players) { return players == 4 ? 8 : 6; }

bool full() { return std::getenv("SOULSTACK_FULL") != nullptr; }

int games_with_losses() {
  const char* const given = std::getenv("SOULSTACK_GAMES");
  return given ? std::atoi(given) : full() ? 1'000 : sanitized ? 1 : 3;
}

void print(const std::string& text) {
  if (full())
    std::fputs((text + "\n").c_str(), stdout), std::fflush(stdout);
}

std::string_view name_of_mode(StopsMode mode) { return tools::stops_mode_rows[static_cast<std::size_t>(mode)].name; }

TEST_CASE("questions: people are asked at most so often in a turn of their own, and at once") {
  for (const int players : {2, 4})
    for (const StopsMode mode : {StopsMode::changes, StopsMode::relevant}) {
      Questions found = questions_in_games(base_game(), {players, mode, false}, 1, sanitized ? 1 : 15);
      print(
          fmt::format("{} players, {}: {:.2f} questions a turn of one's own ({:.2f} about priority) in {} games; "
                      "{:.2f} ms (median), {:.1f} ms (99th percentile)",
                      players, name_of_mode(mode), found.a_turn(),
                      static_cast<double>(found.asked_about_priority) / found.own_turns, found.games,
                      found.quantile(0.5), found.quantile(0.99)));
      if (mode == StopsMode::relevant && !sanitized)
        CHECK(found.a_turn() <= most_a_turn(players));
      if (full()) {
        CHECK(found.quantile(0.5) <= 2);
        CHECK(found.quantile(0.99) <= 20);
      }
    }
}

void print_losses(int players, const Questions& found) {
  print(fmt::format("{} players: {} games, {} passes", players, found.games, found.passes));
  for (std::size_t i = 0; i < found.lost.size(); ++i)
    print(fmt::format("  {}: {} lost, {} with those about which the person is asked later", names_of_losses[i],
                      found.lost[i], found.lost_at_once[i]));
  for (const std::string& place : found.places)
    print("    " + place);
}

TEST_CASE("questions: who passes without being asked loses nothing that matters") {
  for (const int players : {2, 4}) {
    const Questions found =
        questions_in_games(base_game(), {players, StopsMode::relevant, true}, 1'001, games_with_losses());
    print_losses(players, found);
    for (const Lost never : {Lost::win, Lost::life, Lost::soul, Lost::item})
      CHECK(found.lost[static_cast<std::size_t>(never)] == 0);
    CHECK(200 *
              (found.lost[static_cast<std::size_t>(Lost::coins)] + found.lost[static_cast<std::size_t>(Lost::loot)]) <=
          found.passes);
  }
}

// The measurement must be able to find losses.
TEST_CASE("questions: who is never asked loses something") {
  const Questions found = questions_in_games(base_game(), {2, StopsMode::turn, true}, 1'001, 1);
  CHECK(found.lost[static_cast<std::size_t>(Lost::life)] > 0);
}

}  // namespace
}  // namespace soulstack::testing::questions_test
