// Checks the functions of scenarios: words of the table and of players, and checks that cannot fail.
#pragma once

#include <vector>

#include "scripting/scenario/linted_scenario.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

void check_scenario_functions(const syntax::Tree& tree, const std::vector<LintedScenario>& scenarios,
                              ScenarioLint& lint);

}  // namespace soulstack::scripting
