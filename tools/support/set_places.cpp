// The folders in which sets are looked up by name.
#include "tools/support/set_places.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <system_error>

#include "scripting/sandbox/file_tree.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

// The value of an environment variable; empty if it is not set.
std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

fs::path program_folder() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error).parent_path();
}

fs::path installed_files() {
  const fs::path folder = program_folder().parent_path() / "share" / "soulstack";
  return program_folder().filename() == "bin" && scripting::is_folder(folder) ? folder : fs::path();
}

fs::path user_sets_folder() {
  const fs::path data = environment("XDG_DATA_HOME"), home = environment("HOME");
  if (data.is_absolute())
    return data / "soulstack" / "sets";
  return home.empty() ? fs::path() : home / ".local" / "share" / "soulstack" / "sets";
}

std::vector<fs::path> folders_of_shared_sets() {
  std::vector<fs::path> places;
  std::istringstream path(environment("SOULSTACK_PATH"));
  for (std::string folder; std::getline(path, folder, ':');)
    places.emplace_back(folder);
  places.push_back(user_sets_folder());
  for (const fs::path& folder : {program_folder(), installed_files()})
    if (!folder.empty())
      places.push_back(folder / "cards");
  std::erase_if(places, [](const fs::path& place) { return place.empty() || !scripting::is_folder(place); });
  return places;
}

}  // namespace soulstack::tools
