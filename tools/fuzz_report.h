// What `soulstack fuzz` tells of its games and findings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/console.h"
#include "tools/fuzz_scenario.h"
#include "tools/fuzz_workers.h"

namespace soulstack::tools {

// A finding with what is written of it.
struct Written {
  FoundFault finding;
  std::string rules;
  std::string repeat;  // the command that plays its first game again
  std::string file;    // that it was written to
  std::optional<FoundScenario> scenario;
  std::string pair;                 // in its soonest game; empty: there are none
  std::vector<std::string> needed;  // the cards of the pair that are left in the scenario
  std::string trouble;              // why it could not be written to a file
};

struct FuzzReport {
  const FuzzPlan& plan;
  const FuzzResult& result;
  const std::vector<Written>& findings;
};
void print_report(Console& console, const FuzzReport& report);
void print_json(Console& console, const FuzzReport& report);

}  // namespace soulstack::tools
