// The Lua functions available to cards, in versions whose results never depend on addresses or hash order.
#pragma once

#include <lua.hpp>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

// They charge their work to the Budget of their Lua state, since the instruction hook does not see it.
int ordered_pairs(lua_State* L);   // numbers in order, then texts in order; other keys are refused
int next_pair(lua_State* L);       // the iterator of ordered_pairs: it remembers its position
int plain_tostring(lua_State* L);  // without addresses
int short_tonumber(lua_State* L);  // of texts of at most 64 bytes
int fill_text(lua_State* L);       // puts values into the places of a text: {n}
int refuse_change(lua_State* L);   // __newindex of all read-only tables

// Pushes a new table with those of Lua's functions that cards have.
void push_plain_environment(lua_State* L);
// The names in that table, and those in its `math`.
std::vector<std::string_view> plain_names();
std::vector<std::string_view> math_names();
// Adds to the table on top of the stack what compile() (compile.h) puts into a file: the guards of table_length.h.
void add_guards(lua_State* L);

}  // namespace soulstack::scripting
