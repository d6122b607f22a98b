// An index of sets: a file of lines, each with the name of a set, its version, the name of its archive beside the
// index, and the SHA-256 of that file. Lines that begin with # are comments.
//
//   mine 1.2 mine-1.2.set.zip 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "scripting/loader/set_version.h"
#include "tools/archives/set_archive.h"

namespace soulstack::tools {

inline constexpr std::string_view index_name = "index.txt";

struct IndexEntry {
  std::string id, version;
  std::string file;  // in the folder of the index
  std::string sha256;
};

struct SetIndex {
  std::filesystem::path folder;
  std::vector<IndexEntry> entries;

  // The latest version that each of these requirements accepts; null if there is none.
  const IndexEntry* newest(const std::string& id, const std::vector<scripting::Requirement>& wanted) const;
};

// An index file, or a folder: its index.txt, or without one, the archives in it. Stops with Exit::content if it
// cannot be read, or if a line is wrong.
SetIndex read_index(const std::filesystem::path& place);
// The archives in a folder, by name and version. Stops with Exit::content if one is not a set that travels, or if two
// have the same name and version.
SetIndex index_of_folder(const std::filesystem::path& folder);
std::string index_text(const SetIndex& index);

// Reads an archive, and compares it with its line. Stops with Exit::content if it is another one or is refused.
SetArchive archive_of(const SetIndex& index, const IndexEntry& entry);
// The same for a file that is in no index.
SetArchive archive_in(const std::filesystem::path& file);

}  // namespace soulstack::tools
