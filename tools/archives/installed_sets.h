// The sets that are installed for this user: one folder for each, named as the set, with its files and its manifest.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tools/archives/set_archive.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

struct InstalledSet {
  std::filesystem::path folder;
  Manifest manifest;    // with only the id, if there is a problem
  std::string problem;  // its manifest is missing or cannot be read: it was not installed by this program
};

// user_sets_folder() (set_places.h). Stops with Exit::content if neither HOME nor XDG_DATA_HOME is set.
std::filesystem::path place_of_installed_sets();
// By id. None if the folder does not exist.
std::vector<InstalledSet> installed_sets(const std::filesystem::path& place);
// The files that differ from the manifest, are missing or are new: "loot/spark.lua". Hidden files do not count.
std::vector<std::string> changed_files(const InstalledSet& set);

// The only writer of installed sets while this lives: other processes wait for nothing, and are refused.
class SetInstaller {
 public:
  // Makes the folder. Finishes a change that a killed process had begun to make visible, and removes what others have
  // left. Stops with Exit::content if it cannot, or if another process installs.
  explicit SetInstaller(std::filesystem::path place);

  // One change: these sets get their names, in place of the sets that had them before, and the sets with the names
  // `removed` are removed. All files are written beside first. Stops with Exit::content if something cannot be
  // written; then everything is as it was. If the process is killed, everything is as it was, or the next
  // SetInstaller finishes it.
  void change(const std::vector<SetArchive>& sets, const std::vector<std::string>& removed);

 private:
  void finish_interrupted() const;

  std::filesystem::path place_;
  OpenFile lock_;
};

// Finishes a change of a killed process, if there is one; leaves it to another process that installs.
void finish_interrupted_change(const std::filesystem::path& place);

}  // namespace soulstack::tools
