// The complete lines of a file, one after the other.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "tools/support/atomic_file.h"

namespace soulstack::tools {

class FileLines {
 public:
  // Lines may have at most that many bytes. Stops with Exit::content if it can't be read or is not a regular file.
  FileLines(const std::filesystem::path& path, std::size_t longest);

  // Returns false at the end; a last line without an end is left out. Stops with Exit::content if the line is too long or
  // the system fails.
  bool next(std::string& line);

  std::uint64_t number() const { return number_; }  // of the line read last, from 1
  std::uintmax_t bytes() const { return bytes_; }   // up to its end

 private:
  bool fill();

  std::filesystem::path path_;
  OpenFile file_;
  std::size_t longest_;
  std::string buffer_;
  std::size_t at_ = 0;  // in the buffer: the beginning of the next line
  std::uint64_t number_ = 0;
  std::uintmax_t bytes_ = 0;
};

}  // namespace soulstack::tools
