// Options that are compared by playing on from each of them in the same samples.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"
#include "tools/players/bot.h"
#include "tools/players/look_ahead.h"
#include "tools/players/trial_budget.h"

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

// To the end of the turn with this number. The bot plays all seats; with `responds`, only this one responds to others.
void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget, std::optional<Seat> responds = std::nullopt);

}  // namespace soulstack::tools
