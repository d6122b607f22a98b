// The folder for the files of clients.
#include "tools/support/client_root.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

Root::Root(const std::string& folder) {
  std::error_code error;
  folder_ = fs::canonical(folder, error);
  if (error || !fs::is_directory(folder_, error))
    throw Stop{Exit::content, fmt::format("--root: there is no folder `{}`", folder)};
}

// The target of a dangling link could be created anywhere later.
bool Root::is_inside(const fs::path& path) const {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  if (error || (fs::is_symlink(path, error) && !fs::exists(path, error)))
    return false;
  return std::mismatch(folder_.begin(), folder_.end(), real.begin(), real.end()).first == folder_.end();
}

std::optional<fs::path> Root::path_of(const std::string& name) const {
  const fs::path relative(name);
  if (is_everywhere())
    return relative;
  if (relative.is_absolute() || std::find(relative.begin(), relative.end(), "..") != relative.end())
    return {};
  fs::path path = folder_;
  for (const fs::path& part : relative)
    if (path /= part; !is_inside(path))
      return {};
  return path;
}

std::string Root::without_folder(std::string text) const {
  const std::string own = folder_.string() + "/";
  for (std::size_t at = 0; !is_everywhere() && (at = text.find(own, at)) != std::string::npos;)
    text.erase(at, own.size());
  return text;
}

bool Root::holds(const fs::path& folder) const {
  if (is_everywhere())
    return true;
  if (!is_inside(folder))
    return false;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error); !error && at != fs::recursive_directory_iterator();
       at.increment(error))
    if (std::error_code unknown; at->is_symlink(unknown) && !is_inside(at->path()))
      return false;
  return !error;
}

}  // namespace soulstack::tools
