// The length of tables, the same on every run. In Lua, two things depend on hashes that differ between runs. Before a
// script is compiled, they are replaced by calls of our functions:
// - `#` of a list with holes may be the end of any part of it; ours stops at the first hole.
// - An entry set to nil leaves a slot that is reused later. That affects when a table grows and
//   how long it is as a list; ours refuses to store nil.
#pragma once

#include <string>
#include <string_view>

struct lua_State;

namespace soulstack::scripting {

// The names of these functions in a script's environment; a script can't hide them.
inline constexpr std::string_view length_word = "#", stored_word = "=", joined_word = "..";

constexpr bool is_guard(std::string_view name) {
  return name == length_word || name == stored_word || name == joined_word;
}

// Returns the source with these calls, on the same lines. The source must compile.
std::string with_stable_tables(std::string_view source);

// Lua function: takes the source of the operand of `#` (or an empty string), and its value. Returns the length: of a
// string in bytes, of a list up to its first hole.
int stable_length(lua_State* L);

// Lua function: takes for each target of an assignment whether it is in a table or a property ("1") or not ("0"), and the
// values. A single target is followed by its name, if it has one: "1 event.value". Returns the values; an error if one is
// nil for a target that can't be nil.
int stored_values(lua_State* L);

// Lua function: joins the given strings and numbers to one string. NaN reads "nan", without the sign, which differs
// between machines.
int joined_text(lua_State* L);

// The length of the table at that index, or of the table behind its read-only view.
int length_of_list(lua_State* L, int index);

}  // namespace soulstack::scripting
