// Small slips that a card's own scenarios should notice, made in its text: a number that is one off, a verb that is not
// used, two branches of a roll table in each other's place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

// The whole text with the slip in it, and what that is: "6 -> 7".
struct Slip {
  std::string change;
  std::string text;
};

struct Mutant {
  int line = 0;
  std::vector<Slip> ways;  // the first that loads is the one that counts
};

struct Mutants {
  std::vector<Mutant> all;  // by line
  int left_out = 0;         // numbers that no scenario can see: how often a card is in its deck
};

Mutants mutants_of(std::string_view source);

}  // namespace soulstack::scripting
