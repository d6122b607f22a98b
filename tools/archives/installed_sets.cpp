// The sets that are installed for this user.
#include "tools/archives/installed_sets.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>  // renameat2
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <random>
#include <sstream>

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

// Folders of changes: not finished or no longer needed; and ready, with the file of the plan.
constexpr std::string_view begins = ".soulstack-", unfinished = ".unfinished", ready = ".ready";
constexpr std::string_view plan_name = "plan.txt";
constexpr std::size_t largest_plan = 1'000'000;  // bytes

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

// Identifies the folder also after it is renamed; 0: there is none.
std::uint64_t identity_of(const fs::path& folder) {
  struct stat status {};
  return lstat(folder.c_str(), &status) == 0 ? status.st_ino : 0;
}

// A change of the names in a place. Its folder has the new sets, and then those that they replace.
class Change {
 public:
  Change(fs::path place, fs::path folder) : place_(std::move(place)), folder_(std::move(folder)) {}
  // A change that is ready. Lines that are not understood are ignored.
  static Change read(const fs::path& place, const fs::path& folder) {
    Change change(place, folder);
    std::string text, id;
    (void)scripting::read_file(folder / plan_name, largest_plan, text);
    std::istringstream lines(text);
    for (std::uint64_t identity = 0; lines >> id >> identity;)
      if (scripting::is_name(id))
        change.steps_.push_back({id, identity});
    return change;
  }

  void add(const SetArchive& set) {
    const fs::path folder = folder_ / set.manifest.id;
    for (const auto& [file, bytes] : set.files) {
      make_folder((folder / file).parent_path());
      write_new_file(folder / file, bytes);
    }
    write_new_file(folder / manifest_name, manifest_text(set.manifest));
    steps_.push_back({set.manifest.id, identity_of(folder)});
  }
  void add_removal(const std::string& id) { steps_.push_back({id, 0}); }

  // From here on, the change is finished also if this process is killed.
  void make_ready() {
    std::string plan;
    for (const Step& step : steps_)
      plan += fmt::format("{} {}\n", step.id, step.identity);
    make_folder(folder_);
    write_new_file(folder_ / plan_name, plan);
    sync_folder(folder_);
    if (!rename_folder(ready))
      cannot("written", folder_, std::strerror(errno));
  }

  // Takes each step that is not taken yet. If one fails, takes back those before it.
  void take_steps() const {
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (is_taken(steps_[i]) || swap(steps_[i]))
        continue;
      const int why = errno;
      for (std::size_t before = i; before > 0; --before)
        (void)swap(steps_[before - 1]);
      cannot("written", place_ / steps_[i].id, std::strerror(why));
    }
    sync_folder(place_);
  }

  // Removes the folder in any state, first the mark that says that it is ready.
  void remove_folder() {
    std::error_code error;
    if (folder_.extension() == ready)
      (void)rename_folder(unfinished);
    fs::remove_all(folder_, error);
  }

 private:
  struct Step {
    std::string id;
    std::uint64_t identity;  // of the folder that gets the name; 0: none gets it
  };

  // Also if the new folder is nowhere: somebody else has removed it.
  bool is_taken(const Step& step) const {
    return identity_of(place_ / step.id) == step.identity ||
           (step.identity != 0 && identity_of(folder_ / step.id) != step.identity);
  }

  // The folder with the name in the place, if any, and the one with the name in the folder of the change, if any.
  bool swap(const Step& step) const {
    const fs::path here = place_ / step.id, there = folder_ / step.id;
    const bool is_here = identity_of(here) != 0, is_there = identity_of(there) != 0;
    if (is_here && is_there)
      return exchange(there, here);
    return is_here ? rename(here.c_str(), there.c_str()) == 0 : !is_there || rename(there.c_str(), here.c_str()) == 0;
  }

  bool rename_folder(std::string_view extension) {
    fs::path to = folder_;
    to.replace_extension(extension);
    if (rename(folder_.c_str(), to.c_str()) != 0)
      return false;
    folder_ = to;
    sync_folder(place_);
    return true;
  }

  fs::path place_, folder_;
  std::vector<Step> steps_;
};

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
  finish_interrupted();
}

void SetInstaller::finish_interrupted() const {
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(place_, error)) {
    if (!path.filename().string().starts_with(begins))
      continue;
    if (path.extension() == ready)
      Change::read(place_, path).take_steps();
    if (path.extension() == ready || path.extension() == unfinished)
      Change(place_, path).remove_folder();
  }
}

void SetInstaller::change(const std::vector<SetArchive>& sets, const std::vector<std::string>& removed) {
  std::random_device random;
  Change change(place_, place_ / fmt::format("{}{:08x}{:08x}{}", begins, random(), random(), unfinished));
  try {
    for (const SetArchive& set : sets)
      change.add(set);
    for (const std::string& id : removed)
      change.add_removal(id);
    change.make_ready();
    change.take_steps();
  } catch (...) {
    change.remove_folder();
    throw;
  }
  change.remove_folder();
}

void finish_interrupted_change(const fs::path& place) {
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(place, error))
    if (path.filename().string().starts_with(begins) && path.extension() == ready) {
      try {
        const SetInstaller finished(place);
      } catch (const Stop&) {  // another process installs, or will say what is in the way
      }
      return;
    }
}

}  // namespace soulstack::tools
