// A file that only grows.
#include "tools/support/append_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "scripting/sandbox/open_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

AppendFile::AppendFile(const std::filesystem::path& path)
    : path_(path), file_(scripting::open_file(path, O_WRONLY | O_CREAT | O_APPEND, 0666)) {
  struct stat about = {};
  if (!file_.open() || fstat(file_.get(), &about) != 0)
    fail();
  if (!S_ISREG(about.st_mode))
    throw Stop{Exit::content, fmt::format("`{}` is not a regular file", path.string())};
  if (flock(file_.get(), LOCK_EX | LOCK_NB) != 0)
    throw Stop{Exit::content, fmt::format("`{}` is in use by another process", path.string())};
}

void AppendFile::cut(std::uintmax_t bytes) {
  if (ftruncate(file_.get(), static_cast<off_t>(bytes)) != 0)
    fail();
}

void AppendFile::append(std::string_view text) {
  if (!write_all(file_.get(), text))
    fail();
}

void AppendFile::sync() {
  if (fsync(file_.get()) != 0)
    fail();
}

void AppendFile::fail() const {
  throw Stop{Exit::content, fmt::format("`{}` cannot be written: {}", path_.string(), std::strerror(errno))};
}

}  // namespace soulstack::tools
