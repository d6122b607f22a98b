// The numbers in a card's text, each with its unit, as inferred from the surrounding words, and the branches of a roll:
// "Roll. 1-2: gain 4¢. 3-6: nothing."
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/registry/units.h"

namespace soulstack::scripting {

struct StatedNumber {
  int value = 0;
  int sign = 0;                  // for "+1" and "-1"; 0: no sign
  Units units = any_unit;        // its possible units
  bool is_word = false;          // "twice", "one", "sixth"; also "the other 2", which is optional, too
  std::string written;           // "6¢"
  std::optional<int> edge = {};  // for "3 or more", "more than 2", "2 or less": the last number on the lower side, 2
  int least = 0, most = 0;       // for a die: the range, as in "4 or more" and "5-6"
  bool begins_range = false;     // the 5 of "5-6"; the next number is its end
  bool is_ordinal = false;       // "3rd": it counts nothing, so the effect may do without it
};

// The unit behind the number n: " damage", " counters", or " counter" behind 1.
std::string after_number(Units units, std::int64_t n);

// In text order.
std::vector<StatedNumber> numbers_in(std::string_view text);

struct StatedBranch {
  std::string label;      // "1-2"
  unsigned values = 0;    // values of the die: one bit each, from bit 1
  bool is_wrong = false;  // impossible range: "5-7", "3-1"
  std::string_view text;
};
struct StatedRoll {
  std::string_view head;  // the text before the first branch
  std::vector<StatedBranch> branches;
};
StatedRoll branches_in(std::string_view text);

// The text in lower case, with a space around each word and number and a bar for each end of a sentence.
std::string plain_words(std::string_view text);

}  // namespace soulstack::scripting
