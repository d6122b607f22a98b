// How strong bots are.
#include "tools/lab/ladder.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

#include "tools/lab/measures.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int resamples = 1000;
constexpr int newton_steps = 12;
constexpr double ridge = 0.02;  // keeps the rating of a bot that always or never wins finite
constexpr double weakest_error = 1e-9;
const double points = 400 / std::log(10.0);

using Numbers = std::vector<double>;
using Matrix = std::vector<Numbers>;

// Solves the equations by elimination; the matrix is positive definite.
Numbers solved(Matrix m, Numbers right) {
  const std::size_t n = right.size();
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t row = i + 1; row < n; ++row) {
      const double factor = m[row][i] / m[i][i];
      for (std::size_t k = i; k < n; ++k)
        m[row][k] -= factor * m[i][k];
      right[row] -= factor * right[i];
    }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k)
      right[i] -= m[i][k] * right[k];
    right[i] /= m[i][i];
  }
  return right;
}

Interval middle_of(std::vector<double>& values) {
  std::sort(values.begin(), values.end());
  const auto at = [&](double share) {
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
  };
  return values.empty() ? Interval{} : Interval{at(0.025), at(0.975)};
}

}  // namespace

// What a sample of deals says.
struct Ladder::Fit {
  std::vector<double> shares;   // by bot
  std::vector<double> ratings;  // by bot
};

std::vector<std::vector<std::string>> rotations(const std::vector<std::string>& bots, int players) {
  std::vector<std::string> seats;
  for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p)
    seats.push_back(bots[p % bots.size()]);
  std::vector<std::vector<std::string>> all;
  for (int n = 0; n < players; ++n) {
    if (std::find(all.begin(), all.end(), seats) == all.end())
      all.push_back(seats);
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
  }
  return all;
}

Ladder::Ladder(const std::vector<std::string>& bots, int players)
    : seatings_(rotations(bots, players)), players_(static_cast<std::size_t>(players)) {
  for (const std::string& bot : bots)
    if (std::find(names_.begin(), names_.end(), bot) == names_.end())
      names_.push_back(bot);
  if (const auto random = std::find(names_.begin(), names_.end(), "random"); random != names_.end())
    std::rotate(random, random + 1, names_.end());
  for (const std::vector<std::string>& seating : seatings_) {
    numbers_.emplace_back();
    for (const std::string& bot : seating)
      numbers_.back().push_back(number_of_bot(bot));
  }
}

std::size_t Ladder::number_of_bot(const std::string& name) const {
  return static_cast<std::size_t>(std::find(names_.begin(), names_.end(), name) - names_.begin());
}

LadderDeal ladder_deal(std::span<const GameResult> games, int players) {
  LadderDeal deal;
  for (const GameResult& game : games) {
    deal.first.push_back(game.first);
    deal.forfeits.push_back(game.forfeited);
    deal.wins.emplace_back();
    for (int seat = 0; seat < players; ++seat)
      deal.wins.back().push_back(static_cast<std::uint16_t>(win_of(game, seat)));
  }
  return deal;
}

Json to_json(const LadderDeal& deal) { return {deal.first, deal.wins, deal.forfeits}; }

LadderDeal ladder_deal_from(const Json& j, std::size_t games, int players) {
  LadderDeal deal{j.at(0), j.at(1), j.at(2)};
  const auto seats = static_cast<std::size_t>(players);
  const bool is_whole =
      deal.first.size() == games && deal.wins.size() == games && deal.forfeits.size() == games &&
      std::all_of(deal.first.begin(), deal.first.end(), [&](auto first) { return first < seats; }) &&
      std::all_of(deal.wins.begin(), deal.wins.end(), [&](auto& wins) { return wins.size() == seats; });
  if (!is_whole)
    throw std::invalid_argument("its games are not those of a deal");
  return deal;
}

