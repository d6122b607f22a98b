// soulstack check: reports mistakes in card sets.
#include <CLI/Option.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "scripting/lint/check_sets.h"
#include "scripting/lint/text_check.h"
#include "tools/commands/program.h"
#include "tools/display/json_view.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using scripting::Finding;
using scripting::Severity;

struct CheckOptions {
  std::vector<std::string> paths;
  std::string rules = "extended";
  std::string format = "text";
};

Json finding_json(const Finding& f) {
  Json j{{"code", f.code},
         {"severity", f.severity == Severity::error ? "error" : "warning"},
         {"file", f.file},
         {"line", f.line},
         {"column", f.column},
         {"card", f.card},
         {"field", f.field},
         {"message", f.message},
         {"suggestion", f.suggestion}};
  for (const char* name : {"card", "field", "suggestion"})
    if (j[name].get_ref<const std::string&>().empty())
      j[name] = nullptr;
  return j;
}

void print_json(Console& console, const std::vector<Finding>& findings) {
  Json list = Json::array();
  for (const Finding& f : findings)
    list.push_back(finding_json(f));
  write_json(console, Json{{"schema", 1}, {"command", "check"}, {"findings", list}});
}

constexpr std::size_t most_of_a_code = 30;  // lines

// The first findings with each code, then how many more there are.
void print_text(Console& console, const std::vector<Finding>& findings) {
  std::map<std::string, std::size_t> seen;
  for (const Finding& f : findings) {
    if (++seen[f.code] > most_of_a_code)
      continue;
    const std::string line = to_string(f);
    console.print("{}\n", f.severity == Severity::error ? console.paint(Ink::red, line) : line);
  }
  for (const auto& [code, n] : seen)
    if (n > most_of_a_code)
      console.print("... and {} more [{}]\n", n - most_of_a_code, code);
}

std::string counted(std::size_t n, std::string_view one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); }

std::size_t cards_of(const scripting::Loaded* loaded) { return loaded == nullptr ? 0 : loaded->content().cards.size(); }

// All mistakes in the sets, with the chosen rules and with each other ruleset of these sets.
class Checked {
 public:
  void look_at(const SetChoice& choice) {
    std::vector<Finding> found;
    const auto loaded = try_loading(choice, found);
    if (loaded) {
      if (has_new_cards(*loaded))
        scripting::check_texts(loaded->library(), found);
      scripting::check_sets(loaded->library(), found);
    }
    for (Finding& finding : found)
      if (seen_.insert(to_string(finding)).second)
        findings_.push_back(std::move(finding));
  }

  void look_at_other_rulesets(const SetChoice& choice) {
    std::vector<Finding> unreadable;
    for (const scripting::RulesSummary& rules : scripting::rulesets_in(folders_of(choice), unreadable))
      if (rules.name != choice.rules)
        look_at({choice.sets, rules.name});
  }

  std::vector<Finding>& sorted() {
    scripting::sort_by_place(findings_);
    return findings_;
  }

 private:
  bool has_new_cards(const scripting::Loaded& loaded) {
    const std::size_t before = files_.size();
    for (const CardDef& card : loaded.content().cards)
      files_.insert(card.file);
    return files_.size() > before;
  }

  std::vector<Finding> findings_;
  std::set<std::string> seen_, files_;
};

Exit check(const CheckOptions& options, Console& console) {
  const SetChoice choice{options.paths, options.rules};
  Checked checked;
  checked.look_at(choice);
  checked.look_at_other_rulesets(choice);
  const std::vector<Finding>& findings = checked.sorted();
  std::vector<Finding> ignored;
  const auto loaded = try_loading(choice, ignored);
  options.format == "json" ? print_json(console, findings) : print_text(console, findings);
  const auto errors = static_cast<std::size_t>(
      std::count_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; }));
  const std::string cards = loaded ? counted(cards_of(loaded.get()), "card") + ", " : "";
  console.note("{}{}, {}", cards, counted(errors, "error"), counted(findings.size() - errors, "warning"));
  return errors == 0 && loaded ? Exit::ok : Exit::failed;
}

}  // namespace

void add_check(Program& program) {
  CLI::App& app = program.add("check", "Load card sets and report every mistake in them, with file and line",
                              "  soulstack check cards/base\n"
                              "  soulstack check cards/base cards/mine --format json\n");
  auto o = std::make_shared<CheckOptions>();
  app.add_option("paths", o->paths, "Folders of card sets, in load order (default: the base set)")->type_name("PATH");
  app.add_option("--rules", o->rules, "Ruleset to check them with (default: extended)")->type_name("NAME");
  app.add_option("--format", o->format, "Output format: text or json (default: text)")
      ->check(CLI::IsMember({"text", "json"}).description(""))
      ->type_name("FORMAT");
  when_chosen(program, app, o, check);
}

}  // namespace soulstack::tools
