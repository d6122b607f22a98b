// Loads sets with all their rulesets, and tries corrections in a copy.
#include "tools/commands/set_findings.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "scripting/checker/check_functions.h"
#include "scripting/lint/check_sets.h"
#include "scripting/lint/text_check.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_lint.h"
#include "scripting/syntax/mark_place.h"
#include "tools/commands/testing.h"
#include "tools/support/atomic_file.h"
#include "tools/support/rulebook.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;

namespace {

bool is_scenario_file(const std::string& file) {
  std::string text(4'096, '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  const std::vector<scripting::Token> tokens = scripting::tokens_of(text);
  return !tokens.empty() && tokens.front().is("scenario");
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
    for (std::filesystem::directory_iterator at(path, error);
         !is_set && !error && at != std::filesystem::directory_iterator(); at.increment(error))
      if (std::filesystem::exists(at->path() / "set.lua", error))
        within.push_back(at->path().lexically_normal().generic_string());
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
      return fs::equivalent(folder, set.folder, error);
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

SetChoice only_sets(SetChoice choice) {
  choice.sets = with_sets_within(choice.sets);
  std::erase_if(choice.sets, has_only_scenarios);
  return choice;
}

}  // namespace

Checked::Checked(SetChoice choice)
    : paths_(choice.sets), choice_(only_sets(std::move(choice))), has_sets_(!choice_.sets.empty() || paths_.empty()) {
  if (!has_sets_)
    return;
  chosen_ = load(choice_);
  take(chosen_);
  scripting::sort_by_place(findings_);
}

void Checked::look_at_scenarios() {
  std::vector<Finding> found;
  const std::vector<std::string> paths = folders_in(paths_.empty() ? folders_of(choice_) : with_sets_within(paths_));
  const std::vector<std::string> files = scripting::find_scenario_files(paths, found);
  const Rulebook book;
  scripting::KnownRules rules;
  rules.near = [&](std::string_view rule) { return book.near(rule); };
  if (!book.near("1.1").empty())  // otherwise the rulebook is not there
    rules.exists = [&](std::string_view rule) { return !is_number_of_rule(rule) || !book.text(rule).empty(); };
  scripting::LibraryCache libraries(default_sets(choice_));
  libraries.look_in(cards_folders());
  scripting::check_scenarios(files, libraries, rules, found);
  scripting::place_findings(found);
  add(std::move(found));
  scripting::sort_by_place(findings_);
}

void Checked::look_at_other_rulesets() {
  if (!has_sets_)
    return;
  std::vector<SetChoice> others;
  std::vector<Finding> unreadable;
  for (const scripting::RulesSummary& rules : scripting::rulesets_in(folders_of(choice_), unreadable))
    if (rules.name != choice_.rules)
      others.push_back({choice_.sets, rules.name});
  std::vector<Look> looks(others.size());
  share_out(others.size(), static_cast<int>(std::max(1U, std::thread::hardware_concurrency())),
            [&](const NextNumber& next) {
              for (std::size_t i = 0; next(i);)
                looks[i] = load(others[i]);
            });
  for (Look& look : looks)
    take(look);
  scripting::sort_by_place(findings_);
}

std::string Checked::summary() const {
  const std::string cards = loaded() ? counted_cards(*loaded(), choice_) + ", " : "";
  return fmt::format("{}{}, {}", cards, counted(errors(), "error"), counted(findings_.size() - errors(), "warning"));
}

Checked::Look Checked::load(const SetChoice& choice) {
  Look look;
  look.loaded = try_loading(choice, look.found);
  return look;
}

void Checked::take(Look& look) {
  if (look.loaded) {
    for (const scripting::LoadedSet& set : look.loaded->sets())
      for (const scripting::SetAside& card : set.set_aside)
        look.found.insert(look.found.end(), card.findings.begin(), card.findings.end());
    if (has_new_cards(*look.loaded)) {
      scripting::check_texts(look.loaded->library(), look.found);
      scripting::check_sets(look.loaded->library(), look.found);
    }
    scripting::check_functions(look.loaded->library(), walked_, look.found);
  } else {
    const std::vector<std::string> folders = folders_of(choice_);
    scripting::check_functions_in({folders.begin(), folders.end()}, look.found);
  }
  scripting::place_findings(look.found);
  add(std::move(look.found));
}

void Checked::add(std::vector<Finding> found) {
  for (Finding& finding : found)
    if (seen_.insert(to_string(finding)).second)
      findings_.push_back(std::move(finding));
}

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
  std::vector<Finding> findings(const std::string& rules) const {
    Checked checked(choice(rules));
    checked.look_at_other_rulesets();
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
      : rules_(choice.rules), copies_(folders_of(only_sets(choice))), left_(copies_.findings(rules_)) {}

  void try_all() {
    for (std::size_t i = 0; i < left_.size();) {
      Finding finding = left_[i];
      const bool is_done = is_certain(finding) && improves(finding);
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
