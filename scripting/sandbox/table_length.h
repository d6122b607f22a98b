// The length of tables, the same on every run. In Lua two things depend on hashes that differ from run to run. Before a
// script is compiled they become calls of our functions:
// - `#` of a list with holes may be the end of any part of it; ours ends a list at its first hole.
// - An entry that is set to nil leaves a place that is used again some time later. That decides when a table grows and
//   how long it is as a list; ours refuses to store nil.
#pragma once

#include <string>
#include <string_view>

struct lua_State;

namespace soulstack::scripting {

// What these functions are called in a script's environment: no names that a script could hide.
inline constexpr std::string_view length_word = "#", stored_word = "=", joined_word = "..";

// The same Lua on the same lines, with these calls. The source must compile.
std::string with_stable_tables(std::string_view source);

// Lua function: takes the operand of `#` as it is written (or an empty text), and its value. Returns the length: of a
// text in bytes, of a list up to its first hole.
int stable_length(lua_State* L);

// Lua function: takes for each target of an assignment whether it is in a table ("1") or not ("0"), and the values.
// Returns the values; an error if one is nil for a target in a table.
int stored_values(lua_State* L);

// Lua function: joins the given texts and numbers to one text. NaN reads "nan", without the sign, which differs between
// machines.
int joined_text(lua_State* L);

// Of the table there, or of the table behind its read-only view.
int length_of_list(lua_State* L, int index);

}  // namespace soulstack::scripting
