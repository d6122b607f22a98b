// The only way to files and folders.
#include "scripting/sandbox/open_file.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <utility>

#include "scripting/sandbox/edited_files.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_beneath.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// openat2(2) refuses other flags beside O_PATH.
int with_usual(int flags) { return flags | O_CLOEXEC | ((flags & O_PATH) != 0 ? 0 : O_NOCTTY | O_NONBLOCK); }

// Closes itself.
class Descriptor {
 public:
  explicit Descriptor(int file = -1) : file_(file) {}
  ~Descriptor() {
    const int why = errno;
    if (file_ >= 0)
      ::close(file_);
    errno = why;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  void become(int file) { const Descriptor before(std::exchange(file_, file)); }
  bool open() const { return file_ >= 0; }
  int get() const { return file_; }
  int release() { return std::exchange(file_, -1); }

 private:
  int file_;
};

std::vector<fs::path>& boundaries() {
  static std::vector<fs::path> folders;
  return folders;
}

// Does the path begin with the folder? Compares their parts.
bool begins_with(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

bool has_set(const std::string& folder) {
  struct stat about = {};
  return lstat((folder + "set.lua").c_str(), &about) == 0;
}

int open_within(const std::string& folder, const std::string& name, int flags, mode_t mode) {
  const Descriptor root(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (!root.open())
    return -1;
  const int opened = open_beneath(root.get(), name.empty() ? "." : name.c_str(), with_usual(flags), mode);
  // A link may be absolute and yet lead to a place within the folder, which the kernel does not look at.
  const bool walks = opened < 0 && (errno == EXDEV || errno == EAGAIN || errno == ENOSYS || errno == EPERM);
  return walks ? open_by_walking(folder, name, flags, mode) : opened;
}

// Without "." and "..".
std::string plain(const fs::path& path) {
  const std::string& name = path.native();
  const bool has_dots = name.starts_with('.') || name.find("/.") != name.npos || name.find("//") != name.npos;
  return has_dots ? path.lexically_normal().native() : name;
}

bool goes_up(std::string_view name) { return name == ".." || name.starts_with("../"); }

struct Bounds {
  std::string folder, name;  // in the folder
};

// The outermost folder with a set.lua on the way to the file.
Bounds outermost_set(const std::string& name) {
  if (!name.starts_with('/') && !goes_up(name) && has_set("./"))
    return {".", name};
  for (std::size_t slash = name.find('/'); slash != name.npos; slash = name.find('/', slash + 1))
    if (!goes_up(std::string_view(name).substr(slash + 1)) && has_set(name.substr(0, slash + 1)))
      return {name.substr(0, slash + 1), name.substr(slash + 1)};
  return {};
}

// The set in which files of the same folder were found last, which saves a look at each folder above them. It must still
// be one. If a folder above it has become a set in the meantime, the bounds are only narrower.
Bounds outermost_set_as_before(const std::string& name) {
  thread_local std::string folder, set;
  const std::size_t file = name.rfind('/') + 1;
  const bool is_known = !set.empty() && file != 0 && name.compare(0, file, folder) == 0 && has_set(set);
  const bool is_plain = name.compare(file, std::string::npos, "..") != 0;
  if (is_known && is_plain)
    return {set, name.substr(set.size())};
  Bounds found = outermost_set(name);
  if (found.folder.ends_with('/') && is_plain)
    folder = name.substr(0, file), set = found.folder;
  return found;
}

Bounds bounds_of(const std::string& name) {
  for (const fs::path& folder : boundaries())
    if (begins_with(name, folder))
      return {folder.native(), fs::path(name).lexically_relative(folder).native()};
  return outermost_set_as_before(name);
}

// It waited for nobody; writing may wait.
int let_writing_wait(int file, int flags) {
  if (file >= 0 && (flags & O_ACCMODE) != O_RDONLY && (flags & O_PATH) == 0)
    fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK);
  return file;
}

int failed(int why) {
  errno = why;
  return -1;
}

bool is_link(const Descriptor& file) {
  struct stat about = {};
  return file.open() && fstat(file.get(), &about) == 0 && S_ISLNK(about.st_mode);
}

// A name in a folder, part by part. -1 with ELOOP or ENOTDIR if a part is a link, or goes up.
int open_without_links(const std::string& folder, std::string_view name, int flags, mode_t mode) {
  Descriptor at(open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (name.empty())
    name = ".";
  while (at.open() && !name.empty()) {
    const std::size_t slash = std::min(name.find('/'), name.size());
    const std::string part(name.substr(0, slash));
    name.remove_prefix(std::min(slash + 1, name.size()));
    if (part == "..")
      return failed(ELOOP);
    at.become(
        openat(at.get(), part.c_str(), with_usual(name.empty() ? flags : O_PATH | O_DIRECTORY) | O_NOFOLLOW, mode));
  }
  return is_link(at) ? failed(ELOOP) : at.release();
}

}  // namespace

Boundary::Boundary(fs::path folder) : folder_(std::move(folder)) { boundaries().push_back(folder_); }

Boundary::~Boundary() { boundaries().erase(std::find(boundaries().begin(), boundaries().end(), folder_)); }

fs::path folder_that_bounds(const fs::path& path) { return bounds_of(plain(path)).folder; }

int open_by_walking(const std::string& folder, const std::string& name, int flags, mode_t mode) {
  const int file = open_without_links(folder, name, flags, mode);
  if (file >= 0 || (errno != ELOOP && errno != ENOTDIR))
    return file;
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  const fs::path real = error ? fs::path() : fs::weakly_canonical(fs::path(folder) / name, error);
  if (error)
    return failed(error.value());
  if (!begins_with(real, root))
    return failed(EXDEV);
  const int resolved = open_without_links(root.native(), real.lexically_relative(root).native(), flags, mode);
  // A link is left only if its target does not exist.
  return resolved < 0 && errno == ELOOP ? failed(EXDEV) : resolved;
}

int open_file(const fs::path& path, int flags, mode_t mode) {
  const auto [folder, name] = bounds_of(plain(path));
  const int file =
      folder.empty() ? open(path.c_str(), with_usual(flags), mode) : open_within(folder, name, flags, mode);
  return let_writing_wait(file, flags);
}

bool leads_out(const fs::path& path) {
  if (is_built_in(path) || folder_that_bounds(path).empty())
    return false;
  return !Descriptor(open_file(path, O_PATH)).open() && errno == EXDEV;
}

namespace {

const std::string* edited_text(const fs::path& path) {
  const EditedFiles* const edited = EditedFiles::in_use();
  return edited ? edited->find(path) : nullptr;
}

bool is_edited_folder(const fs::path& path) {
  const EditedFiles* const edited = EditedFiles::in_use();
  return edited && edited->is_folder(path);
}

// Adds the edited files that are not in the folder, and the folders that only they are in.
void add_edited(const fs::path& folder, std::vector<fs::path>& entries, std::error_code& error) {
  if (!is_edited_folder(folder))
    return;
  if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
    error.clear();
  for (fs::path& path : EditedFiles::in_use()->entries(folder))
    if (std::find(entries.begin(), entries.end(), path) == entries.end())
      entries.push_back(std::move(path));
}

}  // namespace

ReadState read_file(const fs::path& path, std::size_t most_bytes, std::string& text) {
  text.clear();
  if (const std::string* const edited = edited_text(path)) {
    if (edited->size() > most_bytes)
      return ReadState::too_large;
    text = *edited;
    return ReadState::whole;
  }
  if (is_built_in(path))
    return tree_of(path).read(path, most_bytes, text) ? ReadState::whole : (failed(ENOENT), ReadState::unreadable);
  const Descriptor file(open_file(path, O_RDONLY));
  struct stat about = {};
  if (!file.open() || fstat(file.get(), &about) != 0)
    return errno == EXDEV ? ReadState::leads_out : ReadState::unreadable;
  if (!S_ISREG(about.st_mode))
    return ReadState::not_a_file;
  if (static_cast<std::size_t>(about.st_size) > most_bytes)
    return ReadState::too_large;
  text.resize(static_cast<std::size_t>(about.st_size));
  std::size_t got = 0;
  while (got < text.size()) {
    const ssize_t more = read(file.get(), text.data() + got, text.size() - got);
    if (more < 0 && errno == EINTR)
      continue;
    if (more < 0) {
      text.clear();
      return ReadState::unreadable;
    }
    if (more == 0)
      break;
    got += static_cast<std::size_t>(more);
  }
  text.resize(got);
  return ReadState::whole;
}

static std::vector<fs::path> written_entries_of(const fs::path& folder, std::error_code& error,
                                                std::vector<fs::path>& links_out) {
  error.clear();
  if (is_built_in(folder))
    return tree_of(folder).entries(folder, error);
  std::vector<fs::path> entries;
  Descriptor file(open_file(folder, O_RDONLY | O_DIRECTORY));
  const std::unique_ptr<DIR, int (*)(DIR*)> opened(file.open() ? fdopendir(file.get()) : nullptr, closedir);
  if (!opened) {
    error.assign(errno, std::generic_category());
    return entries;
  }
  file.release();
  const std::string before = (folder / "").native();
  const bool is_bounded = !bounds_of(plain(before + "entry")).folder.empty();
  errno = 0;
  for (const dirent* entry = readdir(opened.get()); entry != nullptr; entry = readdir(opened.get())) {
    const std::string_view name = entry->d_name;
    if (name == "." || name == "..")
      continue;
    const bool may_be_link = entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN;
    fs::path path(before + entry->d_name);
    (is_bounded && may_be_link && leads_out(path) ? links_out : entries).push_back(std::move(path));
    errno = 0;
  }
  if (errno != 0) {
    error.assign(errno, std::generic_category());
    entries.clear();
  }
  return entries;
}

std::vector<fs::path> entries_of(const fs::path& folder, std::error_code& error, std::vector<fs::path>& links_out) {
  std::vector<fs::path> entries = written_entries_of(folder, error, links_out);
  add_edited(folder, entries, error);
  return entries;
}

std::vector<fs::path> entries_of(const fs::path& folder, std::error_code& error) {
  std::vector<fs::path> links_out;
  return entries_of(folder, error, links_out);
}

std::vector<fs::path> files_below(const fs::path& folder, std::error_code& error) {
  std::vector<fs::path> links_out;
  return files_below(folder, error, links_out);
}

std::vector<fs::path> files_below(const fs::path& folder, std::error_code& error, std::vector<fs::path>& links_out) {
  std::vector<fs::path> files, waiting = {folder};
  error.clear();
  while (!waiting.empty() && !error) {
    const fs::path at = std::move(waiting.back());
    waiting.pop_back();
    for (fs::path& path : entries_of(at, error, links_out)) {
      std::error_code gone;
      const bool is_folder = is_edited_folder(path) || fs::is_directory(fs::symlink_status(path, gone));
      if (!is_folder)
        files.push_back(std::move(path));
      else if (!path.filename().native().starts_with('.'))
        waiting.push_back(std::move(path));
    }
  }
  return files;
}

namespace {

class Folders final : public FileTree {
 public:
  bool is_file(const fs::path& path) const override {
    std::error_code error;
    return edited_text(path) != nullptr || fs::is_regular_file(path, error);
  }
  bool is_folder(const fs::path& path, std::error_code& error) const override {
    error.clear();
    return is_edited_folder(path) || (edited_text(path) == nullptr && fs::is_directory(path, error));
  }
  std::vector<fs::path> entries(const fs::path& folder, std::error_code& error) const override {
    return entries_of(folder, error);
  }
  bool read(const fs::path& path, std::size_t most_bytes, std::string& text) const override {
    return read_file(path, most_bytes, text) == ReadState::whole;
  }
};

}  // namespace

const FileTree& tree_of(const fs::path& path) {
  static const Folders folders;
  static const MemoryTree built_in{fs::path(built_in_root), built_in_files()};
  return is_built_in(path) ? static_cast<const FileTree&>(built_in) : folders;
}

}  // namespace soulstack::scripting
