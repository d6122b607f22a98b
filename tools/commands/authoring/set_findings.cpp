// Loads sets with all their rulesets, and tries corrections in a copy.
#include "tools/commands/authoring/set_findings.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "engine/model/content.h"
#include "scripting/checker/check_functions.h"
#include "scripting/lint/check_sets.h"
#include "scripting/lint/text_check.h"
#include "scripting/sandbox/compile.h"
#include "scripting/sandbox/open_file.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_lint.h"
#include "scripting/source/mark_place.h"
#include "tools/commands/authoring/testing.h"
#include "tools/support/atomic_file.h"
#include "tools/support/rulebook.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;

namespace {

constexpr const char* usual_rules = "extended";

// "cards" for "cards/mine", "." for "mine", ".." for "."
fs::path folder_above(const fs::path& folder) {
  const bool has_name = folder.has_filename() && folder.filename() != "." && folder.filename() != "..";
  const fs::path above = has_name ? folder.parent_path() : (folder / "..").lexically_normal();
  return above.empty() ? "." : above;
}

// The folder of the set that contains the file, "" if there is none. Files are at most two folders below set.lua.
fs::path set_of_file(const fs::path& file) {
  std::error_code error;
  fs::path folder = folder_above(file);
  for (int up = 0; up < 3; ++up, folder = folder_above(folder))
    if (fs::is_regular_file(folder / "set.lua", error))
      return folder;
  return {};
}

bool is_in_scenarios(const fs::path& file) {
  const fs::path set = set_of_file(file);
  if (set.empty())
    return false;
  const fs::path within =
      fs::absolute(file).lexically_normal().lexically_relative(fs::absolute(set).lexically_normal());
  return !within.empty() && *within.begin() == "scenarios";
}

bool is_scenario_file(const std::string& file) {
  if (is_in_scenarios(file))
    return true;
  std::string text;
  (void)scripting::read_file(file, scripting::longest_source, text);
  return scripting::first_token(text).is("scenario");
}

// A file of scenarios, or a folder of them that is not a set.
bool has_only_scenarios(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error) || std::filesystem::exists(std::filesystem::path(path) / "set.lua", error))
    return false;
  std::vector<Finding> ignored;
  const std::vector<std::string> files = scripting::find_scenario_files({path}, ignored);
  return !files.empty() && std::all_of(files.begin(), files.end(), is_scenario_file);
}

// Instead of a folder that has sets in it, these sets.
std::vector<std::string> with_sets_within(const std::vector<std::string>& paths) {
  std::vector<std::string> all;
  for (const std::string& path : paths) {
    std::vector<std::string> within;
    std::error_code error;
    const bool is_set = std::filesystem::exists(std::filesystem::path(path) / "set.lua", error);
    const std::vector<fs::path> entries = is_set ? std::vector<fs::path>() : scripting::entries_of(path, error);
    for (const fs::path& entry : entries)
      if (std::filesystem::exists(entry / "set.lua", error))
        within.push_back(entry.lexically_normal().generic_string());
    std::sort(within.begin(), within.end());
    all.insert(all.end(), within.begin(), within.end());
    if (within.empty())
      all.push_back(path);
  }
  return all;
}

// Names of sets, as their folders.
std::vector<std::string> folders_in(std::vector<std::string> paths) {
  std::error_code error;
  for (std::string& path : paths)
    if (!std::filesystem::exists(path, error))
      path = folders_of({{path}, ""}).front();
  return paths;
}

std::vector<std::string> default_sets(const SetChoice& choice) {
  try {
    return base_set();
  } catch (const Stop&) {
    return folders_of(choice);
  }
}

// "4.2.3"; scenarios also cite rulings and differences between the editions, such as "Q5" and "PD1".
bool is_number_of_rule(std::string_view text) { return !text.empty() && text.front() >= '0' && text.front() <= '9'; }

// "288 cards"; if other sets were loaded with the chosen ones, "1 card of mine (288 with the sets it needs)".
std::string counted_cards(const scripting::Loaded& loaded, const SetChoice& choice) {
  const std::vector<std::string> folders = folders_of(choice);
  std::vector<std::string> chosen;
  std::size_t own = 0;
  for (const scripting::LoadedSet& set : loaded.sets()) {
    const bool is_chosen = std::any_of(folders.begin(), folders.end(), [&](const std::string& folder) {
      std::error_code error;
      return folder == set.folder || fs::equivalent(folder, set.folder, error);
    });
    if (!is_chosen)
      continue;
    chosen.push_back(set.id);
    own += set.cards;
  }
  const std::size_t all = loaded.content().cards.size();
  if (chosen.size() == loaded.sets().size())
    return counted(all, "card");
  return fmt::format("{} of {} ({} with the sets {})", counted(own, "card"), fmt::join(chosen, ", "), all,
                     chosen.size() == 1 ? "it needs" : "they need");
}

