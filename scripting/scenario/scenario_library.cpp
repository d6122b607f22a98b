// Content of scenarios, loaded once for each choice of sets and rules.
#include <algorithm>
#include <filesystem>

#include "engine/model/content.h"
#include "scripting/binding/host.h"
#include "scripting/binding/loaded.h"
#include "scripting/lint/coverage_watch.h"
#include "scripting/loader/library.h"
#include "scripting/sandbox/branch_lines.h"
#include "scripting/scenario/plain_cards.h"
#include "scripting/scenario/scenario.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

struct LibraryCache::Entry {
  std::unique_ptr<Library> library;
  std::shared_ptr<const scripting::Loaded> borrowed;  // instead of a library
  std::unique_ptr<Content> content;  // a copy of the borrowed one with plain cards, when it is asked for
  std::unique_ptr<CoverageWatch> watch;
  std::unique_ptr<Host> host;
  std::unique_ptr<Oracle> oracle;
  Loaded loaded;

  bool was_asked_for() const { return !borrowed || content; }
};

namespace {

void split_branches_of(const fs::path&, std::string& text) { text = split_branches(text).text; }

// In a browser no folder exists, so that nothing can be canonical.
fs::path place_of(const std::string& folder) {
  std::error_code error;
  const fs::path place = fs::weakly_canonical(folder, error);
  return error ? fs::path(folder).lexically_normal() : place;
}

const SetDef* set_in(const Library& library, const std::string& folder) {
  for (const SetDef& set : library.sets())
    if (!folder.empty() && place_of(set.folder) == place_of(folder))
      return &set;
  return nullptr;
}

Homes homes_of(const Library& library, const std::string& own, const std::string& first_default) {
  Homes homes;
  if (const SetDef* const set = set_in(library, own)) {
    homes.sets.push_back(set->id);
    homes.sets.insert(homes.sets.end(), set->requires_sets.begin(), set->requires_sets.end());
  }
  if (const SetDef* const set = set_in(library, first_default))
    homes.sets.push_back(set->id);
  homes.set_aside = library.set_aside();
  homes.other_ids = library.other_ids();
  homes.overrides = library.overrides();
  return homes;
}

}  // namespace

LibraryCache::LibraryCache(std::vector<std::string> default_sets, bool rebuild)
    : default_sets_(std::move(default_sets)), rebuild_(rebuild) {}
LibraryCache::LibraryCache(LibraryCache& original, std::string file, std::string text)
    : default_sets_(original.default_sets_),
      cards_folders_(original.cards_folders_),
      rebuild_(original.rebuild_),
      broken_cards_(BrokenCards::refuse),
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

LibraryCache* LibraryCache::with_lines_as_written() {
  if (!notes_)
    return nullptr;
  if (!as_written_) {
    as_written_ = std::make_unique<LibraryCache>(default_sets_, rebuild_);
    as_written_->cards_folders_ = cards_folders_;
    as_written_->sources_ = sources_;
    as_written_->broken_cards_ = broken_cards_;
    as_written_->alter_ = alter_;
  }
  return as_written_.get();
}

std::string LibraryCache::Loaded::trouble() const {
  std::string trouble = "the cards could not be loaded";
  for (const Finding& f : findings)
    trouble += "\n  " + to_string(f);
  return trouble;
}

bool LibraryCache::failed_to_load() const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [](const auto& e) { return e.second->was_asked_for() && !e.second->loaded.content; });
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
  LoadOptions options = as_it_is.library->options();
  options.broken_cards = broken_cards_;
  return Library::load(options, std::move(files), findings);
}

LoadOptions LibraryCache::options_for(const std::string& set, const std::string& rules) const {
  LoadOptions options;
  options.rules = rules;
  options.broken_cards = broken_cards_;
  options.cards_folders = {cards_folders_.begin(), cards_folders_.end()};
  bool there = set.empty();
  for (const std::string& folder : default_sets_) {
    options.sets.emplace_back(folder);
    there = there || place_of(folder) == place_of(set);
  }
  if (!there)
    options.sets.emplace_back(set);
  return options;
}

std::unique_ptr<Library> LibraryCache::load_from_files(const std::string& set, const std::string& rules,
                                                       std::vector<Finding>& findings) {
  Files files(sources_);
  if (notes_)
    files.change_with(split_branches_of);
  return Library::load(options_for(set, rules), std::move(files), findings);
}

void LibraryCache::borrow(const std::string& set, std::shared_ptr<const scripting::Loaded> loaded) {
  const Library& library = loaded->library();
  const LoadOptions& is = library.options();
  const LoadOptions wanted = options_for(set, is.rules);
  const bool is_same = is.sets == wanted.sets && is.cards_folders == wanted.cards_folders && is.checked &&
                       is.broken_cards == wanted.broken_cards && library.files().sources() == sources_;
  if (!is_same || original_ || notes_ || alter_)
    return;
  std::unique_ptr<Entry>& entry = entries_[{set, is.rules}];
  if (entry)
    return;
  entry = std::make_unique<Entry>();
  entry->borrowed = std::move(loaded);
}

void LibraryCache::make_ready(Entry& entry, const std::string& set) {
  const Library& library = entry.borrowed->library();
  for (const SetAside& card : library.set_aside())
    set_aside_.try_emplace(card.file, card);
  entry.content = std::make_unique<Content>(library.content());
  add_plain_cards(*entry.content);
  const std::string first_default = default_sets_.empty() ? "" : default_sets_.front();
  entry.loaded = {entry.content.get(), nullptr, &library, homes_of(library, set, first_default), {}};
}

std::set<std::string> LibraryCache::sets() const {
  std::set<std::string> sets;
  for (const auto& [key, entry] : entries_)
    if (!key.first.empty() && entry->was_asked_for())
      sets.insert(key.first);
  return sets;
}

LibraryCache::Entry& LibraryCache::entry(const std::string& set, const std::string& rules) {
  std::unique_ptr<Entry>& entry = entries_[{set, rules}];
  if (entry && !entry->was_asked_for())
    make_ready(*entry, set);
  if (entry)
    return *entry;
  entry = std::make_unique<Entry>();
  std::vector<Finding> findings;
  entry->library = load(set, rules, findings);
  const bool is_whole = entry->library && entry->library->set_aside().empty();
  const Entry* const as_written = is_whole || !notes_ ? nullptr : &with_lines_as_written()->entry(set, rules);
  if (!entry->library) {
    std::erase_if(findings, [](const Finding& f) { return f.severity != Severity::error; });
    entry->loaded.findings = as_written && !as_written->library ? as_written->loaded.findings : std::move(findings);
    return *entry;
  }
  const Library& named = as_written && as_written->library ? *as_written->library : *entry->library;
  for (const SetAside& card : named.set_aside())
    set_aside_.try_emplace(card.file, card);
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
  entry->loaded = {&entry->library->content(),
                   entry->host.get(),
                   entry->library.get(),
                   homes_of(*entry->library, set, first_default),
                   {}};
  entry->loaded.homes.set_aside = named.set_aside();
  if (compares_)
    entry->oracle = std::make_unique<Oracle>(entry->library->content());
  entry->loaded.oracle = entry->oracle.get();
  return *entry;
}

const LibraryCache::Loaded& LibraryCache::get(const std::string& set, const std::string& rules) {
  return entry(set, rules).loaded;
}

void LibraryCache::trim() {
  constexpr std::size_t kept = 100;
  if (entries_.size() > kept)
    entries_.clear();
  if (as_written_)
    as_written_->trim();
}

}  // namespace soulstack::scripting
