// How strong bots are: shares of wins and ratings, from deals that are played with the bots in all rotations of seats.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tools/display/json_view.h"
#include "tools/lab/intervals.h"
#include "tools/lab/win_model.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

// The bots of the seats in turn, the list repeated until all seats are filled. Only different ones.
std::vector<std::vector<std::string>> rotations(const std::vector<std::string>& bots, int players);

// What counts of the games of one deal.
struct LadderDeal {
  std::vector<std::uint8_t> first;               // the first seat, by rotation
  std::vector<std::vector<std::uint16_t>> wins;  // of the seats in shares of `whole_win`, by rotation
  std::vector<std::uint8_t> forfeits;            // the seat that forfeited, or GameResult::no_forfeit, by rotation
};
// The games of a deal, one for each rotation.
LadderDeal ladder_deal(std::span<const GameResult> games, int players);
Json to_json(const LadderDeal& deal);
// Throws a std::exception if it is not a deal with so many games and players.
LadderDeal ladder_deal_from(const Json& j, std::size_t games, int players);

struct Ranked {
  std::string bot;
  double share = 0;  // of wins, of one seat
  Interval shares;
  double rating = 0;  // 400 points: ten times the chance to win
  Interval ratings;
  std::uint64_t forfeits = 0;  // games that it lost because it failed
};

class Ladder {
 public:
  Ladder(const std::vector<std::string>& bots, int players);

  const std::vector<std::vector<std::string>>& seatings() const { return seatings_; }
  void add(LadderDeal deal) { deals_.push_back(std::move(deal)); }  // the next one
  std::uint64_t deals() const { return deals_.size(); }
  // From the strongest. Intervals of 95 %, from a bootstrap over deals, since the games of a deal belong together, and
  // at least as wide as if all games were independent.
  std::vector<Ranked> ranking(std::uint64_t seed) const;

 private:
  // Of a sample of deals, by bot.
  std::vector<double> shares_of(std::span<const std::uint32_t> deals) const;
  WinModel model_of(std::span<const std::uint32_t> deals) const;
  void widen(Ranked& row, std::size_t bot, const WinModel& model) const;
  std::vector<std::uint64_t> forfeits() const;  // by bot
  std::size_t number_of_bot(const std::string& name) const;

  std::vector<std::string> names_;  // without repetition; the rating of the last one, or of `random`, is 0
  std::vector<std::vector<std::string>> seatings_;
  std::vector<std::vector<std::size_t>> numbers_;  // the same as numbers of bots
  std::size_t players_;
  std::vector<LadderDeal> deals_;
};

}  // namespace soulstack::tools
