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
constexpr double chance_of_error = 0.05;
const double points = 400 / std::log(10.0);

using Numbers = std::vector<double>;

Interval middle_of(std::vector<double>& values) {
  std::sort(values.begin(), values.end());
  const auto at = [&](double share) {
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
  };
  return values.empty() ? Interval{} : Interval{at(0.025), at(0.975)};
}

}  // namespace

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

Numbers Ladder::shares_of(std::span<const std::uint32_t> chosen) const {
  Numbers shares(names_.size()), seats(names_.size());
  for (const std::uint32_t n : chosen)
    for (std::size_t r = 0; r < seatings_.size(); ++r)
      for (std::size_t seat = 0; seat < players_; ++seat) {
        shares[numbers_[r][seat]] += deals_[n].wins[r][seat] / static_cast<double>(whole_win);
        ++seats[numbers_[r][seat]];
      }
  for (std::size_t bot = 0; bot < names_.size(); ++bot)
    shares[bot] /= seats[bot];
  return shares;
}

WinModel Ladder::model_of(std::span<const std::uint32_t> chosen) const {
  std::vector<SameGames> games;
  for (const std::vector<std::size_t>& bots : numbers_)
    for (std::size_t first = 0; first < players_; ++first)
      games.push_back({bots, first, Numbers(players_)});
  for (const std::uint32_t n : chosen)
    for (std::size_t r = 0; r < seatings_.size(); ++r)
      for (std::size_t seat = 0; seat < players_; ++seat)
        games[r * players_ + deals_[n].first[r]].wins[seat] += deals_[n].wins[r][seat] / static_cast<double>(whole_win);
  return WinModel(std::move(games), names_.size(), players_);
}

// A bootstrap over deals knows that the games of a deal belong together, but not that a bot which won all games may lose
// the next; the exact interval of a share and the profile of the likelihood know that.
void Ladder::widen(Ranked& row, std::size_t bot, const WinModel& model) const {
  double seats = 0;
  for (const std::vector<std::size_t>& bots : numbers_)
    seats += static_cast<double>(std::count(bots.begin(), bots.end(), bot));
  seats *= static_cast<double>(deals_.size());
  row.shares = row.shares.with(share_interval(row.share * seats, seats, chance_of_error));
  row.ratings = row.ratings.with(model.interval_of(bot, chance_of_error).times(points));
}

std::vector<std::uint64_t> Ladder::forfeits() const {
  std::vector<std::uint64_t> all(names_.size());
  for (const LadderDeal& deal : deals_)
    for (std::size_t r = 0; r < seatings_.size(); ++r)
      if (deal.forfeits[r] < players_)
        ++all[numbers_[r][deal.forfeits[r]]];
  return all;
}

std::vector<Ranked> Ladder::ranking(std::uint64_t seed) const {
  if (deals_.empty())
    return {};
  std::vector<std::uint32_t> chosen(deals_.size());
  std::iota(chosen.begin(), chosen.end(), 0U);
  const WinModel model = model_of(chosen);
  const Numbers share = shares_of(chosen), rating = model.ratings();
  std::vector<Numbers> shares(names_.size()), ratings(names_.size());
  Dice dice(seed);
  for (int n = 0; n < resamples; ++n) {
    for (std::uint32_t& deal : chosen)
      deal = static_cast<std::uint32_t>(dice.below(static_cast<int>(deals_.size())));
    const Numbers some_shares = shares_of(chosen), some_ratings = model_of(chosen).ratings();
    for (std::size_t bot = 0; bot < names_.size(); ++bot) {
      shares[bot].push_back(some_shares[bot]);
      ratings[bot].push_back(points * some_ratings[bot]);
    }
  }
  const std::vector<std::uint64_t> lost = forfeits();
  std::vector<Ranked> ranked;
  for (std::size_t bot = 0; bot < names_.size(); ++bot) {
    ranked.push_back(
        {names_[bot], share[bot], middle_of(shares[bot]), points * rating[bot], middle_of(ratings[bot]), lost[bot]});
    widen(ranked.back(), bot, model);
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.share > b.share; });
  return ranked;
}

}  // namespace soulstack::tools
