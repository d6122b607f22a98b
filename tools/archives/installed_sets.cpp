// The sets that are installed for this user.
#include "tools/archives/installed_sets.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // renameat2
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <random>

#include "scripting/findings/finding.h"
#include "scripting/loader/set_version.h"
#include "scripting/sandbox/file_tree.h"
#include "scripting/sandbox/open_file.h"
#include "tools/archives/sha256.h"
#include "tools/support/set_places.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

// Folders that are not finished, or no longer needed.
constexpr std::string_view begins = ".soulstack-", ends = ".unfinished";

[[noreturn]] void cannot(std::string_view what, const fs::path& path, const std::string& why) {
  throw Stop{Exit::content, fmt::format("`{}` cannot be {}: {}", path.string(), what, why)};
}

InstalledSet installed_in(const fs::path& folder) {
  InstalledSet set{folder, {}, {}};
  std::string text;
  try {
    if (scripting::read_file(folder / manifest_name, largest_unpacked, text) != scripting::ReadState::whole)
      throw BadArchive(fmt::format("it has no `{}`: it was not installed", manifest_name));
    set.manifest = read_manifest(text);
    if (set.manifest.id != folder.filename())
      throw BadArchive(fmt::format("its manifest is of the set `{}`", set.manifest.id));
  } catch (const BadArchive& bad) {
    set.manifest = {};
    set.manifest.id = folder.filename().string();
    set.problem = bad.what();
  }
  return set;
}

void write_new_file(const fs::path& path, std::string_view bytes) {
  const OpenFile file(scripting::open_file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666));
  if (!file.open() || !write_all(file.get(), bytes) || fsync(file.get()) != 0)
    cannot("written", path, std::strerror(errno));
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error)
    cannot("made", folder, error.message());
}

void sync_folder(const fs::path& folder) {
  if (const OpenFile opened(scripting::open_file(folder, O_RDONLY | O_DIRECTORY)); opened.open())
    fsync(opened.get());
}

// A folder that is removed at the end, with all that is in it.
class Unfinished {
 public:
  explicit Unfinished(fs::path path) : path_(std::move(path)) {}
  ~Unfinished() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

// The two folders change their names at once. Without that call of the system, one after the other.
bool exchange(const fs::path& one, const fs::path& other) {
  if (renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0)
    return true;
  if (errno != EINVAL && errno != ENOSYS)
    return false;
  const fs::path aside = one.string() + ".old";
  if (rename(other.c_str(), aside.c_str()) != 0)
    return false;
  if (rename(one.c_str(), other.c_str()) == 0)
    return rename(aside.c_str(), one.c_str()) == 0;
  const int why = errno;
  (void)rename(aside.c_str(), other.c_str());
  errno = why;
  return false;
}

}  // namespace

fs::path place_of_installed_sets() {
  fs::path place = user_sets_folder();
  if (place.empty())
    throw Stop{Exit::content, "There is no place for installed sets: neither HOME nor XDG_DATA_HOME is set"};
  return place;
}

std::vector<InstalledSet> installed_sets(const fs::path& place) {
  std::vector<InstalledSet> sets;
  std::error_code error;
  for (const fs::path& folder : scripting::entries_of(place, error))
    if (scripting::is_name(folder.filename().string()) && scripting::is_folder(folder))
      sets.push_back(installed_in(folder));
  if (error && error != std::errc::no_such_file_or_directory)
    cannot("read", place, error.message());
  std::sort(sets.begin(), sets.end(),
            [](const InstalledSet& a, const InstalledSet& b) { return a.manifest.id < b.manifest.id; });
  return sets;
}

std::vector<std::string> changed_files(const InstalledSet& set) {
  std::map<std::string, std::string> known;
  for (const ManifestFile& file : set.manifest.files)
    known[file.name] = file.sha256;
  std::vector<std::string> changed;
  std::error_code error;
  for (const fs::path& path : scripting::files_below(set.folder, error)) {
    const std::string name = path.lexically_relative(set.folder).generic_string();
    if (name == manifest_name || path.filename().native().starts_with('.'))
      continue;
    std::string text;
    const bool is_read = scripting::read_file(path, largest_unpacked, text) == scripting::ReadState::whole;
    const auto entry = known.extract(name);
    if (entry.empty() || !is_read || sha256(text) != entry.mapped())
      changed.push_back(name);
  }
  for (const auto& [name, sum] : known)
    changed.push_back(name);
  std::sort(changed.begin(), changed.end());
  return changed;
}

SetInstaller::SetInstaller(fs::path place) : place_(std::move(place)) {
  make_folder(place_);
  lock_ = OpenFile(scripting::open_file(place_, O_RDONLY | O_DIRECTORY));
  if (!lock_.open())
    cannot("opened", place_, std::strerror(errno));
  if (flock(lock_.get(), LOCK_EX | LOCK_NB) != 0)
    throw Stop{Exit::content,
               fmt::format("Another process installs or removes sets in `{}`; try again", place_.string())};
  remove_leftovers();
}

void SetInstaller::remove_leftovers() const {
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(place_, error))
    if (const std::string name = path.filename().string(); name.starts_with(begins) && name.find(ends) != name.npos)
      fs::remove_all(path, error);
}

fs::path SetInstaller::new_folder() const {
  std::random_device random;
  return place_ / fmt::format("{}{:08x}{:08x}{}", begins, random(), random(), ends);
}

void SetInstaller::write(const SetArchive& set) {
  const Unfinished unfinished(new_folder());
  const fs::path name = place_ / set.manifest.id;
  for (const auto& [file, bytes] : set.files) {
    make_folder((unfinished.path() / file).parent_path());
    write_new_file(unfinished.path() / file, bytes);
  }
  write_new_file(unfinished.path() / manifest_name, manifest_text(set.manifest));
  std::error_code error;
  const bool is_there = fs::exists(fs::symlink_status(name, error));
  if (is_there ? !exchange(unfinished.path(), name) : rename(unfinished.path().c_str(), name.c_str()) != 0)
    cannot("written", name, std::strerror(errno));
  sync_folder(place_);
}

void SetInstaller::remove(const std::string& id) {
  const Unfinished removed(new_folder());
  const fs::path name = place_ / id;
  if (rename(name.c_str(), removed.path().c_str()) != 0)
    cannot("removed", name, std::strerror(errno));
  sync_folder(place_);
}

}  // namespace soulstack::tools
