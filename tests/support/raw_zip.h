// Zip files byte by byte, also such as no program would write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::testing {

struct RawEntry {
  std::string name, bytes;
  std::uint32_t mode = 0100644;        // of Unix: the kind of file and its permissions
  int method = 0;                      // 0: stored
  int flags = 0;                       // 1: encrypted
  std::string name_in_directory = {};  // empty: the same
  std::uint32_t crc_is_off_by = 0;
  std::uint32_t size_is_off_by = 0;
};

inline std::uint32_t crc_of(std::string_view bytes) {
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char byte : bytes) {
    crc ^= static_cast<unsigned char>(byte);
    for (int bit = 0; bit < 8; ++bit)
      crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320U : crc >> 1;
  }
  return ~crc;
}

inline void put(std::string& to, std::uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i)
    to += static_cast<char>(value >> (8 * i) & 0xFF);
}

// What the header of an entry and the directory share.
inline void put_facts(std::string& to, const RawEntry& entry, const std::string& name) {
  const auto size = static_cast<std::uint32_t>(entry.bytes.size());
  put(to, 20, 2);
  put(to, static_cast<std::uint32_t>(entry.flags), 2);
  put(to, static_cast<std::uint32_t>(entry.method), 2);
  put(to, 0x00210000U, 4);  // 1980-01-01
  put(to, crc_of(entry.bytes) + entry.crc_is_off_by, 4);
  put(to, size, 4);
  put(to, size + entry.size_is_off_by, 4);
  put(to, static_cast<std::uint32_t>(name.size()), 2);
  put(to, 0, 2);
}

inline std::string raw_zip(const std::vector<RawEntry>& entries, const std::string& comment = "") {
  std::string zip, directory;
  for (const RawEntry& entry : entries) {
    const auto at = static_cast<std::uint32_t>(zip.size());
    const std::string& listed = entry.name_in_directory.empty() ? entry.name : entry.name_in_directory;
    zip += "PK\3\4";
    put_facts(zip, entry, entry.name);
    zip += entry.name + entry.bytes;
    directory += "PK\1\2";
    put(directory, 0x0314, 2);  // made on Unix
    put_facts(directory, entry, listed);
    put(directory, 0, 4);  // no comment, the first disk
    put(directory, 0, 2);
    put(directory, entry.mode << 16, 4);
    put(directory, at, 4);
    directory += listed;
  }
  const auto at = static_cast<std::uint32_t>(zip.size()), count = static_cast<std::uint32_t>(entries.size());
  zip += directory + "PK\5\6";
  put(zip, 0, 4);
  put(zip, count, 2);
  put(zip, count, 2);
  put(zip, static_cast<std::uint32_t>(directory.size()), 4);
  put(zip, at, 4);
  put(zip, static_cast<std::uint32_t>(comment.size()), 2);
  return zip + comment;
}

}  // namespace soulstack::testing
