// What an experiment measures in each game.
#include "tools/lab/measures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/game/game.h"
#include "scripting/findings/suggest.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

std::int64_t cut(std::int64_t n) { return std::min<std::int64_t>(n, longest_counted); }
bool stopped(const GameResult& g) { return g.outcome == Outcome::stopped; }

std::int64_t turns(const GameResult& g) { return cut(g.turns); }
std::int64_t rounds(const GameResult& g) { return cut(g.rounds); }
std::int64_t decisions(const GameResult& g) { return g.decisions; }
std::int64_t first_wins(const GameResult& g) { return win_of(g, g.first); }
template <Outcome outcome>
std::int64_t ends(const GameResult& g) {
  return g.outcome == outcome ? whole_win : 0;
}
template <auto value, std::int64_t highest>
std::int64_t at_most(const GameResult& g) {
  return stopped(g) ? highest : value(g);
}

constexpr double percent_of_win = 100.0 / static_cast<double>(whole_win);

// clang-format off
constexpr std::array<Measure, 7> rows = {{
    {"turns", "turns of a game", {"On average, games are shorter by {}", "On average, games are longer by {}", "shorter", "longer", "turns", 1},
     turns, turns, at_most<turns, longest_counted>, 1, 0, false},
    {"rounds", "rounds of a game", {"On average, games are shorter by {}", "On average, games are longer by {}", "shorter", "longer", "rounds", 2},
     rounds, rounds, at_most<rounds, longest_counted>, 1, 0, false},
    {"decisions", "decisions of all players in a game",
     {"On average, players decide less often, by {}", "On average, players decide more often, by {}", "fewer", "more", "decisions", 0},
     decisions, decisions, at_most<decisions, std::int64_t{decisions_budget}>, 1, 0, false},
    {"first_wins", "share of wins of the starting player",
     {"The starting player wins less often, by {}", "The starting player wins more often, by {}", "less", "more", "percentage points", 1},
     first_wins, first_wins, at_most<first_wins, whole_win>, percent_of_win, 2, false},
    {"draws", "share of games that are draws", {"Fewer games are draws, by {}", "More games are draws, by {}", "fewer", "more", "percentage points", 1},
     ends<Outcome::draw>, ends<Outcome::draw>, at_most<ends<Outcome::draw>, whole_win>, percent_of_win, 2, true},
    {"lost", "share of games that all players lose together",
     {"Fewer games are lost, by {}", "More games are lost, by {}", "fewer", "more", "percentage points", 1},
     ends<Outcome::lost>, ends<Outcome::lost>, at_most<ends<Outcome::lost>, whole_win>, percent_of_win, 2, true},
    {"stopped", "share of games that a limit stopped",
     {"Fewer games are stopped, by {}", "More games are stopped, by {}", "fewer", "more", "percentage points", 1},
     ends<Outcome::stopped>, ends<Outcome::stopped>, ends<Outcome::stopped>, percent_of_win, 2, true},
}};
// clang-format on

}  // namespace

std::span<const Measure> measures() { return rows; }

std::string measure_names() {
  std::string names;
  for (const Measure& m : rows)
    names += fmt::format("{}`{}`", names.empty() ? "" : ", ", m.name);
  return names;
}

const Measure& find_measure(std::string_view name) {
  scripting::Nearest nearest(name);
  for (const Measure& m : rows) {
    if (m.name == name)
      return m;
    nearest.offer(m.name);
  }
  const std::string hint = nearest.word().empty() ? "" : fmt::format("; did you mean `{}`?", nearest.word());
  refuse(fmt::format("Unknown measure `{}`; known: {}{}", name, measure_names(), hint));
}

double matters_by_default(const Measure& measure, double mean_of_a) {
  return measure.matters > 0 ? measure.matters / measure.scale : share_that_matters * std::abs(mean_of_a);
}

bool is_same_game(const GameResult& a, const GameResult& b) {
  return a.turns == b.turns && a.decisions == b.decisions && a.winners == b.winners && a.outcome == b.outcome;
}

}  // namespace soulstack::tools
