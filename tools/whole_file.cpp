// Files that are there as they were or as they are to be, never half.
#include "tools/whole_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <mutex>
#include <set>
#include <utility>

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr off_t largest_file = off_t{1} << 30;
constexpr int most_links = 40;  // as the system follows
constexpr std::string_view unfinished = ".unfinished";

std::string failed(std::string_view what, const fs::path& path) {
  return fmt::format("`{}` can't be {}: {}", path.string(), what, std::strerror(errno));
}

// Of a long name only so much that there is room for the rest.
std::string beginning_of_name(const fs::path& path) {
  return fmt::format(".{}.", path.filename().string().substr(0, 200));
}

// In the same folder, so that it can be renamed; of this process, so that two of them do not meet.
fs::path file_beside(const fs::path& path) {
  return path.parent_path() / fmt::format("{}{}{}", beginning_of_name(path), getpid(), unfinished);
}

// Whose process is gone: ".NAME.123.unfinished".
bool is_left_behind(const std::string& name) {
  if (name.size() <= unfinished.size() || !name.starts_with('.') || !name.ends_with(unfinished))
    return false;
  const std::size_t end = name.size() - unfinished.size();
  const std::size_t dot = name.rfind('.', end - 1);
  pid_t process = 0;
  const auto [at, error] = std::from_chars(name.data() + dot + 1, name.data() + end, process);
  return at == name.data() + end && process > 0 && kill(process, 0) != 0 && errno == ESRCH;
}

// What processes left behind that were killed while they wrote a file of this folder. Looked for once in each folder: a
// large one is slow to list.
void remove_unfinished(const fs::path& folder) {
  static std::mutex mutex;
  static std::set<fs::path> looked_through;
  const std::lock_guard lock(mutex);
  if (!looked_through.insert(folder).second)
    return;
  std::error_code error;
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator(); at.increment(error))
    if (std::error_code gone; is_left_behind(at->path().filename().string()))
      fs::remove(at->path(), gone);
}

void sync_folder(const fs::path& folder) {
  if (const OpenFile opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); opened.open())
    fsync(opened.get());
}

// The place that a name leads to, so that a link stays one, also where it leads to nothing yet. Empty: it leads nowhere,
// and errno says why.
fs::path place_of(const fs::path& path) {
  std::error_code error;
  fs::path place = fs::absolute(path, error);
  for (int links = 0; fs::is_symlink(place, error); ++links) {
    if (links == most_links) {
      errno = ELOOP;
      return {};
    }
    place = place.parent_path() / fs::read_symlink(place, error);
  }
  return place;
}

}  // namespace

OpenFile::~OpenFile() {
  if (open())
    ::close(file_);
}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
  if (this != &other) {
    if (open())
      ::close(file_);
    file_ = other.release();
  }
  return *this;
}

int OpenFile::release() { return std::exchange(file_, -1); }

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string write_whole(const fs::path& named, std::string_view text) {
  const fs::path path = place_of(named);
  if (path.empty())
    return failed("written", named);
  remove_unfinished(path.parent_path());
  const fs::path beside = file_beside(path);
  const OpenFile file(open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0666));
  if (!file.open())
    return failed("written", named);
  const bool written = write_all(file.get(), text) && fsync(file.get()) == 0;
  if (!written || rename(beside.c_str(), path.c_str()) != 0) {
    const std::string why = failed("written", named);
    unlink(beside.c_str());
    return why;
  }
  sync_folder(path.parent_path());
  return {};
}

std::optional<std::string> read_whole(const fs::path& path, std::string& why) {
  const OpenFile file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat about = {};
  if (!file.open() || fstat(file.get(), &about) != 0) {
    why = failed("read", path);
    return {};
  }
  if (!S_ISREG(about.st_mode) || about.st_size > largest_file) {
    why = fmt::format("`{}` is {}", path.string(), S_ISREG(about.st_mode) ? "larger than 1 GiB" : "no plain file");
    return {};
  }
  std::string text(static_cast<std::size_t>(about.st_size), '\0');
  std::size_t got = 0;
  while (got < text.size()) {
    const ssize_t more = read(file.get(), text.data() + got, text.size() - got);
    if (more < 0 && errno == EINTR)
      continue;
    if (more < 0) {
      why = failed("read", path);
      return {};
    }
    if (more == 0)
      break;
    got += static_cast<std::size_t>(more);
  }
  text.resize(got);
  return text;
}

}  // namespace soulstack::tools
