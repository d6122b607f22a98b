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
  // Makes the folder. Removes what a killed process has left. Stops with Exit::content if it cannot, or if another process
  // installs.
  explicit SetInstaller(std::filesystem::path place);

  // Writes all files beside, then gives them their name at once, in place of the set that had it before. Stops with
  // Exit::content if a file cannot be written; then everything is as it was.
  void write(const SetArchive& set);
  // The same for its removal.
  void remove(const std::string& id);

 private:
  std::filesystem::path new_folder() const;
  void remove_leftovers() const;

  std::filesystem::path place_;
  OpenFile lock_;
};

}  // namespace soulstack::tools
