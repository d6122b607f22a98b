// Loads sets with all their rulesets, and tries corrections in a copy.
#include "tools/commands/authoring/set_findings.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include "engine/model/content.h"
#include "scripting/sandbox/compile.h"
#include "scripting/sandbox/edited_files.h"
#include "scripting/sandbox/open_file.h"
#include "scripting/sandbox/tokens.h"
#include "scripting/scenario/scenario.h"
#include "tools/commands/authoring/testing.h"
#include "tools/support/atomic_file.h"
#include "tools/support/rulebook.h"
#include "tools/support/stop.h"
#include "tools/workspace/fixes.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Finding;

namespace {

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

// The sets in whose folders of scenarios these files are.
std::set<std::string> sets_of_scenarios(const std::vector<std::string>& files) {
  std::set<fs::path> folders;
  std::set<std::string> sets;
  for (const std::string& file : files)
    if (folders.insert(fs::path(file).parent_path()).second)
      sets.insert(scripting::set_of_scenario(file));
  return sets;
}

// With the folders in which required sets are found.
SetsToCheck sets_to_check(const SetChoice& choice, bool has_sets) {
  std::vector<std::string> places = choice.cards_folders;
  const std::vector<std::string> beside_base = cards_folders();
  places.insert(places.end(), beside_base.begin(), beside_base.end());
  return {has_sets ? folders_of(choice) : std::vector<std::string>(), choice.rules, places, choice.strict};
}

}  // namespace

Checked::Checked(SetChoice choice, std::shared_ptr<scripting::Sources> sources,
                 std::shared_ptr<scripting::KnownFindings> known)
    : paths_(choice.sets),
      only_(files_of_sets(paths_)),
      choice_(only_sets(std::move(choice))),
      has_sets_(!choice_.sets.empty() || paths_.empty()),
      check_(sets_to_check(choice_, has_sets_), std::move(sources), std::move(known)) {
  if (has_sets_)
    check_.look_at_chosen_rules();
  take_new();
}

void Checked::look_at_scenarios() {
  std::vector<Finding> found;
  std::vector<std::string> paths = folders_in(paths_.empty() ? folders_of(choice_) : with_sets_within(paths_));
  std::erase_if(paths, is_file_of_set);
  const std::vector<std::string> files = scripting::find_scenario_files(paths, found);
  check_.add(std::move(found));
  scripting::LibraryCache libraries(default_sets(choice_));
  libraries.look_in(cards_folders());
  libraries.read_from(check_.sources());
  if (check_.loaded())
    kept_.push_back(check_.share_loaded());
  for (const std::string& set : sets_of_scenarios(files))
    for (const std::shared_ptr<const scripting::Loaded>& loaded : kept_)
      libraries.borrow(set, loaded);
  check_.look_at_scenarios(files, libraries, Rulebook());
  take_new();
}

// On all cores; as many rulesets as there are cores are in memory at once.
void Checked::look_at_other_rulesets() {
  if (!has_sets_)
    return;
  const std::size_t jobs = std::max(1U, std::thread::hardware_concurrency());
  const auto share = [&](std::size_t count, const std::function<void(std::size_t)>& work) {
    share_out(count, static_cast<int>(jobs), [&](const NextNumber& next) {
      for (std::size_t i = 0; next(i);)
        work(i);
    });
  };
  constexpr std::size_t most_kept = 16;  // so that many rulesets do not take more memory than that
  while (!check_.unseen().empty())
    for (std::shared_ptr<const scripting::Loaded>& loaded : check_.look_at_more_rulesets(jobs, share))
      if (kept_.size() < most_kept)
        kept_.push_back(std::move(loaded));
  take_new();
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
  if (const std::size_t n = accepted().size(); n > 0)
    text += fmt::format(", {} accepted", n);
  if (const std::vector<std::string> loops = known_loops(); !loops.empty())
    text += fmt::format("; {}: {}", counted(loops.size(), "known loop"), fmt::join(loops, ", "));
  if (!waiting_.empty())
    text += fmt::format("; words or keywords that have errors are used in {}", counted(waiting_.size(), "other file"));
  if (other_errors_ > 0)
    text += fmt::format("; {} in other files{}", counted(other_errors_, "error"),
                        loaded() ? "" : ", so not everything could be checked: check the whole set");
  return text;
}

