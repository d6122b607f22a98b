// What `soulstack fuzz` found, as scenarios: in files, or to be printed.
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

// A finding with what is written of it.
struct Written {
  FoundFault finding;
  std::uint64_t game = 0;  // that is told of
  std::string rules;       // of that game
  std::string repeat;      // the command that plays it again
  std::string file;        // that it was written to
  std::optional<FoundScenario> scenario;
  bool cut_short = false;           // there was no time to look for a scenario, or for a smaller one
  std::string pair;                 // in that game; empty: there are none
  std::vector<std::string> needed;  // the cards of the pair that are left in the scenario
  std::string trouble;              // why it could not be written to a file
};

struct WayOfTelling {
  std::string out;                                   // the folder for scenarios; empty: they are not written
  std::function<std::string(std::uint64_t)> repeat;  // the command that plays a game again
};

// Each finding by the soonest of its games that can be told. It ends early if somebody interrupts, or if it has taken
// as long as the games may.
std::vector<Written> written_all(const FuzzPlan& plan, const FuzzResult& result, const WayOfTelling& way,
                                 ProgressLine& line);

}  // namespace soulstack::tools
