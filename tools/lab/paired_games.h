// Plays the same deals under several variants, in parallel, and hands the pairs on in their order.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/results/rows.h"
#include "tools/results/shard.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

// A variant as it is played: the plan of its games, and its cards, loaded once for each worker. Variants with the same cards
// may share them.
struct PlayedVariant {
  SimulationPlan plan;
  std::vector<std::shared_ptr<scripting::Loaded>> loaded;
};

struct PlayedPairs {
  std::vector<Counts> counts;  // by variant, also of games after the last pair that was handed on
  Troubles troubles;
  double seconds = 0;
};

// Which pairs are played: those of a shard, without the first ones.
struct PairsToPlay {
  Shard shard = {};
  std::uint64_t done = 0;
};

// `take` receives the games of a pair, one for each variant, and returns whether to continue. `continues` is asked several
// times a second. Both are called in the calling thread.
using TakePair = std::function<bool(std::uint64_t pair, std::span<const GameResult>)>;
PlayedPairs play_pairs(const std::vector<PlayedVariant>& variants, const TakePair& take,
                       const std::function<bool(double seconds)>& continues, const PairsToPlay& which = {});

// The rows of the games of a pair, which have GameResult::details. `with_cards`: also those of the table `card`.
Rows rows_of(const std::vector<PlayedVariant>& variants, std::uint64_t pair, std::span<const GameResult> games,
             bool with_cards);

}  // namespace soulstack::tools
