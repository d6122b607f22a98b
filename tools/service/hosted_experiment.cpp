// An experiment of the service.
#include "tools/service/hosted_experiment.h"

#include "tools/lab/mergeable.h"
#include "tools/players/trial_budget.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

namespace {

ExperimentPlan plan_of(const ExperimentWish& wish, std::size_t variants, bool with_owner) {
  return {.pairs = wish.pairs,
          .until_clear = wish.until_clear,
          .main = wish.measure,
          .matters = wish.matters,
          .variants = variants,
          .with_gifts = with_owner,
          .with_details = measures()[wish.measure].of_details};
}

PlayedVariant played(const ExperimentWish& wish, const ExperimentVariant& variant) {
  SimulationPlan plan;
  plan.games = wish.pairs;
  plan.players = wish.players;
  plan.seed = wish.seed;
  plan.bots = wish.bots;
  plan.leader = !variant.gift;
  plan.details = measures()[wish.measure].of_details;
  plan.variant = variant.title;
  plan.gift = variant.gift;
  return {plan, {variant.loaded}};
}

Json main_values(const Comparison& comparison, const std::vector<GameResult>& games) {
  const Measure& measure = main_measure(comparison);
  Json values = Json::array();
  for (const GameResult& game : games)
    values.push_back(static_cast<double>(measure.value(game)) * measure.scale);
  return values;
}

}  // namespace

HostedExperiment::HostedExperiment(const ExperimentWish& wish, const std::vector<ExperimentVariant>& variants)
    : comparison_(plan_of(wish, variants.size(), variants.front().gift.has_value()), wish.players) {
  for (const ExperimentVariant& variant : variants) {
    variants_.push_back(played(wish, variant));
    comparison_.variants.push_back(compared_variant(variant.title, variant.rules, *variant.loaded));
  }
  comparison_.bots = wish.bots;
  comparison_.seed = wish.seed;
}

HostedExperiment::HostedExperiment(const ExperimentWish& wish, std::vector<ComparedVariant> both,
                                   std::unique_ptr<ForkedGames> forks)
    : forks_(std::move(forks)), comparison_(plan_of(wish, both.size(), true), wish.players) {
  comparison_.variants = std::move(both);
  comparison_.bots = wish.bots;
  comparison_.seed = wish.seed;
}

std::vector<GameResult> HostedExperiment::games_of(std::uint64_t pair) {
  BotTimeLimit::check();
  if (forks_)
    return {forks_->play(pair, false), forks_->play(pair, true)};
  std::vector<GameResult> games;
  for (const PlayedVariant& variant : variants_) {
    Counts counts;
    Troubles troubles;
    games.push_back(play_game(*variant.loaded.front(), variant.plan, pair, counts, troubles));
  }
  return games;
}

void HostedExperiment::play(std::uint64_t pairs) {
  for (; pairs > 0 && !is_over(); --pairs, ++next_)
    comparison_.experiment.add(next_, games_of(next_));
}

PlayedApart HostedExperiment::play_apart(std::uint64_t from, std::uint64_t pairs) {
  ExperimentSums sums(comparison_.variants.size(), comparison_.players);
  Json values = Json::array();
  for (std::uint64_t pair = from; pair < from + pairs; ++pair) {
    const std::vector<GameResult> games = games_of(pair);
    sums.add(pair, games);
    values.push_back(main_values(comparison_, games));
  }
  return {sums_json(sums), std::move(values)};
}

void HostedExperiment::add(const Json& sums, std::uint64_t pairs) {
  comparison_.experiment.add_block(sums, pairs);
  next_ += pairs;
}

}  // namespace soulstack::tools
