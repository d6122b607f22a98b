// Methods about rulesets and the rules of the game.
#include <fmt/format.h>

#include "tools/display/rules_diff.h"
#include "tools/display/rules_json.h"
#include "tools/display/rules_view.h"
#include "tools/service/methods.h"
#include "tools/service/set_parameter.h"
#include "tools/support/rulebook.h"

namespace soulstack::tools {

namespace {

RulesView rules_of(const Request& r, std::string_view parameter,
                   std::vector<scripting::RulesSummary>* chain = nullptr) {
  const std::shared_ptr<const scripting::Loaded> cards = loaded_for(r, r[parameter].text(), parameter);
  if (chain != nullptr)
    *chain = cards->rulesets();
  return view_of_rules(cards->content());
}

Json list(const Request& r) {
  ClientSets& sets = *r.service.sets(r.find("sets"));
  std::optional<scripting::EditedFiles::InUse> in_use;
  if (sets.workspace() != nullptr)
    in_use.emplace(sets.workspace()->edited());
  std::vector<std::string> folders;
  for (const scripting::LoadedSet& set : loaded_for(r)->sets())
    folders.push_back(set.folder);
  std::vector<scripting::Finding> findings;
  Json all = Json::array();
  for (const scripting::RulesSummary& rules : rulesets_in(folders, findings)) {
    all.push_back({{"name", rules.name}, {"title", rules.title}});
    if (!rules.extends.empty())
      all.back()["extends"] = rules.extends;
  }
  return {{"rulesets", all}};
}

Json show(const Request& r) {
  std::vector<scripting::RulesSummary> chain;
  const RulesView view = rules_of(r, "rules", &chain);
  return {{"rules", rules_json(view, chain)}};
}

Json compare_rules(const Request& r) {
  const RulesView a = rules_of(r, "a"), b = rules_of(r, "b");
  return {{"changes", diff_json(a, b, diff(a, b))}};
}

Json where(const Request& r) {
  const Rulebook book;
  const std::string number = r["rule"].text();
  const std::string text = book.text(number);
  if (text.empty())
    throw Refused{"wrong_value", fmt::format("The rulebook has no rule `{}`", scripting::printable(number, 30)),
                  "a number such as 13.2.11", "rule"};
  return {{"rule", number}, {"text", text}, {"near", book.near(number)}};
}

}  // namespace

std::vector<Method> rules_methods() {
  const Schema summary = Schema::object({{"name", Schema::text(), "Its name"},
                                         {"title", Schema::text(), "Its title"},
                                         optional_member("extends", Schema::text(), "The ruleset that it changes")});
  const Schema name = Schema::text(100);
  return {
      {"rules.list",
       "The rulesets of sets, and of those that they require",
       MayCall::anyone,
       {takes_sets()},
       Schema::object({{"rulesets", Schema::list(summary), "In the order of the sets"}}),
       "the rulesets",
       {},
       list},
      {"rules.show",
       "A ruleset: its numbers, options, decks and procedures",
       MayCall::anyone,
       {{"rules", name, "The ruleset"}, takes_sets()},
       Schema::object({{"rules", Schema::anything(), "As `soulstack rules show --json` prints it"}}),
       "the ruleset",
       {"not_loaded"},
       show},
      {"rules.diff",
       "What differs between two rulesets",
       MayCall::anyone,
       {{"a", name, "A ruleset"}, {"b", name, "Another one"}, takes_sets()},
       Schema::object({{"changes", Schema::anything(), "As `soulstack rules diff --json` prints it"}}),
       "the differences",
       {"not_loaded"},
       compare_rules},
      {"rules.where",
       "The text of a rule",
       MayCall::anyone,
       {{"rule", Schema::text(30), "Its number: `13.2.11`"}},
       Schema::object({{"rule", Schema::text(), "The number"},
                       {"text", Schema::text(), "The rule"},
                       {"near", Schema::list(Schema::text()), "The numbers of its section"}}),
       "the rule",
       {"wrong_value"},
       where},
  };
}

}  // namespace soulstack::tools
