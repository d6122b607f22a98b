// The text of a Lua file with each arm of its functions on lines of its own: Lua tells which lines ran, and so which
// arms of an `if` did, also where a card has all of it on one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

struct Spread {
  std::string text;
  std::vector<int> lines;  // for each line of the text, from 1 on, the line that it comes from; [0] is not used
};

// Nothing but line breaks is added. A text that would be too long to load stays as it is.
Spread spread(std::string_view source);

}  // namespace soulstack::scripting
