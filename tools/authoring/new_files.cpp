// New files that are written together.
#include "tools/authoring/new_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // renameat2
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

bool is_there(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

[[noreturn]] void refuse_existing(const fs::path& path) {
  refuse(fmt::format("`{}` exists already; nothing was written", path.generic_string()));
}

// Gives a finished file its name, if no file has that name. Returns 0, or the number of the error.
int name_new_file(const fs::path& finished, const fs::path& name) {
  if (renameat2(AT_FDCWD, finished.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE) == 0)
    return 0;
  if (errno != EINVAL && errno != ENOSYS)  // the file system does not know this flag
    return errno;
  if (is_there(name))
    return EEXIST;
  return rename(finished.c_str(), name.c_str()) == 0 ? 0 : errno;
}

// What was made so far, removed again unless everything succeeds.
class Made {
 public:
  Made() = default;
  ~Made() {
    std::error_code error;
    for (auto at = made_.rbegin(); at != made_.rend(); ++at)
      fs::remove(*at, error);  // a folder only if it is empty
  }
  Made(const Made&) = delete;
  Made& operator=(const Made&) = delete;

  void folder(const fs::path& path) {
    if (path.empty() || fs::is_directory(path))
      return;
    folder(path.parent_path());
    std::error_code error;
    if (!fs::create_directory(path, error) && error)
      throw Stop{Exit::content, fmt::format("The folder `{}` cannot be made: {}", path.string(), error.message())};
    made_.push_back(path);
  }

  void file(const NewFile& file) {
    const fs::path unfinished = file.path.parent_path() / fmt::format(".{}.new", file.path.filename().string());
    if (is_there(unfinished))
      refuse_existing(unfinished);
    if (const std::string why = write_whole(unfinished, file.text); !why.empty())
      throw Stop{Exit::content, why};
    const int error = name_new_file(unfinished, file.path);
    if (error != 0)
      unlink(unfinished.c_str());
    if (error == EEXIST)
      refuse_existing(file.path);
    if (error != 0)
      throw Stop{Exit::content, fmt::format("`{}` cannot be written: {}", file.path.string(), std::strerror(error))};
    made_.push_back(file.path);
  }

  void keep() { made_.clear(); }

 private:
  std::vector<fs::path> made_;
};

}  // namespace

void demand_new(const std::vector<NewFile>& files) {
  for (const NewFile& file : files)
    if (is_there(file.path))
      refuse_existing(file.path);
}

void write_new_files(const std::vector<NewFile>& files) {
  demand_new(files);
  Made made;
  for (const NewFile& file : files) {
    made.folder(file.path.parent_path());
    made.file(file);
  }
  made.keep();
}

}  // namespace soulstack::tools
