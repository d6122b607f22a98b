// Checks scenario files without playing them: setups, names, citations, words of the table and of players, and checks
// that cannot fail.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/findings/finding.h"
#include "scripting/scenario/scenario.h"

namespace soulstack::scripting {

// Rules of the rulebook. If `exists` is empty, citations are not checked.
struct KnownRules {
  std::function<bool(std::string_view rule)> exists;
  std::function<std::vector<std::string>(std::string_view rule)> near;  // others of its section
};

// Adds what is wrong with the scenarios of these files. Sets that do not load are not reported again.
void check_scenarios(const std::vector<std::string>& files, LibraryCache& libraries, const KnownRules& rules,
                     std::vector<Finding>& findings);

}  // namespace soulstack::scripting
