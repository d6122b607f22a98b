// The sets that a written scenario is run with.
#pragma once

#include <string>
#include <vector>

#include "scripting/binding/loaded.h"

namespace soulstack::tools {

// The default sets of `soulstack test`, and the one that the scenario names itself.
struct ScenarioSets {
  std::vector<std::string> defaults;
  std::string set;  // folder; empty: none
};

// The folders of the loaded sets, in loading order.
std::vector<std::string> folders_of(const scripting::Loaded& loaded);

// What can be tried for a game with these sets, the fewest sets first. The last one has all of them as default sets, so
// `soulstack test` needs them as --set.
std::vector<ScenarioSets> sets_to_try(const std::vector<std::string>& sets, const std::vector<std::string>& defaults);

// The own set as that file names it, relative to the file; empty if there is none.
std::string set_as_written(const ScenarioSets& sets, const std::string& file);

}  // namespace soulstack::tools
