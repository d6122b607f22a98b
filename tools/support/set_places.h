// The folders in which sets are looked up by name, and where an installed program has its files.
#pragma once

#include <filesystem>
#include <vector>

namespace soulstack::tools {

// The folder of this program; empty if it is unknown, as in a browser.
std::filesystem::path program_folder();

// share/soulstack beside the folder `bin` of an installed program; empty if there is no such folder.
std::filesystem::path installed_files();

// The user's own sets: $XDG_DATA_HOME/soulstack/sets, or ~/.local/share/soulstack/sets. The folder of each set has the
// id of the set as its name, since requirements are found by it. It may not exist. Empty if neither XDG_DATA_HOME, as
// an absolute path, nor HOME is set.
std::filesystem::path user_sets_folder();

// The folders that exist, in this order: those of SOULSTACK_PATH (separated by colons), the user's, `cards` beside the
// program, and `cards` of the installed files. A set of the first one hides those of the same name in later ones.
std::vector<std::filesystem::path> folders_of_shared_sets();

}  // namespace soulstack::tools
