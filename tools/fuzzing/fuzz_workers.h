// Plays random games in child processes: a crash ends only one of them and is a finding.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_findings.h"

namespace soulstack::tools {

struct FuzzPlan {
  std::vector<std::unique_ptr<scripting::Loaded>> rulesets;  // the same sets with each ruleset
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // number of the first game
  std::uint64_t games = 2000;
  int players = 0;  // 0: chosen by rules and seed
  int jobs = 1;
  double seconds = 0;           // 0: no limit
  bool oracle = false;          // play each answer also without shortcuts (engine/game/oracle.h)
  bool allow_loops = false;     // do not report loops of cards that end a game (rule 1.9)
  std::vector<CardPair> pairs;  // one game per pair in turn, repeating; empty: any cards
};

// The seed and the number of a game determine it.
struct NumberedGame {
  const scripting::Loaded* loaded = nullptr;
  DrawnGame drawn;
};
// Each pair must be able to meet under at least one of the rulesets.
NumberedGame game_of(const FuzzPlan& plan, std::uint64_t number);

struct FuzzResult {
  std::vector<FoundFault> findings;  // in the order of their first games
  std::uint64_t games = 0, decisions = 0;
  double seconds = 0;
  std::vector<std::uint8_t> pairs;  // progress of each pair of the plan: pair_mark
  bool whole = true;                // false: interrupted
};

// Receives the number of completed games and of known causes; returns whether to continue.
using FuzzProgress = std::function<bool(std::uint64_t games, std::size_t findings, double seconds)>;

FuzzResult play_many(const FuzzPlan& plan, const FuzzProgress& progress);

}  // namespace soulstack::tools
