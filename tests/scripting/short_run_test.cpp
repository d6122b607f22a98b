// Functions that are surely short: they run without the hook that counts instructions.
#include "scripting/sandbox/short_run.h"

#include <doctest/doctest.h>

#include <lua.hpp>
#include <memory>
#include <string>

#include "tests/support/trial.h"

namespace soulstack::testing::short_run_test {
namespace {

int verb(lua_State*) { return 0; }
int other(lua_State*) { return 0; }

// `body`: of a function with the parameters `you`, `x` and `this`. `verb` is known, `other` and `later` are not.
bool is_short(const std::string& body) {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* const L = state.get();
  lua_register(L, "verb", verb);
  lua_register(L, "other", other);
  lua_pushlightuserdata(L, nullptr);
  lua_setglobal(L, "a_player");
  const std::string source =
      "function later() end\nlocal helper = function() end\nlocal table = { verb = verb, later = later }\n"
      "return function(you, x, this) " +
      body + "\nend";
  REQUIRE(luaL_loadstring(L, source.c_str()) == LUA_OK);
  REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
  const bool is = scripting::is_surely_short(scripting::DumpedFunction(L), verb);
  CHECK(lua_gettop(L) == 1);
  return is;
}

}  // namespace

TEST_CASE("short run: functions without loops that call only verbs are short") {
  for (const char* const body :
       {"", "local n = you.coins + x.hp", "verb(you, 1)", "verb(verb(you)) verb(x)",
        "if x then verb(you) else verb(x) end", "verb(x and you or this, x == 1)", "x.coins = 1 verb(you)",
        "return you.hp > 2", "table.verb(you)", "verb(you, { by = x })", "verb(a_player { other = true })",
        "local a = verb(x) return a ~= nil and a.hp"})
    CHECK_MESSAGE(is_short(body), body);
}

TEST_CASE("short run: loops, and calls of what may be a function of Lua, are not short") {
  for (const char* const body : {"for i = 1, 2 do verb(i) end",
                                 "while x do verb(x) end",
                                 "repeat verb(x) until x",
                                 "::again:: goto again",
                                 "for k in other(x) do verb(k) end",
                                 "later(you)",
                                 "other(you)",
                                 "helper()",
                                 "table.later()",
                                 "missing(x)",
                                 "return verb(you)",
                                 "return later(you)",
                                 "x(you)",
                                 "x.run(you)",
                                 "x:run()",
                                 "(x and verb or later)(you)",
                                 "(x or verb)(you)",
                                 "(x and verb)(you)",
                                 "local f = verb f(you)",
                                 "local f = later f(you)",
                                 "verb(you)(x)",
                                 "local t = { later } t[1]()",
                                 "(function() end)()",
                                 "local t <close> = x",
                                 "(\"a\"):rep(2)",
                                 "local _ENV = { verb = later } verb(x)",
                                 "local _ENV = x verb(you)"})
    CHECK_MESSAGE(!is_short(body), body);
  std::string long_body = "local n = x";
  for (int i = 0; i < 100; ++i)
    long_body += " + this.hp";
  CHECK(!is_short(long_body));
}

TEST_CASE("short run: a short function that makes a string too long is stopped") {
  std::string body = "local a = \"0123456789\"\n";
  for (int i = 0; i < 12; ++i)
    body += "a = a .. a\n";
  CHECK(play_loot(body + "gain_coins(you, 1)")->errors() == 1);
  CHECK(play_loot("gain_coins(you, 1)")->errors() == 0);
}

}  // namespace soulstack::testing::short_run_test
