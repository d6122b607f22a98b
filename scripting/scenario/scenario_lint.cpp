// Checks scenario files without playing them.
#include "scripting/scenario/scenario_lint.h"

#include <algorithm>
#include <map>
#include <utility>

#include "scripting/findings/report.h"
#include "scripting/scenario/scenario_lint_functions.h"
#include "scripting/scenario/written_scenarios.h"

namespace soulstack::scripting {

using namespace syntax;

namespace {

// The n-th positional value, from 1.
const TableField* item_of(const Tree& tree, ExprId table, int n) {
  for (const TableField& f : tree.expr(table).fields)
    if (f.name.empty() && f.key == none && --n == 0)
      return &f;
  return nullptr;
}

// The place of "players[1].hand[2]: ..." in a scenario, as far as it is written there.
Place place_of(const Tree& tree, const WrittenScenario& scenario, std::string_view failure) {
  Place place = scenario.range.begin;
  ExprId at = scenario.table;
  for (std::size_t from = 0; from < failure.size() && tree.expr(at).kind == ExprKind::table;) {
    const std::size_t to = failure.find_first_of(".[]: ", from);
    const std::string_view part = failure.substr(from, to - from);
    const bool is_number = !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
    const TableField* const field = part.empty() ? nullptr
                                    : is_number  ? item_of(tree, at, std::atoi(std::string(part).c_str()))
                                                 : field_of(tree, at, part);
    if (!part.empty() && !field)
      break;
    if (field) {
      at = tree.bare(field->value);
      place = field->name.empty() ? tree.expr(at).range.begin : field->name_at.begin;
    }
    if (to == std::string_view::npos || failure[to] == ':' || failure[to] == ' ')
      break;
    from = to + 1;
  }
  if (const std::size_t word = failure.find("there is no field `"); word != std::string_view::npos) {
    const std::size_t from = word + 19;
    if (const TableField* const field = field_of(tree, at, failure.substr(from, failure.find('`', from) - from)))
      place = field->name_at.begin;
  }
  return place;
}

class FileLint {
 public:
  FileLint(const std::string& path, const ScenarioFile& file, const KnownRules& rules, std::vector<Finding>& findings)
      : file_(file), rules_(rules), report_(findings, path), lint_(findings, path) {}

  void check() {
    if (!file_.failure.empty())
      return report_.error("scenario_file", file_.line, "", file_.failure);
    tree_ = file_.source->tree();
    if (tree_)
      written_ = written_scenarios(*tree_);
    is_aligned_ = written_.size() == file_.scenarios.size();  // otherwise a loop or a function makes scenarios
    duplicate_names();
    for (std::size_t i = 0; i < file_.scenarios.size(); ++i)
      check_one(i);
    if (tree_)
      check_scenario_functions(*tree_, functions_, lint_);
  }

 private:
  Place place(std::size_t i, std::string_view failure = {}) const {
    if (is_aligned_ && tree_)
      return place_of(*tree_, written_[i], failure);
    return {0, file_.scenarios[i].line, 0};
  }

  void duplicate_names() {
    std::map<std::string, int> lines;
    for (const ScenarioSetup& setup : file_.scenarios)
      if (const auto [first, is_new] = lines.try_emplace(setup.name, setup.line); !is_new)
        lint_.warn("duplicate_scenario", {0, setup.line, 0},
                   "another scenario, on line " + std::to_string(first->second) + ", has this name");
  }

  void check_one(std::size_t i) {
    const ScenarioSetup& setup = file_.scenarios[i];
    if (!setup.failure.empty())
      lint_.error("scenario_setup", place(i, setup.failure), setup.failure);
    for (std::size_t n = 0; n < setup.cites.size(); ++n)
      check_cite(i, setup.cites[n], n + 1);
    if (is_aligned_ && tree_)
      take_functions(i);
  }

  void check_cite(std::size_t i, const std::string& rule, std::size_t n) {
    if (!rules_.exists || rules_.exists(rule))
      return;
    Nearest nearest(rule);
    const std::vector<std::string> near = rules_.near ? rules_.near(rule) : std::vector<std::string>();
    for (const std::string& other : near)
      nearest.offer(other);
    lint_.error("unknown_rule", place(i, "cites[" + std::to_string(n) + "]: "),
                "the rulebook has no rule " + ticked(rule), nearest.word());
  }

  void take_functions(std::size_t i) {
    const ExprId table = written_[i].table;
    LintedScenario scenario{&file_.scenarios[i], written_[i].range.begin, none, none, false, place(i, "dice: ")};
    scenario.play = function_in(*tree_, table, "play");
    scenario.expect = function_in(*tree_, table, "expect");
    scenario.has_unseen = (scenario.play == none && field_of(*tree_, table, "play")) ||
                          (scenario.expect == none && field_of(*tree_, table, "expect"));
    functions_.push_back(scenario);
  }

  const ScenarioFile& file_;
  const KnownRules& rules_;
  Report report_;
  ScenarioLint lint_;
  const Tree* tree_ = nullptr;
  std::vector<WrittenScenario> written_;
  std::vector<LintedScenario> functions_;
  bool is_aligned_ = false;
};

}  // namespace

void check_scenarios(const std::vector<std::string>& files, LibraryCache& libraries, const KnownRules& rules,
                     std::vector<Finding>& findings) {
  for (const std::string& path : files) {
    const ScenarioFile file = look_at_scenarios(path, libraries);
    FileLint(path, file, rules, findings).check();
  }
}

}  // namespace soulstack::scripting
