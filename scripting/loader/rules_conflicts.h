// Two rules modules that do not extend each other conflict if the result depends on their order.
#pragma once

#include <deque>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/loader/rules_module.h"

namespace soulstack::scripting {

// Each conflict is reported at its place in the later module.
void check_conflicts(const std::deque<RulesModule>& modules, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
