// All findings of card sets, and corrections of the ones that are certain.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "scripting/findings/accepted.h"
#include "scripting/findings/finding.h"
#include "scripting/source/lua_sources.h"
#include "tools/display/finding_text.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"
#include "tools/workspace/set_check.h"

namespace soulstack::tools {

// All mistakes in sets and scenarios. The paths of a choice may also be files and folders of scenarios, and files of
// sets: then only the findings in these files count.
class Checked {
 public:
  // Looks at the chosen rules. Files that others have read from `sources` are not read again. `known` has what earlier
  // checks of these sets found, and may be null.
  explicit Checked(SetChoice choice,
                   std::shared_ptr<scripting::Sources> sources = std::make_shared<scripting::Sources>(),
                   std::shared_ptr<scripting::KnownFindings> known = nullptr);
  // Loads each ruleset that no other one extends, on all cores; this also looks at those that it extends.
  void look_at_other_rulesets();
  void look_at_scenarios();  // without running them

  const std::vector<scripting::Finding>& findings() const { return findings_; }  // by place
  // Those about texts that cards accept.
  std::vector<scripting::AcceptedFinding> accepted() const;
  // Loops of cards that the sets know (rule 1.9), each as the ids of its cards: "base:placebo".
  std::vector<std::string> known_loops() const;
  // With the chosen rules; null if they could not be loaded.
  const scripting::Loaded* loaded() const { return check_.loaded(); }
  // The files that it has read.
  const scripting::Sources& sources() const { return *check_.sources(); }
  Exit result() const { return errors() == 0 && (loaded() || !has_sets_) ? Exit::ok : Exit::failed; }
  std::string summary() const;  // "288 cards, 1 error, 0 warnings, 2 accepted"
  std::size_t loads() const {
    return check_.loads();
  }  // how often the sets were loaded, each time with another ruleset

 private:
  void take_new();
  void take(const scripting::Finding& finding);
  std::size_t errors() const;

  std::vector<std::string> paths_;  // as given
  std::vector<std::string> only_;   // files of sets among them
  SetChoice choice_;                // without the paths that have only scenarios
  bool has_sets_;
  SetCheck check_;
  std::vector<std::shared_ptr<const scripting::Loaded>> kept_;  // with several rulesets, for the scenarios
  std::size_t taken_ = 0;                                       // of the findings of the check
  std::vector<scripting::Finding> findings_;
  std::set<std::string> waiting_;  // files that name words or keywords with errors
  std::size_t other_errors_ = 0;   // outside of `only_`
};

// The folders of the sets that a check of these paths loads.
std::vector<std::string> checked_folders(const SetChoice& choice);

// Replaces misspelt words by the suggested ones, where this removes the finding and causes no other. A replacement is
// tried in a copy of the sets; a file is written once, when all its replacements are known, and only if nobody has
// changed it since. Prints what was replaced.
void fix_findings(const SetChoice& choice, Console& console);

}  // namespace soulstack::tools
