// The functions of Lua that cards have, in versions whose results never depend on addresses or hash order.
#pragma once

#include <cstdint>
#include <limits>

#include <lua.hpp>

namespace soulstack::scripting {

// What the functions below may still do before they fail, in steps of their own: the hook that counts instructions does
// not see inside them. Whoever runs a script sets it.
struct Steps {
  std::int64_t left = std::numeric_limits<std::int64_t>::max();
};

int ordered_pairs(lua_State* L);   // numbers in order, then texts in order; other keys are refused. Upvalue: Steps*
int plain_tostring(lua_State* L);  // no addresses
int refuse_change(lua_State* L);   // __newindex of whatever is read-only
int length_behind(lua_State* L);   // __len of a read-only table: of its first upvalue

}  // namespace soulstack::scripting
