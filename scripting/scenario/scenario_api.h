// The functions and values available to a scenario: `t`, its players, and `check`.
#pragma once

#include <lua.hpp>

namespace soulstack::scripting {

// Creates the metatables of `t` and of players; once per state.
void install_scenario_api(lua_State* L);
void push_table_handle(lua_State* L);  // `t` of the scenario on the stage

int check(lua_State* L);     // check(condition [, message])
int check_at(lua_State* L);  // the same with the number of the check before it (scripting/scenario/scenario_checks.h)
int compared(lua_State* L);  // compared(number, left, right): the result of the comparison, which is recorded

}  // namespace soulstack::scripting
