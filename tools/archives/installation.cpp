// What is to be installed together.
#include "tools/archives/installation.h"

#include <algorithm>

#include <fmt/format.h>

#include "tools/archives/accepted_sets.h"
#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using scripting::Requirement;

namespace {

constexpr std::size_t most_sets = 100;  // that are installed together

[[noreturn]] void stop(const std::string& why) { throw Stop{Exit::content, why + "; nothing was installed"}; }

std::vector<Requirement> requirements_of(const Manifest& set) {
  std::vector<Requirement> all;
  for (const std::string& text : set.requires_sets)
    if (const auto requirement = scripting::read_requirement(text))
      all.push_back(*requirement);
  return all;
}

}  // namespace

Installation::Installation(fs::path place, const SetIndex* index)
    : place_(std::move(place)), index_(index), installed_(installed_sets(place_)) {}

const InstalledSet* Installation::installed(const std::string& id) const {
  const auto at = std::find_if(installed_.begin(), installed_.end(),
                               [&](const InstalledSet& set) { return set.manifest.id == id; });
  return at == installed_.end() ? nullptr : &*at;
}

bool Installation::is_there(const Requirement& wanted) const {
  if (const auto chosen = chosen_.find(wanted.set); chosen != chosen_.end()) {
    if (!wanted.accepts(chosen->second))
      stop(fmt::format("`{}` {} is to be installed, but `{}` is required, too", wanted.set, chosen->second,
                       wanted.text()));
    return true;
  }
  if (const InstalledSet* const set = installed(wanted.set); set && set->problem.empty())
    return wanted.accepts(set->manifest.version);
  return !set_beside_base(wanted.set).empty();
}

// The loader names what is missing, if the index does not have it.
void Installation::require(const Manifest& set) {
  const std::vector<Requirement> all = requirements_of(set);
  wanted_.insert(wanted_.end(), all.begin(), all.end());
  for (const Requirement& wanted : all)
    if (!is_there(wanted) && index_ && index_->newest(wanted.set, {}))
      add(wanted);
}

void Installation::add(SetArchive set) {
  const std::string id = set.manifest.id;
  if (id == "base")
    stop("`base` is the set of the program itself");
  if (chosen_.size() == most_sets)
    stop(fmt::format("More than {} sets would be installed together", most_sets));
  if (!chosen_.emplace(id, set.manifest.version).second)
    stop(fmt::format("`{}` is named twice", id));
  require(set.manifest);
  sets_.push_back(std::move(set));
}

void Installation::add(const Requirement& wanted) {
  wanted_.push_back(wanted);
  const IndexEntry* const entry = index_ ? index_->newest(wanted.set, wanted_) : nullptr;
  if (!entry)
    stop(fmt::format("The index has no version of `{}` that fits `{}`", wanted.set, wanted.text()));
  add(archive_of(*index_, *entry));
}

void Installation::add_unless_chosen(const Requirement& wanted) {
  if (!chosen_.contains(wanted.set))
    add(wanted);
}

void Installation::demand_replaceable(const SetArchive& set, bool over_changes) const {
  const InstalledSet* const before = installed(set.manifest.id);
  if (!before)
    return;
  if (!over_changes || !before->problem.empty())
    demand_unchanged(*before);
}

std::vector<std::string> Installation::folders_of_others() const {
  std::vector<std::string> folders;
  for (const InstalledSet& set : installed_)
    if (!chosen_.contains(set.manifest.id))
      folders.push_back(set.folder.string());
  return folders;
}

Installation::Result Installation::install(bool over_changes) {
  Result result;
  SetInstaller installer(place_);
  installed_ = installed_sets(place_);
  std::vector<InstalledSet> others = installed_;
  std::erase_if(others, [&](const InstalledSet& set) { return chosen_.contains(set.manifest.id); });
  for (const SetArchive& set : sets_) {
    demand_replaceable(set, over_changes);
    demand_not_required(set.manifest.id, set.manifest.version, others);
  }
  try {
    const AcceptedSets accepted(sets_, {place_.string()});
    result.conflicts = accepted.conflicts_with(folders_of_others());
  } catch (const BadArchive& bad) {
    stop(fmt::format("The set is refused: {}", bad.what()));
  }
  installer.change(sets_, {});
  for (const SetArchive& set : sets_) {
    const InstalledSet* const before = installed(set.manifest.id);
    result.sets.push_back(
        {set.manifest.id, set.manifest.version, before ? before->manifest.version : "", place_ / set.manifest.id});
  }
  return result;
}

void demand_unchanged(const InstalledSet& set) {
  if (!set.problem.empty())
    throw Stop{Exit::content,
               fmt::format("`{}` is left as it is: {}. Move or remove it yourself", set.folder.string(), set.problem)};
  if (const std::vector<std::string> changed = changed_files(set); !changed.empty())
    throw Stop{Exit::content,
               fmt::format("`{}` has changed since it was installed: {}{}. It is left as it is; --force overrides this",
                           set.folder.string(), changed.front(),
                           changed.size() == 1 ? "" : fmt::format(" and {} more", changed.size() - 1))};
}

void demand_not_required(const std::string& id, const std::string& version, const std::vector<InstalledSet>& others) {
  for (const InstalledSet& other : others)
    for (const Requirement& wanted : requirements_of(other.manifest))
      if (wanted.set == id && (version.empty() || !wanted.accepts(version)))
        throw Stop{Exit::content, fmt::format("The installed set `{}` requires `{}`; nothing was changed",
                                              other.manifest.id, wanted.text())};
}

}  // namespace soulstack::tools
