// Statistics of many games.
#include "tools/simulate/summary.h"

#include <fmt/format.h>

#include <algorithm>

#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

void count_winners(Summary& s, const GameResult& game) {
  ++s.won;
  if (game.together)
    ++s.together;
  else if (game.winners.size() > 1)
    ++s.tied;
  for (const Seat winner : game.winners)
    ++s.wins[static_cast<std::size_t>(winner)];
}

void count_outcome(Summary& s, const GameResult& game) {
  switch (game.outcome) {
    case Outcome::running:
      break;
    case Outcome::won:
      return count_winners(s, game);
    case Outcome::draw:
      ++s.draws;
      break;
    case Outcome::stopped:
      ++s.stopped;
      break;
    case Outcome::lost:
      ++s.lost;
      break;
  }
}

void count_turns(Summary& s, const std::vector<GameResult>& games) {
  std::vector<int> turns;
  double sum = 0;
  for (const GameResult& game : games) {
    turns.push_back(game.turns);
    sum += game.turns;
  }
  if (turns.empty())
    return;
  std::sort(turns.begin(), turns.end());
  const std::size_t n = turns.size();
  s.mean_turns = sum / static_cast<double>(n);
  s.median_turns = (turns[(n - 1) / 2] + turns[n / 2]) / 2.0;
  s.max_turns = turns.back();
}

}  // namespace

Summary summarise(const std::vector<GameResult>& games, int seats) {
  Summary s;
  s.games = games.size();
  s.wins.resize(static_cast<std::size_t>(seats));
  for (const GameResult& game : games)
    count_outcome(s, game);
  count_turns(s, games);
  return s;
}

Json to_json(const Summary& s) {
  return {{"games", s.games},
          {"finished", s.finished()},
          {"won", s.won},
          {"ties", s.tied},
          {"won_together", s.together},
          {"draws", s.draws},
          {"lost", s.lost},
          {"unfinished", s.games - s.finished()},
          {"stopped_by_budget", s.stopped},
          {"turns", {{"mean", s.mean_turns}, {"median", s.median_turns}, {"max", s.max_turns}}},
          {"wins_by_seat", s.wins}};
}

std::string ends_of(const Summary& s) {
  std::string text;
  const auto add = [&](std::uint64_t n, std::string_view end) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", grouped(n), end);
  };
  if (s.won > s.together || s.together + s.lost == 0) {
    add(s.won - s.together, "won");
    add(s.tied, "of them tied");
  }
  if (s.together > 0)
    add(s.together, "won together");
  add(s.draws, "drawn");
  if (s.lost > 0)
    add(s.lost, "lost");
  return text;
}

double percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace soulstack::tools
