// The functions and values available to a scenario.
#include "scripting/scenario/scenario_api.h"

#include <string>

#include "engine/table/table.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

namespace {

CallResult read_player_field(const Request& c) { return read_player_word(c, c.text(2)); }
CallResult read_table_field(const Request& c) {
  const std::string name = c.text(2);
  if (const Seat seat = c.play.seat_named(name); seat != Seat::game)
    return seat;
  return read_table_word(c, name);
}

int same_handle(lua_State* L) {
  bool same = false;
  for (const char* type : {player_type, table_type}) {
    const auto* a = static_cast<const Handle*>(luaL_testudata(L, 1, type));
    const auto* b = static_cast<const Handle*>(luaL_testudata(L, 2, type));
    same = same || (a && b && a->scenario == b->scenario && a->seat == b->seat);
  }
  lua_pushboolean(L, same);
  return 1;
}

void make_type(lua_State* L, const char* type, lua_CFunction read) {
  luaL_newmetatable(L, type);
  lua_pushcfunction(L, read);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, same_handle);
  lua_setfield(L, -2, "__eq");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 1);
}

}  // namespace

void install_scenario_api(lua_State* L) {
  make_type(L, table_type, reader<read_table_field, Whose::table>);
  make_type(L, player_type, reader<read_player_field, Whose::player>);
}

void push_table_handle(lua_State* L) {
  *static_cast<Handle*>(lua_newuserdatauv(L, sizeof(Handle), 0)) = {stage_of(L).scenario, Seat::game};
  luaL_setmetatable(L, table_type);
}

}  // namespace soulstack::scripting
