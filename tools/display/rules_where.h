// soulstack rules where NUMBER: shows a rule and all places that cite it.
#pragma once

#include <string>

#include "tools/support/console.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

// Prints the rule's text, the steps that carry it out, and the lines of code, cards, scenarios and tests that cite it.
// Refuses a number that is not in the rulebook, and lists those of its section.
Exit rules_where(const std::string& number, bool json, Console& console);

}  // namespace soulstack::tools
