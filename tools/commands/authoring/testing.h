// soulstack test: shared by the plain run, --watch, --coverage and --mutate.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
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
  bool coverage = false, mutate = false, watch = false, oracle = false;
  std::vector<std::string> cards;  // IDs; empty: all cards in the paths
  double least = 95;               // percent of the mutants
};

// Runs `work(next)` in that many threads. Each calls `next` for the next number until there is none. An exception in a
// thread is rethrown here once all are done.
using NextNumber = std::function<bool(std::size_t& number)>;
void share_out(std::size_t count, int jobs, const std::function<void(const NextNumber&)>& work);

// The paths as given, or the default sets. Stops if one does not exist.
std::vector<std::string> paths_of(const TestOptions& options);

// Their scenario files. Stops with Exit::content if a folder can't be read.
std::vector<std::string> scenario_files_of(const std::vector<std::string>& paths);

// The cards that were left out because they have errors.
class SetAsideCards {
 public:
  void add(const scripting::LibraryCache& libraries);
  void show(Console& console) const;  // the banners
  // A failure for each card that no scenario names.
  void add_missing_to(std::vector<scripting::ScenarioResult>& results) const;

 private:
  std::map<std::string, scripting::SetAside> cards_;  // by file
};

// Runs the scenarios of these files. Each worker loads each set once.
struct FileResults {
  std::vector<std::vector<scripting::ScenarioResult>> by_file;  // as the files; after Ctrl-C some are empty
  std::set<std::string> sets;                                   // folders of sets named by scenarios
  SetAsideCards broken;
  bool only_files = false;  // no folder was named: cards that no scenario names do not matter
};
FileResults run_files(const TestOptions& options, const std::vector<std::string>& files);
// Prints failures and how many passed. Exit::ok if there are results and all passed.
Exit print_results(const std::vector<scripting::ScenarioResult>& results, Console& console);
// The results of all files, after the banners. Results with the same reason are shown once.
std::vector<scripting::ScenarioResult> joined(FileResults results, Console& console);

// When `--timeout` expires, counted from now.
scripting::Deadline deadline_of(const TestOptions& options);

// "FAILED name", followed by the place and the reason.
std::string failure_text(const Console& console, const scripting::ScenarioResult& result);

// `soulstack test --coverage` and `--mutate`.
Exit test_coverage(const TestOptions& options, Console& console);
Exit test_mutants(const TestOptions& options, Console& console);
// `soulstack test --watch`.
Exit test_on_save(const TestOptions& options, Console& console);

}  // namespace soulstack::tools
