// The text of a Lua file with each branch of its functions on lines of its own. Lua reports which lines ran, and so
// which branches of an `if` did, even where a card has all of them on one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

struct BranchLines {
  std::string text;
  std::vector<int> lines;  // by line of the text, from 1: the line of the source that it comes from
};

// Adds nothing but line breaks. A text that would become too long to load is not changed.
BranchLines split_branches(std::string_view source);

}  // namespace soulstack::scripting
