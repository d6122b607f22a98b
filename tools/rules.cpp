// soulstack rules: a ruleset, readable like the rulebook.
#include <CLI/Option.hpp>
#include <algorithm>
#include <array>
#include <memory>

#include "engine/procedures.h"
#include "engine/view.h"
#include "tools/program.h"
#include "tools/rulebook.h"
#include "tools/sets.h"

namespace soulstack::tools {

namespace {

struct RulesOptions {
  SetChoice sets;
  bool text = false;
};

struct NumberRow {
  std::string_view name, rule;
};
constexpr std::array<NumberRow, static_cast<std::size_t>(Number::count)> number_rows = {{
    {"attacks_per_turn", "4.3.3"},
    {"purchases_per_turn", "4.3.3"},
    {"loot_plays", "4.3.1"},
    {"loot_step", "4.2.3"},
    {"hand_limit", "4.4.2"},
    {"price", "12.3"},
    {"souls_to_win", "15.2.1"},
    {"starting_loot", "2.10"},
    {"starting_coins", "2.10"},
    {"bonus_souls", "2.6"},
    {"dice_sides", "9.2.1"},
    {"evasion_least", "10.1.2"},
    {"evasion_most", "10.1.2"},
    {"death_coins", "13.5.3"},
    {"death_loot", "13.5.3"},
    {"death_items", "13.5.3"},
}};

std::string spaced(std::string_view name) {
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string titled(std::string_view name) {
  std::string words = spaced(name);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

void print_numbers(Console& c, const Ruleset& rules) {
  c.print("\n{}\n", c.paint(Ink::bold, "Numbers"));
  for (std::size_t i = 0; i < number_rows.size(); ++i) {
    const int n = rules.numbers[i];
    c.print("  {}  {}  {}\n", padded(number_rows[i].rule, 7), padded(spaced(number_rows[i].name), 20),
            n >= unlimited ? "any number" : fmt::format("{}", n));
  }
}

void print_options(Console& c, const Ruleset& rules) {
  if (rules.options.empty()) return;
  c.print("\n{}\n", c.paint(Ink::bold, "Options"));
  for (const auto& [name, value] : rules.options) c.print("  {}  {}\n", padded(spaced(name), 29), spaced(value));
}

std::string_view priority_note(const StepRow& row) {
  if (row.on_stack) return "on the stack; then priority passes";
  switch (row.priority) {
    case PassesPriority::always: return "then priority passes";
    case PassesPriority::if_triggered: return "then priority passes, if anything triggered";
    case PassesPriority::no: break;
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
    c.print("           {}\n", c.paint(Ink::faint, wrapped(text, static_cast<std::size_t>(c.columns) - 2, 11)));
}

void print_procedures(Console& c, const Content& content, const Rulebook* book) {
  for (std::size_t p = 0; p < content.rules.procedures.size(); ++p) {
    const Procedure procedure = static_cast<Procedure>(p);
    const Catalogue& known = catalogue(procedure);
    if (!known.ordered_by_rules) continue;
    c.print("\n{} {}\n", c.paint(Ink::bold, titled(known.name)), c.paint(Ink::faint, std::string(known.rule)));
    for (const StepRow& row : content.rules.procedures[p].rows) print_step(c, content, procedure, row, book);
  }
}

void print_house_abilities(Console& c, const Content& content) {
  if (content.rules.abilities.empty()) return;
  c.print("\n{}\n", c.paint(Ink::bold, "Printed on the table"));
  for (AbilityId id : content.rules.abilities) c.print("  {}\n", content[id].text);
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
                              "  soulstack rules show classic --text    # with what the rulebook says\n");
  CLI::App* show = app.add_subcommand("show", "Numbers and procedures, with rule numbers");
  show->footer("  soulstack rules show\n  soulstack rules show classic --text\n");
  auto o = std::make_shared<RulesOptions>();
  show->add_option("name", o->sets.rules, "The ruleset (default: extended)")->type_name("NAME");
  add_set_option(*show, o->sets);
  show->add_flag("--text", o->text, "Quote the rulebook under each step");
  when_chosen(program, *show, o, show_rules);
}

}  // namespace soulstack::tools
