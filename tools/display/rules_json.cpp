// Rulesets and their differences, for programs.
#include "tools/display/rules_json.h"

#include "tools/display/rules_view.h"

namespace soulstack::tools {

namespace {

Json head_json(const RulesView& view) { return {{"name", view.name}, {"title", view.title}, {"file", view.file}}; }

Json side_json(const RulesRow* row) {
  if (row == nullptr)
    return nullptr;
  return row->data.is_null() ? Json(row->value) : row->data;
}

}  // namespace

Json rules_json(const RulesView& view, const std::vector<scripting::RulesSummary>& chain) {
  Json j = head_json(view);
  j["chain"] = Json::array();
  for (const scripting::RulesSummary& rules : chain)
    j["chain"].push_back({{"name", rules.name}, {"title", rules.title}, {"file", rules.file}});
  for (const RulesSection& section : view.sections)
    j[std::string(section.name)] = to_json(section);
  for (const ProcedureView& procedure : view.procedures) {
    Json& steps = j["procedures"][std::string(procedure.name)] = Json::array();
    for (const StepView& step : procedure.steps)
      steps.push_back(to_json(step));
  }
  return j;
}

Json diff_json(const RulesView& a, const RulesView& b, const RulesDiff& changes) {
  Json j{{"a", head_json(a)}, {"b", head_json(b)}, {"same", changes.same()}, {"procedures", Json::object()}};
  for (const SectionChanges& section : changes.sections)
    for (const RowChange& row : section.rows)
      j[std::string(section.name)].push_back(
          {{"name", (row.a ? row.a : row.b)->name}, {"a", side_json(row.a)}, {"b", side_json(row.b)}});
  for (const ProcedureChanges& procedure : changes.procedures) {
    for (const StepChange& change : procedure.steps) {
      Json step{{"change", std::string(1, change.sign)}};
      step.update(to_json(*change.step));
      j["procedures"][std::string(procedure.name)].push_back(std::move(step));
    }
  }
  return j;
}

}  // namespace soulstack::tools