// P(a seat wins) = e^(rating of its bot + term of its turn order) / the sum over all seats, fitted by Newton's method.
Ladder::Fit Ladder::fitted(std::span<const std::uint32_t> chosen) const {
  // Games with the same rotation and first seat have the same probabilities.
  const std::size_t cells = seatings_.size() * players_;
  std::vector<Numbers> wins(cells, Numbers(players_));
  Fit fit{Numbers(names_.size()), Numbers(names_.size())};
  Numbers seats(names_.size());
  for (const std::uint32_t n : chosen)
    for (std::size_t r = 0; r < seatings_.size(); ++r)
      for (std::size_t seat = 0; seat < players_; ++seat) {
        const double won = deals_[n].wins[r][seat] / static_cast<double>(whole_win);
        wins[r * players_ + deals_[n].first[r]][seat] += won;
        fit.shares[numbers_[r][seat]] += won;
        ++seats[numbers_[r][seat]];
      }
  for (std::size_t bot = 0; bot < names_.size(); ++bot)
    fit.shares[bot] /= seats[bot];

  const std::size_t of_bots = names_.size() - 1, size = of_bots + players_ - 1;
  Numbers terms(size);
  const auto each_term = [&](std::size_t cell, std::size_t seat, auto visit) {
    const std::size_t bot = numbers_[cell / players_][seat], order = (seat + players_ - cell % players_) % players_;
    if (bot < of_bots)
      visit(bot);
    if (order > 0)
      visit(of_bots + order - 1);
  };
  for (int step = 0; step < newton_steps && size > 0; ++step) {
    Numbers gradient(size);
    Matrix curvature(size, Numbers(size));
    for (std::size_t i = 0; i < size; ++i) {
      gradient[i] = -ridge * terms[i];
      curvature[i][i] = ridge;
    }
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const double games = std::accumulate(wins[cell].begin(), wins[cell].end(), 0.0);
      Numbers chance(players_), mean(size);
      for (std::size_t seat = 0; seat < players_; ++seat) {
        each_term(cell, seat, [&](std::size_t i) { chance[seat] += terms[i]; });
        chance[seat] = std::exp(chance[seat]);
      }
      const double sum = std::accumulate(chance.begin(), chance.end(), 0.0);
      for (std::size_t seat = 0; seat < players_; ++seat) {
        chance[seat] /= sum;
        each_term(cell, seat, [&](std::size_t i) {
          mean[i] += chance[seat];
          gradient[i] += wins[cell][seat] - games * chance[seat];
          each_term(cell, seat, [&](std::size_t k) { curvature[i][k] += games * chance[seat]; });
        });
      }
      for (std::size_t i = 0; i < size; ++i)
        for (std::size_t k = 0; k < size; ++k)
          curvature[i][k] -= games * mean[i] * mean[k];
    }
    const Numbers change = solved(curvature, gradient);
    double largest = 0;
    for (std::size_t i = 0; i < size; ++i) {
      terms[i] += std::clamp(change[i], -2.0, 2.0);
      largest = std::max(largest, std::abs(change[i]));
    }
    if (largest < weakest_error)
      break;
  }
  for (std::size_t bot = 0; bot < of_bots; ++bot)
    fit.ratings[bot] = points * terms[bot];
  return fit;
}

std::vector<Ranked> Ladder::ranking(std::uint64_t seed) const {
  if (deals_.empty())
    return {};
  std::vector<std::uint32_t> chosen(deals_.size());
  std::iota(chosen.begin(), chosen.end(), 0U);
  const Fit all = fitted(chosen);
  std::vector<std::vector<double>> shares(names_.size()), ratings(names_.size());
  Dice dice(seed);
  for (int n = 0; n < resamples; ++n) {
    for (std::uint32_t& deal : chosen)
      deal = static_cast<std::uint32_t>(dice.below(static_cast<int>(deals_.size())));
    const Fit fit = fitted(chosen);
    for (std::size_t bot = 0; bot < names_.size(); ++bot) {
      shares[bot].push_back(fit.shares[bot]);
      ratings[bot].push_back(fit.ratings[bot]);
    }
  }
  std::vector<std::uint64_t> forfeits(names_.size());
  for (const LadderDeal& deal : deals_)
    for (std::size_t r = 0; r < seatings_.size(); ++r)
      if (deal.forfeits[r] < players_)
        ++forfeits[numbers_[r][deal.forfeits[r]]];
  std::vector<Ranked> ranked;
  for (std::size_t bot = 0; bot < names_.size(); ++bot)
    ranked.push_back({names_[bot], all.shares[bot], middle_of(shares[bot]), all.ratings[bot], middle_of(ratings[bot]),
                      forfeits[bot]});
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.share > b.share; });
  return ranked;
}

}  // namespace soulstack::tools
