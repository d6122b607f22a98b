// Atomic file replacement: a file is as it was or as it is to be, whatever happens while it is written.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace soulstack::tools {

// Through a file beside it that is synced and renamed. The sentence that says why not; empty: it is written. Then the
// file that was there before is as it was.
std::string write_whole(const std::filesystem::path& path, std::string_view text);

// No file that is read whole is larger.
inline constexpr std::uintmax_t largest_file = std::uintmax_t{64} << 20;

// All of a file. Nothing, and a sentence in `why`, if it can't be read, is no plain file, or is larger than 64 MiB.
std::optional<std::string> read_whole(const std::filesystem::path& path, std::string& why);

// Writes all of it, after an interruption too. False: errno says why.
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