// A card, ruleset, word or keyword, or set.lua, in the folder of a set.
bool is_file_of_set(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(path, error) && !has_only_scenarios(path) && !set_of_file(path).empty();
}

std::vector<std::string> files_of_sets(std::vector<std::string> paths) {
  std::erase_if(paths, [](const std::string& path) { return !is_file_of_set(path); });
  return paths;
}

// The sets that the paths name, and those around the files that they name.
SetChoice only_sets(SetChoice choice) {
  std::vector<std::string> sets;
  for (const std::string& path : with_sets_within(choice.sets))
    if (const std::string set = is_file_of_set(path) ? set_of_file(path).generic_string() : path;
        !has_only_scenarios(set) && std::find(sets.begin(), sets.end(), set) == sets.end())
      sets.push_back(set);
  choice.sets = std::move(sets);
  return choice;
}

bool is_one_of(const std::string& file, const std::vector<std::string>& files) {
  return std::any_of(files.begin(), files.end(), [&](const std::string& one) {
    std::error_code error;
    return fs::equivalent(file, one, error);
  });
}

}  // namespace

// The rulesets of a set that are still to be loaded. Loading one also looks at those that it extends, so that a chain of
// them is loaded once.
class UnseenRulesets {
 public:
  explicit UnseenRulesets(std::vector<scripting::RulesSummary> all) {
    for (scripting::RulesSummary& rules : all)
      rules_.try_emplace(rules.name, std::move(rules));
  }

  bool empty() const { return rules_.empty(); }

  // At most `most` of those that no other one extends; of rulesets that extend each other in a circle, one.
  std::vector<std::string> next(std::size_t most) const {
    std::set<std::string_view> extended;
    for (const auto& [name, rules] : rules_)
      extended.insert(rules.extends);
    std::vector<std::string> names;
    for (const auto& [name, rules] : rules_)
      if (names.size() < most && !extended.contains(name))
        names.push_back(name);
    return names.empty() ? std::vector<std::string>{rules_.begin()->first} : names;
  }

  // After it was loaded (null: it did not load): with those that it extends, except for those below the last one with
  // an error.
  void remove(const std::string& name, const scripting::Loaded* loaded, const std::vector<Finding>& found) {
    const std::string last = loaded ? "" : last_with_error(name, found);
    for (std::string at = name; rules_.contains(at);) {
      const auto rules = rules_.extract(at);
      at = at == last ? "" : rules.mapped().extends;
    }
  }

 private:
  std::string last_with_error(std::string name, const std::vector<Finding>& found) const {
    std::set<std::string_view> wrong;
    for (const Finding& f : found)
      if (f.severity == scripting::Severity::error)
        wrong.insert(f.file);
    std::string last;
    std::set<std::string> visited;
    for (auto at = rules_.find(name); at != rules_.end() && visited.insert(at->first).second;
         at = rules_.find(at->second.extends))
      if (wrong.contains(at->second.file))
        last = at->first;
    return last;
  }

  std::map<std::string, scripting::RulesSummary> rules_;  // by name
};

Checked::Checked(SetChoice choice, std::shared_ptr<scripting::Sources> sources)
    : sources_(std::move(sources)),
      paths_(choice.sets),
      only_(files_of_sets(paths_)),
      choice_(only_sets(std::move(choice))),
      has_sets_(!choice_.sets.empty() || paths_.empty()) {
  if (!has_sets_)
    return;
  chosen_ = load(choice_);
  loads_ = 1;
  take(chosen_);
  if (!loaded() && choice_.rules != usual_rules)
    look_with_usual_rules();
  scripting::sort_by_place(findings_);
}

// The chosen ruleset has errors: the cards can be looked at with the ruleset that most rulesets extend.
void Checked::look_with_usual_rules() {
  Look usual = load({choice_.sets, usual_rules, false, choice_.cards_folders});
  ++loads_;
  if (usual.loaded)
    take(usual);
}

