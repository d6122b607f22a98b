// A set that travels: its files, and a manifest with their checksums. As a file, NAME-VERSION.set.zip, it is a zip
// with one folder, named as the set, with these files and manifest.json.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tools/archives/zip.h"

namespace soulstack::tools {

inline constexpr int manifest_format = 1;
inline constexpr std::string_view manifest_name = "manifest.json", archive_ending = ".set.zip";

struct ManifestFile {
  std::string name;  // in the folder of the set: "loot/spark.lua"
  std::size_t bytes = 0;
  std::string sha256;
};

struct Manifest {
  std::string id, version;
  std::string title, license;              // may be empty in an archive; those of set.lua count
  std::vector<std::string> requires_sets;  // as set.lua writes them: "base >= 0.1"
  std::vector<ManifestFile> files;         // by name
};

// manifest.json: the number of the format, and these fields. Throws BadArchive if the text is not one, or one of
// another format.
Manifest read_manifest(std::string_view text);
std::string manifest_text(const Manifest& manifest);

struct SetArchive {
  Manifest manifest;
  std::map<std::string, std::string> files;  // texts by their names in the folder of the set, without the manifest

  std::string file_name() const;  // "mine-1.2.set.zip"
};

// Why a file is not one that travels in a set, by its name and its first bytes; empty: it is one. Sets have texts
// (.lua, .md, .txt, .svg, LICENSE and the like) in UTF-8, and pictures (.png, .jpg, .webp).
std::string wrong_kind_of_file(std::string_view name, std::string_view bytes);
bool is_kind_of_file(std::string_view name);  // by its name alone

// Reads the whole archive, and compares it with its manifest. Throws BadArchive, with the entry. Runs nothing of it:
// whether its files are a set, `accept` says (accepted_sets.h).
SetArchive read_set_archive(std::string_view bytes);
// The same set gives the same bytes. Takes the sizes and checksums from the files, not from the manifest.
std::string write_set_archive(SetArchive set);

// The same checks for files that are not in an archive, such as those of a folder. Fills the list of files of the
// manifest.
void demand_files_of_set(SetArchive& set);

}  // namespace soulstack::tools
