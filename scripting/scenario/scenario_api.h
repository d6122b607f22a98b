// What a scenario's functions see: `t`, its players, and `check`.
#pragma once

#include <lua.hpp>

namespace soulstack::scripting {

// Makes the metatables of `t` and of players; once for a state.
void install_scenario_api(lua_State* L);
void push_table_handle(lua_State* L);  // `t` of the scenario on the stage

int check(lua_State* L);     // check(condition [, message])
int check_at(lua_State* L);  // the same with the number of the check before it (scripting/scenario/scenario_checks.h)
int compared(lua_State* L);  // compared(number, left, right): what comes of the comparison, which is remembered

}  // namespace soulstack::scripting
