// soulstack test: what its ways of looking at scenarios share.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tools/support/console.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

struct TestOptions {
  std::vector<std::string> paths;
  std::string filter;
  SetChoice sets;
  int jobs = 1;
  int timeout = 0;  // seconds; 0: none
  bool json = false;
  bool coverage = false, mutate = false;
  std::vector<std::string> cards;  // ids; none: all that lie in the paths
  double least = 95;               // percent of the mutants
};

// In so many threads `work(next)` is run; each asks `next` for the next number until there is none. What one of them
// throws is thrown here once all are done.
using NextNumber = std::function<bool(std::size_t& number)>;
void share_out(std::size_t count, int jobs, const std::function<void(const NextNumber&)>& work);

// The paths as given, or the default sets; stops if one is not there.
std::vector<std::string> paths_of(const TestOptions& options);

// The scenario files behind them. Stops with Exit::content if a folder can't be read.
std::vector<std::string> scenario_files_of(const std::vector<std::string>& paths);

// When `--timeout` is up, counted from now on.
scripting::Deadline deadline_of(const TestOptions& options);

// "FAILED name", and behind it where and why.
std::string failure_text(const Console& console, const scripting::ScenarioResult& result);

// `soulstack test --coverage` and `--mutate`.
Exit test_coverage(const TestOptions& options, Console& console);
Exit test_mutants(const TestOptions& options, Console& console);

}  // namespace soulstack::tools
