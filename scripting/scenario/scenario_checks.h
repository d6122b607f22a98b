// The checks of a scenario file: their places and comparisons. A check is compiled with its number and with its
// comparisons as calls, so that a failed one can show both sides.
#pragma once

#include <string>
#include <vector>

#include "scripting/source/source_file.h"

namespace soulstack::scripting {

// `left == right` in a check, as it is written.
struct ComparedSides {
  std::string left, right;  // empty for a literal: a number, a string, nil, true or false
  std::string operation;    // one of == ~= < > <= >=
  std::size_t at = 0;       // where the left side begins in the file, in bytes
};

struct CheckSite {
  std::string text;  // check(a == b), on one line
  int line = 0;
  std::size_t at = 0;  // where it begins in the file, in bytes
};

// check(x, a == b) is compiled as check_at(1, x, compared(1, a, b)). Line numbers do not change.
struct Checks {
  std::string source;  // the source to compile; unchanged if the file uses `check` other than by calling it
  std::vector<CheckSite> sites;
  std::vector<ComparedSides> sides;
};
Checks find_checks(const SourceFile& source);

}  // namespace soulstack::scripting
