// Where new files go: a set, loaded together with the sets that it builds on.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tools/support/sets.h"

namespace soulstack::tools {

struct Workplace {
  std::filesystem::path folder;     // of the set
  std::string id;                   // "mine"
  std::vector<std::string> others;  // the folders of the sets that are loaded before it
  std::unique_ptr<scripting::Loaded> loaded;
};

// `named`: a folder or a name, or empty: then the set around the current folder, or the only set beside the base set.
// `also`: more sets to load. Stops if no set is found, or if it does not load.
Workplace open_workplace(const std::string& named, const std::vector<std::string>& also, Console& console);

// The folder in which a new set is made if no other is named: that of the base set if it is below the current folder,
// otherwise the current folder.
std::filesystem::path folder_for_sets();

}  // namespace soulstack::tools
