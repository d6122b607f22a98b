// soulstack rules: a ruleset, readable like the rulebook.
#include <CLI/Option.hpp>
#include <algorithm>
#include <memory>

#include "engine/procedures.h"
#include "engine/view.h"
#include "scripting/schema.h"
#include "tools/program.h"
#include "tools/rulebook.h"
#include "tools/sets.h"

namespace soulstack::tools {

namespace {

struct RulesOptions {
  SetChoice sets;
  bool text = false;
};

std::string spaced(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string titled(std::string_view name) {
  std::string words = spaced(name);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

// Their names and rules are those of the schema, whose rows are in the order of Number.
void print_numbers(Console& c, const Ruleset& rules) {
  c.print("\n{}\n", c.paint(Ink::bold, "Numbers"));
  std::size_t i = 0;
  for (const scripting::Field& field : scripting::rules_fields()) {
    if (field.forms != bit(scripting::Form::numbers) || i == rules.numbers.size())
      continue;
    const int n = rules.numbers[i++];
    c.print("  {}  {}  {}  {}\n", padded(field.rule, 7), padded(spaced(field.name), 20),
            padded(n >= unlimited ? "any" : fmt::format("{}", n), 4), c.paint(Ink::faint, field.sentence));
  }
}

void print_options(Console& c, const Ruleset& rules) {
  if (rules.options.empty())
    return;
  c.print("\n{}\n", c.paint(Ink::bold, "Options"));
  for (const auto& [name, value] : rules.options)
    c.print("  {}  {}\n", padded(spaced(name), 29), spaced(value));
}

std::string_view priority_note(const StepRow& row) {
  if (row.on_stack)
    return "on the stack; then priority passes";
  switch (row.priority) {
    case PassesPriority::always:
      return "then priority passes";
    case PassesPriority::if_triggered:
      return "then priority passes, if anything triggered";
    case PassesPriority::no:
      break;
  }
  return "";
}

void print_step(Console& c, const Content& content, Procedure procedure, const StepRow& row, const Rulebook* book) {
  std::string rule = "house", title;
  if (row.script.known()) {
    title = content[row.script].text;
  } else {
    const Step& step = catalogue(procedure).steps[row.step];
    rule = step.rule;
    title = spaced(step.name);
  }
  const std::string_view note = priority_note(row);
  c.print("  {}  {}{}\n", padded(rule, 7), note.empty() ? title : padded(title, 26),
          note.empty() ? "" : c.paint(Ink::cyan, fmt::format("  {}", note)));
  const std::string text = book == nullptr ? "" : book->text(rule);
  if (!text.empty())
    c.print("           {}\n", c.paint(Ink::faint, wrapped(text, static_cast<std::size_t>(c.columns), 11)));
}

void print_procedures(Console& c, const Content& content, const Rulebook* book) {
  for (std::size_t p = 0; p < content.rules.procedures.size(); ++p) {
    const Procedure procedure = static_cast<Procedure>(p);
    const Catalogue& known = catalogue(procedure);
    if (!known.ordered_by_rules)
      continue;
    c.print("\n{} {}\n", c.paint(Ink::bold, titled(known.name)), c.paint(Ink::faint, std::string(known.rule)));
    for (const StepRow& row : content.rules.procedures[p].rows)
      print_step(c, content, procedure, row, book);
  }
}

void print_house_abilities(Console& c, const Content& content) {
  if (content.rules.abilities.empty())
    return;
  c.print("\n{}\n", c.paint(Ink::bold, "Printed on the table"));
  for (AbilityId id : content.rules.abilities)
    c.print("  {}\n", content[id].text);
}

Exit show_rules(const RulesOptions& options, Console& console) {
  const auto loaded = load(options.sets, console);
  const Content& content = loaded->content();
  const Ruleset& rules = content.rules;
  const Rulebook book;
  console.print("{}{}  {}\n", console.paint(Ink::bold, rules.name), rules.title.empty() ? "" : ": " + rules.title,
                console.paint(Ink::faint, rules.file));
  print_numbers(console, rules);
  print_options(console, rules);
  print_house_abilities(console, content);
  print_procedures(console, content, options.text ? &book : nullptr);
  return Exit::ok;
}

}  // namespace

void add_rules(Program& program) {
  CLI::App& app = program.add("rules", "A ruleset: its numbers, and its procedures step by step",
                              "  soulstack rules show\n"
                              "  soulstack rules show extended --text    # with what the rulebook says\n");
  CLI::App* show = app.add_subcommand("show", "Numbers and procedures, with rule numbers");
  show->footer("  soulstack rules show\n  soulstack rules show extended --text\n");
  auto o = std::make_shared<RulesOptions>();
  show->add_option("name", o->sets.rules, "The ruleset (default: extended)")->type_name("NAME");
  add_set_option(*show, o->sets);
  show->add_flag("--text", o->text, "Quote the rulebook under each step");
  when_chosen(program, *show, o, show_rules);
}

}  // namespace soulstack::tools
