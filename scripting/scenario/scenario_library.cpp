// Content of scenarios, loaded once for each choice of sets and rules.
#include <algorithm>
#include <filesystem>

#include "scripting/binding/host.h"
#include "scripting/lint/coverage_watch.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/branch_lines.h"
#include "scripting/scenario/plain_cards.h"
#include "scripting/scenario/scenario.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

struct LibraryCache::Entry {
  std::unique_ptr<Library> library;
  std::unique_ptr<CoverageWatch> watch;
  std::unique_ptr<Host> host;
  Loaded loaded;
};

namespace {

void split_branches_of(const fs::path&, std::string& text) { text = split_branches(text).text; }

const SetDef* set_in(const Library& library, const std::string& folder) {
  std::error_code error;
  for (const SetDef& set : library.sets())
    if (!folder.empty() && fs::weakly_canonical(set.folder, error) == fs::weakly_canonical(folder, error))
      return &set;
  return nullptr;
}

Homes homes_of(const Library& library, const std::string& own, const std::string& first_default) {
  Homes homes;
  if (const SetDef* const set = set_in(library, own)) {
    homes.push_back(set->id);
    homes.insert(homes.end(), set->requires_sets.begin(), set->requires_sets.end());
  }
  if (const SetDef* const set = set_in(library, first_default))
    homes.push_back(set->id);
  return homes;
}

}  // namespace

LibraryCache::LibraryCache(std::vector<std::string> default_sets, bool rebuild)
    : default_sets_(std::move(default_sets)), rebuild_(rebuild) {}
LibraryCache::LibraryCache(LibraryCache& original, std::string file, std::string text)
    : default_sets_(original.default_sets_),
      rebuild_(original.rebuild_),
      alter_(original.alter_),
      original_(&original),
      changed_file_(std::move(file)),
      changed_text_(std::move(text)) {}
LibraryCache::~LibraryCache() = default;

void LibraryCache::note_into(Coverage* coverage) {
  notes_ = true;
  coverage_ = coverage;
  for (const auto& [key, entry] : entries_)
    if (entry->watch)
      entry->watch->note_into(coverage);
}

std::string LibraryCache::Loaded::trouble() const {
  std::string trouble = "the cards could not be loaded";
  for (const Finding& f : findings)
    trouble += "\n  " + to_string(f);
  return trouble;
}

bool LibraryCache::failed_to_load() const {
  return std::any_of(entries_.begin(), entries_.end(), [](const auto& e) { return !e.second->loaded.content; });
}

std::unique_ptr<Library> LibraryCache::load(const std::string& set, const std::string& rules,
                                            std::vector<Finding>& findings) {
  if (!original_)
    return load_from_files(set, rules, findings);
  const Entry& as_it_is = original_->entry(set, rules);
  if (!as_it_is.library)
    return nullptr;
  Files files = as_it_is.library->files();
  files.change_with([this](const fs::path& file, std::string& text) {
    if (file.generic_string() == changed_file_)
      text = changed_text_;
  });
  return Library::load(as_it_is.library->options(), std::move(files), findings);
}

std::unique_ptr<Library> LibraryCache::load_from_files(const std::string& set, const std::string& rules,
                                                       std::vector<Finding>& findings) {
  LoadOptions options;
  options.rules = rules;
  bool there = set.empty();
  for (const std::string& folder : default_sets_) {
    options.sets.emplace_back(folder);
    there = there || fs::weakly_canonical(folder) == fs::weakly_canonical(set);
  }
  if (!there)
    options.sets.emplace_back(set);
  Files files;
  if (notes_)
    files.change_with(split_branches_of);
  return Library::load(options, std::move(files), findings);
}

LibraryCache::Entry& LibraryCache::entry(const std::string& set, const std::string& rules) {
  std::unique_ptr<Entry>& entry = entries_[{set, rules}];
  if (entry)
    return *entry;
  entry = std::make_unique<Entry>();
  std::vector<Finding> findings;
  entry->library = load(set, rules, findings);
  if (!entry->library) {
    std::erase_if(findings, [](const Finding& f) { return f.severity != Severity::error; });
    entry->loaded.findings = std::move(findings);
    return *entry;
  }
  entry->library->alter(add_plain_cards);
  if (alter_)
    entry->library->alter(alter_);
  entry->host = std::make_unique<Host>(*entry->library);
  entry->host->set_rebuild(rebuild_);
  if (notes_) {
    entry->watch = std::make_unique<CoverageWatch>(entry->library->content());
    entry->watch->note_into(coverage_);
    entry->host->observer = entry->watch.get();
    entry->library->budget().watch_lines(entry->watch.get());
  }
  const std::string first_default = default_sets_.empty() ? "" : default_sets_.front();
  entry->loaded = {&entry->library->content(), entry->host.get(), homes_of(*entry->library, set, first_default), {}};
  return *entry;
}

const LibraryCache::Loaded& LibraryCache::get(const std::string& set, const std::string& rules) {
  return entry(set, rules).loaded;
}

void LibraryCache::trim() {
  constexpr std::size_t kept = 100;
  if (entries_.size() > kept)
    entries_.clear();
}

}  // namespace soulstack::scripting
