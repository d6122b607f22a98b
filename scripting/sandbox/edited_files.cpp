// Texts that are read instead of files.
#include "scripting/sandbox/edited_files.h"

#include <string_view>
#include <utility>

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

const EditedFiles* files_in_use = nullptr;

bool is_normal(std::string_view path) {
  return path.starts_with('/') && !path.ends_with('/') && path.find("/.") == path.npos && path.find("//") == path.npos;
}

std::string key_of(const fs::path& path) {
  if (is_normal(path.native()))
    return path.native();
  std::error_code error;
  const fs::path whole = fs::absolute(path, error);  // fails without a current folder, as in a browser
  std::string key = (error ? path : whole).lexically_normal().native();
  if (key.size() > 1 && key.ends_with('/'))
    key.pop_back();
  return key;
}

}  // namespace

EditedFiles::InUse::InUse(const EditedFiles& files) : before_(std::exchange(files_in_use, &files)) {}
EditedFiles::InUse::~InUse() { files_in_use = before_; }

const EditedFiles* EditedFiles::in_use() { return files_in_use; }

void EditedFiles::write(const fs::path& path, std::string text) {
  texts_.insert_or_assign(key_of(path), std::move(text));
}
void EditedFiles::forget(const fs::path& path) { texts_.erase(key_of(path)); }

const std::string* EditedFiles::find(const fs::path& path) const {
  const auto at = texts_.find(key_of(path));
  return at == texts_.end() ? nullptr : &at->second;
}

bool EditedFiles::is_folder(const fs::path& path) const {
  const std::string start = key_of(path) + "/";
  const auto at = texts_.lower_bound(start);
  return at != texts_.end() && at->first.starts_with(start);
}

std::vector<fs::path> EditedFiles::entries(const fs::path& folder) const {
  const std::string start = key_of(folder) + "/";
  std::vector<fs::path> all;
  for (auto at = texts_.lower_bound(start); at != texts_.end() && at->first.starts_with(start); ++at) {
    fs::path entry = folder / at->first.substr(start.size(), at->first.find('/', start.size()) - start.size());
    if (all.empty() || all.back() != entry)
      all.push_back(std::move(entry));
  }
  return all;
}

std::vector<std::string> EditedFiles::paths() const {
  std::vector<std::string> all;
  for (const auto& [path, text] : texts_)
    all.push_back(path);
  return all;
}

}  // namespace soulstack::scripting
