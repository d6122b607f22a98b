// soulstack rules where NUMBER.
#include "tools/display/rules_where.h"

#include <array>
#include <vector>

#include "engine/table/procedures.h"
#include "tools/display/citations.h"
#include "tools/display/json_view.h"
#include "tools/support/option_match.h"
#include "tools/support/rulebook.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

struct Kind {
  Citing what;
  std::string_view key, title;
};
constexpr std::array<Kind, 4> kinds = {{
    {Citing::code, "code", "Code"},
    {Citing::card, "cards", "Rulesets and cards"},
    {Citing::scenario, "scenarios", "Scenarios"},
    {Citing::test, "tests", "Tests"},
}};

// "monster_death: soul_or_discard"
std::vector<std::string> steps_of(const std::string& number) {
  std::vector<std::string> steps;
  for (const ProcedureRow& procedure : procedure_rows())
    for (const StepInfo& step : procedure.steps)
      if (step.rule == number)
        steps.push_back(fmt::format("{}: {}", procedure.name, step.name));
  return steps;
}

[[noreturn]] void refuse_number(const std::string& number, const Rulebook& book) {
  const std::vector<std::string> near = book.near(number);
  refuse(near.empty()
             ? fmt::format("The rulebook has no rule `{}`. Numbers look like 13.2.11, 1.4a or Q32", number)
             : fmt::format("The rulebook has no rule `{}`. Its section has {}", number, listed(near, near.size())));
}

void print_citations(Console& c, const Kind& kind, const std::vector<Citation>& citations) {
  if (citations.empty())
    return;
  c.print("\n{}\n", c.paint(Ink::bold, kind.title));
  for (const Citation& one : citations)
    c.print("  {}  {}\n", c.paint(Ink::faint, fmt::format("{}:{}", one.file, one.line)), one.text);
}

void print_steps(Console& c, const std::vector<std::string>& steps) {
  if (steps.empty())
    return;
  c.print("\n{}\n", c.paint(Ink::bold, "Steps"));
  for (const std::string& step : steps)
    c.print("  {}\n", step);
}

// The rules of a section: its heading alone says little.
void print_rules_below(Console& c, const Rulebook& book, const std::vector<std::string>& numbers, std::size_t columns) {
  for (const std::string& number : numbers)
    c.print("  {}  {}\n", number, wrapped(book.text(number), columns, number.size() + 4));
}

Json rules_json(const Rulebook& book, const std::vector<std::string>& numbers) {
  Json list = Json::array();
  for (const std::string& number : numbers)
    list.push_back({{"rule", number}, {"text", book.text(number)}});
  return list;
}

Json to_json(const std::vector<Citation>& citations) {
  Json list = Json::array();
  for (const Citation& one : citations)
    list.push_back({{"file", one.file}, {"line", one.line}, {"text", one.text}});
  return list;
}

}  // namespace

Exit rules_where(const std::string& number, bool json, Console& console) {
  const std::filesystem::path page = find_in_project("engine/rulebook.md");
  if (page.empty())
    refuse("Cannot find the rulebook and the sources; run `rules where` in the project folder");
  const Rulebook book;
  if (book.text(number).empty())
    refuse_number(number, book);
  const Citations citations(std::filesystem::absolute(page).parent_path().parent_path());
  const std::vector<std::string> steps = steps_of(number), below = book.near(number + ".1");
  if (json) {
    Json j{{"schema", 1}, {"command", "rules where"}, {"rule", number}, {"text", book.text(number)}, {"steps", steps}};
    j["rules"] = rules_json(book, below);
    for (const Kind& kind : kinds)
      j[std::string(kind.key)] = to_json(citations.of(number, kind.what));
    write_json(console, j);
    return Exit::ok;
  }
  const auto columns = static_cast<std::size_t>(console.columns);
  console.print("{}  {}\n", console.paint(Ink::bold, number), wrapped(book.text(number), columns, number.size() + 2));
  print_rules_below(console, book, below, columns);
  print_steps(console, steps);
  for (const Kind& kind : kinds)
    print_citations(console, kind, citations.of(number, kind.what));
  return Exit::ok;
}

}  // namespace soulstack::tools
