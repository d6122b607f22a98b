// The complete lines of a file.
#include "tools/support/file_lines.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "scripting/sandbox/open_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

FileLines::FileLines(const std::filesystem::path& path, std::size_t longest)
    : path_(path), file_(scripting::open_file(path, O_RDONLY)), longest_(longest) {
  struct stat about = {};
  if (!file_.open() || fstat(file_.get(), &about) != 0)
    throw Stop{Exit::content, fmt::format("`{}` cannot be read: {}", path.string(), std::strerror(errno))};
  if (!S_ISREG(about.st_mode))
    throw Stop{Exit::content, fmt::format("`{}` is not a regular file", path.string())};
}

bool FileLines::next(std::string& line) {
  std::size_t looked_at = at_;
  for (;;) {
    const std::size_t end = buffer_.find('\n', looked_at);
    const std::size_t length = std::min(end, buffer_.size()) - at_;
    if (length > longest_)
      throw Stop{Exit::content,
                 fmt::format("{}:{}: the line is longer than {} bytes", path_.string(), number_ + 1, longest_)};
    if (end != std::string::npos) {
      line.assign(buffer_, at_, length);
      at_ = end + 1;
      bytes_ += length + 1;
      ++number_;
      return true;
    }
    if (!fill())
      return false;
    looked_at = length;  // after `fill`, the line begins at 0
  }
}

// Drops the lines that were returned, and reads on. Returns false at the end of the file.
bool FileLines::fill() {
  constexpr std::size_t step = std::size_t{64} << 10;
  buffer_.erase(0, at_);
  at_ = 0;
  const std::size_t had = buffer_.size();
  buffer_.resize(had + step);
  ssize_t got = 0;
  do
    got = read(file_.get(), buffer_.data() + had, step);
  while (got < 0 && errno == EINTR);
  buffer_.resize(had + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  if (got < 0)
    throw Stop{Exit::content, fmt::format("`{}` cannot be read: {}", path_.string(), std::strerror(errno))};
  return got > 0;
}

}  // namespace soulstack::tools
