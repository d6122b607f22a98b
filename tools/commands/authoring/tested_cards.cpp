// Finds the cards and rules for the paths of `soulstack test`.
#include "tools/commands/authoring/tested_cards.h"

#include <algorithm>
#include <filesystem>

#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/binding/loaded.h"
#include "scripting/findings/suggest.h"
#include "scripting/loader/shared_files.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::known_as;
using scripting::LibraryCache;
using scripting::ScenarioResult;

std::string set_around(const std::string& path) {
  std::error_code error;
  for (fs::path at = path; !at.empty(); at = at.parent_path()) {
    if (fs::exists(at / "set.lua", error))
      return at.generic_string();
    if (at == at.root_path())
      break;
  }
  return fs::exists("set.lua", error) && fs::path(path).is_relative() ? "." : "";
}

std::string own_scenarios_of(const std::string& set, const std::string& card) {
  const fs::path path = card;
  return (fs::path(set) / "scenarios" / path.parent_path().filename() / path.filename()).generic_string();
}

namespace {

bool is_scenario(const fs::path& path) {
  return !scripting::set_of_scenario((path / "x").generic_string()).empty() ||
         !scripting::set_of_scenario(path.generic_string()).empty();
}

fs::path without_slash(const std::string& named) {
  const fs::path path = fs::path(named).lexically_normal();
  return path.has_filename() ? path : path.parent_path();
}

}  // namespace

std::string scenarios_at(const std::string& named) {
  const fs::path path = without_slash(named), set = set_around(path.generic_string());
  std::error_code error;
  if (set.empty() || is_scenario(path) || fs::exists(path / "set.lua", error))
    return path.generic_string();
  return fs::is_directory(path, error) ? (set / "scenarios" / path.lexically_relative(set)).generic_string()
                                       : own_scenarios_of(set.generic_string(), path.generic_string());
}

namespace {

bool lies_in(const std::string& file, const std::string& folder) {
  const fs::path relative = fs::path(known_as(file)).lexically_relative(known_as(folder));
  return !relative.empty() && *relative.begin() != "..";
}

class Finder {
 public:
  Finder(const TestOptions& options, LibraryCache& libraries) : options_(options), libraries_(libraries) {}

  Tested find() {
    for (const std::string& path : paths_of(options_))
      take_path(path);
    for (const std::string& set : tested_.sets)
      take_set(set);
    choose_cards();
    if (tested_.files.empty())
      refuse("No cards found there; give a card set, a folder in it, or the file of a card");
    tested_.scenarios = scenario_files_of(scenario_paths_);
    return std::move(tested_);
  }

 private:
  void take_path(const std::string& named) {
    const fs::path path = without_slash(named), set = set_around(path.generic_string());
    if (!set.empty() && !is_scenario(path)) {
      wanted_.push_back(path.generic_string());
      if (std::find(tested_.sets.begin(), tested_.sets.end(), set.generic_string()) == tested_.sets.end())
        tested_.sets.push_back(set.generic_string());
    }
    scenario_paths_.push_back(scenarios_at(named));
  }

  bool is_wanted(const std::string& file) const {
    return std::any_of(wanted_.begin(), wanted_.end(), [&](const std::string& path) { return lies_in(file, path); });
  }

  const Content& content_of(const std::string& set, const std::string& rules) {
    const LibraryCache::Loaded& loaded = libraries_.get(set, rules);
    if (!loaded.content)
      throw Stop{Exit::content, loaded.trouble()};
    return *loaded.content;
  }

  void take_set(const std::string& set) {
    take_cards(content_of(set, options_.sets.rules), set);
    const scripting::Library& library = *libraries_.get(set, options_.sets.rules).library;
    for (const scripting::SharedFile& shared : scripting::shared_files(library))
      if (is_wanted(shared.file) && tested_.files.insert(known_as(shared.file)).second)
        tested_.cards.push_back({shared.id, shared.name, shared.file, set, own_scenarios_of(set, shared.file)});
    std::vector<scripting::Finding> unreadable;  // only findings that prevent loading
    for (const scripting::RulesSummary& rules : scripting::rulesets_in({set}, unreadable)) {
      if (options_.cards.empty() && is_wanted(rules.file))
        tested_.files.insert(known_as(rules.file));
      const Content* const content = rules.decks.empty() ? nullptr : libraries_.get(set, rules.name).content;
      if (content)  // it may have cards for decks that it adds
        take_cards(*content, set);
    }
  }

  void take_cards(const Content& content, const std::string& set) {
    for (const CardDef& card : content.cards)
      if (card.copies > 0 && is_wanted(card.file) && tested_.files.insert(known_as(card.file)).second)
        tested_.cards.push_back({card.id, card.name, card.file, set, own_scenarios_of(set, card.file)});
  }

  // Only the cards given with --card, if there are any.
  void choose_cards() {
    if (options_.cards.empty())
      return;
    std::vector<TestedCard> chosen;
    std::set<std::string> files;
    for (const std::string& named : options_.cards) {
      const TestedCard& card = card_named(named);
      if (files.insert(known_as(card.file)).second)
        chosen.push_back(card);
    }
    tested_.cards = std::move(chosen);
    tested_.files = std::move(files);
  }

  const TestedCard& card_named(const std::string& named) const {
    scripting::Nearest nearest(named);
    for (const TestedCard& card : tested_.cards) {
      const std::string_view id = without_set(card.id);
      if (named == card.id || named == id)
        return card;
      nearest.offer(id);
    }
    const std::string near(nearest.word());
    refuse(fmt::format("There is no card `{}` in these paths{}", named,
                       near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
  }

  const TestOptions& options_;
  LibraryCache& libraries_;
  Tested tested_;
  std::vector<std::string> wanted_;  // sets, folders of them, files of cards
  std::vector<std::string> scenario_paths_;
};

}  // namespace

Tested find_tested(const TestOptions& options, LibraryCache& libraries) { return Finder(options, libraries).find(); }

std::size_t Shown::failed() const {
  return static_cast<std::size_t>(
      std::count_if(results.begin(), results.end(), [](const ScenarioResult& r) { return !r.passed; }));
}

Shown run_noting(const Tested& tested, const TestOptions& options, Console& console) {
  const std::vector<std::string> sets = sets_of_scenarios(options.sets);
  std::vector<std::vector<ScenarioResult>> results(tested.scenarios.size());
  Shown shown;
  shown.by_file.resize(tested.scenarios.size());
  const scripting::Deadline deadline = deadline_of(options);
  SetAsideCards broken;
  std::mutex mutex;
  share_out(tested.scenarios.size(), options.jobs, [&](const NextNumber& next) {
    LibraryCache libraries(sets);
    libraries.look_in(cards_folders());
    if (options.sets.strict)
      libraries.refuse_broken_cards();
    for (std::size_t i = 0; next(i);) {
      libraries.note_into(&shown.by_file[i]);
      results[i] = scripting::run_scenario_file(tested.scenarios[i], libraries, options.filter, deadline);
    }
    const std::lock_guard lock(mutex);
    broken.add(libraries);
  });
  for (std::vector<ScenarioResult>& of_file : results)
    std::move(of_file.begin(), of_file.end(), std::back_inserter(shown.results));
  broken.show(console);
  broken.add_missing_to(shown.results);
  shown.results = scripting::fold_reasons(std::move(shown.results));
  return shown;
}

bool demand_passed(const Shown& shown, Console& console) {
  for (const ScenarioResult& result : shown.results)
    if (!result.passed)
      console.note("{}", failure_text(console, result));
  return shown.failed() == 0;
}

}  // namespace soulstack::tools
