// Checks of rulesets that are used together: conflicts, and warnings about what has no effect.
#pragma once

#include <deque>
#include <vector>

#include "engine/model/forward.h"
#include "scripting/findings/finding.h"
#include "scripting/loader/rules_module.h"

namespace soulstack::scripting {

// Each conflict is reported at its place in the later module.
void check_conflicts(const std::deque<RulesModule>& modules, std::vector<Finding>& findings);

// Warns about settings and edits without an effect, decks and slots that stay empty, and games that nobody can win. The
// modules come each after those it extends; the content is what they produced, with its cards.
void warn_of_rules(const std::deque<RulesModule>& modules, const Content& content, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
