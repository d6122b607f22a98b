// Measures the cost of a call from C++ into Lua, directly and through the engine.
#pragma once

namespace soulstack::scripting {

class Library;
class Host;

// In nanoseconds; the minimum of several rounds.
struct CallbackFigures {
  double lua_floor_ns = 0;  // an empty Lua function, called unprotected
  double callback_ns = 0;   // an empty function through the engine: protected, budgeted, three arguments
  double callback3_ns = 0;  // one that makes three API calls
};
CallbackFigures measure_callbacks(Library& library, Host& host);

}  // namespace soulstack::scripting
