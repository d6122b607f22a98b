// How strong bots are: shares of wins and ratings, from deals that are played with the bots in all rotations of seats.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tools/lab/intervals.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

// The bots of the seats in turn, the list repeated until all seats are filled. Only different ones.
std::vector<std::vector<std::string>> rotations(const std::vector<std::string>& bots, int players);

struct Ranked {
  std::string bot;
  double share = 0;  // of wins, of one seat
  Interval shares;
  double rating = 0;  // 400 points: ten times the chance to win
  Interval ratings;
};

class Ladder {
 public:
  Ladder(const std::vector<std::string>& bots, int players);

  const std::vector<std::vector<std::string>>& seatings() const { return seatings_; }
  // The games of the next deal, one for each rotation.
  void add(std::span<const GameResult> games);
  std::uint64_t deals() const { return deals_.size(); }
  // From the strongest. Intervals of 95 %, from a bootstrap over deals: the games of a deal belong together.
  std::vector<Ranked> ranking(std::uint64_t seed) const;

 private:
  // The wins of the seats, in 840ths.
  struct Deal {
    std::vector<std::uint8_t> first;               // the first seat, by rotation
    std::vector<std::vector<std::uint16_t>> wins;  // by rotation, then by seat
  };
  struct Fit;

  Fit fitted(std::span<const std::uint32_t> deals) const;
  std::size_t number_of_bot(const std::string& name) const;

  std::vector<std::string> names_;  // without repetition; the rating of the last one, or of `random`, is 0
  std::vector<std::vector<std::string>> seatings_;
  std::vector<std::vector<std::size_t>> numbers_;  // the same as numbers of bots
  std::size_t players_;
  std::vector<Deal> deals_;
};

}  // namespace soulstack::tools
