// A card set while it is being edited.
#include "tools/workspace/workspace.h"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

#include "scripting/loader/known_findings.h"
#include "scripting/sandbox/open_file.h"
#include "scripting/sandbox/tokens.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::EditedFiles;
using scripting::Finding;

namespace {

constexpr std::string_view memory_root = "/in-memory/";
constexpr std::size_t scenario_files_a_step = 8;

bool is_in(std::string_view file, std::string_view folder) {
  return file.size() > folder.size() && file.starts_with(folder) && file[folder.size()] == '/';
}

std::string without_end_slash(std::string folder) {
  while (folder.size() > 1 && folder.ends_with('/'))
    folder.pop_back();
  return folder;
}

// A total order, so that the order in which findings are found does not matter.
void sort_fully(std::vector<Finding>& findings) {
  const auto key = [](const Finding& f) { return std::tie(f.file, f.line, f.column); };
  std::sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
    return key(a) != key(b) ? key(a) < key(b) : to_string(a) < to_string(b);
  });
}

// The files that declare words: set.lua, rulesets, words and keywords, each with the hash of its text.
std::string files_with_words(const scripting::Loaded& loaded) {
  std::string all;
  for (const scripting::LoadedSet& set : loaded.sets())
    for (const auto& [name, hash] : set.files)
      if (name == "set.lua" || name.starts_with("rules/") || name.starts_with("words/") ||
          name.starts_with("keywords/"))
        all += set.folder + "/" + name + "=" + std::to_string(hash) + "\n";
  return all;
}

}  // namespace

Workspace::Workspace(std::string folder, WorkspaceOptions options)
    : folder_(without_end_slash(std::move(folder))),
      options_(std::move(options)),
      known_findings_(std::make_shared<scripting::KnownFindings>()) {}

Workspace::Workspace(const std::string& name, const std::map<std::string, std::string>& files, WorkspaceOptions options)
    : Workspace(std::string(memory_root) + name, std::move(options)) {
  for (const auto& [file, text] : files)
    edited_.write(path_of(file), text);
}

Workspace Workspace::copy(const std::string& rules) const {
  WorkspaceOptions options = options_;
  options.rules = rules;
  Workspace same(folder_, std::move(options));
  same.edited_ = edited_;
  same.sources_ = sources_->with_changed({});
  return same;
}

// ---- Texts -------------------------------------------------------------------------------------------------------

std::string Workspace::name_of(std::string_view file) const {
  return is_in(file, folder_) ? std::string(file.substr(folder_.size() + 1)) : std::string();
}

std::vector<std::string> Workspace::files(bool (*is_wanted)(std::string_view name)) const {
  const EditedFiles::InUse in_use(edited_);
  std::vector<std::string> all;
  std::error_code error;
  for (const fs::path& path : scripting::files_below(folder_, error))
    if (is_wanted(path.generic_string()))
      all.push_back(path.generic_string());
  std::sort(all.begin(), all.end());
  return all;
}

scripting::Source Workspace::source(const std::string& file) {
  const EditedFiles::InUse in_use(edited_);
  std::vector<Finding> ignored;
  scripting::Report report(ignored, file);
  return sources_->read(file, report);
}

void Workspace::edit(const std::string& file, std::string text) {
  const std::string* const before = edited_.find(file);
  if (before && *before == text)
    return;
  edited_.write(file, std::move(text));
  changed(file);
}

void Workspace::forget(const std::string& file) {
  edited_.forget(file);
  changed(file);
}

void Workspace::changed(const std::string& file) {
  changed_.insert(file);
  // The files of other sets may have been read by other paths.
  begin_again(name_of(file).empty() ? sources_->renewed() : sources_->with_changed({file}));
}

void Workspace::look_again() {
  const EditedFiles::InUse in_use(edited_);
  begin_again(sources_->renewed());
}

void Workspace::begin_again(std::shared_ptr<scripting::Sources> sources) {
  if (check_ && stage_ == Stage::scenarios && scenarios_.empty())
    late_ = {check_->findings().begin() + static_cast<std::ptrdiff_t>(chosen_), check_->findings().end()};
  sources_ = std::move(sources);
  check_.reset();
  libraries_.reset();
  stage_ = Stage::nothing;
}

// ---- Findings ----------------------------------------------------------------------------------------------------

const std::vector<Finding>& Workspace::findings() {
  if (stage_ == Stage::nothing)
    look_at_chosen_rules();
  return findings_;
}

const std::vector<Finding>& Workspace::all_findings() {
  while (look_further()) {
  }
  return findings_;
}

std::vector<Finding> Workspace::findings_in(const std::string& file) {
  std::vector<Finding> all;
  for (const Finding& finding : findings())
    if (finding.file == file)
      all.push_back(finding);
  return all;
}

