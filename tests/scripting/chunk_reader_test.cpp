// The reader of compiled chunks: fields with their lines, the words that functions use, and damaged input.
#include "scripting/sandbox/chunk_reader.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <lua.hpp>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace soulstack::testing::chunk_reader_test {
namespace {

using namespace scripting;

std::string compile(const std::string& source, bool strip = false) {
  const std::unique_ptr<lua_State, decltype(&lua_close)> lua(luaL_newstate(), &lua_close);
  REQUIRE_MESSAGE(luaL_loadbufferx(lua.get(), source.data(), source.size(), "@card.lua", "t") == LUA_OK,
                  lua_tostring(lua.get(), -1));
  std::string dumped;
  const auto append = [](lua_State*, const void* bytes, std::size_t count, void* to) {
    static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), count);
    return 0;
  };
  lua_dump(lua.get(), append, &dumped, strip);
  return dumped;
}

Chunk read(const std::string& source) {
  std::string error;
  const std::optional<Chunk> chunk = read_chunk(compile(source), &error);
  REQUIRE_MESSAGE(chunk.has_value(), error);
  return *chunk;
}

std::string error_of(const std::string& dumped) {
  std::string error;
  return read_chunk(dumped, &error) ? "none" : error;
}

// "name:line other:line"
template <typename Use>
std::string listed(const std::vector<Use>& uses) {
  std::string text;
  for (const Use& use : uses)
    text += (text.empty() ? "" : " ") + use.name + ":" + std::to_string(use.line);
  return text;
}

std::string listed(const std::vector<FieldSite>& fields) {
  std::string text;
  for (const FieldSite& field : fields)
    text += (text.empty() ? "" : " ") + field.key + ":" + std::to_string(field.line);
  return text;
}

std::string listed(const std::vector<CallSite>& calls) {
  std::string text;
  for (const CallSite& call : calls)
    text += (text.empty() ? "" : " ") + call.callee + ":" + std::to_string(call.line);
  return text;
}

const FieldSite& field(const TableSite& table, const std::string& key) {
  const auto found = std::ranges::find(table.fields, key, &FieldSite::key);
  REQUIRE_MESSAGE(found != table.fields.end(), key);
  return *found;
}

int messages_at_every_length(const std::string& dumped) {
  int sentences = 0;
  for (std::size_t length = 0; length < dumped.size(); ++length) {
    const std::string cut(dumped.data(), length);  // a separate block, so that a sanitizer detects reads beyond it
    sentences += error_of(cut).ends_with(".") ? 1 : 0;
  }
  return sentences;
}

int messages_after_flips(const std::string& dumped, int count) {
  std::mt19937 random(20);
  int sentences = 0;
  for (int i = 0; i < count; ++i) {
    std::string flipped = dumped;
    for (auto flips = random() % 3 + 1; flips > 0; --flips)
      flipped[random() % flipped.size()] = static_cast<char>(random() & 0xFF);
    sentences += error_of(flipped).ends_with(".") ? 1 : 0;
  }
  return sentences;
}

std::string many_constants(int count) {
  std::string source = "local t = {";
  for (int i = 0; i < count; ++i)
    source += "'constant " + std::to_string(i) + "',";
  return source + "}\n";
}

const char* const bomb = R"(return loot {
  name = "Bomb!", copies = 4,
  play {
    text   = "Deal 1 damage to a monster or player.",
    target = one_of { a_monster, a_player },
    effect = function(target) deal(1, target) end,
  },
}
)";

const char* const everything = R"(
local shared, count = {}, 0
local function helper(x, ...)
  if x.alive and not x.dead then count = count + 1 else shared[x] = nil end
  for i = 1, select("#", ...) do x:hurt(i, ...) end
  for k, v in pairs(x) do x[k] = v .. "!" .. k end
  while x do x = x.next goto out end
  ::out::
  return x and x.y or {1, 2, a = 3, helper(x)}, function() count = nil end
end
return treasure { name = "X", [7] = 2.5, [true] = -1, 1 << 3, "a" .. shared, helper({}), helper, nil, ... }
)";

}  // namespace

