// A scenario that fails, made as small as it can be and still fail in the same way.
#pragma once

#include <functional>

#include "tools/fuzzing/scenario_text.h"

namespace soulstack::tools {

using Fails = std::function<bool(const ScenarioPlan&)>;  // in the way that is wanted

// Players, cards, what is marked on them, what is done, dice: whatever is not needed goes. The plan fails; what comes
// back does, too, and is the same for the same plan. `rounds`: as long as something goes, but no more often.
ScenarioPlan shrunk(ScenarioPlan plan, const Fails& fails, int rounds = 6);

}  // namespace soulstack::tools
