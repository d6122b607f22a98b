// A folder with a set, as what travels of it.
#include "tools/archives/packed_folder.h"

#include <algorithm>

#include <fmt/format.h>

#include "scripting/findings/finding.h"
#include "scripting/sandbox/open_file.h"
#include "tools/archives/accepted_sets.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> names_in(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> links_out;
  std::vector<fs::path> paths = scripting::files_below(folder, error, links_out);
  if (error)
    throw BadArchive(fmt::format("it cannot be read: {}", error.message()));
  paths.insert(paths.end(), links_out.begin(), links_out.end());
  std::vector<std::string> names;
  for (const fs::path& path : paths)
    if (!path.filename().native().starts_with('.'))
      names.push_back(path.lexically_relative(folder).generic_string());
  std::sort(names.begin(), names.end());
  return names;
}

std::string bytes_of(const fs::path& path, const std::string& name) {
  const std::string shown = scripting::printable_name(name);
  std::error_code error;
  if (fs::is_symlink(fs::symlink_status(path, error)))
    throw BadArchive(fmt::format("`{}` is a link: put the file itself there", shown));
  std::string bytes;
  switch (scripting::read_file(path, largest_unpacked, bytes)) {
    case scripting::ReadState::whole:
      return bytes;
    case scripting::ReadState::not_a_file:
      throw BadArchive(fmt::format("`{}` is not a regular file", shown));
    case scripting::ReadState::too_large:
      throw BadArchive(fmt::format("`{}` is larger than {} MiB", shown, largest_unpacked >> 20));
    case scripting::ReadState::leads_out:
    case scripting::ReadState::unreadable:
      break;
  }
  throw BadArchive(fmt::format("`{}` cannot be read", shown));
}

}  // namespace

PackedFolder pack_folder(const fs::path& folder, std::vector<std::string> places) {
  const fs::path whole = fs::absolute(folder / "").lexically_normal().parent_path();
  places.push_back(whole.parent_path().string());
  PackedFolder packed{{description_of(whole.string(), places), {}}, {}};
  std::size_t size = 0;
  for (const std::string& name : names_in(whole)) {
    if (name == manifest_name)
      continue;
    if (!is_kind_of_file(name)) {
      packed.left_out.push_back(name);
      continue;
    }
    std::string bytes = bytes_of(whole / name, name);
    size += bytes.size();
    if (size > largest_unpacked)
      throw BadArchive(fmt::format("it is larger than {} MiB, at `{}`", largest_unpacked >> 20, name));
    packed.set.files.emplace(name, std::move(bytes));
  }
  demand_files_of_set(packed.set);
  return packed;
}

}  // namespace soulstack::tools
