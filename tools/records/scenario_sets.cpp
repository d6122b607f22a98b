// The sets that a written scenario is run with.
#include "tools/records/scenario_sets.h"

#include <algorithm>
#include <filesystem>

namespace soulstack::tools {

namespace fs = std::filesystem;

std::vector<ScenarioSets> sets_to_try(const std::vector<std::string>& sets, const std::vector<std::string>& defaults) {
  const auto is_default = [&](const std::string& set) {
    return std::any_of(defaults.begin(), defaults.end(),
                       [&](const std::string& d) { return fs::weakly_canonical(d) == fs::weakly_canonical(set); });
  };
  std::vector<ScenarioSets> all;
  if (!defaults.empty()) {
    all.push_back({defaults, ""});
    for (const std::string& set : sets)
      if (!is_default(set))
        all.push_back({defaults, set});
  }
  all.push_back({sets, ""});
  return all;
}

std::string set_as_written(const ScenarioSets& sets, const std::string& file) {
  if (sets.set.empty())
    return {};
  const fs::path from = fs::weakly_canonical(fs::absolute(file)).parent_path();
  return fs::weakly_canonical(fs::absolute(sets.set)).lexically_relative(from).generic_string();
}

std::vector<std::string> folders_of(const scripting::Loaded& loaded) {
  std::vector<std::string> folders;
  for (const scripting::LoadedSet& set : loaded.sets())
    folders.push_back(set.folder);
  return folders;
}

}  // namespace soulstack::tools
