// Finds scenarios that must fail, from their setup and the straight part of `play`: cards that are not in the hand, too
// many loot plays, dice that nothing rolls, and a stack that nobody resolves. Only what is certain is reported.
#pragma once

#include "scripting/scenario/linted_scenario.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

void check_play(const syntax::Tree& tree, const LintedScenario& scenario, ScenarioLint& lint);

}  // namespace soulstack::scripting
