// What bots think of a position.
#include "tools/game_report/game_estimates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>

#include "tools/lab/measures.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/match.h"
#include "tools/players/position_value.h"
#include "tools/players/worth_trying.h"

namespace soulstack::tools {

namespace {

constexpr int most_answers = 20'000;  // of the rest of a game

// The seats that win; none if there is no end in sight.
Seats winners_of_the_rest(Game game, std::uint64_t seed) {
  const auto bots = make_bots({"eager"}, game.state().players_count, seed);
  for (int n = 0; n < most_answers && !game.over(); ++n)
    answer_or_stop(game, choose(game, bots), seed);
  Seats winners;
  for (const Seat seat : game.winners())
    winners.add(seat);
  return winners;
}

}  // namespace

void Chances::add(const Chances& more) {
  games += more.games;
  wins.resize(more.wins.size());
  for (std::size_t seat = 0; seat < wins.size(); ++seat)
    wins[seat] += more.wins[seat];
}

double Chances::percent(std::size_t seat) const {
  return games == 0
             ? 0
             : 100.0 * static_cast<double>(wins[seat]) / static_cast<double>(whole_win) / static_cast<double>(games);
}

Chances chances_after(const Table& t, int games, Dice& dice) {
  Chances chances{static_cast<std::uint64_t>(games), std::vector<std::uint64_t>(t.s.players_count)};
  const HiddenCards hidden(t, Seat::game);
  const auto state = std::make_unique<GameState>();
  for (int n = 0; n < games; ++n) {
    hidden.sample(dice, *state);
    const Seats winners = winners_of_the_rest(Game::resume(t.content, t.scripts, *state), dice.draw());
    for (const Seat winner : winners)
      chances.wins[static_cast<std::size_t>(winner)] += static_cast<std::uint64_t>(whole_win / winners.size());
  }
  return chances;
}

OptionValues::OptionValues(const Table& t, int samples, Dice& dice)
    : decision_(t.decision), values_(t.decision.options.size()) {
  const HiddenCards hidden(t, decision_.who);
  const auto state = std::make_unique<GameState>();
  TrialBudget no_limit(std::numeric_limits<std::int64_t>::max());
  for (int n = 0; n < samples; ++n) {
    hidden.sample(dice, *state);
    const std::uint64_t seed = dice.draw();
    const Trial sample(*state, t, no_limit);
    if (sample.game().over() || sample.game().decision().options != decision_.options)
      continue;
    ++samples_;
    for (std::size_t option = 0; option < values_.size(); ++option) {
      Trial next = sample.fork();
      next.answer(static_cast<int>(option));
      next.let_resolve(Dice(seed), std::max(1, t.s.stack.size()));
      values_[option].push_back(value_of_position(next.table(), decision_.who));
    }
  }
}

double OptionValues::mean(std::size_t option) const {
  const std::vector<double>& values = values_[option];
  return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

OptionValues::Better OptionValues::better(std::size_t option, std::size_t than, double error) const {
  const double difference = mean(option) - mean(than);
  double squares = 0;
  for (std::size_t n = 0; n < samples_; ++n)
    squares += std::pow(values_[option][n] - values_[than][n] - difference, 2);
  const double spread = samples_ < 2 ? 0 : std::sqrt(squares / static_cast<double>(samples_ - 1));
  const double half = plain_half_width(spread, samples_, error);
  return {difference, {difference - half, difference + half}};
}

std::size_t OptionValues::best_other(std::size_t than) const {
  std::size_t best = than;
  for (std::size_t option = 0; option < values_.size(); ++option)
    if (option != than && !is_pointless(decision_, decision_.options[option]) &&
        (best == than || mean(option) > mean(best)))
      best = option;
  return best;
}

}  // namespace soulstack::tools
