// Scenarios: one file format for test, puzzle, bug report and situation. A file names the table, the dice, what is done
// and what must be true; it is run against a set and its rules.
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
  std::string
      cause;  // of a fault of a script or the engine that failed it (scripting/binding/fault.h); empty: there is none
  int line = 0;  // where it failed; 0: nowhere in particular
  // Scenarios that could not be run for this reason. Of results with the same reason, also in other files, people need
  // to see one.
  int not_run = 0;
  std::string reason;  // empty: it is of this scenario alone
};

// Folds results with the same reason into the first of them.
std::vector<ScenarioResult> fold_reasons(std::vector<ScenarioResult> results);

// Content that is loaded once for each choice of sets and rules. Not shared between threads.
class LibraryCache {
 public:
  // Folders of the sets that every scenario is run with, in the order of loading; a scenario of another set brings its
  // own. `rebuild`: every running effect is rebuilt at every question (a test of the scripting layer).
  explicit LibraryCache(std::vector<std::string> default_sets, bool rebuild = false);
  // As `original` loads it, but for the text of one file, which is this one. Nothing is read from the folders again.
  LibraryCache(LibraryCache& original, std::string file, std::string text);
  ~LibraryCache();

  struct Loaded {
    const Content* content = nullptr;  // null: it would not load
    Scripts* scripts = nullptr;
    Homes homes;                    // the set that the scenario is of, those that it needs, the first default one
    std::vector<Finding> findings;  // why it would not load
    std::string trouble() const;    // the same, a line each
  };
  // Whatever is loaded from now on is changed so before it is used: for tests that take a rule away.
  void alter(std::function<void(Content&)> change) { alter_ = std::move(change); }

  // What happens from now on is noted there (scripting/lint/coverage.h); null: nowhere. The first time is before anything is
  // loaded, since it is loaded differently then: so that lines can be told.
  void note_into(Coverage* coverage);

  bool failed_to_load() const;  // something that was asked for

  // An empty set means only the default ones.
  const Loaded& get(const std::string& set, const std::string& rules);
  // Forgets what is loaded beyond what a few files need; what `get` gave is not used any more.
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

// The scenarios of a file whose name or file contains `filter`, in their order. A file that can't be read is one
// failure, and so are all scenarios that could not be run for the same reason. Never throws. Files may be hostile: what
// they use up is limited (scripting/scenario/scenario_limits.h); past the deadline nothing is played any more.
std::vector<ScenarioResult> run_scenario_file(const std::string& path, LibraryCache& libraries,
                                              std::string_view filter = {}, Deadline deadline = no_deadline);

// The same for a text that would lie at that path.
std::vector<ScenarioResult> run_scenario_text(const std::string& path, std::string text, LibraryCache& libraries,
                                              std::string_view filter = {}, Deadline deadline = no_deadline);

// The scenario files behind a set's folder, a folder of scenario files, or a file; sorted, each once. A folder that
// can't be read is a finding.
std::vector<std::string> find_scenario_files(const std::vector<std::string>& paths, std::vector<Finding>& findings);

// The set whose scenarios/ folder the file is in; empty if it is in none.
std::string set_of_scenario(const std::string& path);

}  // namespace soulstack::scripting
