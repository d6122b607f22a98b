// Where the files of sets are.
#include "scripting/sandbox/file_tree.h"

#include <algorithm>

namespace soulstack::scripting {

namespace fs = std::filesystem;

namespace {

// Without a slash at the end.
fs::path normal_path(const fs::path& path) {
  const fs::path normal = path.lexically_normal();
  return normal.has_filename() ? normal : normal.parent_path();
}

}  // namespace

MemoryTree::MemoryTree(const fs::path& root, std::span<const MemoryFile> files) {
  for (const MemoryFile& file : files) {
    fs::path path = root / file.path;
    files_.emplace(path, file.text);
    for (bool is_new = true; is_new && path != root; path = path.parent_path()) {
      const auto [folder, was_added] = folders_.try_emplace(path.parent_path());
      folder->second.push_back(path);
      is_new = was_added;
    }
  }
}

bool MemoryTree::is_file(const fs::path& path) const { return files_.contains(normal_path(path)); }

bool MemoryTree::is_folder(const fs::path& path, std::error_code& error) const {
  error.clear();
  return folders_.contains(normal_path(path));
}

std::vector<fs::path> MemoryTree::entries(const fs::path& folder, std::error_code& error) const {
  const auto at = folders_.find(normal_path(folder));
  error = at == folders_.end() ? std::make_error_code(std::errc::no_such_file_or_directory) : std::error_code();
  return at == folders_.end() ? std::vector<fs::path>() : at->second;
}

bool MemoryTree::read(const fs::path& path, std::size_t most_bytes, std::string& text) const {
  const auto at = files_.find(normal_path(path));
  if (at == files_.end())
    return false;
  text = at->second.substr(0, most_bytes);
  return true;
}

std::string_view built_in_text(std::string_view path) {
  const std::span<const MemoryFile> files = built_in_files();
  const auto at = std::find_if(files.begin(), files.end(), [&](const MemoryFile& file) { return file.path == path; });
  return at == files.end() ? std::string_view() : at->text;
}

bool is_built_in(const fs::path& path) {
  const std::string_view name = path.native();
  return name.starts_with(built_in_root) && (name.size() == built_in_root.size() || name[built_in_root.size()] == '/');
}

}  // namespace soulstack::scripting
