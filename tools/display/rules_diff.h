// Compares two rulesets.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tools/display/rules_view.h"

namespace soulstack::tools {

// A row that only one of them has, or that has different values.
struct RowChange {
  const RulesRow* a = nullptr;
  const RulesRow* b = nullptr;
};
struct SectionChanges {
  std::string_view name, title;
  std::vector<RowChange> rows;
};

// A step of a differing procedure: '-' only in the first, '+' only in the second, ' ' in both.
struct StepChange {
  char sign = ' ';
  const StepView* step = nullptr;
};
struct ProcedureChanges {
  std::string_view name, rule;
  std::vector<StepChange> steps;
};

// Refers to the two views, which must outlive it.
struct RulesDiff {
  std::vector<SectionChanges> sections;  // only those that differ
  std::vector<ProcedureChanges> procedures;

  bool same() const { return sections.empty() && procedures.empty(); }
};
RulesDiff diff(const RulesView& a, const RulesView& b);

}  // namespace soulstack::tools
