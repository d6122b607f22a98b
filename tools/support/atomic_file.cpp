// Atomic file replacement.
#include "tools/support/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <mutex>
#include <random>
#include <set>
#include <utility>

#include "scripting/sandbox/open_file.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

constexpr int most_links = 40;   // that the system follows
constexpr int most_names = 100;  // to try for a temporary file
// Temporary files are named ".soulstack-PROCESS-RANDOM.unfinished", in the folder of the final file.
constexpr std::string_view name_begins = ".soulstack-", name_ends = ".unfinished";
constexpr std::size_t random_digits = 16;

std::string failed(std::string_view what, const fs::path& path) {
  return fmt::format("`{}` cannot be {}: {}", path.string(), what, std::strerror(errno));
}

std::string new_name() {
  std::random_device random;
  const std::uint64_t number = std::uint64_t{random()} << 32 | random();
  return fmt::format("{}{}-{:016x}{}", name_begins, getpid(), number, name_ends);
}

// A new file with an exclusive name; locked, so that other processes see that it is being written.
struct Temporary {
  fs::path path;
  OpenFile file;
};
Temporary create_in(const fs::path& folder) {
  for (int tried = 0; tried < most_names; ++tried) {
    const fs::path path = folder / new_name();
    OpenFile file(scripting::open_file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666));
    if (file.open() && flock(file.get(), LOCK_EX | LOCK_NB) == 0)
      return {path, std::move(file)};
    if (!file.open() && errno != EEXIST)
      break;
  }
  return {{}, OpenFile()};
}

// The process ID in the name of a temporary file; 0 if the name is not one of ours.
pid_t process_in(std::string_view name) {
  if (!name.starts_with(name_begins) || !name.ends_with(name_ends))
    return 0;
  name = name.substr(name_begins.size(), name.size() - name_begins.size() - name_ends.size());
  pid_t process = 0;
  const auto [at, error] = std::from_chars(name.data(), name.data() + name.size(), process);
  const std::string_view rest(at, static_cast<std::size_t>(name.data() + name.size() - at));
  const bool is_ours = error == std::errc() && rest.size() == 1 + random_digits && rest[0] == '-' &&
                       rest.find_first_not_of("0123456789abcdef", 1) == std::string_view::npos;
  return is_ours ? process : 0;
}

// One of our files, whose process has ended and that is not locked: the process may run on another machine.
bool is_left_behind(const fs::path& path) {
  const pid_t process = process_in(path.filename().string());
  if (process <= 0 || kill(process, 0) == 0 || errno != ESRCH)
    return false;
  const OpenFile file(scripting::open_file(path, O_RDONLY | O_NOFOLLOW));
  struct stat about = {};
  return file.open() && fstat(file.get(), &about) == 0 && S_ISREG(about.st_mode) && about.st_uid == geteuid() &&
         flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

// Removes temporary files that killed processes left in this folder. Done once per folder, because a large folder is
// slow to list.
void remove_unfinished(const fs::path& folder) {
  static std::mutex mutex;
  static std::set<fs::path> looked_through;
  const std::lock_guard lock(mutex);
  if (!looked_through.insert(folder).second)
    return;
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(folder, error))
    if (std::error_code gone; is_left_behind(path))
      fs::remove(path, gone);
}

void sync_folder(const fs::path& folder) {
  if (const OpenFile opened(scripting::open_file(folder, O_RDONLY | O_DIRECTORY)); opened.open())
    fsync(opened.get());
}

// The target of a name, so that a link is kept, even if its target does not exist yet. Empty if the link cannot be
// resolved; errno says why.
fs::path place_of(const fs::path& path) {
  std::error_code error;
  if (scripting::leads_out(path)) {
    errno = EXDEV;
    return {};
  }
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
  std::error_code error;
  if (const fs::file_status there = fs::status(path, error); fs::exists(there) && !fs::is_regular_file(there))
    return fmt::format("`{}` is not a regular file, so it is not replaced", named.string());
  remove_unfinished(path.parent_path());
  const auto [beside, file] = create_in(path.parent_path());
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
  using scripting::ReadState;
  std::string text;
  switch (scripting::read_file(path, largest_file, text)) {
    case ReadState::whole:
      return text;
    case ReadState::leads_out:
      why = fmt::format("`{}` leads out of its folder through a link", path.string());
      return {};
    case ReadState::not_a_file:
      why = fmt::format("`{}` is not a regular file", path.string());
      return {};
    case ReadState::too_large:
      why = fmt::format("`{}` is larger than 64 MiB", path.string());
      return {};
    case ReadState::unreadable:
      break;
  }
  why = failed("read", path);
  return {};
}

std::string text_or_nothing(const std::filesystem::path& path) {
  std::string why;
  return read_whole(path, why).value_or("");
}

}  // namespace soulstack::tools
