// Options that are compared by playing on from each of them in the same samples.
#pragma once

#include <algorithm>
#include <bit>
#include <vector>

#include "engine/model/forward.h"
#include "tools/players/bot.h"
#include "tools/players/look_ahead.h"
#include "tools/players/trial_budget.h"

namespace soulstack::tools {

struct Variant {
  int option;
  double value = 0;  // the sum over all samples; those that are left have been tried in the same ones
};

// Sequential halving: tries all variants in some samples, keeps the better half, and so on until one is left. Plays on at
// most `rollouts` times. `try_all(variants)` adds the value in one more sample to each of them. Returns the option.
template <class TryAll>
int best_by_halving(std::vector<Variant> variants, int rollouts, TryAll try_all) {
  int left = rollouts;
  const int rounds = static_cast<int>(std::bit_width(variants.size() - 1));
  for (int round = 0; round < rounds; ++round) {
    const int samples = std::max(1, rollouts / (rounds * static_cast<int>(variants.size())));
    for (int n = 0; n < samples && left >= static_cast<int>(variants.size());
         ++n, left -= static_cast<int>(variants.size()))
      try_all(variants);
    std::stable_sort(variants.begin(), variants.end(),
                     [](const Variant& a, const Variant& b) { return a.value > b.value; });
    variants.resize((variants.size() + 1) / 2);
  }
  return variants.front().option;
}

// To the end of the turn with this number. The bot plays all seats.
void play_on(Trial& trial, int turn, Bot& bot, const TrialBudget& budget);

}  // namespace soulstack::tools
