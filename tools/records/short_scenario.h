// Shortens a scenario that was made from a game: what it does not need is left out of its table, as long as it passes.
#pragma once

#include <functional>

#include "tools/records/scenario_text.h"

namespace soulstack::tools {

// `passes`: does the plan pass as a test? The plan itself does. Both try a bounded number of shorter plans.
ScenarioPlan shortened(ScenarioPlan plan, const std::function<bool(const ScenarioPlan&)>& passes);

// Only what happens: "P1 attacks the Fly" for the declaration, the passes and the choice; "all pass" for all passes.
ScenarioPlan with_short_acts(ScenarioPlan plan, const std::function<bool(const ScenarioPlan&)>& passes);

}  // namespace soulstack::tools
