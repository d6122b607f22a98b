// Findings of earlier checks about files, for a set that is checked again and again while somebody edits one of its
// files. A shortcut: the findings are the same without it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;

class KnownFindings {
 public:
  // What a check found in the file when its text and all else that it looked at had this hash; null if it was not
  // checked then. Valid until the next `keep` for this check and file.
  const std::vector<Finding>* find(std::string_view check, const std::string& file, std::uint64_t hash) const;
  void keep(std::string_view check, const std::string& file, std::uint64_t hash, std::vector<Finding> findings);

 private:
  struct Known {
    std::uint64_t hash = 0;
    std::vector<Finding> findings;
  };
  std::map<std::pair<std::string, std::string>, Known, std::less<>> known_;  // by check and file
};

// Of all that the words of a file depend on: the set.lua, rulesets, words and keywords of all sets.
std::uint64_t hash_of_words(const Library& library);

}  // namespace soulstack::scripting
