// A file that only grows, written by one process at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "tools/support/atomic_file.h"

namespace soulstack::tools {

// All members stop with Exit::content if the system refuses.
class AppendFile {
 public:
  // Creates it if it does not exist. Locks it until the end of this object, and refuses a file that is locked.
  explicit AppendFile(const std::filesystem::path& path);

  // Removes everything after that many bytes.
  void cut(std::uintmax_t bytes);
  void append(std::string_view text);
  // Waits until the disk has everything.
  void sync();

 private:
  [[noreturn]] void fail() const;
  std::filesystem::path path_;
  OpenFile file_;
};

}  // namespace soulstack::tools
