// Reports changes of Lua files in folders, with inotify of Linux.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace soulstack::tools {

struct FileChanges {
  std::set<std::string> paths;  // changed, new and removed files; removed folders. Each below a path as it was given
  bool is_incomplete = false;   // events were lost: anything may have changed
  std::chrono::steady_clock::time_point since;  // the first event
};

// Only these files count: they end in .lua and don't begin with a dot. This excludes the files that editors write
// beside them.
bool is_watched_name(const std::string& name);

// The reason why that path cannot be watched, with the limit to raise. `error` is the errno of an inotify function.
std::string why_not_watched(const std::string& path, int error);

class FileWatch {
 public:
  // Folders, with all folders in them, also new ones, and single files. Stops with Exit::content if one of them does
  // not exist or cannot be watched.
  explicit FileWatch(const std::vector<std::string>& paths);
  ~FileWatch();
  FileWatch(const FileWatch&) = delete;
  FileWatch& operator=(const FileWatch&) = delete;

  // Watches one more path; does nothing if it is watched already.
  void add(const std::string& path);

  enum class Woken { by_change, by_input, by_interrupt, by_timeout };
  // Waits for a change, for Ctrl-C (while an InterruptWatch exists), or until there is something to read from `input`
  // (also its end). Changes that follow each other within milliseconds are reported together. A caller that reads
  // `input` through a stream must first use what the stream has buffered.
  Woken wait(FileChanges& changes, std::optional<std::chrono::milliseconds> limit = {}, int input = -1);

 private:
  struct Folder {
    std::string path;             // as given
    bool is_whole = false;        // with all its files and folders
    bool is_root = false;         // given by the caller, or with files that were
    std::set<std::string> names;  // otherwise: these files
  };
  // Whether a folder must be there, or may have been removed again.
  enum class Missing { is_error, is_allowed };

  void add_root(const std::string& path, Missing missing);
  void add_tree(const std::string& folder, bool is_root, Missing missing, FileChanges* found);
  bool add_folder(const Folder& folder, Missing missing);
  void drop_tree(const std::string& path);
  void add_missing_roots(FileChanges& changes);
  void rescan(FileChanges& changes);
  bool is_ready(std::chrono::milliseconds limit) const;
  void read_events(FileChanges& changes);
  void note(int watch, unsigned mask, const std::string& name, FileChanges& changes);
  void note_folder(const std::string& path, unsigned mask, FileChanges& changes);
  void note_file(const std::string& path, unsigned mask, FileChanges& changes);
  void collect(FileChanges& changes);

  int descriptor_ = -1;
  std::vector<std::string> roots_;
  std::set<std::string> missing_roots_;  // removed while they were watched
  std::map<int, Folder> folders_;        // by the number of their watch
  std::set<std::string> unfinished_;     // files that were removed, or are being written: more is likely to follow
};

}  // namespace soulstack::tools