void Checked::look_at_scenarios() {
  std::vector<Finding> found;
  std::vector<std::string> paths = folders_in(paths_.empty() ? folders_of(choice_) : with_sets_within(paths_));
  std::erase_if(paths, is_file_of_set);
  const std::vector<std::string> files = scripting::find_scenario_files(paths, found);
  const Rulebook book;
  scripting::KnownRules rules;
  rules.near = [&](std::string_view rule) { return book.near(rule); };
  if (!book.near("1.1").empty())  // otherwise the rulebook is not there
    rules.exists = [&](std::string_view rule) { return !is_number_of_rule(rule) || !book.text(rule).empty(); };
  scripting::LibraryCache libraries(default_sets(choice_));
  libraries.look_in(cards_folders());
  libraries.read_from(sources_);
  scripting::check_scenarios(files, libraries, rules, found);
  scripting::place_findings(found, *sources_);
  add(std::move(found));
  scripting::sort_by_place(findings_);
}

void Checked::look_at_other_rulesets() {
  if (!has_sets_)
    return;
  std::vector<Finding> unreadable;
  UnseenRulesets unseen(scripting::rulesets_in(folders_of(choice_), unreadable, sources_));
  unseen.remove(choice_.rules, chosen_.loaded.get(), chosen_.found);
  const std::size_t jobs = std::max(1U, std::thread::hardware_concurrency());
  while (!unseen.empty())
    look_at(unseen, jobs);
  scripting::sort_by_place(findings_);
}

// At most `jobs` rulesets are in memory at once.
void Checked::look_at(UnseenRulesets& unseen, std::size_t jobs) {
  const std::vector<std::string> names = unseen.next(jobs);
  std::vector<Look> looks(names.size());
  share_out(names.size(), static_cast<int>(jobs), [&](const NextNumber& next) {
    for (std::size_t i = 0; next(i);)
      looks[i] = load({choice_.sets, names[i], false, choice_.cards_folders});
  });
  loads_ += names.size();
  for (std::size_t i = 0; i < names.size(); ++i) {
    unseen.remove(names[i], looks[i].loaded.get(), looks[i].found);
    take(looks[i]);
  }
}

std::vector<std::string> Checked::known_loops() const {
  static const std::vector<std::vector<std::string>> none;  // required sets are not what is checked
  std::vector<std::string> all;
  if (loaded() && only_.empty())
    for (const scripting::LoadedSet& set : loaded()->sets())
      for (const std::vector<std::string>& loop : set.wanted_by.empty() ? set.loops : none)
        all.push_back(fmt::format("{}", fmt::join(loop, " + ")));
  return all;
}

std::string Checked::summary() const {
  const std::string what = !only_.empty() ? counted(only_.size(), "file") + ", "
                           : loaded()     ? counted_cards(*loaded(), choice_) + ", "
                                          : "";
  std::string text =
      fmt::format("{}{}, {}", what, counted(errors(), "error"), counted(findings_.size() - errors(), "warning"));
  if (!accepted_.empty())
    text += fmt::format(", {} accepted", accepted_.size());
  if (const std::vector<std::string> loops = known_loops(); !loops.empty())
    text += fmt::format("; {}: {}", counted(loops.size(), "known loop"), fmt::join(loops, ", "));
  if (!waiting_.empty())
    text += fmt::format("; words or keywords that have errors are used in {}", counted(waiting_.size(), "other file"));
  if (other_errors_ > 0)
    text += fmt::format("; {} in other files{}", counted(other_errors_, "error"),
                        loaded() ? "" : ", so not everything could be checked: check the whole set");
  return text;
}

Checked::Look Checked::load(const SetChoice& choice) const {
  std::vector<std::string> places = choice.cards_folders;
  const std::vector<std::string> beside_base = cards_folders();
  places.insert(places.end(), beside_base.begin(), beside_base.end());
  Look look;
  look.loaded =
      scripting::Loaded::load(folders_of(choice), choice.rules, look.found, broken_cards_of(choice), places, sources_);
  return look;
}

void Checked::take(Look& look) {
  if (look.loaded) {
    for (const scripting::LoadedSet& set : look.loaded->sets())
      for (const scripting::SetAside& card : set.set_aside)
        look.found.insert(look.found.end(), card.findings.begin(), card.findings.end());
    if (has_new_cards(*look.loaded)) {
      add_accepted(scripting::check_texts(look.loaded->library(), look.found));
      scripting::check_sets(look.loaded->library(), look.found);
    }
    scripting::check_functions(look.loaded->library(), walked_, look.found);
  } else {
    const std::vector<std::string> folders = folders_of(choice_);
    scripting::check_functions_in({folders.begin(), folders.end()}, *sources_, look.found);
  }
  scripting::place_findings(look.found, *sources_);
  add(look.found);
}

