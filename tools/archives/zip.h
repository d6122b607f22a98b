// Zip files in memory. The one place that uses libarchive.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

// Why an archive is refused: "`mine/../x.lua` leads out of the folder of the set".
struct BadArchive : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct ZipEntry {
  std::string name;  // "mine/loot/spark.lua"
  std::string bytes;
};

// Limits of what is read. Texts of cards are packed to a fifth; a bomb to a thousandth.
inline constexpr std::size_t largest_archive = std::size_t{16} << 20;   // bytes
inline constexpr std::size_t largest_unpacked = std::size_t{32} << 20;  // bytes of all entries
inline constexpr std::size_t most_entries = 1'001;                      // files of a set, and the manifest
inline constexpr std::size_t largest_ratio = 200;                       // of the unpacked bytes to those of the archive

// The files of a zip, in its order; folders are left out. Reads only stored and deflated files, with names as in
// entry_names.h. Throws BadArchive if anything else is in it, if it is damaged or encrypted, or beyond the limits.
std::vector<ZipEntry> read_zip(std::string_view bytes);

// The same entries give the same bytes: without times, owners and modes of files.
std::string write_zip(const std::vector<ZipEntry>& entries);

}  // namespace soulstack::tools
