// A folder with a set, as what travels of it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tools/archives/set_archive.h"

namespace soulstack::tools {

struct PackedFolder {
  SetArchive set;
  std::vector<std::string> left_out;  // files of other kinds; hidden files are not named
};

// Reads the files of a set and loads it. The sets that it requires may be beside it, or in the folders `places`. A
// manifest from an earlier time is left out. Throws BadArchive if the set cannot be loaded, or if a file cannot
// travel, such as a link.
PackedFolder pack_folder(const std::filesystem::path& folder, std::vector<std::string> places);

}  // namespace soulstack::tools
