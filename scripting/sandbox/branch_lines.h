// Rewrites a Lua file so that each branch of its functions is on its own lines. Lua reports which lines ran, so this
// also shows which branches of an `if` ran when a card has them on one line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

struct BranchLines {
  std::string text;
  std::vector<int> lines;  // by line of the new text, from 1: its line in the source
};

// Adds only line breaks. A text that would become too long to load is not changed.
BranchLines split_branches(std::string_view source);

}  // namespace soulstack::scripting
