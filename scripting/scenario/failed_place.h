// Where a scenario failed, for those who say it in words (scripting/scenario/scenario_sentences.h).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace soulstack::scripting {

struct FailedPlace {
  std::optional<std::size_t> check;  // where the check that failed begins in the file, in bytes
  int call = 0;                      // otherwise: the n-th call of a word in the line, from 1; 0: not known
  struct Compared {
    std::size_t at = 0;       // where the comparison begins
    std::string left, right;  // both sides, as messages show values
  };
  std::vector<Compared> compared;  // those of the check that do not hold
};

}  // namespace soulstack::scripting
