// Measures the cost of a call from C++ into Lua, directly and through the engine.
#include "scripting/binding/callback_cost.h"

#include <algorithm>
#include <chrono>
#include <lua.hpp>

#include "engine/game/game.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

namespace {

constexpr int rounds = 15;
constexpr int calls = 20'000;

template <class Call>
double least_ns(Call call) {
  double least = 1e9;
  for (int r = 0; r < rounds; ++r) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i)
      call();
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    least = std::min(least, took.count() / calls);
  }
  return least;
}

void push_compiled(lua_State* L, const char* source) {
  luaL_loadbufferx(L, source, std::char_traits<char>::length(source), "=bench", "t");
  lua_call(L, 0, 1);
}

// An Effect frame whose function is called repeatedly, the way the kernel calls it.
double effect_ns(Library& library, Host& host, const Game& game, const char* source) {
  lua_State* L = library.lua();
  push_compiled(L, source);
  const FunctionId function = library.add_function(lua_gettop(L));
  lua_pop(L, 1);
  Table t(game.table());
  Effect effect;
  effect.controller = t.active();
  effect.source = t.ref(t.player(t.active()).character);
  effect.begun = 1;
  effect.replies_from = static_cast<std::uint16_t>(t.s.replies.count);
  t.push(Procedure::effect).as<Effect>() = effect;
  const Script script{function, {Param::you, Param::this_object, Param::active}};
  const int depth = t.depth();
  return least_ns([&] {
    host.run_script(t, depth, script);
    t.s.replies.truncate(effect.replies_from);
  });
}

}  // namespace

CallbackFigures measure_callbacks(Library& library, Host& host) {
  lua_State* L = library.lua();
  CallbackFigures f;
  push_compiled(L, "return function() end");
  f.lua_floor_ns = least_ns([L] {
    lua_pushvalue(L, -1);
    lua_call(L, 0, 0);
  });
  lua_pop(L, 1);
  const Game game(library.content(), host, {.players = 4, .seed = 1, .characters = {}});
  f.callback_ns = effect_ns(library, host, game, "return function(you, this, active) end");
  f.callback3_ns = effect_ns(library, host, game,
                             "return function(you, this, active) local n = you.coins + you.hp + active.loot_plays end");
  return f;
}

}  // namespace soulstack::scripting
