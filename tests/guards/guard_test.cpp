// Guards: every citation exists in the rulebook, and the C++ code does not name any card.
#include <doctest/doctest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/event.h"
#include "engine/model/event_rows.h"
#include "engine/table/procedures.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/registry.h"
#include "scripting/registry/schema.h"
#include "scripting/registry/words.h"
#include "tests/support/playing.h"
#include "tests/support/sources.h"

namespace soulstack::testing::guard_test {
namespace {

// ---- The rulebook

using Numbers = std::set<std::string>;

// Rules "- **11.3.3** ...", headings "## 11. Attack" and "### 11.3 Attack rolls", rulings "- **Q32** ...", differences
// between the editions "| PD4 | ...".
struct Rulebook {
  Numbers all, rules_of_part_one;
  std::vector<std::string> twice;

  Rulebook() {
    std::istringstream text(text_of_file(root / "engine" / "rulebook.md"));
    const std::regex rule(R"(^- \*\*([0-9]+(\.[0-9]+)+[a-z]?|Q[0-9]+)\*\*.*)"),
        heading(R"(^##+ ([0-9]+(\.[0-9]+)*)\.? .*)"), difference(R"(^\| (PD[0-9]+) \|.*)");
    int part = 0;
    std::smatch found;
    for (std::string line; std::getline(text, line);) {
      part += line.starts_with("# Part ");
      if (std::regex_match(line, found, heading) || std::regex_match(line, found, difference))
        all.insert(found[1]);
      if (!std::regex_match(line, found, rule))
        continue;
      if (part == 1 && !rules_of_part_one.insert(found[1]).second)
        twice.push_back(found[1]);
      all.insert(found[1]);
    }
  }
};

const Rulebook& rulebook() {
  static const Rulebook book;
  return book;
}

// "attack_roll 11.3.99", for every number that is not in the rulebook.
class Unknown {
 public:
  void check(const std::string& where, std::string_view number) {
    ++checked_;
    if (!rulebook().all.contains(std::string(number)))
      all_ += where + " " + std::string(number) + "\n";
  }
  void check_if_given(const std::string& where, std::string_view number) {
    if (!number.empty())
      check(where, number);
  }
  const std::string& all() const { return all_; }
  int checked() const { return checked_; }

