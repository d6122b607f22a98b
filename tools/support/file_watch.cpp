// Reports changes of Lua files in folders, with inotify of Linux.
#include "tools/support/file_watch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#ifdef __linux__
#include <sys/inotify.h>
#endif
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <thread>

#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"
#include "tools/support/atomic_file.h"
#include "tools/support/interrupt.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

constexpr milliseconds tick{100};             // between looks for Ctrl-C and for folders that are missing
constexpr milliseconds quiet{4};              // after the last change
constexpr milliseconds quiet_unfinished{60};  // after a removal: editors remove a file and write it again
constexpr milliseconds longest_join{250};

// " (now 128)"; empty if it is unknown.
std::string limit_now(const char* file) {
  const OpenFile opened(scripting::open_file(std::string("/proc/sys/fs/inotify/") + file, O_RDONLY));
  char text[32];
  const ssize_t got = opened.open() ? read(opened.get(), text, sizeof text) : 0;
  const std::string_view all(text, static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  const std::string_view number = all.substr(0, all.find_first_not_of("0123456789"));
  return number.empty() ? "" : fmt::format(" (now {})", number);
}

// An empty path: the name of a file in the current folder.
std::string folder_of_file(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path().generic_string() : ".";
}

std::string below(const std::string& folder, const std::string& name) {
  return folder == "." ? name : (fs::path(folder) / name).generic_string();
}

// A folder in a watched one. Hidden folders, such as those of Git, and links are left out.
bool is_watched_folder(const fs::path& path) {
  std::error_code error;
  return !path.filename().string().starts_with('.') && fs::is_directory(fs::symlink_status(path, error));
}

bool is_in(const std::string& path, const std::string& folder) {
  return path == folder || (path.starts_with(folder) && path[folder.size()] == '/');
}

// A new name for a file that has its content already.
bool is_link(const std::string& path) {
  struct stat file {};
  return lstat(path.c_str(), &file) == 0 && (S_ISLNK(file.st_mode) || file.st_nlink > 1);
}

bool exists(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

}  // namespace

bool is_watched_name(const std::string& name) { return name.ends_with(".lua") && !name.starts_with('.'); }

std::string why_not_watched(const std::string& path, int error) {
  const std::string begin = fmt::format("Cannot watch `{}`: ", path);
  if (error == ENOSPC)
    return begin + fmt::format(
                       "too many folders are watched on this machine; raise fs.inotify.max_user_watches{}, as "
                       "in `sudo sysctl fs.inotify.max_user_watches=1048576`",
                       limit_now("max_user_watches"));
  if (error == EMFILE)
    return begin + fmt::format(
                       "too many programs watch files, or this one has too many open files; raise "
                       "fs.inotify.max_user_instances{}, as in `sudo sysctl "
                       "fs.inotify.max_user_instances=1024`, or `ulimit -n`",
                       limit_now("max_user_instances"));
  if (error == ENOSYS)
    return begin + "this system has no inotify; run the command again after each change instead";
  return begin + std::strerror(error);
}

#ifdef __linux__

namespace {

constexpr unsigned events =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
constexpr unsigned gone = IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT;

}  // namespace

FileWatch::FileWatch(const std::vector<std::string>& paths) {
  descriptor_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor_ < 0)
    throw Stop{Exit::content, why_not_watched(paths.empty() ? "" : paths.front(), errno)};
  try {
    for (const std::string& path : paths)
      add(path);
  } catch (...) {
    close(descriptor_);
    throw;
  }
}

FileWatch::~FileWatch() { close(descriptor_); }

void FileWatch::add(const std::string& path) {
  if (scripting::is_built_in(path))
    return;  // it never changes
  const fs::path plain = fs::path(path).lexically_normal();
  std::string root = (plain.has_filename() ? plain : plain.parent_path()).generic_string();
  if (std::find(roots_.begin(), roots_.end(), root) != roots_.end())
    return;
  add_root(root, Missing::is_error);
  roots_.push_back(std::move(root));
}

void FileWatch::add_root(const std::string& path, Missing missing) {
  std::error_code error;
  if (fs::is_directory(path, error))
    return add_tree(path, true, missing, nullptr);
  if (missing == Missing::is_error && !exists(path))
    throw Stop{Exit::content, why_not_watched(path, ENOENT)};
  add_folder({folder_of_file(path), false, true, {fs::path(path).filename().string()}}, missing);
}

// The watch comes before the look at the files, so a file that is written meanwhile is not missed.
void FileWatch::add_tree(const std::string& folder, bool is_root, Missing missing, FileChanges* found) {
  if (!add_folder({folder, true, is_root, {}}, missing))
    return;
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(folder, error)) {
    const std::string name = path.filename().string();
    if (is_watched_folder(path))
      add_tree(below(folder, name), false, Missing::is_allowed, found);
    else if (found && is_watched_name(name))
      found->paths.insert(below(folder, name));
  }
}

bool FileWatch::add_folder(const Folder& folder, Missing missing) {
  const int watch =
      inotify_add_watch(descriptor_, folder.path.c_str(), events | (folder.is_root ? 0U : unsigned{IN_DONT_FOLLOW}));
  if (watch < 0 && (missing == Missing::is_error || errno == ENOSPC))
    throw Stop{Exit::content, why_not_watched(folder.path, errno)};
  if (watch < 0)
    return false;
  Folder& known = folders_.try_emplace(watch, folder).first->second;
  known.is_whole |= folder.is_whole;
  known.is_root |= folder.is_root;
  known.names.insert(folder.names.begin(), folder.names.end());
  return true;
}

