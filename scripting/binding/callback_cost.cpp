// Measures the cost of a call from C++ into Lua, directly and through the engine.
#include "scripting/binding/callback_cost.h"

#include <lua.hpp>

#include "engine/game/game.h"
#include "scripting/binding/host.h"
#include "scripting/loader/library.h"

namespace soulstack::scripting {

namespace {

void push_compiled(lua_State* L, const char* source) {
  luaL_loadbufferx(L, source, std::char_traits<char>::length(source), "=bench", "t");
  lua_call(L, 0, 1);
}

// An Effect frame whose function is called repeatedly, the way the kernel calls it.
class Calls {
 public:
  Calls(Library& library, Host& host, const char* source)
      : host_(host), game_(library.content(), host, {.players = 4, .seed = 1, .characters = {}}), t_(game_.table()) {
    lua_State* L = library.lua();
    push_compiled(L, source);
    script_ = {library.add_function(lua_gettop(L)), {Param::you, Param::this_object, Param::active}};
    lua_pop(L, 1);
    Effect effect;
    effect.controller = t_.active();
    effect.source = t_.ref(t_.player(t_.active()).character);
    effect.begun = 1;
    effect.replies_from = static_cast<std::uint16_t>(t_.s.replies.count);
    t_.push(Procedure::effect).as<Effect>() = effect;
  }
  void call() {
    t_.work.begin();  // as after a decision: much work between two decisions is counted by card, which takes longer
    host_.run_script(t_, t_.depth(), script_);
    t_.s.replies.truncate(t_.top().as<Effect>().replies_from);
  }

 private:
  Host& host_;
  Game game_;
  Table t_;
  Script script_;
};

// Prepares the calls, and passes the function that makes one to `repeat`.
template <class Repeat>
void prepare(Library& library, Host& host, Callback which, Repeat repeat) {
  if (which == Callback::lua_call || which == Callback::protected_call) {
    lua_State* L = library.lua();
    push_compiled(L, "return function() end");
    if (which == Callback::lua_call)
      repeat([L] {
        lua_pushvalue(L, -1);
        lua_call(L, 0, 0);
      });
    else
      repeat([L] {
        lua_pushvalue(L, -1);
        lua_pcall(L, 0, 0, 0);
      });
    lua_pop(L, 1);
    return;
  }
  Calls calls(library, host,
              which == Callback::empty
                  ? "return function(you, this, active) end"
                  : "return function(you, this, active) local n = you.coins + you.hp + active.loot_plays end");
  repeat([&calls] { calls.call(); });
}

}  // namespace

void call_repeatedly(Library& library, Host& host, Callback which, std::uint64_t times) {
  prepare(library, host, which, [times](auto call) {
    for (std::uint64_t i = 0; i < times; ++i)
      call();
  });
}

}  // namespace soulstack::scripting
