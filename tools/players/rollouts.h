// Options that are compared by playing on from each of them in the same samples.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/model/ids.h"
#include "engine/model/state.h"
#include "tools/players/bot.h"
#include "tools/players/hidden_cards.h"
#include "tools/players/look_ahead.h"
#include "tools/players/trial_budget.h"
#include "tools/support/random.h"

namespace soulstack::tools {

struct TriedOption {
  int option;
  double value = 0;  // the sum over all samples; those that are left have been tried in the same ones
};

// Sequential halving: tries all of them in some samples, keeps the better half, and so on until one is left. Plays on at
// most `rollouts` times. `try_all(tried)` adds the value in one more sample to each of them. Returns the option.
template <class TryAll>
int best_by_halving(std::vector<TriedOption> tried, int rollouts, TryAll try_all) {
  int left = rollouts;
  const int rounds = static_cast<int>(std::bit_width(tried.size() - 1));
  for (int round = 0; round < rounds; ++round) {
    const int samples = std::max(1, rollouts / (rounds * static_cast<int>(tried.size())));
    for (int n = 0; n < samples && left >= static_cast<int>(tried.size()); ++n, left -= static_cast<int>(tried.size()))
      try_all(tried);
    std::stable_sort(tried.begin(), tried.end(),
                     [](const TriedOption& a, const TriedOption& b) { return a.value > b.value; });
    tried.resize((tried.size() + 1) / 2);
  }
  return tried.front().option;
}

// What these rollouts may do together: several times as many positions as they need with the cards of the base set.
inline TrialBudget budget_of(int rollouts) { return TrialBudget(std::int64_t{2'000} * rollouts); }

// Compares the options of a decision by sequential halving. Each sample is of what the player who is asked cannot see;
// `worth(trial, option, seed)` says what the option was worth there, after its answer: it plays on, with choices that
// depend on the seed, which is the same for all options. `scratch`: room for a state. Returns the option.
template <class Worth>
int best_by_rollouts(const Game& game, std::vector<TriedOption> tried, int rollouts, Dice& dice, GameState& scratch,
                     TrialBudget& budget, Worth worth) {
  const HiddenCards hidden(game.table(), game.decision().who);
  return best_by_halving(std::move(tried), rollouts, [&](std::vector<TriedOption>& variants) {
    if (budget.is_used_up())
      return;
    hidden.sample(dice, scratch);
    const std::uint64_t seed = dice.draw();
    const Trial sample(scratch, game.table(), budget);
    // The question may depend on hidden cards; then this sample cannot be the truth.
    if (sample.game().over() || sample.game().decision().options != game.decision().options)
      return;
    std::vector<TriedOption> now = variants;
    for (TriedOption& variant : now) {
      Trial next = sample.fork();
      next.answer(variant.option);
      variant.value += worth(next, variant.option, seed);
    }
    // If the budget is used up meanwhile, the values stay as they were: they would be of different samples.
    if (!budget.is_used_up())
      variants = std::move(now);
  });
}

// To the end of the turn with this number. The bot plays all seats; with `responds`, only this one responds to others.
void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget, std::optional<Seat> responds = std::nullopt);

}  // namespace soulstack::tools
