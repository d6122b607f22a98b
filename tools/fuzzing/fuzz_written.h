// Writes the findings of `soulstack fuzz` as scenarios, to files or for printing.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_scenario.h"
#include "tools/fuzzing/fuzz_workers.h"
#include "tools/support/progress.h"

namespace soulstack::tools {

// A finding and its scenario.
struct Written {
  FoundFault finding;
  std::uint64_t game = 0;  // the game that is shown
  std::string rules;       // rules of that game
  std::string repeat;      // the command that repeats it
  std::string file;        // the file with the scenario
  std::optional<FoundScenario> scenario;
  std::string why_no_scenario;
  bool cut_short = false;           // there was no time to look for a scenario, or for a smaller one
  std::string pair;                 // the pair of that game; empty: none
  std::vector<std::string> needed;  // the cards of the pair that remain in the scenario
  std::string trouble;              // why it could not be written to a file
};

struct WritingOptions {
  std::string out;                                   // folder for scenarios; empty: not written
  std::function<std::string(std::uint64_t)> repeat;  // the command that repeats a game
};

// Writes each finding from its shortest game that can be reproduced. Ends early after an interrupt or at the time limit
// of the games.
std::vector<Written> written_all(const FuzzPlan& plan, const FuzzResult& result, const WritingOptions& options,
                                 ProgressLine& line);

}  // namespace soulstack::tools
