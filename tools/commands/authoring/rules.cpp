// soulstack rules: shows, lists and compares rulesets.
#include <algorithm>
#include <memory>

#include "engine/model/names.h"
#include "tools/commands/program.h"
#include "tools/display/rules_diff.h"
#include "tools/display/rules_json.h"
#include "tools/display/rules_view.h"
#include "tools/display/rules_where.h"
#include "tools/support/rulebook.h"
#include "tools/support/set_options.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using scripting::Finding;
using scripting::RulesSummary;

struct RulesOptions {
  SetChoice sets;
  std::string other;   // diff: the second ruleset
  std::string number;  // where: the rule
  bool text = false;
  bool json = false;
};

void print_head(Console& c, std::string_view sign, const RulesView& view) {
  c.print("{}{}{}  {}\n", sign, c.paint(Ink::bold, view.name), view.title.empty() ? "" : ": " + view.title,
          c.paint(Ink::faint, view.file));
}

void print_title(Console& c, const ProcedureView& p) {
  c.print("\n{} {}\n", c.paint(Ink::bold, titled(p.name)), c.paint(Ink::faint, p.rule));
}

// ---- show

std::size_t widest(const std::vector<RulesRow>& rows, std::string RulesRow::*text) {
  std::size_t width = 0;
  for (const RulesRow& row : rows)
    width = std::max(width, (row.*text).size());
  return std::min<std::size_t>(width, 30);
}

// Abilities printed on the table have no value, only a name.
void print_row(Console& c, const RulesSection& section, const RulesRow& row) {
  if (row.value.empty())
    return c.print("  {}  {}\n", row.name, c.paint(Ink::faint, row.note));
  const std::string value = row.note.empty() ? row.value : padded(row.value, widest(section.rows, &RulesRow::value));
  c.print("{} {}  {}  {}{}\n", row.is_default ? ' ' : '*', padded(row.rule, 7),
          padded(spaced(row.name), widest(section.rows, &RulesRow::name)),
          row.is_default ? value : c.paint(Ink::yellow, value),
          row.note.empty() ? "" : "  " + c.paint(Ink::faint, row.note));
}

void print_section(Console& c, const RulesSection& section) {
  if (section.rows.empty())
    return;
  c.print("\n{}\n", c.paint(Ink::bold, section.title));
  for (const RulesRow& row : section.rows)
    print_row(c, section, row);
}

void print_step(Console& c, std::string_view sign, const StepView& step, Ink ink) {
  const std::string note(priority_note(step));
  const std::string name = step.place.empty() ? spaced(step.name) : step.name;
  const std::string after = (note.empty() ? "" : "  " + c.paint(Ink::cyan, note)) +
                            (step.place.empty() ? "" : "  " + c.paint(Ink::faint, step.place));
  c.print("{}{}  {}{}\n", sign, padded(step.rule.empty() ? "house" : step.rule, 7),
          c.paint(ink, after.empty() ? name : padded(name, 26)), after);
}

void print_procedure(Console& c, const ProcedureView& procedure, const Rulebook* book) {
  print_title(c, procedure);
  for (const StepView& step : procedure.steps) {
    print_step(c, "  ", step, Ink::plain);
    const std::string text = book == nullptr ? "" : book->text(step.rule);
    if (!text.empty())
      c.print("           {}\n", c.paint(Ink::faint, wrapped(text, static_cast<std::size_t>(c.columns), 11)));
  }
}

void print_chain(Console& c, const std::vector<RulesSummary>& chain) {
  if (chain.size() < 2)
    return;
  c.print("\n{}\n", c.paint(Ink::bold, "Combined from"));
  for (const RulesSummary& rules : chain)
    c.print("  {}  {}  {}\n", padded(rules.name, 20), padded(rules.title, 40), c.paint(Ink::faint, rules.file));
}

Exit show_rules(const RulesOptions& options, Console& console) {
  const auto loaded = load(options.sets, console);
  const RulesView view = view_of_rules(loaded->content());
  if (options.json) {
    Json j{{"schema", 1}, {"command", "rules show"}};
    j.update(rules_json(view, loaded->rulesets()));
    write_json(console, j);
    return Exit::ok;
  }
  const Rulebook book;
  print_head(console, "", view);
  print_chain(console, loaded->rulesets());
  for (const RulesSection& section : view.sections)
    print_section(console, section);
  for (const ProcedureView& procedure : view.procedures)
    print_procedure(console, procedure, options.text ? &book : nullptr);
  return Exit::ok;
}

// ---- list

struct Listed {
  RulesSummary rules;
  std::string problem;  // the first error that prevents loading
};

std::string problem_of(const SetChoice& sets, const std::string& name) {
  std::vector<Finding> findings;
  if (try_loading({sets.sets, name, sets.strict}, findings))
    return {};
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& f) { return f.severity == scripting::Severity::error; });
  return error == findings.end() ? "could not be loaded" : to_string(*error);
}

void print_listed(Console& c, const Listed& one) {
  const std::string base = one.rules.extends.empty() ? "" : "extends " + one.rules.extends;
  c.print("{}  {}  {}  {}{}\n", c.paint(Ink::bold, padded(one.rules.name, 20)), padded(one.rules.title, 40),
          padded(base, 24), c.paint(Ink::faint, one.rules.file),
          one.problem.empty() ? "" : "  " + c.paint(Ink::red, "does not load: " + one.problem));
}

Json listed_json(const Listed& one) {
  Json j{{"name", one.rules.name}, {"title", one.rules.title}, {"file", one.rules.file}};
  j["extends"] = one.rules.extends.empty() ? Json() : Json(one.rules.extends);
  j["problem"] = one.problem.empty() ? Json() : Json(one.problem);
  return j;
}

