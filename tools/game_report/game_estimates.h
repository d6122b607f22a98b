// What bots think of a position: who will win, and what an option is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "tools/lab/intervals.h"
#include "tools/support/random.h"

namespace soulstack::tools {

// How often each player won when bots played the rest of a game.
struct Chances {
  std::uint64_t games = 0;
  std::vector<std::uint64_t> wins;  // by seat, in shares of `whole_win`

  void add(const Chances& more);
  double percent(std::size_t seat) const;
};

// Games that `eager` plays to their end. What nobody sees is shuffled anew for each of them, and the dice are others.
// Scripts of the table are called, so nobody else may use them meanwhile.
Chances chances_after(const Table& t, int games, Dice& dice);

// What each option of the open decision is worth to the player who is asked: the position when the stack is empty again, as
// `greedy` values it, in samples of what this player cannot see. All options are tried in the same samples; a sample in which
// the question would be another one is left out.
class OptionValues {
 public:
  OptionValues(const Table& t, int samples, Dice& dice);

  std::uint64_t samples() const { return samples_; }
  double mean(std::size_t option) const;
  // How much better the first option is than the second one, with its interval.
  struct Better {
    double mean = 0;
    Interval interval;
  };
  Better better(std::size_t option, std::size_t than, double error) const;
  // The best option other than that one and those that change nothing.
  std::size_t best_other(std::size_t than) const;

 private:
  const Decision& decision_;
  std::uint64_t samples_ = 0;
  std::vector<std::vector<double>> values_;  // by option, then by sample
};

}  // namespace soulstack::tools
