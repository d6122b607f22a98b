// Lua's `#` of a list with holes may be the end of any part of it: which one depends on hashes that differ from run to
// run. So `#` becomes a call of a function of ours before a script is compiled; it ends a list at the first hole.
#pragma once

#include <string>
#include <string_view>

struct lua_State;

namespace soulstack::scripting {

// What that function is called in a script's environment: no name that a script could hide.
inline constexpr std::string_view length_word = "#";

// The same Lua on the same lines. The source must compile.
std::string with_certain_lengths(std::string_view source);

// Lua function: what stands behind the `#`, as it is written or empty, and its value. The length of a text in bytes, of a
// list up to its first hole.
int certain_length(lua_State* L);

// Of the table there, or of what lies behind its read-only view.
int length_of_list(lua_State* L, int index);

}  // namespace soulstack::scripting
