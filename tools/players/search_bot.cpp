// A bot that plays the rest of the turn many times. In samples of what it cannot see, it tries the options that are worth
// it, lets `greedy` play on in each seat until the turn ends, and keeps the better half, until one is left. All options
// are tried in the same samples, with the same dice and the same choices of `greedy`, so that they differ by less chance.
#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/look_ahead.h"
#include "tools/players/position_value.h"
#include "tools/players/rollouts.h"
#include "tools/players/trial_budget.h"
#include "tools/players/worth_trying.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int most_tried = 12;

class SearchBot : public Bot {
 public:
  SearchBot(std::uint64_t seed, int rollouts) : dice_(seed), rollouts_(rollouts), greedy_(make_greedy(mixed(seed))) {}
  std::unique_ptr<Bot> copy() const override {
    auto twin = std::make_unique<SearchBot>(0, rollouts_);
    twin->dice_ = dice_;
    twin->greedy_ = greedy_->copy();
    return twin;
  }

  int choose(Game& game) override {
    const Table& t = game.table();
    if (!is_worth_thought(t))
      return std::max(0, option_of(t.decision, OptionKind::pass));
    std::vector<TriedOption> variants = variants_of(game);
    const Decision& d = t.decision;
    TrialBudget budget = budget_of(rollouts_);
    return best_by_rollouts(game, std::move(variants), rollouts_, dice_, *state_, budget,
                            [&](Trial& trial, int option, std::uint64_t seed) {
                              play_on(trial, game.state().turn.number, *make_greedy_within(budget, seed), budget);
                              const OptionKind kind = d.options[static_cast<std::size_t>(option)].kind;
                              const bool passes = kind == OptionKind::pass || kind == OptionKind::end_turn;
                              return value_of_position(trial.table(), d.who) + (passes ? position_weights.passing : 0);
                            });
  }

 private:
  // The choice of `greedy` comes first; of too many others, a random choice.
  std::vector<TriedOption> variants_of(Game& game) {
    std::vector<int> options = options_worth_trying(game.table(), std::numeric_limits<std::size_t>::max(), dice_);
    if (options.size() == 1)
      return {{options.front()}};
    std::vector<TriedOption> variants = {{greedy_->choose(game)}};
    std::erase(options, variants.front().option);
    while (static_cast<int>(options.size()) >= std::min(most_tried, rollouts_))
      options.erase(options.begin() + dice_.below(static_cast<int>(options.size())));
    for (const int option : options)
      variants.push_back({option});
    return variants;
  }

  Dice dice_;
  int rollouts_;
  std::unique_ptr<Bot> greedy_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_search(std::uint64_t seed, int rollouts) {
  return std::make_unique<SearchBot>(seed, rollouts);
}

}  // namespace soulstack::tools
