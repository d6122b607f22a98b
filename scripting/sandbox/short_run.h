// Recognises functions that can run only a few instructions: without loops, and without calls of functions of Lua. Such
// a function ends before its instructions could be counted once, so it runs without the hook that counts them.
#pragma once

#include <lua.hpp>

#include "scripting/sandbox/dumped_function.h"

namespace soulstack::scripting {

// Nothing outside of the function can be changed any more. It may only call `known`, a function of C, and handles, by
// their names in a table that can't be changed, such as the words.
bool is_surely_short(const DumpedFunction& function, lua_CFunction known);

}  // namespace soulstack::scripting