std::vector<scripting::AcceptedFinding> Checked::accepted() const {
  std::vector<scripting::AcceptedFinding> all = check_.accepted();
  std::erase_if(all, [&](const scripting::AcceptedFinding& one) {
    return !only_.empty() && !is_one_of(one.finding.file, only_);
  });
  return all;
}

void Checked::take_new() {
  const std::vector<Finding>& all = check_.findings();
  for (; taken_ < all.size(); ++taken_)
    take(all[taken_]);
  scripting::sort_by_place(findings_);
}

void Checked::take(const Finding& finding) {
  const bool is_asked_for = only_.empty() || is_one_of(finding.file, only_), follows = finding.code == "needs_broken";
  if (!is_asked_for)
    other_errors_ += finding.severity == scripting::Severity::error && !follows ? 1 : 0;
  else if (only_.empty() && follows)
    waiting_.insert(finding.file);
  else
    findings_.push_back(finding);
}

std::vector<std::string> checked_folders(const SetChoice& choice) { return folders_of(only_sets(choice)); }

std::size_t Checked::errors() const {
  return static_cast<std::size_t>(std::count_if(
      findings_.begin(), findings_.end(), [](const Finding& f) { return f.severity == scripting::Severity::error; }));
}

// ---- Corrections -------------------------------------------------------------------------------------------------

namespace {

// The sets with changed texts, which are written at the end.
class EditedSets {
 public:
  explicit EditedSets(SetChoice choice) : choice_(std::move(choice)), only_(files_of_sets(choice_.sets)) {
    choice_ = only_sets(std::move(choice_));
  }

  Fixing::Texts texts() {
    return {[this] { return findings(); }, [this](const std::string& file) { return text_of(file); },
            [this](const std::string& file, std::string text) { edited_.write(file, std::move(text)); },
            [this](const std::string& file) { return is_asked_for(file); }};
  }

  // Writes the changed files. Returns what could not be written.
  std::string write(const std::vector<Fix>& done) {
    std::set<std::string> files;
    for (const Fix& fix : done)
      files.insert(fix.edit.file);
    for (const std::string& file : files) {
      std::string why;
      if (read_whole(file, why) != files_.text_of(file))
        return file + " has changed meanwhile; run the command again";
      if (const std::string failed = write_whole(file, *edited_.find(file)); !failed.empty())
        return failed;
    }
    return "";
  }

 private:
  std::vector<Finding> findings() {
    const scripting::EditedFiles::InUse in_use(edited_);
    Checked checked(choice_, sources_);
    checked.look_at_other_rulesets();
    sources_ = checked.sources().renewed();
    return checked.findings();
  }

  std::string text_of(const std::string& file) {
    const std::string* const edited = edited_.find(file);
    return edited ? *edited : files_.text_of(file);
  }

  // Only files of these sets, not those of sets that they require.
  bool is_asked_for(const std::string& file) const {
    if (!only_.empty())
      return is_one_of(file, only_);
    const std::vector<std::string> folders = folders_of(choice_);
    return std::any_of(folders.begin(), folders.end(),
                       [&](const std::string& folder) { return file.starts_with(folder); });
  }

  SetChoice choice_;
  std::vector<std::string> only_;  // files; empty: all
  scripting::EditedFiles edited_;
  FindingFiles files_;
  std::shared_ptr<scripting::Sources> sources_ = std::make_shared<scripting::Sources>();
};

}  // namespace

void fix_findings(const SetChoice& choice, Console& console) {
  EditedSets sets(choice);
  Fixing fixing(sets.texts());
  fixing.try_all();
  if (const std::string failed = sets.write(fixing.done()); !failed.empty())
    throw Stop{Exit::failed, failed};
  for (const Fix& one : fixing.done())
    console.note("{}:{}: replaced `{}` by `{}`", one.edit.file, one.finding.line, one.from, one.edit.text);
  for (const auto& [finding, other] : fixing.refused())
    console.note("{}:{}: not replaced by `{}`, because this would give another finding:\n  {}", finding.file,
                 finding.line, finding.suggestion, other);
}

}  // namespace soulstack::tools
