// Two readers of Lua must agree: the one that puts guards around lengths, stores and concatenations, and Lua's own.
// If the first misses something, the check of the compiled chunk refuses the file.
#include <doctest/doctest.h>

#include <lua.hpp>
#include <memory>
#include <string>
#include <vector>

#include "scripting/sandbox/proof.h"
#include "scripting/sandbox/table_length.h"
#include "tests/support/loader_fixture.h"
#include "tools/support/random.h"

namespace soulstack::testing::proof_test {
namespace {

int append(lua_State*, const void* bytes, std::size_t size, void* dumped) {
  static_cast<std::string*>(dumped)->append(static_cast<const char*>(bytes), size);
  return 0;
}

struct Guarded {
  bool good = false;
  std::string dumped;
};
Guarded compiled(const std::string& source) {
  static const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* const L = state.get();
  Guarded result;
  result.good = luaL_loadbufferx(L, source.data(), source.size(), "=source", "t") == LUA_OK;
  if (result.good)
    lua_dump(L, append, &result.dumped, 0);
  lua_settop(L, 0);
  return result;
}

// The line of the first unguarded operation in the unchanged source; 0 if there is none.
int unguarded(const std::string& source) { return find_unguarded(compiled(source).dumped).line; }
// The same after the guards were inserted.
int missed(const std::string& source) { return unguarded(with_stable_tables(source)); }

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> list = {"t",
                                     "u",
                                     "t.a",
                                     "t[i]",
                                     "t[#t + 1]",
                                     "#t",
                                     "#'a'",
                                     "#{ 1, 2 }",
                                     "\"a\"",
                                     "'b'",
                                     "[[c]]",
                                     "[==[ ]] ]==]",
                                     "1",
                                     "0x1p4",
                                     "3.",
                                     ".5",
                                     "nil",
                                     "true",
                                     "f()",
                                     "f{ t }",
                                     "f'x'",
                                     "t:m()",
                                     "{ a = 1, [i] = f() }",
                                     "{ f(), nil }",
                                     "function() return #t end",
                                     " = ",
                                     " .. ",
                                     "..",
                                     " + ",
                                     " - ",
                                     " and ",
                                     " or ",
                                     "not ",
                                     " == ",
                                     ", ",
                                     "; ",
                                     "(",
                                     ")",
                                     "[",
                                     "]",
                                     "{",
                                     "}",
                                     ".",
                                     ":",
                                     "...",
                                     "local t = {}\n",
                                     "local i = 1\n",
                                     "t[i] = f()\n",
                                     "t.a, i = f(), 2\n",
                                     "i, t[i] = f()\n",
                                     "if t then t[1] = f() end\n",
                                     "for i = 1, 3 do t[i] = u[i] end\n",
                                     "while i do t.x = i .. #t break end\n",
                                     "return #t .. i\n",
                                     "goto done\n",
                                     "::done::\n",
                                     "--",
                                     "-- a\n",
                                     "--\r",
                                     "--[[ x ]]",
                                     "--[==[ \n ]==]",
                                     "--[=",
                                     "\r",
                                     "\n",
                                     "\r\n",
                                     "\n\r",
                                     "\f",
                                     "\v",
                                     "\t",
                                     " ",
                                     "\\",
                                     "\\z",
                                     "\"\\\n\"",
                                     "\"\\\r\n#t\"",
                                     "'\\'#t'",
                                     "[[\r]]",
                                     "\xEF\xBB\xBF",
                                     "\xFF",
                                     "\xC3\xA9",
                                     "~",
                                     "~=",
                                     "//",
                                     "<<",
                                     "~ #t",
                                     "- #t ^ 2",
                                     "local _ENV = {}\n",
                                     "local function f() return t end\n",
                                     "repeat local x = #t until x\n"};
    for (int byte = 0; byte < 256; ++byte)
      list.emplace_back(1, static_cast<char>(byte));
    return list;
  }();
  return all;
}

const std::string& drawn(const std::vector<std::string>& all, soulstack::tools::Dice& random) {
  return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
}

