// What functions have captured: they keep nothing between calls. The tables that they can reach become read-only, and
// whatever would remember something all the same is found.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "scripting/chunk_reader.h"

namespace soulstack::scripting {

// Replaces the table on top of the stack by a view that can be read only; what lies in it stays as it is.
void put_view_before(lua_State* L);
// The same with all tables in it. False if they nest too deep.
bool make_read_only(lua_State* L);

// Of one function on the stack, and of all functions that it can reach. Why it would keep something between calls, with
// the line in its file; empty: it does not.
struct Keeping {
  std::string why;
  int line = 0;
};
Keeping freeze_captured(lua_State* L, int function, const Chunk& chunk);

}  // namespace soulstack::scripting
