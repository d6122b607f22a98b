// The version of Lua that runs the scripts.
#pragma once

#include <string_view>

namespace soulstack::scripting {

std::string_view lua_release();  // "5.4.4"

}  // namespace soulstack::scripting
