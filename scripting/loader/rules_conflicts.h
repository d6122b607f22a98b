// Two rules modules of which neither extends the other conflict when what comes out depends on which is read last.
#pragma once

#include <deque>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/loader/rules_module.h"

namespace soulstack::scripting {

// Each conflict is found at its place in the later of the two modules.
void check_conflicts(const std::deque<RulesModule>& modules, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
