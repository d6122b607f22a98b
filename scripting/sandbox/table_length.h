// Two things about tables depend on hashes that differ from run to run, and become calls of functions of ours before a
// script is compiled. Lua's `#` of a list with holes may be the end of any part of it: ours ends a list at its first hole.
// An entry that is taken out by a nil leaves a place that is used again sooner or later, and so when a table grows, and
// what it holds as a list: what is stored must not be nil.
#pragma once

#include <string>
#include <string_view>

struct lua_State;

namespace soulstack::scripting {

// What these functions are called in a script's environment: no names that a script could hide.
inline constexpr std::string_view length_word = "#", stored_word = "=", joined_word = "..";

// The same Lua on the same lines. The source must compile.
std::string with_certain_tables(std::string_view source);

// Lua function: what stands behind the `#`, as it is written or empty, and its value. The length of a text in bytes, of a
// list up to its first hole.
int certain_length(lua_State* L);

// Lua function: for each target of an assignment whether it lies in a table ("1") or not ("0"), and what is assigned. Gives
// that back; an error if it is nil for a target in a table.
int certain_values(lua_State* L);

// Lua function: the texts and numbers that it is given as one text. What is not a number reads "nan", without the sign that
// differs between machines.
int certain_text(lua_State* L);

// Of the table there, or of what lies behind its read-only view.
int length_of_list(lua_State* L, int index);

}  // namespace soulstack::scripting
