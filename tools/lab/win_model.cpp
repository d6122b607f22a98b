// The chances of players to win.
#include "tools/lab/win_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace soulstack::tools {

namespace {

constexpr int newton_steps = 12, halvings = 40;
constexpr double ridge = 0.02;  // keeps the rating of a bot that always or never wins finite
constexpr double weakest_error = 1e-9, largest_step = 2, largest_rating = 30;

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

double sum_of(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }

}  // namespace

WinModel::WinModel(std::vector<SameGames> games, std::size_t bots, std::size_t players)
    : games_(std::move(games)), of_bots_(bots - 1), players_(players) {}

// The terms that the chance of a seat depends on: its bot, and its place after the first player.
template <class Visit>
void WinModel::each_term(const SameGames& of, std::size_t seat, Visit visit) const {
  const std::size_t order = (seat + players_ - of.first) % players_;
  if (of.bots[seat] < of_bots_)
    visit(of.bots[seat]);
  if (order > 0)
    visit(of_bots_ + order - 1);
}

Numbers WinModel::chances(const SameGames& of, const Numbers& terms) const {
  Numbers chance(players_);
  for (std::size_t seat = 0; seat < players_; ++seat) {
    each_term(of, seat, [&](std::size_t i) { chance[seat] += terms[i]; });
    chance[seat] = std::exp(chance[seat]);
  }
  const double sum = sum_of(chance);
  for (double& one : chance)
    one /= sum;
  return chance;
}

// How Newton's method changes the terms; a term that is held does not change.
Numbers WinModel::step(const Numbers& terms, const std::optional<Held>& held) const {
  const std::size_t size = terms.size();
  Numbers gradient(size);
  Matrix curvature(size, Numbers(size));
  for (std::size_t i = 0; i < size; ++i) {
    gradient[i] = -ridge * terms[i];
    curvature[i][i] = ridge;
  }
  for (const SameGames& of : games_) {
    const double games = sum_of(of.wins);
    const Numbers chance = chances(of, terms);
    Numbers mean(size);
    for (std::size_t seat = 0; seat < players_; ++seat)
      each_term(of, seat, [&](std::size_t i) {
        mean[i] += chance[seat];
        gradient[i] += of.wins[seat] - games * chance[seat];
        each_term(of, seat, [&](std::size_t k) { curvature[i][k] += games * chance[seat]; });
      });
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t k = 0; k < size; ++k)
        curvature[i][k] -= games * mean[i] * mean[k];
  }
  if (held) {
    for (std::size_t i = 0; i < size; ++i)
      curvature[held->term][i] = curvature[i][held->term] = i == held->term ? 1 : 0;
    gradient[held->term] = 0;
  }
  return solved(std::move(curvature), std::move(gradient));
}

Numbers WinModel::fitted(const std::optional<Held>& held) const {
  Numbers terms(of_bots_ + players_ - 1);
  if (held)
    terms[held->term] = held->value;
  for (int n = 0; n < newton_steps && !terms.empty(); ++n) {
    double largest = 0;
    const Numbers change = step(terms, held);
    for (std::size_t i = 0; i < terms.size(); ++i) {
      terms[i] += std::clamp(change[i], -largest_step, largest_step);
      largest = std::max(largest, std::abs(change[i]));
    }
    if (largest < weakest_error)
      break;
  }
  return terms;
}

double WinModel::likelihood(const Numbers& terms) const {
  double sum = 0;
  for (const double term : terms)
    sum -= ridge / 2 * term * term;
  for (const SameGames& of : games_) {
    const Numbers chance = chances(of, terms);
    for (std::size_t seat = 0; seat < players_; ++seat)
      if (of.wins[seat] > 0)
        sum += of.wins[seat] * std::log(chance[seat]);
  }
  return sum;
}

Numbers WinModel::ratings() const {
  Numbers all = fitted({});
  all.resize(of_bots_);
  all.push_back(0);
  return all;
}

Interval WinModel::interval_of(std::size_t bot, double error) const {
  if (bot >= of_bots_)
    return {0, 0};
  const Numbers best = fitted({});
  const double z = standard_errors(error);
  const double lowest = likelihood(best) - z * z / 2;
  const auto fits = [&](double value) { return likelihood(fitted(Held{bot, value})) >= lowest; };
  const auto bound = [&](double outside) {
    double inside = best[bot];
    for (int n = 0; n < halvings && std::abs(outside - inside) > 1e-4; ++n) {
      const double middle = (inside + outside) / 2;
      (fits(middle) ? inside : outside) = middle;
    }
    return inside;
  };
  return {bound(-largest_rating), bound(largest_rating)};
}

}  // namespace soulstack::tools
