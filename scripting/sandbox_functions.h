// The functions of Lua that cards have, in versions whose results never depend on addresses or hash order.
#pragma once

#include <lua.hpp>

namespace soulstack::scripting {

int ordered_pairs(lua_State* L);     // numbers in order, then texts in order; other keys are refused
int plain_tostring(lua_State* L);    // no addresses
int refuse_change(lua_State* L);     // __newindex of whatever is read-only
int length_behind(lua_State* L);     // __len of a read-only table: of its first upvalue

}  // namespace soulstack::scripting