 private:
  std::string all_;
  int checked_ = 0;
};

// How often scenarios cite each number.
std::map<std::string, int> citations(const std::vector<fs::path>& files, Unknown& unknown) {
  std::map<std::string, int> times;
  const std::regex cites(R"(cites\s*=\s*\{([^}]*)\})"), number("\"([^\"]*)\"");
  for (const fs::path& file : files) {
    const std::string text = text_of_file(file);
    for (auto list = std::sregex_iterator(text.begin(), text.end(), cites); list != std::sregex_iterator(); ++list) {
      const std::string inside = (*list)[1];
      for (auto one = std::sregex_iterator(inside.begin(), inside.end(), number); one != std::sregex_iterator();
           ++one) {
        ++times[(*one)[1]];
        unknown.check(place(file), (*one)[1].str());
      }
    }
  }
  return times;
}

std::vector<fs::path> scenario_files() {
  return files_in({"cards/base/scenarios", "cards/examples/scenarios", "tests/rules"}, lua);
}

// The number of rules of Part I that scenarios cite, in total and by section.
std::string coverage(const std::map<std::string, int>& cited) {
  std::map<int, std::pair<int, int>> sections;
  std::size_t covered = 0;
  const Numbers& rules = rulebook().rules_of_part_one;
  for (const std::string& rule : rules) {
    auto& [there, hit] = sections[std::stoi(rule)];
    ++there;
    hit += cited.contains(rule);
    covered += cited.contains(rule);
  }
  std::ostringstream text;
  text << "Rules: scenarios cite " << covered << " of " << rules.size() << " in Part I, "
       << covered * 100 / rules.size() << " %; by section:";
  for (const auto& [section, counts] : sections)
    text << " " << section << ": " << counts.second << "/" << counts.first;
  return text.str();
}

// "- **1.5** why no scenario can show it"
std::map<std::string, std::string> reasons_without_scenario() {
  std::map<std::string, std::string> reasons;
  const std::string text = text_of_file(root / "tests/rules/without_scenario.md");
  const std::regex row(R"(- \*\*([0-9.]+[a-z]?)\*\* ([^\n]+))");
  for (auto one = std::sregex_iterator(text.begin(), text.end(), row); one != std::sregex_iterator(); ++one)
    reasons[(*one)[1].str()] = (*one)[2].str();
  return reasons;
}

// ---- The sources

// The places where a literal contains one of the names.
std::string names_in_literals(const std::vector<std::string>& folders, const std::vector<std::string>& names) {
  std::string all;
  for (const fs::path& file : files_in(folders, cpp))
    for (const std::string& literal : literals_of(text_of_file(file)))
      for (const std::string& name : names)
        if (literal.find(name) != std::string::npos)
          all += place(file) + ": \"" + literal + "\"\n";
  return all;
}

std::vector<std::string> names_of_cards() {
  std::vector<std::string> names;
  for (const CardDef& card : base_game().content().cards)
    if (card.name.size() > 4)
      names.push_back(card.name);
  return names;
}

}  // namespace

// ---- Citations

TEST_CASE("rulebook: no number is given twice") {
  CHECK(rulebook().rules_of_part_one.size() > 300);
  CHECK(rulebook().all.contains("11.3.3"));
  CHECK(rulebook().all.contains("1.4a"));
  CHECK(rulebook().all.contains("6.7"));
  CHECK(rulebook().all.contains("4"));
  CHECK_FALSE(rulebook().all.contains("11.3.99"));
  CHECK(rulebook().twice.empty());
}

TEST_CASE("citations: every event, prompt, procedure and step names a rule that exists") {
  Unknown unknown;
  for (std::size_t i = 1; i < event_rows.size(); ++i)
    unknown.check(std::string(event_rows[i].name), event_rows[i].rule);
  for (const PromptRow& row : prompt_rows)
    unknown.check(std::string(row.name), row.rule);
  for (const ProcedureRow& procedure : procedure_rows()) {
    unknown.check(std::string(procedure.name), procedure.rule);
    for (const StepInfo& step : procedure.steps)
      unknown.check(std::string(procedure.name) + "/" + std::string(step.name), step.rule);
  }
  CHECK(unknown.checked() > 150);
  CHECK(unknown.all() == "");
}

TEST_CASE("citations: every verb and property names a rule that exists") {
  Unknown unknown;
  for (const scripting::VerbRow& row : scripting::verb_rows())
    unknown.check(std::string(row.name), row.rule);
  for (const scripting::PropertyRow& row : scripting::property_rows())
    unknown.check(std::string(row.name), row.rule);
  CHECK(unknown.checked() > 100);
  CHECK(unknown.all() == "");
}

TEST_CASE("citations: every rule named by a word, noun, form or field exists") {
  Unknown unknown;
  for (const scripting::WordRow& row : scripting::word_rows())
    unknown.check_if_given(std::string(row.name), row.rule);
  for (const scripting::NounRow& row : scripting::noun_rows())
    unknown.check_if_given(std::string(row.name), row.rule);
  for (const scripting::ParamRow& row : scripting::param_rows())
    unknown.check_if_given(std::string(row.name), row.rule);
  for (const scripting::Field& field : scripting::noun_fields())
    unknown.check_if_given(std::string(field.name), field.rule);
  for (int form = 0; form < static_cast<int>(scripting::Form::count); ++form) {
    unknown.check_if_given(std::string(scripting::row_of(static_cast<scripting::Form>(form)).name),
                           scripting::row_of(static_cast<scripting::Form>(form)).rule);
    for (const scripting::Field& field : scripting::fields_of(static_cast<scripting::Form>(form)))
      unknown.check_if_given(std::string(field.name), field.rule);
  }
  CHECK(unknown.checked() > 150);
  CHECK(unknown.all() == "");
}

TEST_CASE("citations: every rule cited in a comment or a refusal exists") {
  Unknown unknown;
  const std::regex cited(R"((?:rules?|ruling|Rulebook section|section) (Q?[0-9]+(?:\.[0-9]+)*[a-z]?)\b)");
  for (const fs::path& file : files_in({"engine", "scripting", "tools"}, cpp)) {
    const std::string text = text_of_file(file);
    for (auto one = std::sregex_iterator(text.begin(), text.end(), cited); one != std::sregex_iterator(); ++one)
      unknown.check(place(file), (*one)[1].str());
  }
  CHECK(unknown.checked() > 100);
  CHECK(unknown.all() == "");
}

TEST_CASE("citations: every scenario cites rules that exist") {
  Unknown unknown;
  const std::map<std::string, int> cited = citations(scenario_files(), unknown);
  MESSAGE(coverage(cited));
  CHECK(unknown.checked() > 200);
  CHECK(unknown.all() == "");
}

TEST_CASE("citations: exactly the rules without a scenario have a reason") {
  Unknown unknown;
  const std::map<std::string, int> cited = citations(scenario_files(), unknown);
  const std::map<std::string, std::string> reasons = reasons_without_scenario();
  std::string without_reason, stale, reasons_text;
  for (const std::string& rule : rulebook().rules_of_part_one) {
    const auto reason = reasons.find(rule);
    if (cited.contains(rule) == (reason != reasons.end()))
      (cited.contains(rule) ? stale : without_reason) += rule + " ";
    if (reason != reasons.end())
      reasons_text += "\n  " + rule + ": " + reason->second;
  }
  MESSAGE("Rules without a scenario:" << reasons_text);
  CHECK(without_reason == "");
  CHECK(stale == "");
}

// The scenarios of the example set show what its cards do, as those of other sets would.
TEST_CASE("citations: no scenario of the rules or of the base cards is without citations") {
  std::string without;
  for (const fs::path& file : scenario_files()) {
    if (place(file).starts_with("cards/examples/"))
      continue;
    const std::string text = text_of_file(file);
    const std::regex scenario("(^|\n)scenario\\b"), cites(R"([\n,]\s*cites\s*=)");
    if (std::distance(std::sregex_iterator(text.begin(), text.end(), scenario), {}) !=
        std::distance(std::sregex_iterator(text.begin(), text.end(), cites), {}))
      without += place(file) + "\n";
  }
  CHECK(without == "");
}

// ---- Names of cards

TEST_CASE("names: engine/ and scripting/ do not name any card") {
  CHECK(names_of_cards().size() > 100);
  CHECK(names_in_literals({"engine", "scripting"}, names_of_cards()) == "");
}

TEST_CASE("names: a literal is found, whatever surrounds it") {
  CHECK(literals_of(R"x(int a = 5'000; // "no"
    f("one", '"', "t\"wo" /* "no" */);)x") == std::vector<std::string>{"one", "\"", "t\\\"wo"});
}

}  // namespace soulstack::testing::guard_test
