// The text of one file, compiled, and its compiled form read back.
#pragma once

#include <string>
#include <string_view>

#include "scripting/findings/report.h"
#include "scripting/sandbox/chunk_reader.h"

struct lua_State;

namespace soulstack::scripting {

inline constexpr std::size_t longest_source = 64 * 1024;
// The compiled form of a file.
struct Compiled {
  std::string code;  // as Lua dumps it, with its lines and names
  Chunk chunk;
};

// Leaves the main function on the stack, compiled with stable tables (table_length.h), and fills `compiled`. `name`: as
// errors write it, usually the path of the file. If the text is not valid Lua, leaves nothing and returns false with a
// finding.
bool compile(lua_State* L, const std::string& name, std::string_view text, Compiled& compiled, Report& report);

// Leaves the main function of what was compiled before on the stack. False, with a finding, if there is not enough memory.
bool load_code(lua_State* L, const std::string& name, const Compiled& compiled, Report& report);

// Refuses what can't be counted or what differs between machines: `...`, functions with too many values, `^`, and strings
// with zero bytes. Returns false with findings.
bool check_shapes(const Chunk& chunk, Report& report);

// A message of Lua without the "file:line: " before it; the line, or 0, in `line`.
std::string without_place(std::string_view message, int& line);

}  // namespace soulstack::scripting
