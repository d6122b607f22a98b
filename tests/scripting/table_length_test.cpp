// Lengths and stores in scripts give the same result in every run.
#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>

#include <lua.hpp>

#include "scripting/sandbox/table_length.h"
#include "tests/support/trial.h"

namespace soulstack::testing::table_length_test {

using scripting::with_stable_tables;

namespace {

// With short brackets in place of the call.
std::string rewritten(const std::string& source) {
  std::string all = with_stable_tables(source);
  for (const std::string begin = "(_ENV[\"#\"](\""; all.find(begin) != std::string::npos;) {
    const std::size_t at = all.find(begin), name = at + begin.size(), end = all.find("\",", name);
    all.replace(at, end + 2 - at, "<" + all.substr(name, end - name) + ":");
  }
  for (std::size_t at = 0; (at = all.find("))", at)) != std::string::npos;)
    all.replace(at, 2, ">");
  return all;
}

int length_of_second(lua_State* L) { return lua_pushinteger(L, luaL_len(L, 2)), 1; }

// With short brackets in place of the call that checks the stored value: "t.x = <1:y>".
std::string stored(const std::string& source) {
  std::string all = with_stable_tables(source);
  const std::string begin = " _ENV[\"=\"](\"";
  for (std::size_t at = 0; (at = all.find(begin, at)) != std::string::npos;) {
    const std::size_t targets = at + begin.size(), end = all.find("\",", targets);
    all.replace(at, end + 2 - at, "<" + all.substr(targets, end - targets) + ":");
  }
  return all;
}

// The result of an expression in plain Lua, with the length function of scripts or with Lua's.
std::string value_of(const std::string& source) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> lua(luaL_newstate(), lua_close);
  lua_State* const L = lua.get();
  lua_pushglobaltable(L);
  lua_pushcfunction(L, length_of_second);
  lua_setfield(L, -2, "#");
  lua_pushcfunction(L, scripting::stored_values);
  lua_setfield(L, -2, "=");
  lua_pushcfunction(L, scripting::joined_text);
  lua_setfield(L, -2, "..");
  const std::string all =
      "local t = { 5, 6, 7, list = { 1, 2 }, f = function(...) return { ... } end, g = function(self) return self end "
      "} " +
      source;
  if (luaL_dostring(L, all.c_str()) != LUA_OK)
    return std::string("error: ") + lua_tostring(L, -1);
  return luaL_tolstring(L, -1, nullptr);
}

}  // namespace

TEST_CASE("lengths: the operator becomes a call with its operand, and nothing else changes") {
  CHECK(rewritten("return 1") == "return 1");
  CHECK(rewritten("return #t") == "return <t:t>");
  CHECK(rewritten("return#t+1") == "return<t:t>+1");
  CHECK(rewritten("x = #a.b.c == \"#\" -- #") == "x = <a.b.c:a.b.c> == \"#\" -- #");
  CHECK(rewritten("x = #a[i]") == "x = <:a[i]>");
  CHECK(rewritten("x = #all { a = 1 } == 0") == "x = <:all { a = 1 }> == 0");
  CHECK(rewritten("x = #a:b 'c' > 0") == "x = <:a:b 'c'> > 0");
  CHECK(rewritten("x = #[[ # ]]") == "x = <:[[ # ]]>");
  CHECK(rewritten("x = { #a, # --[[ why ]]\n b }") == "x = { <a:a>, <b: --[[ why ]]\n b> }");
  CHECK(rewritten("x = #a ^ #b ^ -c * d") == "x = <:a ^ <:b ^ -c>> * d");
  CHECK(rewritten("x = #function() return #a end") == "x = <:function() return <a:a> end>");
}

TEST_CASE("lengths: the value does not change") {
  for (const std::string& source :
       std::initializer_list<std::string>{"return #t",
                                          "return -#t * 2 + 1",
                                          "return not #t",
                                          "return #t.list",
                                          "return #t.f(1, 2, #t)",
                                          "return #t:g()",
                                          "return #t['list'] .. 'x'",
                                          "return #{ #t, #'ab' }",
                                          "return #'abc' == 3 and #t or 0",
                                          "return 2 ^ #t",
                                          "return ##t",
                                          "return #(t)[2]",
                                          "return #t.f 'a' < #t.f { 1 }",
                                          "local u = { [#t] = #t.f() }\nreturn u[3]",
                                          "return - - #t",
                                          "return #t.f((t.f)), #t",
                                          "local n = #t\nreturn n",
                                          "return #\n-- two lines\nt",
                                          "return #t ^ 2",
                                          "return #2 ^ 3",
                                          "local function f() return #nil end f()",
                                          "t.x = t.f\nreturn t.x(1)[1]",
                                          "local a, b\na, t.x, b = (t.f)(1, 2), 3, 4\nreturn t.x + b",
                                          "t.list[#t] = #t + 1 t.list.n = -#t.list\nreturn t.list[3] * 100 + t.list.n",
                                          "t.x, t.y = t.y or 1, t.z or 2 return t.x + t.y",
                                          "local u = { [t[1]] = t[2], t[3], n = t.nothing } return u[5] .. u[1]",
                                          "t.list.more = { [#t] = t }\nreturn #t.list.more[3]",
                                          "return #function() return #t end",
                                          "return t[#t], ~#t",
                                          "return #t.f(table.unpack(t))"}) {
    const std::string plain = value_of(source), ours = value_of(with_stable_tables(source));
    CHECK_MESSAGE((plain == ours || (plain.starts_with("error") && ours.starts_with("error"))), source, ": ", plain,
                  "; ", ours);
  }
}

