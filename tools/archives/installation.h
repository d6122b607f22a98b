// What is to be installed together: sets, and those that they require, in an order in which each comes after its
// requirements.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "scripting/loader/set_version.h"
#include "tools/archives/installed_sets.h"
#include "tools/archives/set_archive.h"
#include "tools/archives/set_index.h"

namespace soulstack::tools {

class Installation {
 public:
  // `index`: where required sets are looked for that are not installed; null: nowhere.
  Installation(std::filesystem::path place, const SetIndex* index);

  // Adds a set, and the sets of the index that it requires and that are neither installed nor beside the base set.
  // Stops with Exit::content if no version in the index fits all.
  void add(SetArchive set);
  // The latest version in the index that fits. Stops with Exit::content if there is none.
  void add(const scripting::Requirement& wanted);
  void add_unless_chosen(const scripting::Requirement& wanted);

  const std::vector<SetArchive>& sets() const { return sets_; }

  struct Installed {
    std::string id, version, before;  // the version that it replaces; empty: none
    std::filesystem::path folder;
  };
  struct Result {
    std::vector<Installed> sets;
    std::vector<std::string> conflicts;  // with other sets, one sentence each
  };
  // Loads all of them, then writes them. Stops with Exit::content, and writes nothing, if one is refused, if it would
  // replace a folder that was not installed or has changed since (unless `over_changes`), or a set that others
  // require in another version.
  Result install(bool over_changes);

 private:
  bool is_there(const scripting::Requirement& wanted) const;
  void require(const Manifest& set);
  const InstalledSet* installed(const std::string& id) const;
  void demand_replaceable(const SetArchive& set, bool over_changes) const;
  std::vector<std::string> folders_of_others() const;

  std::filesystem::path place_;
  const SetIndex* index_;
  std::vector<InstalledSet> installed_;
  std::vector<scripting::Requirement> wanted_;  // by the sets so far
  std::vector<SetArchive> sets_;
  std::map<std::string, std::string> chosen_;  // versions by id
};

// Stops with Exit::content if files of it have changed since it was installed, or if it was not installed.
void demand_unchanged(const InstalledSet& set);
// Stops with Exit::content if another one of these requires the set, in a version that is not `version` (empty: in
// any).
void demand_not_required(const std::string& id, const std::string& version, const std::vector<InstalledSet>& others);

}  // namespace soulstack::tools
