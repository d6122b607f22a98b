// A bot in Lua.
#include "scripting/sandbox/lua_player.h"

#include <lua.hpp>

#include "engine/model/mixing.h"
#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/sandbox_functions.h"

namespace soulstack::scripting {

namespace {

constexpr Allowance for_player{20'000, 1'000'000, 0, 16 * 1024, 2'048};

void push(lua_State* L, const Data& data) {
  luaL_checkstack(L, 4, "data");
  if (const auto* const yes = std::get_if<bool>(&data.value)) {
    lua_pushboolean(L, *yes ? 1 : 0);
  } else if (const auto* const whole = std::get_if<std::int64_t>(&data.value)) {
    lua_pushinteger(L, *whole);
  } else if (const auto* const text = std::get_if<std::string>(&data.value)) {
    lua_pushlstring(L, text->data(), text->size());
  } else if (const auto* const list = std::get_if<Data::List>(&data.value)) {
    lua_createtable(L, static_cast<int>(list->size()), 0);
    lua_Integer at = 0;
    for (const Data& one : *list) {
      push(L, one);
      lua_rawseti(L, -2, ++at);
    }
  } else if (const auto* const fields = std::get_if<Data::Fields>(&data.value)) {
    lua_createtable(L, 0, static_cast<int>(fields->size()));
    for (const NamedData& one : *fields) {
      push(L, one.data);
      lua_setfield(L, -2, one.name.c_str());
    }
  } else {
    lua_pushnil(L);
  }
}

}  // namespace

LuaPlayer::LuaPlayer(const std::string& path, const std::string& source, std::uint64_t seed)
    : path_(path), seed_(seed), budget_(std::make_unique<Budget>()), L_(budget_->new_state()), function_(LUA_NOREF) {
  try {
    if (luaL_loadbufferx(L_, source.data(), source.size(), ("@" + path).c_str(), "t") != LUA_OK)
      throw Failure{lua_tostring(L_, -1)};
    push_environment();
    lua_setupvalue(L_, -2, 1);
    call(0, 1);
    if (!lua_isfunction(L_, -1))
      fail(
          "the file must return a function of a decision and a view, such as `return function(decision, view) return 1 "
          "end`");
    function_ = luaL_ref(L_, LUA_REGISTRYINDEX);
  } catch (...) {
    lua_close(L_);
    throw;
  }
}

LuaPlayer::~LuaPlayer() { lua_close(L_); }

int LuaPlayer::choose(const Data& decision, const Data& view, int options) {
  lua_settop(L_, 0);
  lua_rawgeti(L_, LUA_REGISTRYINDEX, function_);
  push(L_, decision);
  push(L_, view);
  call(2, 1);
  int is_whole = 0;
  const lua_Integer chosen = lua_tointegerx(L_, -1, &is_whole);
  if (lua_type(L_, -1) == LUA_TNUMBER && is_whole != 0 && chosen >= 1 && chosen <= options)
    return static_cast<int>(chosen);
  const std::string got = lua_type(L_, -1) == LUA_TNUMBER ? lua_tostring(L_, -1) : luaL_typename(L_, -1);
  fail("the function returned " + got + "; it must return the number of an option, from 1 to " +
       std::to_string(options));
}

void LuaPlayer::call(int arguments, int results) {
  const Budget::Guard guard(*budget_);
  budget_->begin(L_, for_player);
  const int status = lua_pcall(L_, arguments, results, 0);
  if (status == LUA_OK)
    return;
  Failure failure{error_of(L_, status)};
  lua_pop(L_, 1);
  if (!failure.why.starts_with(path_))
    failure.why = path_ + ": " + failure.why;
  throw failure;
}

// random(6): a whole number from 1 to 6.
int LuaPlayer::draw(lua_State* L) {
  auto* const player = static_cast<LuaPlayer*>(lua_touserdata(L, lua_upvalueindex(1)));
  const lua_Integer most = luaL_checkinteger(L, 1);
  luaL_argcheck(L, most >= 1, 1, "it must be at least 1");
  const std::uint64_t drawn = mixed(player->seed_ += golden);
  lua_pushinteger(L, 1 + static_cast<lua_Integer>(drawn % static_cast<std::uint64_t>(most)));
  return 1;
}

void LuaPlayer::push_environment() {
  push_plain_environment(L_);
  lua_pushlightuserdata(L_, this);
  lua_pushcclosure(L_, draw, 1);
  lua_setfield(L_, -2, "random");
}

}  // namespace soulstack::scripting
