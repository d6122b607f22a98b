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
std::int64_t owner_wins(const GameResult& g) { return g.owner == GameResult::no_owner ? 0 : win_of(g, g.owner); }
std::int64_t owner_may_win(const GameResult& g) {
  return stopped(g) && g.owner != GameResult::no_owner ? whole_win : owner_wins(g);
}
template <Outcome outcome>
std::int64_t ends(const GameResult& g) {
  return g.outcome == outcome ? whole_win : 0;
}
template <auto value, std::int64_t highest>
std::int64_t at_most(const GameResult& g) {
  return stopped(g) ? highest : value(g);
}

std::int64_t leader_changes(const GameResult& g) { return g.leader_changes; }
// The sum over all players.
template <int PlayerDetails::*number>
std::int64_t of_players(const GameResult& g) {
  std::int64_t sum = 0;
  if (g.details)
    for (const PlayerDetails& player : g.details->players)
      sum += player.*number;
  return sum;
}
// What a game that was stopped might still have added.
template <auto value>
std::int64_t and_more(const GameResult& g) {
  constexpr std::int64_t most_more = 1000;
  return value(g) + (stopped(g) ? most_more : 0);
}

constexpr double percent_of_win = 100.0 / static_cast<double>(whole_win);

// clang-format off
constexpr std::array<Measure, 17> rows = {{
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
    {"owner_wins", "share of wins of the player who is given it",
     {"Its owner wins less often, by {}", "Its owner wins more often, by {}", "less", "more", "percentage points", 1},
     owner_wins, owner_wins, owner_may_win, percent_of_win, 2, false, true},
    {"deaths", "deaths of all players in a game", {"On average, players die less often, by {}", "On average, players die more often, by {}", "fewer", "more", "deaths", 2},
     of_players<&PlayerDetails::deaths>, of_players<&PlayerDetails::deaths>, and_more<of_players<&PlayerDetails::deaths>>, 1, 0, false, false, true},
    {"kills", "monsters that players kill in a game", {"On average, players kill fewer monsters, by {}", "On average, players kill more monsters, by {}", "fewer", "more", "monsters", 2},
     of_players<&PlayerDetails::kills>, of_players<&PlayerDetails::kills>, and_more<of_players<&PlayerDetails::kills>>, 1, 0, false, false, true},
    {"souls", "souls of all players at the end", {"On average, all players together end with fewer souls, by {}", "On average, all players together end with more souls, by {}", "fewer", "more", "souls", 2},
     of_players<&PlayerDetails::souls>, of_players<&PlayerDetails::souls>, and_more<of_players<&PlayerDetails::souls>>, 1, 0, false, false, true},
    {"coins", "¢ of all players at the end", {"On average, all players together end with less ¢, by {}", "On average, all players together end with more ¢, by {}", "fewer", "more", "¢", 1},
     of_players<&PlayerDetails::coins>, of_players<&PlayerDetails::coins>, and_more<of_players<&PlayerDetails::coins>>, 1, 0, false, false, true},
    {"coins_gained", "¢ that players gain in a game", {"On average, players gain less ¢, by {}", "On average, players gain more ¢, by {}", "fewer", "more", "¢", 1},
     of_players<&PlayerDetails::coins_gained>, of_players<&PlayerDetails::coins_gained>, and_more<of_players<&PlayerDetails::coins_gained>>, 1, 0, false, false, true},
    {"items", "items of all players at the end", {"On average, all players together end with fewer items, by {}", "On average, all players together end with more items, by {}", "fewer", "more", "items", 2},
     of_players<&PlayerDetails::items>, of_players<&PlayerDetails::items>, and_more<of_players<&PlayerDetails::items>>, 1, 0, false, false, true},
    {"loot_drawn", "loot cards that players draw in a game", {"On average, players draw fewer loot cards, by {}", "On average, players draw more loot cards, by {}", "fewer", "more", "loot cards", 1},
     of_players<&PlayerDetails::loot_drawn>, of_players<&PlayerDetails::loot_drawn>, and_more<of_players<&PlayerDetails::loot_drawn>>, 1, 0, false, false, true},
    {"damage_taken", "damage that players take in a game", {"On average, players take less damage, by {}", "On average, players take more damage, by {}", "fewer", "more", "damage", 1},
     of_players<&PlayerDetails::damage_taken>, of_players<&PlayerDetails::damage_taken>, and_more<of_players<&PlayerDetails::damage_taken>>, 1, 0, false, false, true},
    {"leader_changes", "how often the leader in souls changes in a game, looked at after each round",
     {"On average, the leader changes less often, by {}", "On average, the leader changes more often, by {}", "fewer", "more", "changes", 2},
     leader_changes, leader_changes, and_more<leader_changes>, 1, 0, true},
}};
// clang-format on

}  // namespace

std::span<const Measure> measures() { return rows; }

const Measure& measure_of_gifts() {
  return *std::find_if(rows.begin(), rows.end(), [](const Measure& m) { return m.of_gifts; });
}

std::string measure_names() {
  std::string names;
  for (const Measure& m : rows)
    if (!m.of_gifts)
      names += fmt::format("{}`{}`", names.empty() ? "" : ", ", m.name);
  return names;
}

const Measure& find_measure(std::string_view name, bool with_gifts) {
  scripting::Nearest nearest(name);
  for (const Measure& m : rows) {
    if (m.of_gifts && !with_gifts)
      continue;
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
