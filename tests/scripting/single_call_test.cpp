// Effects that do one thing: the state before them is not saved, since nothing in them can fail afterwards. If that is
// one call with plain arguments, they run without Lua.
#include <doctest/doctest.h>

#include <lua.hpp>
#include <memory>
#include <string>

#include "scripting/sandbox/dumped_function.h"
#include "scripting/sandbox/plain_call.h"
#include "scripting/sandbox/single_call.h"
#include "tests/support/trial.h"

namespace soulstack::testing::single_call_test {
namespace {

// `body`: of a function with the parameters `you`, `x` and `this`.
bool ends_with_it(const std::string& body) {
  static const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* const L = state.get();
  const std::string source = "return function(you, x, this) " + body + "\nend";
  REQUIRE(luaL_loadstring(L, source.c_str()) == LUA_OK);
  REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
  const scripting::DumpedFunction function(L);
  REQUIRE(function.prototype() != nullptr);
  const bool does = scripting::ends_with_its_only_call(*function.prototype());
  lua_settop(L, 0);
  return does;
}

int verb(lua_State*) { return 0; }
int other(lua_State*) { return 0; }

int of_the_verb = 0, of_a_player = 0, of_a_pile = 0;

// `body`: of a function with the parameters `you`, `x` and `this`.
scripting::PlainCall plain_call(const std::string& body) {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* const L = state.get();
  lua_pushlightuserdata(L, &of_the_verb);
  lua_pushcclosure(L, verb, 1);
  lua_setglobal(L, "verb");
  lua_register(L, "other", other);
  lua_pushlightuserdata(L, &of_a_player);
  lua_setglobal(L, "a_player");
  lua_newtable(L);
  lua_pushlightuserdata(L, &of_a_pile);
  lua_setfield(L, -2, "loot");
  lua_setglobal(L, "deck");
  const std::string source =
      "function later() end\nlocal helper, two = function() end, 2\nreturn function(you, x, this) " + body + "\nend";
  REQUIRE(luaL_loadstring(L, source.c_str()) == LUA_OK);
  REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
  const scripting::PlainCall call = scripting::plain_call_of(scripting::DumpedFunction(L), verb);
  CHECK(lua_gettop(L) == 1);
  return call;
}

using Of = scripting::PlainArgument::Kind;

}  // namespace

TEST_CASE("single call: a call that is the last thing of a function is recognised") {
  CHECK(ends_with_it("verb(you, 1)"));
  CHECK(ends_with_it("verb(x + 2 * this.hp, { lethal = false })"));
  CHECK(ends_with_it("local n = x.hp\nverb(n, you)"));
  CHECK(ends_with_it("x.coins = 1 verb(you)"));  // the write saves the state
}

TEST_CASE("single call: whatever may come after a call, or change something before it, is seen") {
  for (const char* const body :
       {"", "verb(you) verb(you)", "verb(verb(you))", "local n = verb(you) return n + 1", "verb(you) x.coins = 1",
        "if x then verb(you) end", "verb(x and 1 or 2)", "for i = 1, 2 do verb(i) end", "while x do verb(x) end",
        "return verb(you)", "verb(x == 1)", "later = x verb(you)", "verb(you)(x)", "x:verb(you).coins = 2",
        "verb(you) local n = x.hp"})
    CHECK_MESSAGE(!ends_with_it(body), body);
  std::string long_body = "local n = x";
  for (int i = 0; i < 100; ++i)
    long_body += " + this.hp";
  CHECK(!ends_with_it(long_body + "\nverb(n)"));
}

TEST_CASE("single call: a verb that is refused changes nothing, and the game continues") {
  const auto trial = play_loot("pay_hp(you, -1)");
  CHECK(trial->errors() == 1);
  CHECK(trial->play().idle());
  CHECK(hash_but_for_failures(trial->table()) == play_loot("local nothing_at_all = 1")->hash());
}

TEST_CASE("single call: a word of a set that does several things is undone, although it is the only call") {
  const auto play = [](const std::string& body) {
    const File word{"words/fails.lua",
                    "return word { takes = { \"player\" }, text = \"A.\",\nrun = function(who)\n"
                    "gain_coins(who, 3)\nerror(\"no\")\nend }"};
    return play_loot(body, "you", {word});
  };
  CHECK(play("fails(you)")->coins() == 0);
  CHECK(play("return fails(you)")->coins() == 0);
}

TEST_CASE("plain call: its arguments are parameters, numbers, true and false, and names") {
  const scripting::PlainCall call = plain_call("verb(x, -3, a_player, deck.loot)");
  CHECK(call.callee == &of_the_verb);
  CHECK(call.parameters == 3);
  REQUIRE(call.count == 4);
  CHECK(call.arguments[0].kind == Of::parameter);
  CHECK(call.arguments[0].number == 1);
  CHECK(call.arguments[1].kind == Of::number);
  CHECK(call.arguments[1].number == -3);
  CHECK(call.arguments[2].handle == &of_a_player);
  CHECK(call.arguments[3].handle == &of_a_pile);

  const scripting::PlainCall flags = plain_call("verb(true, false, this)");
  REQUIRE(flags.count == 3);
  CHECK(flags.arguments[0].kind == Of::boolean);
  CHECK(flags.arguments[0].number == 1);
  CHECK(flags.arguments[1].kind == Of::boolean);
  CHECK(flags.arguments[1].number == 0);
  CHECK(flags.arguments[2].number == 2);

  const scripting::PlainCall alone = plain_call("verb()");
  CHECK(alone.callee == &of_the_verb);
  CHECK(alone.count == 0);
}

TEST_CASE("plain call: whatever else a function does is left to Lua") {
  for (const char* const body : {"",
                                 "verb(you) verb(you)",
                                 "verb(verb(you))",
                                 "return verb(you)",
                                 "local n = verb(you) return n",
                                 "verb(you) return true",
                                 "verb(you) return false",
                                 "verb(you + 1)",
                                 "verb(you.hp)",
                                 "verb(nil)",
                                 "verb(1.5)",
                                 "verb(100000000000)",
                                 "verb(\"name\")",
                                 "verb({ you })",
                                 "verb(you, { by = x })",
                                 "verb(a_player { other = true })",
                                 "verb(two)",
                                 "verb(deck)",
                                 "verb(deck.missing)",
                                 "verb(deck.loot.more)",
                                 "verb(missing)",
                                 "verb(later)",
                                 "verb(verb)",
                                 "verb(you, x, this, 1, 2)",
                                 "other(you)",
                                 "later(you)",
                                 "helper(you)",
                                 "x(you)",
                                 "a_player(you)",
                                 "deck.loot(you)",
                                 "if x then verb(you) end",
                                 "verb(x and you or this)",
                                 "verb(x or 1)",
                                 "verb(not x)",
                                 "for i = 1, 2 do verb(i) end",
                                 "x.coins = 1 verb(you)",
                                 "coins = 1 verb(you)",
                                 "local _ENV = { verb = later } verb(x)",
                                 "local _ENV = x verb(you)"})
    CHECK_MESSAGE(plain_call(body).callee == nullptr, body);
}

TEST_CASE("plain call: locals stand for what they were given") {
  const scripting::PlainCall call = plain_call("local who, n = this, 4 verb(who, n)");
  CHECK(call.callee == &of_the_verb);
  REQUIRE(call.count == 2);
  CHECK(call.arguments[0].number == 2);
  CHECK(call.arguments[1].number == 4);
  const scripting::PlainCall changed = plain_call("you = 7 verb(you, x)");
  REQUIRE(changed.count == 2);
  CHECK(changed.arguments[0].kind == Of::number);
  CHECK(changed.arguments[0].number == 7);
}

}  // namespace soulstack::testing::single_call_test
