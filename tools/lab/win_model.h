// The chances of players to win, from the ratings of their bots and from turn order:
// P(a seat wins) = e^(rating of its bot + term of its turn order) / the sum over all seats.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "tools/lab/intervals.h"

namespace soulstack::tools {

// Games in which the same bots sat in the same seats, and the same seat began.
struct SameGames {
  std::vector<std::size_t> bots;  // by seat
  std::size_t first = 0;
  std::vector<double> wins;  // by seat
};

class WinModel {
 public:
  // The rating of the last bot is 0.
  WinModel(std::vector<SameGames> games, std::size_t bots, std::size_t players);

  // The most likely rating of each bot, in natural logarithms. A bot that always or never wins has a finite one.
  std::vector<double> ratings() const;
  // The ratings of the bot that the games do not contradict: the profile of the likelihood. The last bot has none but 0.
  Interval interval_of(std::size_t bot, double error) const;

 private:
  using Numbers = std::vector<double>;
  struct Held {
    std::size_t term;
    double value;
  };
  template <class Visit>
  void each_term(const SameGames& of, std::size_t seat, Visit visit) const;
  Numbers chances(const SameGames& of, const Numbers& terms) const;
  Numbers fitted(const std::optional<Held>& held) const;
  Numbers step(const Numbers& terms, const std::optional<Held>& held) const;
  double likelihood(const Numbers& terms) const;  // its logarithm

  std::vector<SameGames> games_;
  std::size_t of_bots_, players_;
};

}  // namespace soulstack::tools
