// Measures the cost of a call from C++ into Lua, directly and through the engine.
#pragma once

#include <cstdint>

namespace soulstack::scripting {

class Library;
class Host;

// Each calls an empty Lua function, unprotected; an empty function through the engine (protected, budgeted, three
// arguments); and one that makes three API calls, too.
enum class Callback { lua_call, empty, three_calls };
void call_repeatedly(Library& library, Host& host, Callback which, std::uint64_t times);

// In nanoseconds; the minimum of several rounds.
struct CallbackFigures {
  double lua_floor_ns = 0;  // Callback::lua_call
  double callback_ns = 0;   // Callback::empty
  double callback3_ns = 0;  // Callback::three_calls
};
CallbackFigures measure_callbacks(Library& library, Host& host);

}  // namespace soulstack::scripting
