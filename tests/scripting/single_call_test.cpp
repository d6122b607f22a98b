// Effects that do one thing: the state before them is not saved, since nothing in them can fail afterwards.
#include <doctest/doctest.h>

#include <lua.hpp>
#include <memory>
#include <string>

#include "scripting/sandbox/single_call.h"
#include "tests/support/trial.h"

using namespace soulstack;
using namespace soulstack::testing;

namespace {

// `body`: of a function with the parameters `you`, `x` and `this`.
bool ends_with_it(const std::string& body) {
  static const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  lua_State* const L = state.get();
  const std::string source = "return function(you, x, this) " + body + "\nend";
  REQUIRE(luaL_loadstring(L, source.c_str()) == LUA_OK);
  REQUIRE(lua_pcall(L, 0, 1, 0) == LUA_OK);
  const bool does = scripting::ends_with_its_only_call(L);
  lua_settop(L, 0);
  return does;
}

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
