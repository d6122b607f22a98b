// A bot that plays the rest of the turn many times, by `careful`. In samples of what it cannot see, it tries the options
// that `careful` likes best, and keeps the better half, until one is left. All options are tried in the same samples, with
// the same dice and the same choices of `careful`, so that they differ by less chance. What `careful` thinks of an option
// counts like some samples: of few samples, chance would decide. Two things leave time for more samples, and win more
// games than they lose: others do not respond meanwhile, since they seldom do, and `careful` takes what is hidden as the
// sample has it.
#include <algorithm>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/careful_bot.h"
#include "tools/players/look_ahead.h"
#include "tools/players/outlook.h"
#include "tools/players/rollouts.h"
#include "tools/players/trial_budget.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int planner_rollouts = 24;  // for a decision
constexpr std::size_t most_planned = 4;
constexpr double samples_of_judgement = 3, furthest_judgement = -50;

class PlannerBot : public Bot {
 public:
  explicit PlannerBot(std::uint64_t seed) : dice_(seed), careful_(mixed(seed)) {}
  PlannerBot(const PlannerBot& other) : dice_(other.dice_), careful_(other.careful_) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<PlannerBot>(*this); }

  int choose(Game& game) override {
    const std::vector<TriedOption> variants = likely_options(game);
    if (variants.size() == 1)
      return variants.front().option;
    const Seat who = game.decision().who;
    TrialBudget budget = budget_of(planner_rollouts);
    CarefulBot careful(0, &budget);  // a new one for each rollout, without a new state
    return best_by_rollouts(game, variants, planner_rollouts, dice_, *state_, budget,
                            [&](Trial& trial, int, std::uint64_t seed) {
                              careful.restart(seed);
                              play_on(trial, game.state().turn.number, careful, budget, who);
                              return Outlook(trial.table(), who).now();
                            });
  }

 private:
  std::vector<TriedOption> likely_options(Game& game) {
    std::vector<CarefulBot::Way> ways = careful_.weighed(game);
    ways.resize(std::min(ways.size(), most_planned), ways.front());
    std::vector<TriedOption> variants;
    for (const CarefulBot::Way& way : ways)
      variants.push_back(
          {way.option, samples_of_judgement * std::max(way.value - ways.front().value, furthest_judgement)});
    return variants;
  }

  Dice dice_;
  CarefulBot careful_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_planner(std::uint64_t seed) { return std::make_unique<PlannerBot>(seed); }

}  // namespace soulstack::tools
