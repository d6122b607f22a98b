// The functions of a Lua file, and on which lines they do something.
#pragma once

#include <string>
#include <vector>

namespace soulstack::scripting {

struct FunctionLines {
  int parent = -1;         // index of the function around it; 0 is the file itself
  int first = 0;           // of the word `function`
  std::vector<int> lines;  // with at least one instruction, sorted; the `end` alone is none
};

// The first is the file itself. Nothing if the text is no Lua.
std::vector<FunctionLines> function_lines(const std::string& text);

}  // namespace soulstack::scripting
