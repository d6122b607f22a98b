// The files of sets, as they were when they were first looked at.
#include "scripting/files.h"

#include <algorithm>

#include "scripting/source.h"

namespace soulstack::scripting {

namespace fs = std::filesystem;

const std::vector<fs::path>& Files::list(const fs::path& folder) {
  const auto [at, is_new] = lists_.try_emplace(folder);
  if (!is_new || closed_)
    return at->second;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    at->second.push_back(entry.path());
  std::sort(at->second.begin(), at->second.end());
  return at->second;
}

bool Files::is_folder(const fs::path& path) {
  const auto [at, is_new] = folders_.try_emplace(path, false);
  std::error_code error;
  if (is_new && !closed_)
    at->second = fs::is_directory(path, error);
  return at->second;
}

bool Files::read(const fs::path& path, std::string& text, Report& report) {
  if (!look_up(path, text, report))
    return false;
  if (change_)
    change_(path, text);
  return true;
}

bool Files::look_up(const fs::path& path, std::string& text, Report& report) {
  if (const auto known = texts_.find(path); known != texts_.end()) {
    text = known->second;
    return true;
  }
  if (closed_) {
    report.error("unreadable", 0, "", "the file was not there when the set was loaded");
    return false;
  }
  if (!read_source(path, text, report))
    return false;
  texts_.emplace(path, text);
  return true;
}

}  // namespace soulstack::scripting
