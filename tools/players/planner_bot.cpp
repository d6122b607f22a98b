// A bot that plays the rest of the turn many times, by `careful`. In samples of what it cannot see, it tries the options
// that `careful` likes best, and keeps the better half, until one is left. All options are tried in the same samples, with
// the same dice and the same choices of `careful`, so that they differ by less chance. What `careful` thinks of an option
// counts like some samples: of few samples, chance would decide. Others do not respond meanwhile: they seldom do, and to
// think about it took a third of the time.
#include <algorithm>
#include <memory>
#include <vector>

#include "tools/players/bots.h"
#include "tools/players/careful_bot.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/outlook.h"
#include "tools/players/rollouts.h"
#include "tools/players/trial_budget.h"
#include "tools/support/random.h"

namespace soulstack::tools {

namespace {

constexpr int planner_rollouts = 16;  // for a decision
constexpr std::size_t most_planned = 4;
constexpr double samples_of_judgement = 3, furthest_judgement = -50;
constexpr std::int64_t positions_a_plan = 2'000;  // of a rollout, on average: several times as many as it needs

class PlannerBot : public Bot {
 public:
  explicit PlannerBot(std::uint64_t seed) : dice_(seed), careful_(mixed(seed)) {}
  PlannerBot(const PlannerBot& other) : dice_(other.dice_), careful_(other.careful_) {}
  std::unique_ptr<Bot> copy() const override { return std::make_unique<PlannerBot>(*this); }

  int choose(Game& game) override {
    const std::vector<TriedOption> variants = likely_options(game);
    if (variants.size() == 1)
      return variants.front().option;
    const HiddenCards hidden(game.table(), game.decision().who);
    TrialBudget budget(positions_a_plan * planner_rollouts);
    return best_by_halving(variants, planner_rollouts,
                           [&](std::vector<TriedOption>& tried) { try_in_one_sample(game, hidden, tried, budget); });
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

  // If the budget is used up meanwhile, the values stay as they were: they would be of different samples.
  void try_in_one_sample(const Game& game, const HiddenCards& hidden, std::vector<TriedOption>& variants,
                         TrialBudget& budget) {
    if (budget.is_used_up())
      return;
    const Decision& d = game.decision();
    hidden.sample(dice_, *state_);
    const std::uint64_t seed = dice_.draw();
    const Trial sample(*state_, game.table(), budget);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (sample.game().over() || sample.game().decision().options != d.options)
      return;
    std::vector<TriedOption> tried = variants;
    for (TriedOption& variant : tried) {
      Trial next = sample.fork();
      next.answer(variant.option);
      CarefulBot careful(seed, &budget);
      play_on(next, game.state().turn.number, careful, budget, d.who);
      variant.value += Outlook(next.table(), d.who).now();
    }
    if (!budget.is_used_up())
      variants = std::move(tried);
  }

  Dice dice_;
  CarefulBot careful_;
  std::unique_ptr<GameState> state_ = std::make_unique<GameState>();
};

}  // namespace

std::unique_ptr<Bot> make_planner(std::uint64_t seed) { return std::make_unique<PlannerBot>(seed); }

}  // namespace soulstack::tools
