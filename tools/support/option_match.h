// Matches typed text to one of the listed options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

struct Picked {
  int option = -1;  // from 0; -1: none, and `why` says what was expected
  std::string why;
  bool several = false;  // the text fits more than one
};

// A number from 1, a label, or the beginning or part of exactly one label; a single letter only the beginning of a word.
// Ignores case.
Picked pick(const std::vector<std::string>& labels, std::string_view typed);

// Only digits: the number of an option, unless a label is the same.
bool is_number(std::string_view typed);

// "`pass`, `attack`, ...": the valid labels, at most `most` of them.
std::string listed(const std::vector<std::string>& labels, std::size_t most = 12);

}  // namespace soulstack::tools
