// The sandbox: what a file can and can't reach, and what its functions may keep.
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::loader_sandbox_test {
namespace {

// Calls a kept function with one argument, as the host would; its result stays on the stack. The error, if it fails.
std::string call(const Library& library, FunctionId function, Value argument = Value::player(seat(0))) {
  lua_State* const L = library.lua();
  lua_settop(L, 0);
  library.push_function(L, function);
  push_handle(L, argument);
  const bool is_good = lua_pcall(L, 1, 1, 0) == LUA_OK;
  return is_good || !lua_isstring(L, -1) ? "" : lua_tostring(L, -1);
}

std::unique_ptr<Library> with_effect(const std::string& body, const std::string& before = "") {
  return TemporarySet()
      .add("treasure/a.lua", before +
                                 "\nreturn treasure { name = \"A\", tap { text = \"A.\", effect = function(you)\n" +
                                 body + "\nend } }")
      .load();
}

FunctionId effect_of(const Library& library) {
  const Content& content = library.content();
  return content[content.cards[0].tap].effect.function;
}

bool is_word(const std::string& name) { return words().words().find(name) != nullptr; }

std::string text_on_stack(const Library& library) {
  const char* const text = lua_tostring(library.lua(), -1);
  return text ? text : "";
}

}  // namespace

TEST_CASE("sandbox: cards have exactly these functions of Lua") {
  std::string all;
  for (const WordInfo& word : words().words().words())
    if (word.category == Category::function || word.category == Category::library)
      all += std::string(word.name) + " ";
  CHECK(all == "ipairs pairs assert error tostring tonumber type select fill math ");
  for (const char* name : {"io",           "os",           "debug",          "package", "require",  "load",
                           "loadfile",     "dofile",       "collectgarbage", "pcall",   "xpcall",   "coroutine",
                           "setmetatable", "getmetatable", "rawset",         "rawget",  "rawequal", "rawlen",
                           "string",       "table",        "utf8",           "next",    "print",    "_G",
                           "warn",         "_VERSION"})
    CHECK_MESSAGE(!is_word(name), name);
}

TEST_CASE("sandbox: `^` with values known only at run time is refused, because machines differ") {
  CHECK(in_loot("local n = 3\nlocal m = n ^ 0.5") == "2 power");
  CHECK(in_loot("local n = 3\nlocal m = 2 ^ n") == "2 power");
  CHECK(in_loot("local function f(n) return n ^ n end") == "1 power");
}

TEST_CASE("sandbox: an unknown word can't be reached in another way either") {
  CHECK(in_loot("local e = _ENV\nlocal f = e[\"lo\" .. \"ad\"]\nf(\"x\")") == "1 no_card");  // it is Word::unknown
  CHECK(in_loot("local s = \"a\"\nlocal f = s.rep") == "2 failed");
  CHECK(in_loot("local s = \"a\"\nlocal n = s + 1") == "2 failed");
  CHECK(in_loot("local f = math.random\nf()\nlocal g = math.floor(1)") == "2 failed");
  CHECK(in_loot("local f = math.max\nlocal n = f(1, 2)\nreturn loot { name = \"A\", copies = n }") == "");
}

TEST_CASE("sandbox: words and their tables can't be changed") {
  CHECK(in_loot("\ndeck.loot = 1") == "2 failed");
  CHECK(in_loot("\nlocal m = math\nm.min = 1") == "3 failed");
  CHECK(in_loot("\n_ENV.loot = 1") == "2 global_write");
  CHECK(in_loot("local e = _ENV\ne.loot = 1") == "2 global_write");
  CHECK(in_loot("_ENV = {}\nreturn nil") == "1 upvalue_write\n1 no_card");
  CHECK(in_loot("a_player.x = 1") == "1 failed");
}

TEST_CASE("sandbox: files can't see each other") {
  const auto library = TemporarySet()
                           .add("loot/a.lua", "local secret = 1\nreturn loot { name = \"A\", copies = secret }")
                           .add("loot/b.lua", "return loot { name = \"B\" }")
                           .load();
  CHECK(library->content().cards.size() == 2);
  CHECK_FALSE(library->words().find("secret"));
}

TEST_CASE("sandbox: `pairs` goes through numbers in order, then strings in order") {
  const auto library = with_effect(
      "local t, all = { b = 1, [3] = 1, a = 1, [1] = 1, [-2] = 1, c = 1 }, \"\"\n"
      "for k in pairs(t) do all = all .. k .. \" \" end\nreturn all");
  CHECK(call(*library, effect_of(*library)) == "");
  CHECK(text_on_stack(*library) == "-2 1 3 a b c ");
}

TEST_CASE("sandbox: `pairs` orders large integers exactly, and puts floats after integers") {
  const auto library = with_effect(
      "local t, all = { [9007199254740993] = 1, [0.5] = 1, [9007199254740992] = 1, [-1.5] = 1 }, \"\"\n"
      "for k in pairs(t) do all = all .. k .. \" \" end\nreturn all");
  CHECK(call(*library, effect_of(*library)) == "");
  CHECK(text_on_stack(*library) == "9007199254740992 9007199254740993 -1.5 0.5 ");
}

TEST_CASE("sandbox: `tostring` shows no addresses") {
  const auto library = with_effect(
      "return tostring({}) .. \" \" .. tostring(ipairs) .. \" \" .. tostring(1) .. \" \" .. tostring(true) .. \" \" .. "
      "tostring(you)");
  CHECK(call(*library, effect_of(*library)) == "");
  CHECK(text_on_stack(*library) == "table function 1 true something on the table");
}

TEST_CASE("sandbox: captured tables can be read but not changed") {
  const std::string table = "local t = { 3, 4, inner = { 5 } }";
  const auto reads = with_effect(
      "local sum = #t\nfor _, v in ipairs(t) do sum = sum + v end\nfor k in pairs(t) do sum = sum + 1 end\nreturn sum",
      table);
  CHECK(call(*reads, effect_of(*reads)) == "");
  CHECK(text_on_stack(*reads) == "12");
  const auto writes = with_effect("t[1] = you\nreturn t", table);
  CHECK(call(*writes, effect_of(*writes)).find("can't be changed") != std::string::npos);
  const auto deep = with_effect("t[\"in\" .. \"ner\"][1] = you", table);
  CHECK(call(*deep, effect_of(*deep)).find("can't be changed") != std::string::npos);
}

TEST_CASE("sandbox: verbs do nothing while files are loaded") {
  CHECK(in_loot("local function f(p)\nkill(p)\nend\nf(1)") == "2 failed");
}

TEST_CASE("nouns at run time: they are evaluated against the table, and equal nouns are the same value") {
  const auto library = with_effect("return an_item { of = you, eternal = false }");
  CHECK(call(*library, effect_of(*library)) == "");
  const Value noun = to_handle(library->lua(), -1);
  REQUIRE(noun.is(ValueKind::filter));
  const FilterId id{static_cast<std::uint16_t>(noun.payload())};
  CHECK(id.value >= FilterPool::first_at_run_time);
  CHECK(library->filter(id).noun == Noun::item);
  CHECK(library->filter(id).eternal == Ask::no);
  CHECK(library->filter(id).of.kind == WhoKind::exactly);
  CHECK(library->filter(id).of.value == Value::player(seat(0)));
  CHECK(call(*library, effect_of(*library)) == "");
  CHECK(to_handle(library->lua(), -1) == noun);
}

TEST_CASE("nouns at run time: a noun that a file already contains is reused from the content") {
  const auto library = with_effect("return one_of { a_monster, an_item { eternal = false } }",
                                   "local known = one_of { a_monster, an_item { eternal = false } }");
  CHECK(call(*library, effect_of(*library)) == "");
  CHECK(to_handle(library->lua(), -1).payload() < FilterPool::first_at_run_time);
}

TEST_CASE("nouns at run time: their addresses stay valid while more are created") {
  Content content;
  FilterPool pool(content.filters);
  pool.close();
  const Filter& first = pool[pool.intern({.noun = Noun::number, .number = {1, 7}})];
  for (int i = 0; i < 300; ++i)
    (void)pool.intern({.noun = Noun::number, .number = {2, i}});
  CHECK(&pool[FilterId{FilterPool::first_at_run_time}] == &first);
}

TEST_CASE("nouns: nothing matches an unknown noun") {
  Content content;
  const FilterPool pool(content.filters);
  const Filter fits_nothing{.noun = Noun::any_of};
  CHECK(pool[FilterId{FilterPool::first_at_run_time - 1}] == fits_nothing);
  CHECK(pool[FilterId{FilterPool::first_at_run_time}] == fits_nothing);
}

TEST_CASE("nouns: a noun names at most 16 others, counted through all levels") {
  const std::string eight = "local p = a_player\nlocal n = one_of { p, p, p, p, p, p, p, p }\n";
  const std::string made =
      "return loot { name = \"A\", play { text = \"A.\", target = n, effect = function(target) end } }";
  CHECK(in_loot(eight + made) == "");
  CHECK(in_loot(eight + "n = one_of { n, n }\n" + made) == "3 failed");
  CHECK(in_loot(eight + "n = an_item { of = n }\nn = one_of { n, n }\n" + made) == "4 failed");
  const auto run = with_effect("local n = a_player\nfor i = 1, 5 do n = one_of { n, n } end");
  CHECK(call(*run, effect_of(*run)).find("a noun refers to at most 16 other nouns") != std::string::npos);
}

TEST_CASE("nouns at run time: an invalid noun fails with a message") {
  const auto wrong = with_effect("return a_player { [\"liv\" .. \"ng\"] = true }");
  CHECK(call(*wrong, effect_of(*wrong)).find("`a_player` has no field `livng` (did you mean `living`?)") !=
        std::string::npos);
  const auto value = with_effect("return a_player { living = 3 }");
  CHECK(call(*value, effect_of(*value)).find("`living` takes true or false, not 3") != std::string::npos);
  const auto called = with_effect("return players(3)");
  CHECK(call(*called, effect_of(*called)).find("`players` can't be called") != std::string::npos);
}

}  // namespace soulstack::testing::loader_sandbox_test
