// check: an assertion of a scenario. A failed check shows its source, both sides of its comparisons, and the state of
// the table.
#include <fmt/format.h>

#include <exception>

#include "engine/table/table.h"
#include "scripting/scenario/scenario_api.h"
#include "scripting/scenario/scenario_request.h"

namespace soulstack::scripting {

namespace {

constexpr std::size_t most_compared = 8, most_listed = 10, longest_shown = 200;

std::string shown(lua_State* L, int index);

std::string_view view_at(lua_State* L, int index) {
  std::size_t length = 0;
  const char* const text = lua_tolstring(L, index, &length);
  return {text, length};
}

std::string shown_text(lua_State* L, int index) {
  const std::string_view text = view_at(L, index);
  return fmt::format("\"{}\"{}", text.substr(0, longest_shown), text.size() > longest_shown ? " ..." : "");
}

std::string shown_list(lua_State* L, int index) {
  std::string all;
  lua_Integer n = 1;
  for (; n <= static_cast<lua_Integer>(most_listed) && lua_rawgeti(L, index, n) != LUA_TNIL; ++n) {
    all += n == 1 ? " " : ", ";
    all += lua_istable(L, -1) ? "a table" : shown(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (n > static_cast<lua_Integer>(most_listed))
    return "{" + all + " ... }";
  lua_pop(L, 1);
  return all.empty() ? "{}" : "{" + all + " }";
}

// NaN without its sign, which differs between processors.
std::string shown_number(lua_State* L, int index) {
  if (lua_isinteger(L, index))
    return std::to_string(lua_tointeger(L, index));
  const lua_Number n = lua_tonumber(L, index);
  return n == n ? fmt::format("{}", n) : "nan";
}

// Creates nothing in Lua, since that might raise an error.
std::string shown(lua_State* L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNIL:
      return "nil";
    case LUA_TBOOLEAN:
      return lua_toboolean(L, index) ? "true" : "false";
    case LUA_TNUMBER:
      return shown_number(L, index);
    case LUA_TSTRING:
      return shown_text(L, index);
    case LUA_TTABLE:
      return shown_list(L, index);
    case LUA_TFUNCTION:
      return "a function";
    default:
      break;
  }
  const Stage& stage = stage_of(L);
  const auto* player = static_cast<const Handle*>(luaL_testudata(L, index, player_type));
  const bool is_ours = player && stage.play && player->scenario == stage.scenario;
  return is_ours ? stage.play->name_of(player->seat) : player ? "a player of another scenario" : "the table";
}

void remember(lua_State* L, const ComparedSides& sides) noexcept {
  std::vector<std::string>& all = stage_of(L).compared;
  std::string line;
  if (!sides.left.empty())
    line = fmt::format("{} is {}", sides.left, shown(L, 2));
  if (!sides.right.empty())
    line += fmt::format("{}{} is {}", line.empty() ? "" : ", ", sides.right, shown(L, 3));
  if (!line.empty() && all.size() < most_compared) {
    all.push_back(line);
    stage_of(L).failed.compared.push_back({sides.at, shown(L, 2), shown(L, 3)});
  }
}

// A failed check, without its place.
std::string failed(lua_State* L, const std::string& text, int message) {
  const Stage& stage = stage_of(L);
  std::string said = text;
  for (const std::string& line : stage.compared)
    said += "\n  " + line;
  if (lua_type(L, message) == LUA_TSTRING)
    said += "\n  " + std::string(view_at(L, message).substr(0, longest_given_text));
  else if (!lua_isnoneornil(L, message))
    said += "\n  " + shown(L, message);
  if (stage.play)
    said += "\n" + stage.play->describe();
  return said;
}

// Stores the failure of a check on the stage. No exception may pass through Lua.
template <class Tell>
void put_error(Stage& stage, Tell tell) {
  try {
    stage.error = tell();
  } catch (const std::exception& e) {
    stage.error = e.what();
  }
}

int raise(lua_State* L) {
  const std::string& error = stage_of(L).error;
  lua_pushlstring(L, error.data(), error.size());
  return lua_error(L);
}

// Does the comparison hold? Values without an order are a Lua error, as in plain Lua.
bool holds(lua_State* L, const std::string& operation) {
  if (operation == "==")
    return lua_compare(L, 2, 3, LUA_OPEQ) != 0;
  if (operation == "~=")
    return lua_compare(L, 2, 3, LUA_OPEQ) == 0;
  const bool is_turned = operation == ">" || operation == ">=";
  return lua_compare(L, is_turned ? 3 : 2, is_turned ? 2 : 3, operation.size() == 1 ? LUA_OPLT : LUA_OPLE) != 0;
}

bool have_order(lua_State* L) {
  const int type = lua_type(L, 2);
  return type == lua_type(L, 3) && (type == LUA_TNUMBER || type == LUA_TSTRING);
}

}  // namespace

int compared(lua_State* L) {
  const std::vector<ComparedSides>& all = stage_of(L).checks.sides;
  lua_settop(L, 3);
  const lua_Integer number = lua_isinteger(L, 1) ? lua_tointeger(L, 1) : 0;
  if (number < 1 || number > static_cast<lua_Integer>(all.size()))
    return luaL_error(L, "this is not a comparison of a check");
  const ComparedSides& sides = all[static_cast<std::size_t>(number - 1)];
  const bool is_equality = sides.operation == "==" || sides.operation == "~=";
  if (!is_equality && !have_order(L))
    return luaL_error(L, "attempt to compare %s with %s", luaL_typename(L, 2), luaL_typename(L, 3));
  const bool result = holds(L, sides.operation);
  if (!result)
    remember(L, sides);
  lua_pushboolean(L, result);
  return 1;
}

int check_at(lua_State* L) {
  Stage& stage = stage_of(L);
  lua_settop(L, 3);
  const lua_Integer number = lua_isinteger(L, 1) ? lua_tointeger(L, 1) : 0;
  if (number < 1 || number > static_cast<lua_Integer>(stage.checks.sites.size()))
    return luaL_error(L, "this is not a check of this file");
  if (!lua_toboolean(L, 2)) {
    const CheckSite& site = stage.checks.sites[static_cast<std::size_t>(number - 1)];
    stage.failed.check = site.at;
    put_error(stage, [&] { return fmt::format("{}:{}: {}", stage.path, site.line, failed(L, site.text, 3)); });
    return raise(L);
  }
  stage.compared.clear();
  stage.failed.compared.clear();
  return 0;
}

int check(lua_State* L) {
  lua_settop(L, 2);
  if (lua_toboolean(L, 1))
    return 0;
  luaL_where(L, 1);
  put_error(stage_of(L), [&] { return lua_tostring(L, -1) + failed(L, "check", 2); });
  return raise(L);
}

}  // namespace soulstack::scripting
