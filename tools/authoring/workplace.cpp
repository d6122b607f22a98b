// Where new files go.
#include "tools/authoring/workplace.h"

#include <algorithm>

#include "scripting/sandbox/open_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;

namespace {

bool is_set(const fs::path& folder) {
  std::error_code error;
  return fs::is_regular_file(folder / "set.lua", error);
}

bool is_same(const fs::path& a, const fs::path& b) {
  std::error_code error;
  return fs::equivalent(a, b, error);
}

// The set of examples is part of the project, and gets a new file only if --set names it.
bool is_own_set(const fs::path& folder, const fs::path& base) {
  return is_set(folder) && !is_same(folder, base) && !is_same(folder, base.parent_path() / "examples");
}

std::vector<fs::path> own_sets_beside(const fs::path& base) {
  std::vector<fs::path> sets;
  std::error_code error;
  for (const fs::path& path : scripting::entries_of(base.parent_path(), error))
    if (is_own_set(path, base))
      sets.push_back(path);
  std::sort(sets.begin(), sets.end());
  return sets;
}

fs::path only_set_beside_base() {
  const std::vector<fs::path> sets = own_sets_beside(base_set().front());
  if (sets.size() == 1)
    return sets.front();
  if (sets.empty())
    refuse("There is no set to write to: make one with `soulstack new set NAME`, or name a folder with --set");
  std::string names;
  for (const fs::path& set : sets)
    names += (names.empty() ? "" : ", ") + set.filename().string();
  refuse(fmt::format("There are several sets: {}. Name one with --set, or run the command in its folder", names));
}

fs::path find_own_set(const std::string& named) {
  if (!named.empty()) {
    const fs::path folder = folders_of({{named}, "extended"}).front();
    if (!is_set(folder))
      refuse(fmt::format("`{}` is not a set: it has no set.lua", folder.generic_string()));
    return folder.lexically_normal();
  }
  const fs::path around = set_around_here();
  return around.empty() ? only_set_beside_base() : around;
}

}  // namespace

fs::path folder_for_sets() { return is_set("cards/base") ? "cards" : ""; }

Workplace open_workplace(const std::string& named, const std::vector<std::string>& also, Console& console) {
  Workplace place;
  place.folder = find_own_set(named);
  SetChoice choice;
  choice.sets = base_set();
  choice.sets.insert(choice.sets.end(), also.begin(), also.end());
  std::erase_if(choice.sets, [&](const std::string& set) { return is_same(set, place.folder); });
  choice.sets.push_back(place.folder.generic_string());
  place.loaded = load(choice, console);
  for (const scripting::LoadedSet& set : place.loaded->sets())
    if (is_same(set.folder, place.folder))
      place.id = set.id;
    else
      place.others.push_back(set.folder);
  return place;
}

}  // namespace soulstack::tools
