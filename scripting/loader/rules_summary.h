// A ruleset as it describes itself.
#pragma once

#include <string>
#include <vector>

namespace soulstack::scripting {

struct RulesSummary {
  std::string name, title, extends, file;
  std::vector<std::string> decks;  // that it adds
};

}  // namespace soulstack::scripting
