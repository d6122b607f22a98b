// A ruleset as rows, for printing, comparing and JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ruleset.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

// A number, an option or a deck: anything with a name and a value.
struct RulesRow {
  std::string name;
  std::string value;
  std::string rule;
  std::string note;
  bool is_default = true;  // for an option: whether it has the value of the second edition
  Json data = {};          // the value for programs, if it is not text
};
struct RulesSection {
  std::string_view name;   // for programs: "numbers"
  std::string_view title;  // for people
  std::vector<RulesRow> rows;
};

struct StepView {
  std::string name;
  std::string rule;   // empty: a house rule
  std::string place;  // file:line of a step that a ruleset defines itself
  PassesPriority priority = PassesPriority::no;
  bool on_stack = false;

  bool operator==(const StepView&) const = default;
};
struct ProcedureView {
  std::string_view name, rule;
  std::vector<StepView> steps;
};

struct RulesView {
  std::string name, title, file;
  std::vector<RulesSection> sections;  // the same sections for every ruleset
  std::vector<ProcedureView> procedures;
};
RulesView view_of_rules(const Content& content);

// "hand limit", "Hand limit"
std::string titled(std::string_view name);

// When priority passes after the step; empty if it does not.
std::string_view priority_note(const StepView& step);

Json to_json(const RulesSection& section);
Json to_json(const StepView& step);

}  // namespace soulstack::tools
