// soulstack test --coverage: the parts of cards that no scenario exercises.
#include <algorithm>
#include <array>
#include <map>

#include "engine/model/enum_rows.h"
#include "scripting/binding/loaded.h"
#include "tools/commands/authoring/tested_cards.h"
#include "tools/display/json_view.h"

namespace soulstack::tools {

namespace {

using scripting::known_as;
using scripting::LibraryCache;
using scripting::Part;
using scripting::PartKind;

struct Total {
  std::size_t covered = 0, all = 0;
  double percent() const { return all == 0 ? 100 : 100.0 * static_cast<double>(covered) / static_cast<double>(all); }
};
using Totals = std::array<Total, count_of<PartKind>>;

constexpr std::array plurals = {"abilities", "modes", "branches", "lines"};
constexpr std::array singulars = {"ability", "mode", "branch", "lines"};
static_assert(plurals.size() == count_of<PartKind> && singulars.size() == count_of<PartKind>);

Totals totals_of(const std::vector<Part>& parts) {
  Totals totals;
  for (const Part& part : parts) {
    Total& total = totals[static_cast<std::size_t>(part.kind)];
    total.all += static_cast<std::size_t>(part.count);
    total.covered += static_cast<std::size_t>(part.covered ? part.count : 0);
  }
  return totals;
}

// Covers the cards and each ruleset of the sets: a step may belong to a single ruleset.
std::vector<Part> survey(const Tested& tested, const scripting::Coverage& shown, const TestOptions& options,
                         LibraryCache& libraries) {
  scripting::Survey all(shown, [&](const std::string& file) { return tested.files.contains(known_as(file)); });
  std::vector<scripting::Finding> unreadable;  // only findings that prevent loading
  for (const std::string& set : tested.sets) {
    const LibraryCache::Loaded& loaded = libraries.get(set, options.sets.rules);
    all.add(*loaded.content);
    all.add_shared_files(*loaded.library);
    for (const scripting::RulesSummary& rules : scripting::rulesets_in({set}, unreadable))
      if (tested.files.contains(known_as(rules.file)))
        if (const Content* content = libraries.get(set, rules.name).content)
          all.add(*content);
  }
  return all.parts();
}

std::vector<Part> missing_of(const std::vector<Part>& parts) {
  std::vector<Part> missing;
  std::copy_if(parts.begin(), parts.end(), std::back_inserter(missing),
               [](const Part& part) { return !part.covered && !part.implied; });
  return missing;
}

void print_text(Console& console, const Tested& tested, const std::vector<Part>& missing, const Totals& totals) {
  std::map<std::string, std::string> names;
  for (const TestedCard& card : tested.cards)
    names[card.id] = card.name;
  const std::string* owner = nullptr;
  for (const Part& part : missing) {
    if (!owner || *owner != part.owner) {
      const auto name = names.find(part.owner);
      console.print("{}\n", name == names.end() ? part.owner : fmt::format("{} ({})", name->second, part.owner));
    }
    owner = &part.owner;
    console.print("  {}:{}:{}: {} {}{}\n", part.file, part.line, part.column,
                  singulars[static_cast<std::size_t>(part.kind)], part.name,
                  part.field.empty() ? "" : " (" + part.field + ")");
  }
  std::string line;
  for (std::size_t i = 0; i < totals.size(); ++i)
    line += fmt::format("{}{} {} of {} ({:.1f} %)", i == 0 ? "" : ", ", plurals[i], totals[i].covered, totals[i].all,
                        totals[i].percent());
  console.print("{}\n", line);
}

void print_json(Console& console, const Tested& tested, const Shown& shown, const std::vector<Part>& missing,
                const Totals& totals) {
  Json j{{"schema", 1}, {"command", "test"}, {"cards", tested.cards.size()}, {"failed", shown.failed()}};
  for (std::size_t i = 0; i < totals.size(); ++i)
    j[plurals[i]] = {{"covered", totals[i].covered}, {"all", totals[i].all}, {"percent", totals[i].percent()}};
  j["not_covered"] = Json::array();
  for (const Part& part : missing)
    j["not_covered"].push_back({{"card", part.owner},
                                {"kind", singulars[static_cast<std::size_t>(part.kind)]},
                                {"file", part.file},
                                {"line", part.line},
                                {"column", part.column},
                                {"field", part.field.empty() ? Json() : Json(part.field)},
                                {"name", part.name},
                                {"count", part.count}});
  write_json(console, j);
}

}  // namespace

Exit test_coverage(const TestOptions& options, Console& console) {
  LibraryCache libraries(sets_of_scenarios(options.sets));
  libraries.look_in(cards_folders());
  if (options.sets.strict)
    libraries.refuse_broken_cards();
  const Tested tested = find_tested(options, libraries);
  const Shown shown = run_noting(tested, options, console);
  scripting::Coverage all;
  for (const scripting::Coverage& by_file : shown.by_file)
    all.add(by_file);
  const std::vector<Part> parts = survey(tested, all, options, libraries);
  const std::vector<Part> missing = missing_of(parts);
  if (options.json)
    print_json(console, tested, shown, missing, totals_of(parts));
  else
    print_text(console, tested, missing, totals_of(parts));
  if (!demand_passed(shown, console))
    console.note("Some scenarios failed; the coverage may be incomplete");
  return missing.empty() && shown.failed() == 0 ? Exit::ok : Exit::failed;
}

}  // namespace soulstack::tools
