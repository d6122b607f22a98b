// A bot in Lua.
#include "scripting/sandbox/lua_player.h"

#include <lua.hpp>

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/model/mixing.h"
#include "scripting/findings/report.h"
#include "scripting/sandbox/budget.h"
#include "scripting/sandbox/compile.h"
#include "scripting/sandbox/sandbox_functions.h"
#include "scripting/sandbox/table_length.h"

namespace soulstack::scripting {

namespace {

constexpr Allowance for_answer{20'000, 1'000'000, 0, 16 * 1024, 2'048};
constexpr int ticks_of_game = 2'000'000;
constexpr std::int64_t steps_of_game = 100'000'000;
constexpr const char* limits =
    "; a bot may run 2,000,000 instructions and 1,000,000 steps for an answer, and 100 times as many in a game";
static_assert(ticks_of_game == 100 * for_answer.ticks && steps_of_game == 100 * for_answer.steps);

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
    : path_(path),
      seed_(seed),
      ticks_left_(ticks_of_game),
      steps_left_(steps_of_game),
      budget_(std::make_unique<Budget>(memory_of_bot)),
      L_(budget_->new_state()),
      function_(LUA_NOREF) {
  try {
    load(source);
    call(0, 1);
    take_function();
  } catch (...) {
    lua_close(L_);
    throw;
  }
}

// From what the file has returned.
void LuaPlayer::take_function() {
  has_old_form_ = lua_isfunction(L_, -1);
  if (lua_istable(L_, -1)) {
    lua_pushliteral(L_, "choose");
    lua_rawget(L_, -2);
  }
  if (!lua_isfunction(L_, -1))
    fail(
        "the file must return a table with a function `choose` of a decision and a view, such as `return { choose = "
        "function(decision, view) return 1 end }`");
  function_ = luaL_ref(L_, LUA_REGISTRYINDEX);
}

LuaPlayer::~LuaPlayer() { lua_close(L_); }

// Leaves the main function on the stack, compiled with the guards of cards.
void LuaPlayer::load(const std::string& source) {
  std::vector<Finding> findings;
  Report report(findings, path_);
  Compiled compiled;
  if (!compile(L_, path_, source, compiled, report) || !check_shapes(compiled.chunk, report)) {
    const Finding& first = findings.front();
    throw Failure{path_ + (first.line > 0 ? ":" + std::to_string(first.line) : "") + ": " + first.message};
  }
  push_environment();
  lua_setupvalue(L_, -2, 1);
}

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
  lua_pushcfunction(L_, place_error);
  lua_insert(L_, 1);
  const Budget::Guard guard(*budget_);
  Allowance given = for_answer;
  given.ticks = std::min(given.ticks, ticks_left_);
  given.steps = std::min(given.steps, steps_left_);
  budget_->begin(L_, given);
  const int status = budget_->exhausted() ? LUA_ERRMEM : lua_pcall(L_, arguments, results, 1);
  const Allowance& left = budget_->left();
  ticks_left_ -= given.ticks - left.ticks;
  steps_left_ -= given.steps - left.steps;
  if (status == LUA_OK)
    return lua_remove(L_, 1);
  const std::string why = error_of(L_, status);
  fail(why + (left.is_enough() ? "" : limits));
}

// The handler of errors: puts the place before a message that has none, such as that of a guard.
int LuaPlayer::place_error(lua_State* L) {
  const char* const message = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "an error that is not a string";
  lua_Debug at{};
  for (int level = 1; lua_getstack(L, level, &at); ++level) {
    lua_getinfo(L, "Sl", &at);
    if (at.currentline <= 0)
      continue;
    if (std::strncmp(message, at.short_src, std::strlen(at.short_src)) != 0)
      return lua_pushfstring(L, "%s:%d: %s", at.short_src, at.currentline, message), 1;
    break;
  }
  return lua_pushstring(L, message), 1;
}

void LuaPlayer::fail(const std::string& why) const { throw Failure{why.starts_with(path_) ? why : path_ + ": " + why}; }

// random(6): a whole number from 1 to 6.
int LuaPlayer::draw(lua_State* L) {
  auto* const player = static_cast<LuaPlayer*>(lua_touserdata(L, lua_upvalueindex(1)));
  const lua_Integer most = luaL_checkinteger(L, 1);
  luaL_argcheck(L, most >= 1, 1, "it must be at least 1");
  const std::uint64_t drawn = mixed(player->seed_ += golden);
  lua_pushinteger(L, 1 + static_cast<lua_Integer>(drawn % static_cast<std::uint64_t>(most)));
  return 1;
}

namespace {

// __newindex of the globals. The guards are not in the table itself, so a script that replaces one comes here.
int set_global(lua_State* L) {
  if (lua_type(L, 2) == LUA_TSTRING && is_guard(lua_tostring(L, 2)))
    return luaL_error(L, "`%s` can't be changed", lua_tostring(L, 2));
  lua_rawset(L, 1);
  return 0;
}

}  // namespace

// The globals of the script: an empty table before that of the functions.
void LuaPlayer::push_environment() {
  lua_createtable(L_, 0, 0);
  lua_createtable(L_, 0, 3);
  push_plain_environment(L_);
  add_guards(L_);
  lua_pushlightuserdata(L_, this);
  lua_pushcclosure(L_, draw, 1);
  lua_setfield(L_, -2, "random");
  lua_setfield(L_, -2, "__index");
  lua_pushcfunction(L_, set_global);
  lua_setfield(L_, -2, "__newindex");
  lua_pushboolean(L_, 0);
  lua_setfield(L_, -2, "__metatable");
  lua_setmetatable(L_, -2);
}

}  // namespace soulstack::scripting
