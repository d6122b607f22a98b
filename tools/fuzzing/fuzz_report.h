// The report of `soulstack fuzz` about its games and findings.
#pragma once

#include <vector>

#include "tools/fuzzing/fuzz_written.h"
#include "tools/support/console.h"

namespace soulstack::tools {

struct FuzzReport {
  const FuzzPlan& plan;
  const FuzzResult& result;
  const std::vector<Written>& findings;
};
void print_report(Console& console, const FuzzReport& report);
void print_json(Console& console, const FuzzReport& report);

}  // namespace soulstack::tools
