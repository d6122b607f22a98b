// Measures the cost of a call from C++ into Lua, directly and through the engine.
#pragma once

#include <cstdint>

namespace soulstack::scripting {

class Library;
class Host;

// Each calls an empty Lua function, unprotected; the same, protected; an empty function through the engine (protected,
// budgeted, three arguments); and one that makes three API calls, too.
enum class Callback { lua_call, protected_call, empty, three_calls };
void call_repeatedly(Library& library, Host& host, Callback which, std::uint64_t times);

}  // namespace soulstack::scripting
