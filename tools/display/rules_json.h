// Rulesets and their differences, for programs.
#pragma once

#include <vector>

#include "scripting/loader/rules_summary.h"
#include "tools/display/rules_diff.h"
#include "tools/support/json.h"

namespace soulstack::tools {

// Its name, the rulesets that it is combined from, and its numbers, options, decks and procedures.
Json rules_json(const RulesView& view, const std::vector<scripting::RulesSummary>& chain);
Json diff_json(const RulesView& a, const RulesView& b, const RulesDiff& changes);

}  // namespace soulstack::tools