void Checked::add(std::vector<Finding> found) {
  for (Finding& finding : found)
    if (seen_.insert(to_string(finding)).second)
      add(std::move(finding));
}

void Checked::add_accepted(std::vector<scripting::AcceptedFinding> accepted) {
  for (scripting::AcceptedFinding& one : accepted)
    if ((only_.empty() || is_one_of(one.finding.file, only_)) && seen_.insert(to_string(one.finding)).second)
      accepted_.push_back(std::move(one));
}

void Checked::add(Finding finding) {
  const bool is_asked_for = only_.empty() || is_one_of(finding.file, only_), follows = finding.code == "needs_broken";
  if (!is_asked_for)
    other_errors_ += finding.severity == scripting::Severity::error && !follows ? 1 : 0;
  else if (only_.empty() && follows)
    waiting_.insert(finding.file);
  else
    findings_.push_back(std::move(finding));
}

std::vector<std::string> checked_folders(const SetChoice& choice) { return folders_of(only_sets(choice)); }

bool Checked::has_new_cards(const scripting::Loaded& loaded) {
  const std::size_t before = files_.size();
  for (const CardDef& card : loaded.content().cards)
    files_.insert(card.file);
  for (const AbilityDef& ability : loaded.content().abilities)  // also those of rulesets
    files_.insert(ability.file);
  return files_.size() > before;
}

std::size_t Checked::errors() const {
  return static_cast<std::size_t>(std::count_if(
      findings_.begin(), findings_.end(), [](const Finding& f) { return f.severity == scripting::Severity::error; }));
}

// ---- Corrections -------------------------------------------------------------------------------------------------

