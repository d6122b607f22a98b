// Atomic file replacement: a file has its old or its new content, even if the process is killed during the write.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace soulstack::tools {

// Writes a temporary file beside it, syncs it and renames it. Returns an error message, empty on success. On failure an
// existing file is unchanged; what is not a regular file, such as a device, is never replaced.
std::string write_whole(const std::filesystem::path& path, std::string_view text);

// The size limit for reading a whole file.
inline constexpr std::uintmax_t largest_file = std::uintmax_t{64} << 20;

// Reads a whole file, also one that is built in. No value, and a message in `why`, if it cannot be read, is not a regular file or exceeds 64 MiB.
std::optional<std::string> read_whole(const std::filesystem::path& path, std::string& why);
std::string text_or_nothing(const std::filesystem::path& path);  // empty if it can't be read

// Writes everything, also after interruptions. Returns false on failure; errno says why.
bool write_all(int file, std::string_view text);

// A file that closes itself.
class OpenFile {
 public:
  explicit OpenFile(int file = -1) : file_(file) {}
  ~OpenFile();
  OpenFile(OpenFile&& other) noexcept : file_(other.release()) {}
  OpenFile& operator=(OpenFile&& other) noexcept;
  int get() const { return file_; }
  bool open() const { return file_ >= 0; }
  int release();

 private:
  int file_;
};

}  // namespace soulstack::tools
