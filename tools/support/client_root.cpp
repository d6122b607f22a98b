// The folder for the files of clients.
#include "tools/support/client_root.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <vector>

#include "tools/support/sets.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

Root::Root(const std::string& folder) {
  std::error_code error;
  folder_ = fs::canonical(folder, error);
  if (error || !fs::is_directory(folder_, error))
    throw Stop{Exit::content, fmt::format("--root: there is no folder `{}`", folder)};
  boundary_ = std::make_shared<scripting::Boundary>(folder_);
}

bool Root::is_inside(const fs::path& path) const {
  return scripting::folder_that_bounds(path) == folder_ && !scripting::leads_out(path);
}

std::optional<fs::path> Root::path_of(const std::string& name) const {
  const fs::path relative(name);
  if (is_everywhere())
    return relative;
  if (relative.is_absolute() || std::find(relative.begin(), relative.end(), "..") != relative.end())
    return {};
  const fs::path path = (folder_ / relative).lexically_normal();
  return is_inside(path) ? std::optional(path) : std::nullopt;
}

std::vector<std::string> Root::sets() const {
  std::vector<std::string> names;
  if (is_everywhere())
    return names;
  for (const fs::path& folder : {folder_, folder_ / "cards"}) {
    std::error_code error;
    for (const fs::path& set : scripting::entries_of(folder, error))
      if (fs::is_regular_file(set / "set.lua", error) && holds(set))
        names.push_back(set.lexically_relative(folder_).generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string Root::without_folder(std::string text) const {
  if (is_everywhere())
    return text;
  std::vector<fs::path> hidden = {folder_};
  for (const fs::path cards : cards_folders())
    if (cards.is_absolute())
      hidden.push_back(cards.parent_path());
  for (const fs::path& folder : hidden) {
    const std::string own = folder.string() + "/";
    for (std::size_t at = 0; (at = text.find(own, at)) != std::string::npos;)
      text.erase(at, own.size());
  }
  return text;
}

bool Root::holds(const fs::path& folder) const {
  if (is_everywhere())
    return true;
  std::error_code error;
  const fs::path real = fs::canonical(folder, error);
  if (error || real == folder_ || !is_inside(real))
    return false;
  std::vector<fs::path> links_out;
  scripting::files_below(real, error, links_out);
  return !error && links_out.empty();
}

}  // namespace soulstack::tools