TEST_SUITE("chunk reader") {
  TEST_CASE("a card: its fields, their lines and the returned value are read") {
    const Chunk chunk = read(bomb);
    const CallSite& loot = chunk.calls.at(static_cast<std::size_t>(chunk.returned_call));
    const TableSite& card = chunk.tables.at(static_cast<std::size_t>(loot.table_of(0)));
    CHECK(loot.callee == "loot");
    CHECK(loot.line == 1);
    CHECK(card.line == 1);
    CHECK(listed(card.fields) == "name:2 copies:2");
    CHECK(listed(card.items) == "1:3");
    CHECK(chunk.returned_table == -1);
    CHECK(chunk.duplicate_keys.empty());
  }

  TEST_CASE("a card: its abilities are calls whose values are tables, functions and calls") {
    const Chunk chunk = read(bomb);
    CHECK(listed(chunk.calls) == "one_of:5 play:3 loot:1");
    const CallSite& play = chunk.calls.at(1);
    CHECK(chunk.tables.at(0).items.at(0).call == 1);
    CHECK(play.arguments.size() == 1);
    CHECK(play.table_of(0) == 1);
    CHECK(listed(chunk.tables.at(1).fields) == "text:4 target:5 effect:6");
    CHECK(field(chunk.tables.at(1), "target").call == 0);
    CHECK(field(chunk.tables.at(1), "effect").function == 1);
    CHECK(field(chunk.tables.at(1), "text").function == -1);
    CHECK(listed(chunk.tables.at(2).items) == "1:5 2:5");
  }

  TEST_CASE("a card: its function has parameters, lines and words") {
    const Chunk chunk = read(bomb);
    const FunctionSite& effect = chunk.functions.at(1);
    CHECK(effect.line == 6);
    CHECK(effect.last_line == 6);
    CHECK(effect.parent == 0);
    CHECK(effect.parameters == std::vector<std::string>{"target"});
    CHECK(listed(effect.globals_read) == "deal:6");
    CHECK(listed(chunk.functions.at(0).globals_read) == "loot:1 play:3 one_of:5 a_monster:5 a_player:5");
    CHECK(chunk.functions.at(0).vararg);
  }

  TEST_CASE("a field has the line of its key, however long its value is") {
    const Chunk chunk = read(R"(return {
  first = 1,
  effect = function(you)
    gain(you)
  end,
  roll = {
    [1] = "a",
    ["2-3"] = function()
      return 2
    end,
    [1000] = "far",
    [-4] = {
    },
  },
  text = "one " ..
    name .. " two " ..
    "three",
  sum = a +
    b *
    c,
  negated = -d
    - 1,
  either = e and
    f
    or g,
  compared = h <
    i,
  table_after_break =
    {
      x = 1,
    },
  called = one_of {
    a_monster,
    an_item {
      other = true,
    },
  },
  method = object:name(
    1,
    2),
  nested = outer(function()
    return 1
  end, {
    y = 2,
  }),
  last = 1 } )");
    CHECK(chunk.returned_table == 0);
    CHECK(listed(chunk.tables.at(0).fields) ==
          "first:2 effect:3 roll:6 text:15 sum:18 negated:21 either:23 compared:26 table_after_break:28 called:32 "
          "method:38 nested:41 last:46");
    CHECK(listed(chunk.tables.at(1).fields) == "1:7 2-3:8 1000:11 -4:12");
  }

  TEST_CASE("constants, and values whose operator starts the next line, are reported below their key") {
    const Chunk chunk = read("return {\n a =\n  1,\n b = [[x\ny]],\n c = 'x\\ny',\n d = e\n  .. f,\n}");
    CHECK(listed(chunk.tables.at(0).fields) == "a:3 b:5 c:6 d:8");
  }

  TEST_CASE("positional values have their lines too, also between named fields") {
    const Chunk chunk = read(R"(return list {
  "text", x = one +
    1,
  when {
    y = 1,
  },
  a ..
    b, z = {
  },
  function()
  end,
  two(1,
    2),
  c, key = c,
  play {
    w = 1
  },
})");
    CHECK(listed(chunk.tables.at(0).items) == "1:2 2:4 3:7 4:10 5:12 6:14 7:15");
    CHECK(listed(chunk.tables.at(0).fields) == "x:2 z:8 key:14");
    CHECK(chunk.tables.at(0).items.at(1).call == 0);
    CHECK(chunk.tables.at(0).items.at(3).function == 1);
    CHECK(chunk.tables.at(0).items.at(6).call == 2);
  }

  TEST_CASE("values keep their positions even if Lua stores them in several batches") {
    const Chunk chunk = read(many_constants(1200) + "return t");
    const TableSite& table = chunk.tables.at(static_cast<std::size_t>(chunk.returned_table));
    CHECK(table.items.size() == 1200);
    CHECK(table.items.at(0).key == "1");
    CHECK(table.items.at(50).key == "51");
    CHECK(table.items.back().key == "1200");
  }

  TEST_CASE("lines stay right in long functions and over long gaps") {
    const std::string gap(300, '\n');
    const Chunk chunk = read(many_constants(500) + "local u = {" + gap + "a = 1," + gap + "b = f }\nreturn u");
    CHECK(listed(chunk.tables.at(1).fields) == "a:302 b:602");
  }

  TEST_CASE("globals and keys are found also after many constants") {
    const Chunk chunk = read(many_constants(300) + R"(
local got = table_of.words
far = got:method()
return monster { name = "x", [ [[a key of more than forty letters is a long string]] ] = 1,
  effect = function() end })");
    const FunctionSite& main = chunk.functions.at(0);
    CHECK(listed(main.globals_read) == "table_of:3 monster:5");
    CHECK(listed(main.properties_read) == "words:3");
    CHECK(listed(main.methods_called) == "method:4");
    CHECK(listed(main.globals_written) == "far:4");
    CHECK(listed(chunk.tables.at(1).fields) == "name:5 a key of more than forty letters is a long string:5 effect:6");
    CHECK(field(chunk.tables.at(1), "effect").function == 1);
    CHECK(chunk.calls.at(static_cast<std::size_t>(chunk.returned_call)).callee == "monster");
  }

  TEST_CASE("a duplicate key is reported at its second line, in any function") {
    const Chunk chunk = read(R"(local k = "name"
return {
  name = 1, hp = 2,
  name = 3,
  roll = { [1] = a, [2] = b,
    [1] = c, ["1"] = d },
  [k] = 4,
  other = { name = 1 },
  effect = function()
    return { x = 1,
      x = function()
      end }
  end,
})");
    CHECK(listed(chunk.duplicate_keys) == "name:4 1:6 name:7 x:11");
    CHECK(listed(chunk.tables.at(0).fields) == "name:3 hp:3 name:4 roll:5 name:7 other:8 effect:9");
  }

  TEST_CASE("a function's words are its globals, properties and methods, read or written") {
    const Chunk chunk = read(R"(return function(you, event)
  event.amount = you.coins
  local kind = discard.loot
  tally = math.max(you["hp"],
    event[kind].size)
  you:attack(kind)
  you.active.turn = nil
  local t = { fresh = 1 }
  t.later = 2
  each(function(x) x.seen = you end)
end)");
    const FunctionSite& function = chunk.functions.at(1);
    CHECK(listed(function.globals_read) == "discard:3 math:4 each:10");
    CHECK(listed(function.globals_written) == "tally:5");
    CHECK(listed(function.properties_read) == "coins:2 discard.loot:3 max:4 hp:4 size:5 active:7");
    CHECK(listed(function.properties_written) == "amount:2 turn:7 later:9");
    CHECK(listed(function.methods_called) == "attack:6");
    CHECK(function.nil_stores == std::vector<int>{7});
    CHECK(listed(chunk.functions.at(2).properties_written) == "seen:10");
    CHECK(chunk.functions.at(2).parent == 1);
    CHECK(chunk.tables.empty());
  }

  TEST_CASE("globals are found through a local or renamed environment") {
    const Chunk chunk = read("local env = _ENV\nenv.a = env.b\nlocal _ENV = { c = 1 }\nd = e");
    CHECK(listed(chunk.functions.at(0).globals_read) == "b:2 e:4");
    CHECK(listed(chunk.functions.at(0).globals_written) == "a:2 d:4");
    CHECK(listed(chunk.tables.at(0).fields) == "c:3");
  }

  TEST_CASE("local functions are read with their parameters and the upvalues that they write") {
    const Chunk chunk = read(R"(local count, log = 0, {}
local function bump(by, ...)
  count = count + by
  log.last = by
end
return treasure {
  effect = function(you)
    local mine = 0
    each(function(x)
      mine = mine + 1
      count = 0
    end)
    bump(mine)
  end,
})");
    const FunctionSite& bump = chunk.functions.at(1);
    CHECK(bump.parameters == std::vector<std::string>{"by"});
    CHECK(bump.vararg);
    CHECK(bump.line == 2);
    CHECK(bump.last_line == 5);
    CHECK(listed(bump.upvalues_written) == "count:3");
    CHECK(bump.upvalues_written.at(0).owner == 0);
    CHECK(listed(bump.properties_written) == "last:4");
    CHECK(bump.globals_read.empty());
    const FunctionSite& inner = chunk.functions.at(3);
    CHECK(listed(inner.upvalues_written) == "mine:10 count:11");
    CHECK(inner.upvalues_written.at(0).owner == 2);
    CHECK(inner.upvalues_written.at(1).owner == 0);
  }

  TEST_CASE("branches and loops inside a function hide nothing") {
    const Chunk chunk = read(R"(return function(you)
  if you.dead then kill(you) elseif you.hp > 2 then heal(you) else return nothing end
  for i = 1, limit do deal(i) end
  for _, card in all(cards) do
    card:discard()
  end
  while ready do repeat wait() until done end
  return a and b or c
end)");
    const FunctionSite& function = chunk.functions.at(1);
    CHECK(listed(function.globals_read) ==
          "kill:2 heal:2 nothing:2 limit:3 deal:3 all:4 cards:4 ready:7 wait:7 done:7 a:8 b:8 c:8");
    CHECK(listed(function.properties_read) == "dead:2 hp:2");
    CHECK(listed(function.methods_called) == "discard:5");
  }

  TEST_CASE("a nil stored in a table is found, wherever it is written") {
    const Chunk chunk = read(R"(local none = nil
local t = { a = nil,
  [f()] = nil }
t.b = nil
t[1] = nil
t[none] = none
t[t] = f() and g or nil
h = nil
t.c = f(nil)
return { d = e or
  nil })");
    CHECK(chunk.functions.at(0).nil_stores == std::vector<int>{2, 3, 4, 5, 6, 7, 8, 10});
  }

  TEST_CASE("a local that may have been assigned is not counted as nil") {
    const Chunk chunk = read(R"(local best, found, set
for i = 1, 3 do
  if best then t.best = best end
  best = i
end
each(function(x) found = x end)
t.found = found
if ready then set = 1 end
t.set = set)");
    CHECK(chunk.functions.at(0).nil_stores.empty());
  }

  TEST_CASE("calls: strings before tables, dotted names, locals and arguments are read") {
    const Chunk chunk = read(R"(local word = loot
scenario "first" {
  a = 1,
}
scenario("second") { b = 2 }
word { c = 3 }
return discard.loot("x", { d = 4 }, function() end, step {}, word()))");
    CHECK(listed(chunk.calls) == "scenario:2 scenario:2 scenario:5 scenario:5 loot:6 step:7 loot:7 discard.loot:7");
  }

  TEST_CASE("a local function is not a global, and its result is not a call") {
    const Chunk chunk = read("local function twice(x) return x end\nreturn twice { a = 1 }");
    CHECK(chunk.calls.empty());
    CHECK(chunk.returned_call == -1);
    CHECK(listed(chunk.tables.at(0).fields) == "a:2");
  }

  TEST_CASE("the returned value is followed through a local") {
    CHECK(read("local t = { a = 1 }\nt.b = 2\nreturn t").returned_table == 0);
    CHECK(read("local c = f()\nlocal d = g()\nreturn d, c").returned_call == 1);
    CHECK(read("f()").returned_call == -1);
    CHECK(read("return f").returned_call == -1);
  }

  TEST_CASE("input that is not a chunk, or is of another Lua version, is refused with a message") {
    std::string dumped = compile("return 1");
    CHECK(error_of("") == "The chunk ends too early.");
    CHECK(error_of("return 1") == "This is not a compiled Lua chunk.");
    CHECK(error_of(dumped + "x") == "The chunk is damaged: there are bytes after its end.");
    CHECK(error_of(compile("return x", true)) == "The chunk was compiled without its lines.");
    CHECK_FALSE(read_chunk("", nullptr).has_value());
    dumped[4] = 0x53;
    CHECK(error_of(dumped) == "The chunk was not compiled by Lua 5.4.");
  }

  TEST_CASE("a chunk that is cut anywhere is refused with a message") {
    const std::string dumped = compile(everything);
    CHECK(messages_at_every_length(dumped) == static_cast<int>(dumped.size()));
    CHECK(error_of(dumped) == "none");
  }

  TEST_CASE("damaged bytes are read without a crash") {
    CHECK(messages_after_flips(compile(everything), 20000) > 1000);
    CHECK(messages_after_flips(compile(bomb), 20000) > 1000);
  }
}

}  // namespace soulstack::testing::chunk_reader_test
