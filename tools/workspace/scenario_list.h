// The scenarios of a file: what they are called, where they are, and whether they pass.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "tools/workspace/workspace.h"

namespace soulstack::tools {

struct ListedScenario {
  std::string name;
  int line = 0;
  std::size_t from = 0, to = 0;            // from the word `scenario` to the end of its table, in bytes
  std::size_t name_from = 0, name_to = 0;  // of its name, without the quotes
};

// In the order of the file. Scenarios that a loop or a function makes are not among them. Also of a file that is not
// complete.
std::vector<ListedScenario> scenarios_in(const scripting::SourceFile& source);

// Runs the scenarios with that name, or all if it is empty, with the texts as they are in the workspace. A failed one has
// the place and the message: the check that failed, with its values, and the last events.
std::vector<scripting::ScenarioResult> run_scenarios(Workspace& workspace, const std::string& file,
                                                     std::string_view name = {},
                                                     scripting::Deadline deadline = scripting::no_deadline);

// As the texts are in the workspace, without running them. Valid until the workspace changes.
scripting::ScenarioFile scenario_file(Workspace& workspace, const std::string& file);

// The scenarios of a card of the set: "scenarios/loot/spark.lua" for "loot/spark.lua", as paths. Empty if there is no
// such file.
std::string scenario_file_of(Workspace& workspace, const std::string& card_file);

}  // namespace soulstack::tools
