// Content for scenarios, loaded once for each choice of sets and rules.
#include <filesystem>

#include "scripting/host.h"
#include "scripting/library.h"
#include "scripting/scenario.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

struct LibraryCache::Entry {
  std::unique_ptr<Library> library;
  std::unique_ptr<Host> host;
  Loaded loaded;
};

LibraryCache::LibraryCache(std::vector<std::string> default_sets, bool rebuild)
    : default_sets_(std::move(default_sets)), rebuild_(rebuild) {}
LibraryCache::~LibraryCache() = default;

const LibraryCache::Loaded& LibraryCache::get(const std::string& set, const std::string& rules) {
  std::unique_ptr<Entry>& entry = entries_[{set, rules}];
  if (entry)
    return entry->loaded;
  entry = std::make_unique<Entry>();
  LoadOptions options;
  options.rules = rules;
  bool there = set.empty();
  for (const std::string& folder : default_sets_) {
    options.sets.emplace_back(folder);
    there = there || fs::weakly_canonical(folder) == fs::weakly_canonical(set);
  }
  if (!there)
    options.sets.emplace_back(set);
  std::vector<Finding> findings;
  entry->library = Library::load(options, findings);
  if (!entry->library) {
    entry->loaded.trouble = "the cards would not load";
    for (const Finding& f : findings)
      if (f.severity == Severity::error)
        entry->loaded.trouble += "\n  " + to_string(f);
    return entry->loaded;
  }
  if (alter_)
    entry->library->alter(alter_);
  entry->host = std::make_unique<Host>(*entry->library);
  entry->host->set_rebuild(rebuild_);
  entry->loaded = {&entry->library->content(), entry->host.get(), {}};
  return entry->loaded;
}

}  // namespace soulstack::scripting
