// Random games in processes of their own: a crash ends one of them, and is a finding like others.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_findings.h"

namespace soulstack::tools {

struct FuzzPlan {
  std::vector<std::unique_ptr<scripting::Loaded>> rulesets;  // the same sets with each
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // number of the first game
  std::uint64_t games = 2000;
  int players = 0;  // 0: as many as the rules and the seed say
  int jobs = 1;
  double seconds = 0;           // 0: no limit
  bool allow_loops = false;     // a draw by a loop that nobody can leave is no finding
  std::vector<CardPair> pairs;  // a game for each, one after the other and from the start again; none: any cards
};

// A game is what the seed and its number make it.
struct NumberedGame {
  const scripting::Loaded* loaded = nullptr;
  DrawnGame drawn;
};
// With pairs at least one of the rulesets has each pair meet.
NumberedGame game_of(const FuzzPlan& plan, std::uint64_t number);

struct FuzzResult {
  std::vector<FoundFault> findings;  // in the order of their first games
  std::uint64_t games = 0, decisions = 0;
  double seconds = 0;
  std::vector<std::uint8_t> pairs;  // how far each pair of the plan got: pair_mark
  bool whole = true;                // false: somebody interrupted it
};

// Told how many games are done and how many causes are known; returns whether to go on.
using FuzzProgress = std::function<bool(std::uint64_t games, std::size_t findings, double seconds)>;

FuzzResult play_many(const FuzzPlan& plan, const FuzzProgress& progress);

}  // namespace soulstack::tools