// Statements with odd separators between them; most of them compile.
std::string statements(soulstack::tools::Dice& random) {
  static const std::vector<std::string> good = {"local t = { 1, 2 }",
                                                "local i, u = 1, {}",
                                                "t = t or {}",
                                                "t[i] = f()",
                                                "t.a = f() .. 'x' .. #t",
                                                "u.x, i = f(), #t",
                                                "if i then t[#t + 1] = u.x end",
                                                "for k = 1, #t do u[k] = t[k] .. '' end",
                                                "local s = 'a' .. 1 .. #'b'",
                                                "f { t[1] }",
                                                "f(#t)",
                                                "u = { [i] = f(), x = f(), f() }",
                                                "do local n = #t .. '' u[n] = n end",
                                                "local function g(...) t[1] = ... return #t end"};
  static const std::vector<std::string> between = {
      " ",      "\n",   "\r",     "\r\n", "\f", "\v", ";", " -- x\n", " --\r", " --[[ # ]] ", " --[==[ ]] ]==]\n",
      "--[=\r", "--\n", "--]]\r", "\t"};
  std::string source = "local f, t, u, i = print, {}, {}, 1\n";
  for (int n = random.below(8) + 1; n > 0; --n)
    source += drawn(good, random) + drawn(between, random);
  return source;
}

}  // namespace

TEST_CASE("proof: unguarded lengths, stores and concatenations are found at their line") {
  CHECK(unguarded("local t = {}\nreturn #t") == 2);
  CHECK(unguarded("local t, f = {}, print\n\nt[1] = f()") == 3);
  CHECK(unguarded("local t, f = {}, print\nt.a = f()") == 2);
  CHECK(unguarded("local t, k, f = {}, 1, print\nt[k] = f()") == 2);
  CHECK(unguarded("local t, f = {}, print\nreturn function()\nt.a = f() end") == 3);
  CHECK(unguarded("local a = 1\nreturn a .. 'b'") == 2);
  CHECK(unguarded("local f = print\nlocal _ENV = {}\nx = f()") == 3);
  CHECK(unguarded("local f = print\nlocal t = { a = f(), f(), [1] = 2 }\nt.a = 5 t.b = 'x' t.c = {} t.d = not f") == 0);
}

TEST_CASE("proof: a guard for a target outside a table, or for another value, does not count") {
  const std::string begin = "local t, x, f = {}, 1, print\n";
  CHECK(unguarded(begin + "t.a = _ENV['=']('1', f())") == 0);
  CHECK(unguarded(begin + "t.a = _ENV['=']('0', f())") == 2);
  CHECK(unguarded(begin + "t.a, x = _ENV['=']('10', f())") == 0);
  CHECK(unguarded(begin + "x, t.a = _ENV['=']('10', f())") == 2);
  CHECK(unguarded(begin + "t.a = x and _ENV['=']('1', f())") == 2);
}

TEST_CASE("proof: guarded sources have no findings, with any line ending") {
  for (const std::string end : {"\n", "\r", "\r\n", "\n\r"}) {
    const std::string source =
        "local t, f = {}, print" + end + "--" + end + "t[1] = f() --[" + end + "t[2] = f() .. #t" + end;
    CHECK(missed(source) == 0);
    CHECK(unguarded(source) != 0);
  }
}

TEST_CASE("proof: a file with a comment that ends in a carriage return is guarded correctly") {
  const std::string card =
      "return loot { name = \"A\", play { text = \"A.\", effect = function(you)\n"
      "local t, n = {}, 0 t[1] = 1 --\r t[you.coins] = you.noted n = #t\ngain_coins(you, n) end } }";
  const std::string rewritten = with_stable_tables(card);
  CHECK(rewritten.find("_ENV[\"#\"](\"t\",t)") != std::string::npos);
  CHECK(rewritten.find("_ENV[\"=\"](\"1\", you.noted)") != std::string::npos);
}

TEST_CASE("proof: everything that Lua compiles is guarded or refused") {
  soulstack::tools::Dice random(20261122);
  int good = 0, proved = 0;
  for (int n = 0; n < 20'000; ++n) {
    std::string source = n % 2 == 0 ? statements(random) : "";
    for (int k = random.below(n % 2 == 0 ? 3 : 9); k > 0; --k)
      source.insert(static_cast<std::size_t>(random.below(static_cast<int>(source.size()) + 1)),
                    drawn(pieces(), random));
    if (!compiled(source).good)
      continue;
    ++good;
    const std::string rewritten = with_stable_tables(source);
    const Guarded guarded = compiled(rewritten);
    INFO(source);
    CHECK(guarded.good);
    if (source.find("_ENV") != std::string::npos)
      continue;
    const Unguarded found = find_unguarded(guarded.dumped);
    proved += found.line == 0 ? 1 : 0;
    CHECK(found.why == "");
  }
  MESSAGE(good, " of 20000 sources compile, ", proved, " of them are proved");
  CHECK(good > 5'000);
}

}  // namespace soulstack::testing::proof_test
