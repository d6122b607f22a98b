// A summary of a ruleset.
#pragma once

#include <string>
#include <vector>

namespace soulstack::scripting {

struct RulesSummary {
  std::string name, title, extends, file;
  std::vector<std::string> decks;  // decks that it adds
};

}  // namespace soulstack::scripting
