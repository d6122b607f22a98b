// The version of Lua that runs the scripts.
#include "scripting/sandbox/lua_release.h"

#include <lua.hpp>

namespace soulstack::scripting {

std::string_view lua_release() { return LUA_VERSION_MAJOR "." LUA_VERSION_MINOR "." LUA_VERSION_RELEASE; }

}  // namespace soulstack::scripting
