// Scenarios: one file format for tests, puzzles, bug reports and situations. A file gives the table, the dice, the
// actions and the expected results; it is run with a set and its rules.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/model/content.h"
#include "engine/table/scripts.h"
#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"

namespace soulstack::scripting {

class Coverage;
class Library;

struct ScenarioResult {
  std::string name;
  std::string file;
  std::string rules;
  std::vector<std::string> cites;  // numbers of the rulebook
  bool passed = false;
  double seconds = 0;
  std::string message;  // why it failed; may have several lines
  std::string cause;    // cause of the script or engine fault that failed it (scripting/binding/fault.h); empty if none
  int line = 0;         // line where it failed; 0 if unknown
  // Scenarios that could not be run for this reason. Results with the same reason, even in other files, are shown once.
  int not_run = 0;
  std::string reason;  // empty: specific to this scenario
};

// Folds results with the same reason into the first of them.
std::vector<ScenarioResult> fold_reasons(std::vector<ScenarioResult> results);

// Loads content once for each choice of sets and rules. Not shared between threads.
class LibraryCache {
 public:
  // Folders of the default sets of all scenarios, in loading order; a scenario of another set adds its own. `rebuild`:
  // rebuilds each running effect at each question (tests the scripting layer).
  explicit LibraryCache(std::vector<std::string> default_sets, bool rebuild = false);
  // Like `original`, but with this text for one file. Nothing is read from the folders again.
  LibraryCache(LibraryCache& original, std::string file, std::string text);
  ~LibraryCache();

  struct Loaded {
    const Content* content = nullptr;  // null if it did not load
    Scripts* scripts = nullptr;
    Homes homes;                    // the set of the scenario, the sets it requires, the first default set
    std::vector<Finding> findings;  // why it did not load
    std::string trouble() const;    // the same, one line each
  };
  // Applies a change to all content loaded from now on, before it is used: for tests that remove a rule.
  void alter(std::function<void(Content&)> change) { alter_ = std::move(change); }

  // Records what happens from now on there (scripting/lint/coverage.h); null: nowhere. The first call must come before
  // anything is loaded, since files are then loaded in a way that shows their lines.
  void note_into(Coverage* coverage);

  bool failed_to_load() const;  // a loaded choice

  // An empty set means only the default sets.
  const Loaded& get(const std::string& set, const std::string& rules);
  // Discards loaded content beyond what a few files need; results of `get` must not be used after this.
  void trim();

 private:
  struct Entry;
  Entry& entry(const std::string& set, const std::string& rules);
  std::unique_ptr<Library> load(const std::string& set, const std::string& rules, std::vector<Finding>& findings);
  std::unique_ptr<Library> load_from_files(const std::string& set, const std::string& rules,
                                           std::vector<Finding>& findings);
  std::vector<std::string> default_sets_;
  bool rebuild_;
  std::function<void(Content&)> alter_;
  LibraryCache* original_ = nullptr;
  std::string changed_file_, changed_text_;
  bool notes_ = false;
  Coverage* coverage_ = nullptr;
  std::map<std::pair<std::string, std::string>, std::unique_ptr<Entry>> entries_;
};

// Runs the scenarios whose name or file contains `filter`, in file order. An unreadable file is one failure, and so are
// all scenarios that could not be run for the same reason. Never throws. Files may be hostile: their resources are
// limited (scripting/scenario/scenario_limits.h); after the deadline nothing is played.
std::vector<ScenarioResult> run_scenario_file(const std::string& path, LibraryCache& libraries,
                                              std::string_view filter = {}, Deadline deadline = no_deadline);

// The same for a text, as if it were at that path.
std::vector<ScenarioResult> run_scenario_text(const std::string& path, std::string text, LibraryCache& libraries,
                                              std::string_view filter = {}, Deadline deadline = no_deadline);

// The scenario files of a set folder, a folder of scenario files, or a single file; sorted, without duplicates. An
// unreadable folder gives a finding.
std::vector<std::string> find_scenario_files(const std::vector<std::string>& paths, std::vector<Finding>& findings);

// The set whose scenarios/ folder contains the file; empty if none.
std::string set_of_scenario(const std::string& path);

}  // namespace soulstack::scripting
