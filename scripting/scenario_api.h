// What a scenario's functions see: `t`, its players, and `check`.
#pragma once

#include <string>
#include <string_view>

#include <lua.hpp>

#include "scripting/scenario_play.h"

namespace soulstack::scripting {

// The scenario that is being played in a Lua state; behind lua_getextraspace.
struct Stage {
  Play* play = nullptr;
  std::string_view source;  // the text of the file
  int line = 0;             // of the last check, and which of that line it was
  int nth = 0;
};
inline Stage& stage_of(lua_State* L) { return **static_cast<Stage**>(lua_getextraspace(L)); }

// Makes the metatables of `t` and of players; once for a state.
void install_scenario_api(lua_State* L);
void push_table_handle(lua_State* L);  // `t`
int check(lua_State* L);               // check(condition [, message])

// The n-th line of a text, without the blanks around it; of several checks in it only the nth.
std::string check_in_line(std::string_view text, int line, int nth);

}  // namespace soulstack::scripting
