// The checks of a scenario file: where each of them is written, and what it compares. A check is compiled with its
// number and with its comparisons as calls, so that one that fails can show both sides.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

// `left == right` in a check, as it is written.
struct ComparedSides {
  std::string left, right;  // empty: a number, a text, nil, true or false, which says itself what it is
  std::string operation;    // one of == ~= < > <= >=
};

struct CheckSite {
  std::string text;  // check(a == b), on one line
  int line = 0;
};

// check(x, a == b) is compiled as check_at(1, x, compared(1, a, b)). Lines stay as they are.
struct Checks {
  std::string source;  // to be compiled; the file as it is if it uses `check` as anything but a function to call
  std::vector<CheckSite> sites;
  std::vector<ComparedSides> sides;
};
Checks find_checks(std::string_view source);

}  // namespace soulstack::scripting
