// What a fuzz target demands.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace soulstack::fuzzing {

// A finding: the fuzzer keeps the input.
inline void demand(bool holds, const std::string& otherwise) {
  if (holds)
    return;
  std::fprintf(stderr, "%s\n", otherwise.c_str());
  std::abort();
}

}  // namespace soulstack::fuzzing