bool Workspace::look_further() {
  if (stage_ == Stage::scenarios && scenarios_.empty())
    return false;
  const EditedFiles::InUse in_use(edited_);
  if (stage_ == Stage::nothing)
    look_at_chosen_rules();
  else if (!scenarios_.empty() && is_edited(scenarios_.back()))
    look_at_scenarios();
  else if (stage_ == Stage::rulesets && !check_->unseen().empty())
    check_->look_at_more_rulesets(1, [](std::size_t, const std::function<void(std::size_t)>& work) { work(0); });
  else if (!scenarios_.empty())
    look_at_scenarios();
  if (stage_ == Stage::rulesets && check_->unseen().empty())
    stage_ = Stage::scenarios;
  if (stage_ == Stage::scenarios && scenarios_.empty())
    finish();
  collect();
  return true;
}

void Workspace::look_at_chosen_rules() {
  const EditedFiles::InUse in_use(edited_);
  check_ = std::make_unique<SetCheck>(SetsToCheck{{folder_}, options_.rules, options_.cards_folders}, sources_,
                                      known_findings_);
  check_->look_at_chosen_rules();
  if (check_->loaded())
    loaded_ = check_->share_loaded();
  list_scenarios();
  chosen_ = check_->findings().size();
  stage_ = options_.only_edited_scenarios ? Stage::scenarios : Stage::rulesets;
  collect();
}

// The edited ones last, because the last one is looked at first.
void Workspace::list_scenarios() {
  std::vector<Finding> found;
  scenarios_.clear();
  if (!options_.only_edited_scenarios)
    scenarios_ = scripting::find_scenario_files({folder_}, found);
  check_->add(std::move(found));
  for (const std::string& file : edited_.paths())
    if (!is_in(file, folder_) && scripting::set_of_scenario(file).empty() && is_scenario(file))
      scenarios_.push_back(file);
  std::stable_partition(scenarios_.begin(), scenarios_.end(),
                        [&](const std::string& file) { return !is_edited(file); });
}

void Workspace::look_at_scenarios() {
  const std::size_t count = is_edited(scenarios_.back()) ? 1 : std::min(scenario_files_a_step, scenarios_.size());
  const std::vector<std::string> files(scenarios_.end() - static_cast<std::ptrdiff_t>(count), scenarios_.end());
  check_->look_at_scenarios(files, libraries(), rulebook());
  scenarios_.resize(scenarios_.size() - count);
}

void Workspace::finish() {
  late_.clear();
  changed_.clear();
}

void Workspace::collect() {
  findings_ = check_->findings();
  std::set<std::string> known;
  for (const Finding& finding : findings_)
    known.insert(to_string(finding));
  for (const Finding& finding : late_)
    if (!changed_.contains(finding.file) && known.insert(to_string(finding)).second)
      findings_.push_back(finding);
  sort_fully(findings_);
}

bool Workspace::is_scenario(const std::string& file) {
  const scripting::Source text = source(file);
  return text && scripting::first_token(text->text()).is("scenario");
}

bool Workspace::uses(const std::string& folder) const {
  if (!loaded_)
    return folder == folder_;
  const std::vector<scripting::LoadedSet> sets = loaded_->sets();
  return std::any_of(sets.begin(), sets.end(),
                     [&](const scripting::LoadedSet& set) { return without_end_slash(set.folder) == folder; });
}

std::string Workspace::set_of(std::string_view file) {
  if (known())
    for (const scripting::LoadedSet& set : loaded_->sets())
      if (is_in(file, without_end_slash(set.folder)))
        return set.id;
  return {};
}

// ---- What is known -----------------------------------------------------------------------------------------------

std::shared_ptr<const scripting::Loaded> Workspace::loaded_now() {
  findings();
  return check_->share_loaded();
}

const scripting::Loaded* Workspace::loaded() {
  (void)findings();
  return loaded_.get();
}

const scripting::Loaded* Workspace::known() { return loaded_ ? loaded_.get() : loaded(); }

// Cards declare no words, so a change of a card leaves the reference as it is.
const scripting::Reference* Workspace::reference() {
  if (!known() && !base_) {
    std::vector<Finding> ignored;
    base_ = scripting::Loaded::load(options_.base, usual_rules, ignored);
  }
  const scripting::Loaded* const loaded = loaded_ ? loaded_.get() : base_.get();
  if (!loaded)
    return nullptr;
  std::string words = files_with_words(*loaded);
  if (reference_ && words == words_of_reference_)
    return reference_.get();
  const EditedFiles::InUse in_use(edited_);
  reference_ = std::make_unique<scripting::Reference>(loaded->library());
  words_of_reference_ = std::move(words);
  return reference_.get();
}

const Rulebook& Workspace::rulebook() {
  if (!rulebook_)
    rulebook_ = std::make_unique<Rulebook>();
  return *rulebook_;
}

scripting::LibraryCache& Workspace::libraries() {
  if (!libraries_) {
    libraries_ = std::make_unique<scripting::LibraryCache>(options_.base);
    libraries_->look_in(options_.cards_folders);
    libraries_->read_from(sources_);
  }
  return *libraries_;
}

}  // namespace soulstack::tools
