// Small mistakes in the source of a card that its scenarios should detect: a number off by one, a condition of a noun
// that is turned round, a missing verb call, two swapped branches of a roll table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

// The whole source with the mistake, and its description: "6 -> 7".
struct Slip {
  std::string change;
  std::string text;
};

struct Mutant {
  int line = 0;
  int column = 0;          // in bytes, from 1
  std::string field;       // "play.effect"; the second ability of a kind is "when#2.effect"
  std::vector<Slip> ways;  // the first one that loads counts
};

struct Mutants {
  std::vector<Mutant> all;  // by line
  int left_out = 0;         // for numbers that no scenario can see, such as the copies of a card
};

Mutants mutants_of(std::string_view source);

}  // namespace soulstack::scripting