Exit list_rules(const RulesOptions& options, Console& console) {
  std::vector<Listed> all;
  for (const RulesSummary& rules : rulesets_of(options.sets, console).rules)
    all.push_back({rules, problem_of(options.sets, rules.name)});
  if (!options.json) {
    for (const Listed& one : all)
      print_listed(console, one);
    return Exit::ok;
  }
  Json list = Json::array();
  for (const Listed& one : all)
    list.push_back(listed_json(one));
  write_json(console, Json{{"schema", 1}, {"command", "rules list"}, {"rulesets", list}});
  return Exit::ok;
}

// ---- diff

std::string row_text(const RulesRow& row) {
  return row.value.empty() ? row.name : fmt::format("{}: {}", spaced(row.name), row.value);
}

void print_change(Console& c, const RowChange& change) {
  if (change.a && change.b)
    return c.print("  {}: {} -> {}\n", spaced(change.a->name), c.paint(Ink::red, change.a->value),
                   c.paint(Ink::green, change.b->value));
  if (change.a)
    return c.print("- {}\n", c.paint(Ink::red, row_text(*change.a)));
  c.print("+ {}\n", c.paint(Ink::green, row_text(*change.b)));
}

void print_changes(Console& c, const ProcedureChanges& procedure) {
  c.print("\n{} {}\n", c.paint(Ink::bold, titled(procedure.name)), c.paint(Ink::faint, procedure.rule));
  for (const StepChange& change : procedure.steps) {
    const Ink ink = change.sign == '-' ? Ink::red : change.sign == '+' ? Ink::green : Ink::plain;
    print_step(c, std::string{change.sign, ' '}, *change.step, ink);
  }
}

void print_diff(Console& c, const RulesView& a, const RulesView& b, const RulesDiff& changes) {
  print_head(c, "- ", a);
  print_head(c, "+ ", b);
  if (changes.same())
    return c.print("\nThere is no difference between {} and {}.\n", a.name, b.name);
  for (const SectionChanges& section : changes.sections) {
    c.print("\n{}\n", c.paint(Ink::bold, section.title));
    for (const RowChange& change : section.rows)
      print_change(c, change);
  }
  for (const ProcedureChanges& procedure : changes.procedures)
    print_changes(c, procedure);
}

Exit diff_rules(const RulesOptions& options, Console& console) {
  const auto first = load(options.sets, console);
  const auto second = load({options.sets.sets, options.other, options.sets.strict}, console);
  const RulesView a = view_of_rules(first->content()), b = view_of_rules(second->content());
  const RulesDiff changes = diff(a, b);
  if (!options.json) {
    print_diff(console, a, b, changes);
    return Exit::ok;
  }
  Json j{{"schema", 1}, {"command", "rules diff"}};
  j.update(diff_json(a, b, changes));
  write_json(console, j);
  return Exit::ok;
}

// ---- where

Exit where_is_rule(const RulesOptions& options, Console& console) {
  return rules_where(options.number, options.json, console);
}

// ---- The commands

using RulesCommand = Exit (*)(const RulesOptions&, Console&);

std::shared_ptr<RulesOptions> add_command(Command& command, RulesCommand run) {
  auto o = std::make_shared<RulesOptions>();
  add_set_option(command, o->sets);
  command.takes({{"--json", o->json, "Print the result as one JSON object"}});
  command.runs(o, run);
  return o;
}

void add_show_rules(Command& rules) {
  Command& show = rules.add("show", "Show numbers, options and procedures with rule numbers",
                            "  soulstack rules show\n"
                            "  soulstack rules show extended --text           # with the rulebook text\n"
                            "  soulstack rules show classic\n");
  auto o = add_command(show, show_rules);
  show.takes({
      {"name NAME", o->sets.rules, "Ruleset, or several joined by + (default: extended)"},
      {"--text", o->text, "Quote the rulebook under each step"},
  });
}
void add_list_rules(Command& rules) {
  Command& list = rules.add("list", "List the rulesets and what each of them extends",
                            "  soulstack rules list\n"
                            "  soulstack rules list --set base --set cards/mine\n");
  add_command(list, list_rules);
}
void add_diff_rules(Command& rules) {
  Command& diff = rules.add("diff", "Show the differences between two rulesets",
                            "  soulstack rules diff extended classic\n"
                            "  soulstack rules diff extended classic --json\n");
  auto o = add_command(diff, diff_rules);
  diff.takes({
      {"a A", o->sets.rules, "First ruleset", {.required = true}},
      {"b B", o->other, "Second ruleset", {.required = true}},
  });
}
void add_rules_where(Command& rules) {
  Command& where = rules.add("where", "Show a rule and every step, line of code, card and scenario that cites it",
                             "  soulstack rules where 13.2.11\n"
                             "  soulstack rules where Q32 --json\n");
  auto o = std::make_shared<RulesOptions>();
  where.takes({
      {"number NUMBER", o->number, "Number of a rule or ruling in engine/rulebook.md", {.required = true}},
      {"--json", o->json, "Print the result as one JSON object"},
  });
  where.runs(o, where_is_rule);
}

}  // namespace

void add_rules(Command& program) {
  Command& rules = program.add("rules", "Show, list and compare rulesets",
                               "  soulstack rules show\n"
                               "  soulstack rules show extended --text    # with the rulebook text\n"
                               "  soulstack rules list\n"
                               "  soulstack rules diff extended classic\n"
                               "  soulstack rules where 13.2.11           # what implements this rule\n");
  add_show_rules(rules);
  add_list_rules(rules);
  add_diff_rules(rules);
  add_rules_where(rules);
}

}  // namespace soulstack::tools
