// What somebody typed, as one of the listed options.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

struct Picked {
  int option = -1;  // from 0; -1: none, and `why` says what would be right
  std::string why;
};

// A number from 1 on, a label, or the beginning or a part of exactly one label; capitals do not matter.
Picked pick(const std::vector<std::string>& labels, std::string_view typed);

// "`pass`, `attack`, ...": what would be right, at most so many.
std::string listed(const std::vector<std::string>& labels, std::size_t most = 12);

}  // namespace soulstack::tools
