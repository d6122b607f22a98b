// Compares two rulesets.
#include "tools/display/rules_diff.h"

#include <algorithm>

namespace soulstack::tools {

namespace {

const RulesRow* find_row(const std::vector<RulesRow>& rows, std::string_view name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const RulesRow& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

std::vector<RowChange> changes(const std::vector<RulesRow>& a, const std::vector<RulesRow>& b) {
  std::vector<RowChange> all;
  for (const RulesRow& row : a) {
    const RulesRow* const other = find_row(b, row.name);
    if (!other || other->value != row.value)
      all.push_back({&row, other});
  }
  for (const RulesRow& row : b)
    if (!find_row(a, row.name))
      all.push_back({nullptr, &row});
  return all;
}

// common[i][j]: the number of steps that both have in the same order, from i and j on.
std::vector<std::vector<int>> common_steps(const std::vector<StepView>& a, const std::vector<StepView>& b) {
  std::vector<std::vector<int>> common(a.size() + 1, std::vector<int>(b.size() + 1, 0));
  for (std::size_t i = a.size(); i-- > 0;)
    for (std::size_t j = b.size(); j-- > 0;)
      common[i][j] = a[i] == b[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
  return common;
}

std::vector<StepChange> changes(const std::vector<StepView>& a, const std::vector<StepView>& b) {
  const auto common = common_steps(a, b);
  std::vector<StepChange> all;
  std::size_t i = 0, j = 0;
  while (i < a.size() || j < b.size()) {
    if (i < a.size() && j < b.size() && a[i] == b[j]) {
      all.push_back({' ', &a[i++]});
      ++j;
    } else if (i < a.size() && (j == b.size() || common[i + 1][j] >= common[i][j + 1])) {
      all.push_back({'-', &a[i++]});
    } else {
      all.push_back({'+', &b[j++]});
    }
  }
  return all;
}

}  // namespace

RulesDiff diff(const RulesView& a, const RulesView& b) {
  RulesDiff diff;
  for (std::size_t i = 0; i < a.sections.size(); ++i)
    if (auto rows = changes(a.sections[i].rows, b.sections[i].rows); !rows.empty())
      diff.sections.push_back({a.sections[i].name, a.sections[i].title, std::move(rows)});
  for (std::size_t i = 0; i < a.procedures.size(); ++i)
    if (a.procedures[i].steps != b.procedures[i].steps)
      diff.procedures.push_back(
          {a.procedures[i].name, a.procedures[i].rule, changes(a.procedures[i].steps, b.procedures[i].steps)});
  return diff;
}

}  // namespace soulstack::tools
