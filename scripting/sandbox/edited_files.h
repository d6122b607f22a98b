// Texts that are read instead of files: files that are edited and not yet written, and sets that are only in memory.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace soulstack::scripting {

class EditedFiles {
 public:
  // From now on, the file has this text. It need not exist, nor its folder.
  void write(const std::filesystem::path& path, std::string text);
  // The file itself counts again, if there is one.
  void forget(const std::filesystem::path& path);

  // Null if the file is not edited; valid until the next change.
  const std::string* find(const std::filesystem::path& path) const;
  // Is an edited file in it, or in a folder below it?
  bool is_folder(const std::filesystem::path& path) const;
  // The edited files and the folders of edited files in this folder, by name, as paths that begin with `folder`.
  std::vector<std::filesystem::path> entries(const std::filesystem::path& folder) const;
  // Their absolute paths.
  std::vector<std::string> paths() const;

  // While an object of this class lives, open_file.h reads these texts, in all threads. The newest one counts. It must
  // not begin or end, and no text may change, while other threads open files.
  class InUse {
   public:
    explicit InUse(const EditedFiles& files);
    ~InUse();
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;

   private:
    const EditedFiles* before_;
  };
  static const EditedFiles* in_use();  // null: none

 private:
  std::map<std::string, std::string> texts_;  // by absolute path, without "." and ".."
};

}  // namespace soulstack::scripting
