// The numbers that a card's sentence states, each with what it counts as far as the words around it tell, and the
// branches of a roll: "Roll. 1-2: gain 4¢. 3-6: nothing."
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/registry/units.h"

namespace soulstack::scripting {

struct StatedNumber {
  int value = 0;
  int sign = 0;                  // of "+1" and "-1"; 0: there is none
  Units units = any_unit;        // what it may count
  bool is_word = false;          // "twice", "one", "sixth"; "the other 2", which nobody has to count either
  std::string written;           // "6¢"
  std::optional<int> edge = {};  // of "3 or more", "more than 2", "2 or less": the last number on the lower side, 2
  int least = 0, most = 0;       // of a die: what it names at once, as in "4 or more" and "5-6"
  bool begins_range = false;     // the 5 of "5-6"; the next number ends it
};

// In the order of the text.
std::vector<StatedNumber> numbers_in(std::string_view text);

struct StatedBranch {
  std::string label;      // "1-2"
  unsigned values = 0;    // of the die: a bit each, from bit 1
  bool is_wrong = false;  // there is no such die: "5-7", "3-1"
  std::string_view text;
};
struct StatedRoll {
  std::string_view head;  // what stands before the first branch
  std::vector<StatedBranch> branches;
};
StatedRoll branches_in(std::string_view text);

// The text in lower case, with a space around each word and number and a bar for each end of a sentence.
std::string plain_words(std::string_view text);

}  // namespace soulstack::scripting