TEST_CASE("stores: only values stored in a table are wrapped in a call") {
  CHECK(stored("t.x = y") == "t.x =<1 t.x: y)");
  CHECK(stored("t[i] = f(a, b) + 1 t.y = #t") == "t[i] =<1: f(a, b) + 1) t.y =<1 t.y: (_ENV[\"#\"](\"t\",t)))");
  CHECK(stored("a, t.x, b = f(), g") == "a, t.x, b =<010: f(), g)");
  CHECK(stored("f(x).y.z[1], w = nil, 2") == "f(x).y.z[1], w =<10: nil, 2)");
  CHECK(stored("f{}.a = b local c = d") == "f{}.a =<1: b) local c = d");
  CHECK(stored("t[#t + 1] = x or y if a == b then t.z=c end") ==
        "t[(_ENV[\"#\"](\"t\",t)) + 1] =<1: x or y) if a == b then t.z=<1 t.z:c) end");
  CHECK(stored("x = { a = b, [c] = d, e; f = function() t.g = h end }") ==
        "x = { a = b, [c] =<1: d), e; f = function() t.g =<1 t.g: h) end }");
  for (const std::string& plain : std::initializer_list<std::string>{
           "x = y", "x, y = a.b, c[1]", "local x <const>, y = a.b", "for i = a.b, c do end", "t.x = 1", "t.x = 'a'",
           "t[1] = true", "t.x = { y }", "t.x = function() return 1 end", "if a.b == c then end",
           "local t = { a = b, c }", "function t.f() end"})
    CHECK(stored(plain) == plain);
}

TEST_CASE("stores: no entry can be removed from a table, even if the load check misses it") {
  const std::string nil = "nil can't be stored in a table: to remove an entry, copy the others into a new table";
  const auto told = [](const std::string& body) {
    return told_to(
        "local function nothing() end\nlocal function three() return 1, 2, 3 end\nlocal t = { 1 }\nlocal n\n" + body);
  };
  CHECK(told("t[1] = nothing()") == "own.lua:8: " + nil);
  CHECK(told("t.x1 = nothing()") ==
        "own.lua:8: `t.x1` can't become nil; to remove an entry of a table, copy the others into a new table");
  CHECK(told("n, t[1] = 1, nothing()") == "own.lua:8: " + nil);
  CHECK(told("t[1], t[2] = nothing(), 1") == "own.lua:8: " + nil);
  CHECK(told("t = { [you.hp] = nothing() }") == "own.lua:8: " + nil);
  CHECK(told("n, t[1] = nothing(), 1\nassert(n == nil and t[1] == 1)") == "");
  CHECK(told("t[1], t[2] = three()\nt[3] = three()\nassert(t[2] == 2 and t[3] == 1)") == "");
}

TEST_CASE("lengths: a list ends at its first hole") {
  const auto gained = [](const std::string& body) { return play_loot(body)->coins(); };
  CHECK(gained("local t = { 1, 2, 3 }\ngain_coins(you, #t)") == 3);
  CHECK(gained("local gone\nlocal t = { 1, gone, 3, 4 }\ngain_coins(you, #t)") == 1);
  CHECK(gained("local t = {}\nt[1] = 1 t[2] = 1 t[4] = 1\ngain_coins(you, #t)") == 2);
  CHECK(gained("gain_coins(you, #'text')") == 4);
  CHECK(gained("gain_coins(you, #all(a_player))") == 2);
}

TEST_CASE("lengths: the error for a value without a length names its kind and place") {
  const auto told = [](const std::string& body) { return play_loot(body)->said(); };
  CHECK(told("local list\nlocal n = #list") == "own.lua:5: `list` is nil here: it has no length");
  CHECK(told("local n = 3\nreturn #n") == "own.lua:5: `n` is a number here: it has no length");
  CHECK(told("local n = #all(a_player)[1]") == "own.lua:4: the value after `#` is not a list here: it has no length");
}

TEST_CASE("table length: NaN is printed the same on every machine") {
  CHECK(told_to("local z = 0\nerror('' .. z / z .. ' ' .. -(z / z) .. ' ' .. tostring(z / z))") ==
        "own.lua:5: nan nan nan");
  CHECK(told_to("local z = 0\ngain_coins(you, -(z / z))") ==
        "own.lua:5: gain_coins: `n` (argument 2) must be a whole number, not nan");
}

TEST_CASE("table length: concatenation gives the same as in plain Lua") {
  CHECK(told_to("local a, b = 'a', 2\nerror(a .. b .. 3.5 .. (a .. b) .. -0.0 .. 2^53 .. #a)") ==
        "own.lua:5: a23.5a2-0.09.007199254741e+151");
  CHECK(has(told_to("local a\nerror('x' .. a)"), "own.lua:5: attempt to concatenate a nil value"));
  CHECK(has(told_to("local a\nerror(a .. 'x')"), "own.lua:5: attempt to concatenate a nil value"));
  CHECK(has(told_to("error('x' .. {} .. 'y')"), "own.lua:4: attempt to concatenate a table value"));
}

}  // namespace soulstack::testing::table_length_test
