// The length of a list: as a script writes it, and the same in every run.
#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>

#include <lua.hpp>

#include "scripting/lengths.h"
#include "tests/trial.h"

using namespace soulstack;
using namespace soulstack::testing;
using scripting::with_certain_lengths;

namespace {

// With short brackets in place of the call.
std::string rewritten(const std::string& source) {
  std::string all = with_certain_lengths(source);
  for (const std::string begin = "(_ENV[\"#\"](\""; all.find(begin) != std::string::npos;) {
    const std::size_t at = all.find(begin), name = at + begin.size(), end = all.find("\",", name);
    all.replace(at, end + 2 - at, "<" + all.substr(name, end - name) + ":");
  }
  for (std::size_t at = 0; (at = all.find("))", at)) != std::string::npos;)
    all.replace(at, 2, ">");
  return all;
}

int length_of_second(lua_State* L) { return lua_pushinteger(L, luaL_len(L, 2)), 1; }

// What plain Lua makes of an expression, with the scripts' own length or with Lua's.
std::string worth(const std::string& source) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> lua(luaL_newstate(), lua_close);
  lua_State* const L = lua.get();
  lua_pushglobaltable(L);
  lua_pushcfunction(L, length_of_second);
  lua_setfield(L, -2, "#");
  const std::string all =
      "local t = { 5, 6, 7, list = { 1, 2 }, f = function(...) return { ... } end, g = function(self) return self end } " +
      source;
  if (luaL_dostring(L, all.c_str()) != LUA_OK)
    return std::string("error: ") + lua_tostring(L, -1);
  return luaL_tolstring(L, -1, nullptr);
}

}  // namespace

TEST_CASE("lengths: the sign becomes a call with all that it stands before, and nothing else changes") {
  CHECK(rewritten("return 1") == "return 1");
  CHECK(rewritten("return #t") == "return <t:t>");
  CHECK(rewritten("return#t+1") == "return<t:t>+1");
  CHECK(rewritten("x = #a.b.c .. \"#\" -- #") == "x = <a.b.c:a.b.c> .. \"#\" -- #");
  CHECK(rewritten("x = #a[i]") == "x = <:a[i]>");
  CHECK(rewritten("x = #all { a = 1 } == 0") == "x = <:all { a = 1 }> == 0");
  CHECK(rewritten("x = #a:b 'c' > 0") == "x = <:a:b 'c'> > 0");
  CHECK(rewritten("x = #[[ # ]]") == "x = <:[[ # ]]>");
  CHECK(rewritten("x = { #a, # --[[ why ]]\n b }") == "x = { <a:a>, <b: --[[ why ]]\n b> }");
  CHECK(rewritten("x = #a ^ #b ^ -c * d") == "x = <:a ^ <:b ^ -c>> * d");
  CHECK(rewritten("x = #function() return #a end") == "x = <:function() return <a:a> end>");
}

TEST_CASE("lengths: it is worth what it was") {
  for (const std::string& source : std::initializer_list<std::string>
       {"return #t", "return -#t * 2 + 1", "return not #t", "return #t.list", "return #t.f(1, 2, #t)", "return #t:g()",
        "return #t['list'] .. 'x'", "return #{ #t, #'ab' }", "return #'abc' == 3 and #t or 0", "return 2 ^ #t", "return ##t",
        "return #(t)[2]", "return #t.f 'a' < #t.f { 1 }", "local u = { [#t] = #t.f() }\nreturn u[3]", "return - - #t",
        "return #t.f((t.f)), #t", "local n = #t\nreturn n", "return #\n-- two lines\nt", "return #t ^ 2", "return #2 ^ 3",
        "local function f() return #nil end f()", "return #function() return #t end", "return t[#t], ~#t", "return #t.f(table.unpack(t))"}) {
    const std::string plain = worth(source), ours = worth(with_certain_lengths(source));
    CHECK_MESSAGE((plain == ours || (plain.starts_with("error") && ours.starts_with("error"))), source, ": ", plain, "; ", ours);
  }
}

TEST_CASE("lengths: a list ends at its first hole") {
  const auto gained = [](const std::string& body) { return play_loot(body)->coins(); };
  CHECK(gained("local t = { 1, 2, 3 }\ngain_coins(you, #t)") == 3);
  CHECK(gained("local gone\nlocal t = { 1, gone, 3, 4 }\ngain_coins(you, #t)") == 1);
  CHECK(gained("local t = {}\nt[1] = 1 t[2] = 1 t[4] = 1\ngain_coins(you, #t)") == 2);
  CHECK(gained("gain_coins(you, #'text')") == 4);
  CHECK(gained("gain_coins(you, #all(a_player))") == 2);
}

TEST_CASE("lengths: of what has none, the error says what that is and where") {
  const auto told = [](const std::string& body) { return play_loot(body)->said(); };
  CHECK(told("local list\nlocal n = #list") == "own.lua:5: `list` is nil here: it has no length");
  CHECK(told("local n = 3\nreturn #n") == "own.lua:5: `n` is a number here: it has no length");
  CHECK(told("local n = #all(a_player)[1]") == "own.lua:4: what stands behind `#` is no list here: it has no length");
}
