// What is different between two rulesets.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tools/display/rules_view.h"

namespace soulstack::tools {

// A row of only one of them, or of both with another value.
struct RowChange {
  const RulesRow* a = nullptr;
  const RulesRow* b = nullptr;
};
struct SectionChanges {
  std::string_view name, title;
  std::vector<RowChange> rows;
};

// A step of a procedure that differs: '-' of the first only, '+' of the second only, ' ' of both.
struct StepChange {
  char sign = ' ';
  const StepView* step = nullptr;
};
struct ProcedureChanges {
  std::string_view name, rule;
  std::vector<StepChange> steps;
};

// It refers to what is in the two views.
struct RulesDiff {
  std::vector<SectionChanges> sections;  // only those that differ
  std::vector<ProcedureChanges> procedures;

  bool same() const { return sections.empty() && procedures.empty(); }
};
RulesDiff diff(const RulesView& a, const RulesView& b);

}  // namespace soulstack::tools
