// The functions of Lua that cards have, in versions whose results never depend on addresses or hash order.
#pragma once

#include <lua.hpp>

namespace soulstack::scripting {

// They count their work against the Budget of their Lua state: the hook that counts instructions does not see inside.
int ordered_pairs(lua_State* L);   // numbers in order, then texts in order; other keys are refused
int next_pair(lua_State* L);       // what ordered_pairs gives: it remembers where it is
int plain_tostring(lua_State* L);  // no addresses
int short_tonumber(lua_State* L);  // of texts of at most 64 bytes
int refuse_change(lua_State* L);   // __newindex of whatever is read-only

}  // namespace soulstack::scripting
