// The functions of a Lua file, and the lines with instructions.
#pragma once

#include <string>
#include <vector>

namespace soulstack::scripting {

struct FunctionLines {
  int parent = -1;         // index of the function around it; 0 is the file itself
  int first = 0;           // of the word `function`
  std::vector<int> lines;  // with at least one instruction, sorted; the final `end` does not count
};

// The first is the file itself. Empty if the text is not valid Lua.
std::vector<FunctionLines> function_lines(const std::string& text);

}  // namespace soulstack::scripting
