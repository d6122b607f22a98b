// Reading rulesets.
#include "scripting/rules_loader.h"

#include <algorithm>

#include "engine/procedures.h"
#include "scripting/abilities.h"

namespace soulstack::scripting {

namespace {

ProcedureDef complete(const ProcedureRow& row) {
  ProcedureDef procedure;
  procedure.name = row.name;
  for (std::size_t i = 0; i < row.steps.size(); ++i)
    procedure.rows.emplace_back().step = static_cast<std::uint16_t>(i);
  return procedure;
}

void check_steps(const ProcedureRow& row, const ProcedureDef& procedure, Report& report) {
  for (std::size_t i = 0; i < row.steps.size(); ++i) {
    const StepInfo& step = row.steps[i];
    const bool is_there =
        std::any_of(procedure.rows.begin(), procedure.rows.end(), [&](const StepRow& r) { return r.step == i; });
    if (!is_there && !step.optional)
      report.error("missing_step", 0, row.name,
                   "the procedure " + ticked(row.name) + " lacks its step " + ticked(step.name) + " (rule " +
                       std::string(step.rule) + ")");
  }
}

// Rows of numbers come in the order of Number.
void check_numbers(const Ruleset& rules, Report& report) {
  std::size_t number = 0;
  for (const Field& field : rules_fields())
    if (field.forms == bit(Form::numbers) && rules.numbers[number++] == not_given)
      report.error("missing_field", 0, field.name, "`numbers` lacks " + ticked(field.name));
}

}  // namespace

void read_outline(Reader& reader, RulesOutline& outline) {
  const Given given{lua_gettop(reader.lua), 1, {}, nullptr};
  if (const auto table = reader.table(given))
    reader.fields(row_of(Form::outline), *table, &outline, [](std::string_view) { return true; });
}

void read_rules(Reader& r, std::string_view file_name) {
  const Given given{lua_gettop(r.lua), 1, {}, nullptr};
  const Made* const made = r.made_by(given.index);
  if (made && made->by == Word::unknown)
    return;
  if (!made || made->by != Word::rules)
    return r.error("no_rules", given, "a rules file returns a ruleset: return rules { ... }");
  const auto table = r.table(given);
  r.content.rules.file = r.report.file();
  const FormRow& form = row_of(Form::rules);
  r.fields(form, *table, &r.content.rules);
  if (const std::string& name = r.content.rules.name; !name.empty() && name != file_name)
    r.report.error("wrong_name", table->line, "name",
                   "the ruleset in " + std::string(file_name) + ".lua is called " + ticked(name), file_name);
  Numbering numbers;
  r.items(form, *table, [&](const Given& item, const FormRow& inside) {
    const AbilityId id = read_printed(r, item, inside, {{}, r.report.card() + "#" + numbers.next(inside)});
    if (id.known())
      r.content.rules.abilities.push_back(id);
  });
}

void check_rules(Content& content, Report& report) {
  check_numbers(content.rules, report);
  std::vector<ProcedureDef>& procedures = content.rules.procedures;
  procedures.resize(procedure_rows().size());
  for (std::size_t i = 0; i < procedures.size(); ++i) {
    const ProcedureRow& row = procedure_rows()[i];
    if (!row.ordered_by_rules)
      procedures[i] = complete(row);
    else if (procedures[i].name.empty())
      report.error("missing_field", 0, row.name, "the procedure " + ticked(row.name) + " has no list of steps");
    else
      check_steps(row, procedures[i], report);
  }
}

}  // namespace soulstack::scripting
