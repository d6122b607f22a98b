// Scenarios: one file format for tests, puzzles, bug reports and situations. A file gives the table, the dice, the
// actions and the expected results; it is run with a set and its rules.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/game/oracle.h"
#include "engine/game/situation.h"
#include "engine/model/forward.h"
#include "engine/table/scripts.h"
#include "scripting/findings/finding.h"
#include "scripting/scenario/equivalent_mark.h"
#include "scripting/scenario/failed_place.h"
#include "scripting/scenario/scenario_limits.h"
#include "scripting/scenario/scenario_names.h"
#include "scripting/source/lua_sources.h"

namespace soulstack::scripting {

class Coverage;
class Library;
class Loaded;
struct LoadOptions;

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
  FailedPlace failed;
  // Scenarios that could not be run for this reason. Results with the same reason, even in other files, are shown once.
  int not_run = 0;
  std::string broken_card;  // file of the card that is set aside, if the scenario names it
  std::string reason;       // empty: specific to this scenario
};

// The result for scenarios that name a card that is set aside, or for that card if no scenario names it.
ScenarioResult result_for(const SetAside& card);

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
    Scripts* scripts = nullptr;        // null if it is borrowed
    const Library* library = nullptr;
    Homes homes;                    // the set of the scenario, the sets it requires, the first default set
    std::vector<Finding> findings;  // why it did not load
    Oracle* oracle = nullptr;       // null: scenarios are not compared
    std::string trouble() const;    // the same, one line each
  };
  // Scenarios are also played without shortcuts (engine/game/oracle.h). Call it before anything is loaded.
  void compare_with_oracle() { compares_ = true; }
  // Applies a change to all content loaded from now on, before it is used: for tests that remove a rule.
  void alter(std::function<void(Content&)> change) { alter_ = std::move(change); }

  // Records what happens from now on there (scripting/lint/coverage.h); null: nowhere. The first call must come before
  // anything is loaded, since files are then loaded in a way that shows their lines.
  void note_into(Coverage* coverage);
  // The same sets without changed lines, for messages that name lines; null if the lines are not changed.
  LibraryCache* with_lines_as_written();

  // Required sets that are not beside the set that requires them are looked for in these folders. Call it before
  // anything is loaded.
  void look_in(std::vector<std::string> cards_folders) { cards_folders_ = std::move(cards_folders); }

  // Files that others have read from there are not read again. Call it before anything is loaded.
  void read_from(std::shared_ptr<Sources> sources) { sources_ = std::move(sources); }
  Sources& sources() { return *sources_; }

  // Scenarios of this set that are only looked at, not played, use what others have loaded, if the same would be loaded
  // for them. Its content must not change from now on. Call it before `get`.
  void borrow(const std::string& set, std::shared_ptr<const scripting::Loaded> loaded);

  // From now on, a set with a broken card does not load. Otherwise, such cards are left out, except in a changed text.
  void refuse_broken_cards() { broken_cards_ = BrokenCards::refuse; }
  // The cards that were left out so far, by file.
  const std::map<std::string, SetAside>& set_aside() const { return set_aside_; }

  bool failed_to_load() const;  // a loaded choice
  // Folders of the sets that were asked for with `get` and are kept.
  std::set<std::string> sets() const;

  // An empty set means only the default sets.
  const Loaded& get(const std::string& set, const std::string& rules);
  // Discards loaded content beyond what a few files need; results of `get` must not be used after this.
  void trim();

 private:
  struct Entry;
  Entry& entry(const std::string& set, const std::string& rules);
  LoadOptions options_for(const std::string& set, const std::string& rules) const;
  void make_ready(Entry& borrowed, const std::string& set);
  std::unique_ptr<Library> load(const std::string& set, const std::string& rules, std::vector<Finding>& findings);
  std::unique_ptr<Library> load_from_files(const std::string& set, const std::string& rules,
                                           std::vector<Finding>& findings);
  std::vector<std::string> default_sets_;
  std::vector<std::string> cards_folders_;
  std::shared_ptr<Sources> sources_ = std::make_shared<Sources>();
  bool rebuild_;
  bool compares_ = false;
  BrokenCards broken_cards_ = BrokenCards::set_aside;
  std::map<std::string, SetAside> set_aside_;
  std::function<void(Content&)> alter_;
  LibraryCache* original_ = nullptr;
  std::string changed_file_, changed_text_;
  bool notes_ = false;
  Coverage* coverage_ = nullptr;
  std::unique_ptr<LibraryCache> as_written_;
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

// The setup of a scenario, without playing it.
struct ScenarioSetup {
  std::string name;
  int line = 0;
  std::string failure;   // "players[1].hand: there is no card `bom` (did you mean `bomb`?)"; empty if it is right
  bool is_read = false;  // false with a failure, or if its set or a card has errors of its own
  std::vector<std::string> cites, players;
  std::string rules;
  Situation situation;                           // if it is read
  const LibraryCache::Loaded* loaded = nullptr;  // null if its set did not load; valid until the next `trim`
};
struct ScenarioFile {
  std::vector<EquivalentMark> equivalents;
  Source source;        // null if it can't be read
  std::string failure;  // why the file can't be read; empty if it can
  int line = 0;         // of that failure
  std::vector<ScenarioSetup> scenarios;
};
ScenarioFile look_at_scenarios(const std::string& path, LibraryCache& libraries);
// The same for a text, as if it were at that path.
ScenarioFile look_at_scenario_text(const std::string& path, std::string text, LibraryCache& libraries);

// The marks of a file; none if it can't be read.
std::vector<EquivalentMark> equivalents_in(const std::string& path);

// The scenario files of a set folder, a folder of sets or scenario files, or a single file; sorted, without duplicates. An
// unreadable folder gives a finding.
std::vector<std::string> find_scenario_files(const std::vector<std::string>& paths, std::vector<Finding>& findings);

// The set whose scenarios/ folder contains the file; empty if none.
std::string set_of_scenario(const std::string& path);

}  // namespace soulstack::scripting
