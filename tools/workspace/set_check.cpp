// All mistakes in card sets.
#include "tools/workspace/set_check.h"

#include <algorithm>
#include <utility>

#include "engine/model/content.h"
#include "scripting/checker/check_functions.h"
#include "scripting/lint/check_sets.h"
#include "scripting/lint/text_check.h"
#include "scripting/loader/mark_place.h"
#include "scripting/scenario/scenario.h"
#include "tools/faces/face_findings.h"

namespace soulstack::tools {

using scripting::Finding;

// ---- Rulesets ----------------------------------------------------------------------------------------------------

UnseenRulesets::UnseenRulesets(std::vector<scripting::RulesSummary> all) {
  for (scripting::RulesSummary& rules : all)
    rules_.try_emplace(rules.name, std::move(rules));
}

std::vector<std::string> UnseenRulesets::next(std::size_t most) const {
  std::set<std::string_view> extended;
  for (const auto& [name, rules] : rules_)
    extended.insert(rules.extends);
  std::vector<std::string> names;
  for (const auto& [name, rules] : rules_)
    if (names.size() < most && !extended.contains(name))
      names.push_back(name);
  return names.empty() ? std::vector<std::string>{rules_.begin()->first} : names;
}

void UnseenRulesets::remove(const std::string& name, const scripting::Loaded* loaded,
                            const std::vector<Finding>& found) {
  const std::string last = loaded ? "" : last_with_error(name, found);
  for (std::string at = name; rules_.contains(at);) {
    const auto rules = rules_.extract(at);
    at = at == last ? "" : rules.mapped().extends;
  }
}

std::string UnseenRulesets::last_with_error(std::string name, const std::vector<Finding>& found) const {
  std::set<std::string_view> wrong;
  for (const Finding& f : found)
    if (f.severity == scripting::Severity::error)
      wrong.insert(f.file);
  std::string last;
  std::set<std::string> visited;
  for (auto at = rules_.find(name); at != rules_.end() && visited.insert(at->first).second;
       at = rules_.find(at->second.extends))
    if (wrong.contains(at->second.file))
      last = at->first;
  return last;
}

// ---- The check ---------------------------------------------------------------------------------------------------

SetCheck::SetCheck(SetsToCheck sets, std::shared_ptr<scripting::Sources> sources,
                   std::shared_ptr<scripting::KnownFindings> known)
    : sets_(std::move(sets)), sources_(std::move(sources)), known_(std::move(known)) {}

void SetCheck::look_at_chosen_rules() {
  chosen_ = load(sets_.rules);
  ++loads_;
  take(chosen_);
  if (loaded() || sets_.rules == usual_rules)
    return;
  Look usual = load(usual_rules);
  ++loads_;
  if (usual.loaded)
    take(usual);
}

UnseenRulesets& SetCheck::unseen() {
  if (unseen_)
    return *unseen_;
  std::vector<Finding> unreadable;
  unseen_ = std::make_unique<UnseenRulesets>(scripting::rulesets_in(sets_.folders, unreadable, sources_));
  unseen_->remove(sets_.rules, loaded(), chosen_.found);
  return *unseen_;
}

std::vector<std::shared_ptr<const scripting::Loaded>> SetCheck::look_at_more_rulesets(std::size_t most,
                                                                                      const ShareOut& share) {
  const std::vector<std::string> names = unseen().next(most);
  std::vector<Look> looks(names.size());
  share(names.size(), [&](std::size_t i) { looks[i] = load(names[i]); });
  loads_ += names.size();
  for (std::size_t i = 0; i < names.size(); ++i) {
    unseen().remove(names[i], looks[i].loaded.get(), looks[i].found);
    take(looks[i]);
  }
  std::vector<std::shared_ptr<const scripting::Loaded>> loaded;
  for (Look& look : looks)
    if (look.loaded)
      loaded.push_back(std::move(look.loaded));
  return loaded;
}

void SetCheck::look_at_scenarios(const std::vector<std::string>& files, scripting::LibraryCache& libraries,
                                 const Rulebook& book) {
  std::vector<Finding> found;
  scripting::check_scenarios(files, libraries, known_rules(book), found);
  scripting::place_findings(found, *sources_);
  add(std::move(found));
}

SetCheck::Look SetCheck::load(const std::string& rules) const {
  Look look;
  const auto broken = sets_.strict ? scripting::BrokenCards::refuse : scripting::BrokenCards::set_aside;
  look.loaded = scripting::Loaded::load(sets_.folders, rules, look.found, broken, sets_.cards_folders, sources_);
  return look;
}

void SetCheck::take(Look& look) {
  if (look.loaded) {
    for (const scripting::LoadedSet& set : look.loaded->sets())
      for (const scripting::SetAside& card : set.set_aside)
        look.found.insert(look.found.end(), card.findings.begin(), card.findings.end());
    if (has_new_cards(*look.loaded)) {
      add_accepted(scripting::check_texts(look.loaded->library(), walked_, look.found, known_.get()));
      scripting::check_sets(look.loaded->library(), walked_, look.found);
      check_faces(*look.loaded, walked_, look.found, known_.get());
    }
    scripting::check_functions(look.loaded->library(), walked_, look.found, known_.get());
  } else {
    scripting::check_functions_in({sets_.folders.begin(), sets_.folders.end()}, *sources_, look.found);
  }
  scripting::place_findings(look.found, *sources_);
  add(look.found);
}

bool SetCheck::has_new_cards(const scripting::Loaded& loaded) {
  const std::size_t before = files_.size();
  for (const CardDef& card : loaded.content().cards)
    files_.insert(card.file);
  for (const AbilityDef& ability : loaded.content().abilities)  // also those of rulesets
    files_.insert(ability.file);
  return files_.size() > before;
}

void SetCheck::add(std::vector<Finding> found) {
  for (Finding& finding : found)
    if (seen_.insert(to_string(finding)).second)
      findings_.push_back(std::move(finding));
}

void SetCheck::add_accepted(std::vector<scripting::AcceptedFinding> accepted) {
  for (scripting::AcceptedFinding& one : accepted)
    if (seen_.insert(to_string(one.finding)).second)
      accepted_.push_back(std::move(one));
}

// Scenarios also cite rulings and differences between the editions, such as "Q5" and "PD1".
static bool is_number_of_rule(std::string_view text) {
  return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

scripting::KnownRules known_rules(const Rulebook& book) {
  scripting::KnownRules rules;
  rules.near = [&](std::string_view rule) { return book.near(rule); };
  if (!book.near("1.1").empty())  // otherwise the rulebook is not there
    rules.exists = [&](std::string_view rule) { return !is_number_of_rule(rule) || !book.text(rule).empty(); };
  return rules;
}

}  // namespace soulstack::tools
