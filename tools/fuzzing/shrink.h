// Minimises a scenario that fails, keeping the same failure.
#pragma once

#include <functional>

#include "tools/records/scenario_text.h"

namespace soulstack::tools {

using Fails = std::function<bool(const ScenarioPlan&)>;  // whether the plan fails in the expected way

// Removes unneeded players, cards, marks, acts and dice. The given plan must fail, and so does the result, which is
// deterministic. `rounds`: the maximum number of passes.
ScenarioPlan shrunk(ScenarioPlan plan, const Fails& fails, int rounds = 6);

}  // namespace soulstack::tools
