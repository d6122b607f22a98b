// All mistakes in card sets: with the chosen rules, with every other ruleset, and in scenarios. In steps, so that whoever
// calls can show the first findings before the last ones are known.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "scripting/findings/accepted.h"
#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario_lint.h"
#include "scripting/source/lua_sources.h"
#include "tools/support/rulebook.h"

namespace soulstack::scripting {
class KnownFindings;
class LibraryCache;
}  // namespace soulstack::scripting

namespace soulstack::tools {

// The ruleset that most rulesets extend.
inline constexpr const char* usual_rules = "extended";

struct SetsToCheck {
  std::vector<std::string> folders;  // in load order
  std::string rules = usual_rules;
  std::vector<std::string> cards_folders = {};  // required sets are also looked for there
  bool strict = false;                          // a set with a broken card does not load
};

// The rulesets of sets that are still to be loaded. Loading one also looks at those that it extends, so that a chain of
// them is loaded once.
class UnseenRulesets {
 public:
  explicit UnseenRulesets(std::vector<scripting::RulesSummary> all);

  bool empty() const { return rules_.empty(); }
  // At most `most` of those that no other one extends; of rulesets that extend each other in a circle, one.
  std::vector<std::string> next(std::size_t most) const;
  // After it was loaded (null: it did not load): with those that it extends, except for those below the last one with
  // an error.
  void remove(const std::string& name, const scripting::Loaded* loaded, const std::vector<scripting::Finding>& found);

 private:
  std::string last_with_error(std::string name, const std::vector<scripting::Finding>& found) const;

  std::map<std::string, scripting::RulesSummary> rules_;  // by name
};

class SetCheck {
 public:
  // Files that others have read from `sources` are not read again. `known` has what earlier checks of these sets found,
  // and may be null.
  SetCheck(SetsToCheck sets, std::shared_ptr<scripting::Sources> sources,
           std::shared_ptr<scripting::KnownFindings> known = nullptr);

  // Once, before all others. If these rules have errors, the cards are looked at with the usual ones.
  void look_at_chosen_rules();
  // The rulesets that are left; empty if all have been looked at.
  UnseenRulesets& unseen();
  // Calls `work(0)` to `work(count - 1)`, in any order or at the same time.
  using ShareOut = std::function<void(std::size_t count, const std::function<void(std::size_t)>& work)>;
  // Loads the next of them, at most `most` at once, and returns those that could be loaded.
  std::vector<std::shared_ptr<const scripting::Loaded>> look_at_more_rulesets(std::size_t most, const ShareOut& share);
  // Without running them. `libraries` must read from sources().
  void look_at_scenarios(const std::vector<std::string>& files, scripting::LibraryCache& libraries,
                         const Rulebook& book);
  void add(std::vector<scripting::Finding> found);

  // In the order in which they were found, each once.
  const std::vector<scripting::Finding>& findings() const { return findings_; }
  // Those about texts that cards accept.
  const std::vector<scripting::AcceptedFinding>& accepted() const { return accepted_; }
  // With the chosen rules; null if they could not be loaded.
  const scripting::Loaded* loaded() const { return chosen_.loaded.get(); }
  std::shared_ptr<const scripting::Loaded> share_loaded() const { return chosen_.loaded; }
  std::size_t loads() const { return loads_; }  // how often the sets were loaded, each time with another ruleset
  const std::shared_ptr<scripting::Sources>& sources() const { return sources_; }

 private:
  struct Look {
    std::shared_ptr<const scripting::Loaded> loaded;
    std::vector<scripting::Finding> found;
  };

  Look load(const std::string& rules) const;
  void take(Look& look);
  bool has_new_cards(const scripting::Loaded& loaded);
  void add_accepted(std::vector<scripting::AcceptedFinding> accepted);

  SetsToCheck sets_;
  std::shared_ptr<scripting::Sources> sources_;
  std::shared_ptr<scripting::KnownFindings> known_;
  std::size_t loads_ = 0;
  Look chosen_;
  std::unique_ptr<UnseenRulesets> unseen_;
  std::vector<scripting::Finding> findings_;
  std::vector<scripting::AcceptedFinding> accepted_;
  std::set<std::string> seen_, files_;
  // Files whose functions are checked, texts, faces and sets: what was checked with one ruleset is not checked again.
  std::set<std::string> walked_;
};

// The rules of the book, as checks of scenarios ask for them. The book must outlive it.
scripting::KnownRules known_rules(const Rulebook& book);

}  // namespace soulstack::tools