void FileWatch::drop_tree(const std::string& path) {
  for (auto at = folders_.begin(); at != folders_.end();)
    if (is_in(at->second.path, path)) {
      inotify_rm_watch(descriptor_, at->first);
      at = folders_.erase(at);
    } else {
      ++at;
    }
}

void FileWatch::add_missing_roots(FileChanges& changes) {
  for (auto at = missing_roots_.begin(); at != missing_roots_.end();) {
    if (!exists(*at)) {
      ++at;
      continue;
    }
    add_root(*at, Missing::is_allowed);
    changes.paths.insert(*at);
    at = missing_roots_.erase(at);
  }
}

void FileWatch::rescan(FileChanges& changes) {
  changes.is_incomplete = true;
  for (const std::string& root : roots_)
    add_root(root, Missing::is_allowed);
}

bool FileWatch::is_ready(milliseconds limit) const {
  pollfd one{descriptor_, POLLIN, 0};
  return poll(&one, 1, static_cast<int>(limit.count())) > 0;
}

void FileWatch::read_events(FileChanges& changes) {
  alignas(inotify_event) std::array<char, 16 * 1024> bytes;
  for (ssize_t size = 0; (size = read(descriptor_, bytes.data(), bytes.size())) > 0;)
    for (const char* at = bytes.data(); at < bytes.data() + size;) {
      inotify_event event{};
      std::memcpy(&event, at, sizeof event);
      const char* const name = at + sizeof event;
      note(event.wd, event.mask, event.len == 0 ? "" : name, changes);
      at = name + event.len;
    }
}

void FileWatch::note(int watch, unsigned mask, const std::string& name, FileChanges& changes) {
  if ((mask & IN_Q_OVERFLOW) != 0)
    return rescan(changes);
  const auto at = folders_.find(watch);
  if (at == folders_.end())
    return;
  const Folder folder = at->second;
  if ((mask & gone) != 0) {
    if ((mask & IN_MOVE_SELF) != 0)
      inotify_rm_watch(descriptor_, watch);
    folders_.erase(at);
    if (!folder.is_root)
      return;  // its parent folder reports it
    changes.paths.insert(folder.path);
    for (const std::string& root : roots_)
      if (is_in(root, folder.path))
        missing_roots_.insert(root);
    return;
  }
  if ((mask & IN_ISDIR) != 0)
    return folder.is_whole ? note_folder(below(folder.path, name), mask, changes) : void();
  if (is_watched_name(name) && (folder.is_whole || folder.names.contains(name)))
    note_file(below(folder.path, name), mask, changes);
}

void FileWatch::note_folder(const std::string& path, unsigned mask, FileChanges& changes) {
  if ((mask & (IN_CREATE | IN_MOVED_TO)) != 0)
    return is_watched_folder(path) ? add_tree(path, false, Missing::is_allowed, &changes) : void();
  drop_tree(path);
  changes.paths.insert(path);
}

// A new file is reported when it is closed.
void FileWatch::note_file(const std::string& path, unsigned mask, FileChanges& changes) {
  const bool is_created = (mask & IN_CREATE) != 0 && !is_link(path);
  if (is_created || (mask & (IN_DELETE | IN_MOVED_FROM)) != 0)
    unfinished_.insert(path);
  else
    unfinished_.erase(path);
  if (!is_created)
    changes.paths.insert(path);
}

// Reads the events that follow the first.
void FileWatch::collect(FileChanges& changes) {
  const Clock::time_point begun = Clock::now();
  do
    read_events(changes);
  while (Clock::now() - begun < longest_join && is_ready(unfinished_.empty() ? quiet : quiet_unfinished));
  std::erase_if(unfinished_, [](const std::string& path) { return !exists(path); });
}

FileWatch::Woken FileWatch::wait(FileChanges& changes, std::optional<milliseconds> limit, int input) {
  const Clock::time_point begun = Clock::now();
  changes = {};
  for (;;) {
    if (interrupted())
      return Woken::by_interrupt;
    const auto left = limit ? std::chrono::duration_cast<milliseconds>(*limit - (Clock::now() - begun)) : tick;
    std::array<pollfd, 2> both = {pollfd{descriptor_, POLLIN, 0}, pollfd{input, POLLIN, 0}};
    poll(both.data(), both.size(), static_cast<int>(std::clamp(left, milliseconds(0), tick).count()));
    changes.since = Clock::now();
    if ((both[0].revents & POLLIN) != 0)
      collect(changes);
    add_missing_roots(changes);
    if (!changes.paths.empty() || changes.is_incomplete)
      return Woken::by_change;
    if (both[1].revents != 0)
      return Woken::by_input;
    if (limit && left <= milliseconds(0))
      return Woken::by_timeout;
  }
}

#else

FileWatch::FileWatch(const std::vector<std::string>& paths) {
  throw Stop{Exit::content, why_not_watched(paths.empty() ? "" : paths.front(), ENOSYS)};
}
FileWatch::~FileWatch() = default;
void FileWatch::add(const std::string&) {}
FileWatch::Woken FileWatch::wait(FileChanges&, std::optional<milliseconds>, int) { return Woken::by_timeout; }

#endif

}  // namespace soulstack::tools
