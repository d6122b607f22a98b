// A copy of a set in a temporary folder, in which new files are tried before they are written.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario.h"
#include "tools/support/sets.h"

namespace soulstack::tools {

// A folder in the system's temporary folder, removed at the end.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class StagedSet {
 public:
  // `others`: the sets that are loaded before it. Copies the Lua files of the set, without its scenarios. The folder need
  // not exist, for a set that is new.
  StagedSet(const std::filesystem::path& set, std::vector<std::string> others);

  // "loot/spark.lua". Replaces what was written there before.
  void write(const std::filesystem::path& file, const std::string& text);
  void remove(const std::filesystem::path& file);

  // What `soulstack check` would report about this set, with the names of the real files. Of files that are set aside,
  // only those that were written here count.
  std::vector<scripting::Finding> findings(const std::string& rules = "extended") const;
  // Runs the scenarios of one file.
  std::vector<scripting::ScenarioResult> test(const std::filesystem::path& file) const;
  // scenario_of_first_use of a card of the set. `card`: its id in the set.
  std::string first_use(const std::string& card, const std::string& name) const;

 private:
  std::string with_real_name(const std::string& text) const;

  std::filesystem::path set_;
  std::vector<std::string> others_;
  TemporaryFolder temporary_;
  std::filesystem::path folder_;
  std::set<std::string> written_;  // paths
};

}  // namespace soulstack::tools