namespace {

// A copy of the folders of the sets, removed at the end.
class Copies {
 public:
  explicit Copies(const std::vector<std::string>& folders) {
    std::string pattern = (fs::temp_directory_path() / "soulstack_fix_XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
      throw Stop{Exit::failed, "Could not create a temporary folder for --fix"};
    root_ = pattern;
    for (std::size_t i = 0; i < folders.size(); ++i) {
      const fs::path copy = root_ / std::to_string(i) / fs::path(folders[i]).lexically_normal().filename();
      fs::create_directories(copy);
      fs::copy(folders[i], copy, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
      copies_.emplace_back(fs::path(folders[i]).generic_string(), copy.generic_string());
    }
  }
  ~Copies() {
    std::error_code ignored;
    fs::remove_all(root_, ignored);
  }
  Copies(const Copies&) = delete;
  Copies& operator=(const Copies&) = delete;

  SetChoice choice(const std::string& rules) const {
    SetChoice all{{}, rules};
    for (const auto& [folder, copy] : copies_) {
      all.sets.push_back(copy);
      all.cards_folders.push_back((fs::absolute(folder) / "..").lexically_normal().generic_string());
    }
    return all;
  }
  // The file of the copy; empty if it is not in these folders.
  std::string copy_of(const std::string& file) const { return moved(file, true); }
  // The findings of the copy, with the names of the original files.
  std::vector<Finding> findings(const std::string& rules) {
    Checked checked(choice(rules), sources_);
    checked.look_at_other_rulesets();
    sources_ = checked.sources().renewed();
    std::vector<Finding> all = checked.findings();
    for (Finding& finding : all)
      if (const std::string file = moved(finding.file, false); !file.empty())
        finding.file = file;
    return all;
  }

 private:
  std::string moved(const std::string& file, bool to_copy) const {
    for (const auto& [folder, copy] : copies_) {
      const std::string &from = to_copy ? folder : copy, &to = to_copy ? copy : folder;
      if (file.starts_with(from))
        return to + file.substr(from.size());
    }
    return "";
  }

  fs::path root_;
  std::shared_ptr<scripting::Sources> sources_ = std::make_shared<scripting::Sources>();
  std::vector<std::pair<std::string, std::string>> copies_;
};

struct Replacement {
  std::string file;
  int line = 0;
  std::string from, to;
};

// The words that a suggestion may replace. Numbers and texts of cards are decided by their author.
bool is_certain(const Finding& finding) {
  constexpr std::array<std::string_view, 7> misspelt = {"unknown_word",      "unknown_field", "unknown_property",
                                                        "unknown_parameter", "unknown_step",  "unknown_rules",
                                                        "unknown_card"};
  return !finding.suggestion.empty() &&
         std::find(misspelt.begin(), misspelt.end(), finding.code.name()) != misspelt.end();
}

// Without the place in the line: a replacement moves what is behind it.
std::multiset<std::string> sentences_of(const std::vector<Finding>& findings) {
  std::multiset<std::string> all;
  for (Finding finding : findings) {
    finding.column = 0;
    all.insert(to_string(finding));
  }
  return all;
}

// The source with the marked word replaced; empty if the place doesn't hold that word.
std::string replaced(const Finding& finding, const std::string& source) {
  const std::string_view word = scripting::text_at(finding, source);
  const bool is_named = !word.empty() && finding.message.find("`" + std::string(word) + "`") != std::string::npos;
  if (!is_named)
    return "";
  std::string text = source;
  return text.replace(static_cast<std::size_t>(word.data() - source.data()), word.size(), finding.suggestion);
}

class Fixing {
 public:
  explicit Fixing(const SetChoice& choice)
      : rules_(choice.rules),
        only_(files_of_sets(choice.sets)),
        copies_(checked_folders(choice)),
        left_(copies_.findings(rules_)) {}

  void try_all() {
    for (std::size_t i = 0; i < left_.size();) {
      Finding finding = left_[i];
      const bool is_asked_for = only_.empty() || is_one_of(finding.file, only_);
      const bool is_done = is_asked_for && is_certain(finding) && improves(finding);
      i = is_done ? 0 : i + 1;
      if (is_done)
        refused_.clear();
    }
  }

  // Writes the changed files. Returns what could not be written.
  std::string write() {
    for (const auto& [file, text] : texts_) {
      std::string why;
      if (read_whole(file, why) != files_.text_of(file))
        return file + " has changed meanwhile; run the command again";
      if (const std::string failed = write_whole(file, text); !failed.empty())
        return failed;
    }
    return "";
  }

  const std::vector<Replacement>& done() const { return done_; }
  // Suggestions that would lead to other findings, each with the first of them.
  const std::vector<std::pair<Finding, std::string>>& refused() const { return refused_; }

 private:
  const std::string& text_of(const std::string& file) {
    const auto known = texts_.find(file);
    return known != texts_.end() ? known->second : files_.text_of(file);
  }

  bool improves(Finding& finding) {
    const std::string copy = copies_.copy_of(finding.file), before = text_of(finding.file);
    const std::string after = replaced(finding, before);
    if (copy.empty() || after.empty() || !write_whole(copy, after).empty())
      return false;
    std::vector<Finding> left = copies_.findings(rules_);
    const std::multiset<std::string> old = sentences_of(left_), now = sentences_of(left);
    if (now.size() >= old.size() || !std::includes(old.begin(), old.end(), now.begin(), now.end())) {
      (void)write_whole(copy, before);
      std::vector<std::string> others;
      std::set_difference(now.begin(), now.end(), old.begin(), old.end(), std::back_inserter(others));
      refused_.emplace_back(finding, others.empty() ? to_string(finding) : others.front());
      return false;
    }
    done_.push_back({finding.file, finding.line, std::string(scripting::text_at(finding, before)), finding.suggestion});
    texts_[finding.file] = after;
    left_ = std::move(left);
    return true;
  }

  std::string rules_;
  std::vector<std::string> only_;  // files; empty: all
  Copies copies_;
  FindingFiles files_;
  std::vector<Finding> left_;
  std::map<std::string, std::string> texts_;  // the changed files
  std::vector<Replacement> done_;
  std::vector<std::pair<Finding, std::string>> refused_;
};

}  // namespace

void fix_findings(const SetChoice& choice, Console& console) {
  Fixing fixing(choice);
  fixing.try_all();
  if (const std::string failed = fixing.write(); !failed.empty())
    throw Stop{Exit::failed, failed};
  for (const Replacement& one : fixing.done())
    console.note("{}:{}: replaced `{}` by `{}`", one.file, one.line, one.from, one.to);
  for (const auto& [finding, other] : fixing.refused())
    console.note("{}:{}: not replaced by `{}`, because this would give another finding:\n  {}", finding.file,
                 finding.line, finding.suggestion, other);
}

}  // namespace soulstack::tools
