// Sets in memory, as the loader sees them.
#include "tools/archives/accepted_sets.h"

#include <algorithm>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "scripting/binding/loaded.h"
#include "scripting/findings/finding.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

namespace {

using scripting::Finding;

constexpr std::string_view memory_root = "/in-memory/";

scripting::EditedFiles in_memory(const std::vector<SetArchive>& sets) {
  scripting::EditedFiles files;
  for (const SetArchive& set : sets)
    for (const auto& [name, bytes] : set.files)
      files.write(fmt::format("{}{}/{}", memory_root, set.manifest.id, name), bytes);
  return files;
}

// "mine/set.lua:1: error: ...", without the place in memory.
std::string first_error(const std::vector<Finding>& findings) {
  const auto error = std::find_if(findings.begin(), findings.end(),
                                  [](const Finding& f) { return f.severity == scripting::Severity::error; });
  std::string text = error == findings.end() ? "it cannot be loaded" : to_string(*error);
  for (std::size_t at = text.find(memory_root); at != std::string::npos; at = text.find(memory_root, at))
    text.erase(at, memory_root.size());
  return text;
}

std::unique_ptr<scripting::Loaded> loaded(std::vector<std::string> folders, const std::vector<std::string>& places,
                                          const std::string& rules, std::vector<Finding>& findings) {
  return try_loading({.sets = std::move(folders), .rules = rules, .strict = true, .cards_folders = places}, findings);
}

Manifest demand_loaded(const std::string& folder, const std::vector<std::string>& places, const std::string& rules) {
  std::vector<Finding> findings;
  const auto set = loaded({folder}, places, rules, findings);
  if (!set)
    throw BadArchive(first_error(findings));
  const std::vector<scripting::LoadedSet> sets = set->sets();
  const auto own = std::find_if(sets.begin(), sets.end(), [&](const auto& one) { return one.folder == folder; });
  if (own == sets.end())
    throw BadArchive("it cannot be loaded");
  return {own->id, own->version, own->title, own->license, own->requires_sets, {}};
}

Manifest demand_loaded(const std::string& folder, const std::vector<std::string>& places) {
  const Manifest manifest = demand_loaded(folder, places, std::string("extended"));
  std::vector<Finding> unreadable;
  for (const scripting::RulesSummary& rules : scripting::rulesets_in({folder}, unreadable))
    (void)demand_loaded(folder, places, rules.name);
  if (scripting::has_error(unreadable))
    throw BadArchive(first_error(unreadable));
  return manifest;
}

void demand_same(std::string_view field, const std::string& loaded, const std::string& manifest) {
  if (loaded != manifest)
    throw BadArchive(fmt::format("the manifest says that the {} is `{}`, and set.lua says `{}`", field,
                                 scripting::printable_name(manifest), scripting::printable_name(loaded)));
}

void take_description(const Manifest& loaded, Manifest& manifest) {
  demand_same("id", loaded.id, manifest.id);
  demand_same("version", loaded.version, manifest.version);
  if (loaded.requires_sets != manifest.requires_sets)
    throw BadArchive("the manifest has other requirements than set.lua");
  manifest.title = loaded.title;
  manifest.license = loaded.license;
}

std::string name_of(const std::string& folder) { return std::filesystem::path(folder).filename().string(); }

}  // namespace

Manifest description_of(const std::string& folder, const std::vector<std::string>& places) {
  return demand_loaded(folder, places);
}

AcceptedSets::AcceptedSets(std::vector<SetArchive>& sets, std::vector<std::string> places)
    : files_(in_memory(sets)), in_use_(files_), places_(std::move(places)) {
  for (const SetArchive& set : sets)
    folders_.push_back(std::string(memory_root) + set.manifest.id);
  for (std::size_t i = 0; i < sets.size(); ++i)
    take_description(demand_loaded(folders_[i], places_), sets[i].manifest);
}

std::vector<std::string> AcceptedSets::conflicts_with(const std::vector<std::string>& folders) const {
  std::vector<std::string> all = folders, conflicts;
  all.insert(all.end(), folders_.begin(), folders_.end());
  std::vector<Finding> findings;
  if (loaded(all, places_, "extended", findings))
    return {};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = std::max(i + 1, folders.size()); j < all.size(); ++j) {
      findings.clear();
      if (!loaded({all[i], all[j]}, places_, "extended", findings))
        conflicts.push_back(fmt::format("`{}` and `{}` do not go together: {}", name_of(all[j]), name_of(all[i]),
                                        first_error(findings)));
    }
  return conflicts;
}

}  // namespace soulstack::tools
