// soulstack check: reports mistakes in card sets.
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "scripting/loader/known_findings.h"
#include "tools/commands/authoring/set_findings.h"
#include "tools/commands/program.h"
#include "tools/display/finding_text.h"
#include "tools/display/json_view.h"
#include "tools/support/memory_option.h"
#include "tools/support/rulebook.h"
#include "tools/support/sets.h"
#include "tools/support/watching.h"

namespace soulstack::tools {

namespace {

using scripting::Finding;
using scripting::Severity;

struct CheckOptions {
  std::vector<std::string> paths;
  std::string rules = "extended";
  std::string format = "text";
  bool fix = false, watch = false;
};

Json finding_json(const Finding& f) {
  Json j{{"code", f.code.name()},
         {"number", f.code.label()},
         {"severity", f.severity == Severity::error ? "error" : "warning"},
         {"file", f.file},
         {"line", f.line},
         {"column", f.column},
         {"length", f.length},
         {"card", f.card},
         {"field", f.field},
         {"message", f.message},
         {"suggestion", f.suggestion}};
  for (const char* name : {"card", "field", "suggestion"})
    if (j[name].text().empty())
      j[name] = nullptr;
  return j;
}

void print_json(Console& console, const Checked& checked) {
  Json list = Json::array(), accepted = Json::array();
  for (const Finding& f : checked.findings())
    list.push_back(finding_json(f));
  for (const scripting::AcceptedFinding& one : checked.accepted()) {
    accepted.push_back(finding_json(one.finding));
    accepted.back()["reason"] = one.reason;
  }
  write_json(console, Json{{"schema", 1},
                           {"command", "check"},
                           {"findings", list},
                           {"accepted", accepted},
                           {"known_loops", checked.known_loops()}});
}

constexpr std::size_t most_of_a_code = 20;

// A finding without its place, which changes with the text before it.
std::string key_of(Finding f) {
  f.line = f.column = 0;
  return to_string(f);
}

// The findings of the last run, by their keys.
using Known = std::map<std::string, std::string>;

Known known(const std::vector<Finding>& findings) {
  Known all;
  for (const Finding& f : findings)
    all.emplace(key_of(f), to_string(f));
  return all;
}

// The first findings with each code, then how many more there are. Marks those that were not known.
void print_text(Console& console, const std::vector<Finding>& findings, FindingFiles& files,
                const Known* before = nullptr) {
  std::map<std::string_view, std::size_t> seen;
  for (const Finding& f : findings)
    if (++seen[f.code.name()] <= most_of_a_code)
      print_finding(console, f, files, before && !before->contains(key_of(f)) ? " (new)" : "");
  for (const auto& [code, n] : seen)
    if (n > most_of_a_code)
      console.print("... and {} more [{}]\n", n - most_of_a_code, code);
}

std::string hint_for(const std::vector<Finding>& findings) {
  if (findings.empty())
    return {};
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& f) { return f.severity == scripting::Severity::error; });
  const Finding& first = error == findings.end() ? findings.front() : *error;
  return fmt::format("\n`soulstack explain {}` tells more", first.code.label());
}

Exit check_once(const CheckOptions& options, Console& console) {
  const SetChoice choice{options.paths, options.rules};
  if (options.fix)
    fix_findings(choice, console);
  Checked checked(choice);
  checked.look_at_other_rulesets();
  checked.look_at_scenarios();
  FindingFiles files;
  const std::vector<Finding>& findings = checked.findings();
  options.format == "json" ? print_json(console, checked) : print_text(console, findings, files);
  console.note("{}{}", checked.summary(), options.format == "text" ? hint_for(findings) : "");
  return checked.result();
}

void print_fixed(Console& console, const Known& before, const Known& now) {
  for (const auto& [key, text] : before)
    if (!now.contains(key))
      console.print("{}\n", console.paint(Ink::green, "fixed: " + text));
}

std::vector<Finding> all_but(std::vector<Finding> findings, const std::vector<Finding>& others) {
  std::set<std::string> texts;
  for (const Finding& f : others)
    texts.insert(to_string(f));
  std::erase_if(findings, [&](const Finding& f) { return texts.contains(to_string(f)); });
  return findings;
}

Exit check_on_save(const CheckOptions& options, Console& console) {
  const SetChoice choice{options.paths, options.rules};
  auto sources = std::make_shared<scripting::Sources>();
  const auto known_findings = std::make_shared<scripting::KnownFindings>();
  std::optional<Known> before;
  return run_on_save(checked_folders(choice), console, [&](const WatchedRun& run, Console& block) {
    Checked checked(choice, sources, known_findings);
    FindingFiles files;
    std::vector<Finding> first;
    if (run.why == WatchedRun::Why::saved) {
      first = checked.findings();
      print_text(block, first, files, before ? &*before : nullptr);
      run.show("checking the other rulesets");
    }
    checked.look_at_other_rulesets();
    checked.look_at_scenarios();
    const std::vector<Finding>& findings = checked.findings();
    Known now = known(findings);
    print_text(block, all_but(findings, first), files, before ? &*before : nullptr);
    if (before)
      print_fixed(block, *before, now);
    before = std::move(now);
    block.print("{}{}\n", checked.summary(), hint_for(findings));
    if (checked.loaded())  // it may include sets that these require
      for (const scripting::LoadedSet& set : checked.loaded()->sets())
        run.watch.add(set.folder);
    sources = checked.sources().renewed();
    return checked.result();
  });
}

Exit check(const CheckOptions& options, Console& console) {
  if (options.watch && (options.format == "json" || options.fix))
    refuse("--watch prints text and changes nothing; use it without --format json and --fix");
  return options.watch ? check_on_save(options, console) : check_once(options, console);
}

}  // namespace

void add_check(Command& program) {
  Command& command = program.add("check", "Report every mistake in card sets, rulesets and scenarios, with its place",
                                 "  soulstack check cards/base\n"
                                 "  soulstack check cards/mine/loot/spark.lua       # only one file\n"
                                 "  soulstack check tests/rules                     # only scenarios\n"
                                 "  soulstack check cards/mine --fix                # correct misspelt words\n"
                                 "  soulstack check cards/base cards/mine --format json\n"
                                 "  soulstack check cards/base cards/mine --watch   # check again after each save\n");
  auto o = std::make_shared<CheckOptions>();
  command.takes({
      {"paths PATH", o->paths,
       "Card sets, in load order, files of sets, or scenarios (default: the set of the current folder, or "
       "base)"},
      {"--rules NAME", o->rules, "Ruleset to check them with (default: extended)"},
      {"--format FORMAT", o->format, "Output format: text or json (default: text)", {.one_of = {"text", "json"}}},
      {"--fix", o->fix, "Correct misspelt words, where this causes no other finding"},
  });
  add_memory_option(command);
  command.takes({{"--watch", o->watch, "Check again after each change of a file, until Ctrl-C"}});
  command.runs(o, check);
}

}  // namespace soulstack::tools
