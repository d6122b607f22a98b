// Lua files, each read and understood once: what is kept about a file never changes what is said about it.
#include <doctest/doctest.h>

#include <thread>

#include <lua.hpp>

#include "scripting/loader/known_findings.h"
#include "scripting/loader/library.h"
#include "scripting/source/lua_sources.h"

#include "tests/support/small_set.h"
#include "tools/commands/authoring/set_findings.h"

namespace soulstack::testing::source_file_test {

using namespace scripting;

namespace {

struct LuaState {
  LuaState() : L(luaL_newstate()) {}
  ~LuaState() { lua_close(L); }
  LuaState(const LuaState&) = delete;
  LuaState& operator=(const LuaState&) = delete;
  lua_State* const L;
};

// What the file returns when it runs; what is wrong with it if it does not compile.
std::string result_of(const SourceFile& file) {
  const LuaState lua;
  std::vector<Finding> findings;
  Report report(findings, file.name());
  if (!file.compile(lua.L, report))
    return to_string(findings.front());
  if (lua_pcall(lua.L, 0, 1, 0) != LUA_OK)
    return std::string("failed: ") + lua_tostring(lua.L, -1);
  return lua_tostring(lua.L, -1);
}

Source read(Sources& sources, const std::string& path) {
  std::vector<Finding> ignored;
  Report report(ignored, path);
  return sources.read(path, report);
}

// All findings of a check of these sets, one a line, with their columns.
std::string findings_of(const SmallSet& set, std::shared_ptr<Sources>& sources,
                        std::shared_ptr<KnownFindings> known = nullptr) {
  tools::Checked checked({.sets = {set.path()}}, sources, std::move(known));
  checked.look_at_scenarios();
  sources = checked.sources().renewed();
  std::string all;
  for (const Finding& f : checked.findings())
    all += to_string(f) + " " + std::to_string(f.column) + " " + std::to_string(f.length) + "\n";
  return all + checked.summary();
}

std::string findings_without_memory(const SmallSet& set) {
  auto none = std::make_shared<Sources>();
  return findings_of(set, none);
}

// A card with an effect of this body.
std::string card(const std::string& body) {
  return "return treasure { name = \"Case\", tap { text = \"Case.\", effect = function(you)\n" + body + "\nend } }\n";
}

}  // namespace

TEST_CASE("source file: its compiled form gives the same results and errors as its text") {
  const SourceFile sums("cards/sums.lua", "local n = 2\nreturn n + 40");
  const SourceFile fails("cards/fails.lua", "local n\nreturn n.x");
  const SourceFile joins("cards/joins.lua", "local t = { 1, 2 }\nreturn #t .. 'x'");
  for (const SourceFile* const file : {&sums, &fails, &joins}) {
    const std::string first = result_of(*file);
    CHECK(result_of(*file) == first);
  }
  CHECK(result_of(sums) == "42");
  CHECK(result_of(fails).find("cards/fails.lua:2: attempt to index a nil value (local 'n')") != std::string::npos);
}

TEST_CASE("source file: what is wrong with it is said each time") {
  const SourceFile file("cards/wrong.lua", "return {\n  name = \n}");
  CHECK(result_of(file).find("cards/wrong.lua:3:") != std::string::npos);
  CHECK(result_of(file) == result_of(file));
  CHECK(file.tree() == nullptr);
  CHECK(file.error().place.line == 3);
}

TEST_CASE("source file: several threads may ask for everything at once") {
  const SourceFile file("cards/many.lua", "return { 1, 2, 3, f = function(a) return a + 1 end }");
  std::vector<const syntax::Tree*> trees(4);
  std::vector<const Chunk*> chunks(4);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < trees.size(); ++i)
    threads.emplace_back([&, i] {
      const LuaState lua;
      std::vector<Finding> findings;
      Report report(findings, file.name());
      trees[i] = file.tree();
      chunks[i] = file.compile(lua.L, report);
    });
  for (std::thread& thread : threads)
    thread.join();
  CHECK(trees == std::vector<const syntax::Tree*>(4, file.tree()));
  CHECK(chunks == std::vector<const Chunk*>(4, chunks[0]));
  CHECK(file.part("return 1") == file.part("return 1"));
  CHECK(file.part("return 1") != file.part("return 2"));
}

TEST_CASE("sources: a file is read once, and again for later sources, which keep what has not changed") {
  const SmallSet set("case");
  set.write("loot/coin.lua", "return loot { }");
  set.write("loot/gem.lua", "return loot { }");
  const std::string coin = set.path("loot/coin.lua"), gem = set.path("loot/gem.lua");
  const auto sources = std::make_shared<Sources>();
  const Source first = read(*sources, coin), other = read(*sources, gem);
  set.write("loot/coin.lua", "return 1");
  CHECK(read(*sources, coin) == first);
  const auto later = sources->renewed();
  CHECK(read(*later, coin)->text() == "return 1");
  CHECK(read(*later, gem) == other);
  CHECK(read(*later, set.path("loot/none.lua")) == nullptr);
}

TEST_CASE("sources: a check that remembers files finds the same as one that does not, after each edit") {
  const SmallSet set("case");
  set.write("words/twice.lua",
            "return word { takes = { \"number\" }, text = \"Twice.\", run = function(n) return 2 * n end }\n");
  set.write("scenarios/treasure/case.lua",
            "scenario \"a\" { cites = { \"99.9\" }, play = function(t) t:setle() end }\n");
  const auto known = std::make_shared<KnownFindings>();  // what `check --watch` keeps
  auto remembered = std::make_shared<Sources>();
  const std::vector<std::string> bodies = {
      "  gain_coins(you, 1)",
      "  gain_coins(yu, 1)",
      "  gain_coins(1, you)",
      "  gain_coins(you, 1)",
      "  local prey = choose(you, a_monster)\n  lasting { till = end_of_turn, must { attack = prey } }",
      "  local prey = choose(you, a_monster)\n  lasting { til = end_of_turn, must { attack = prey } }",
      "  gain_coins(you, #{ 1, 2 }) kept = you",
      "  if you then end end",
      "  gain_coins(you, happened { event = loot_played, by = you, within = turn } and 1 or 2)",
  };
  std::set<std::string> different;
  for (const std::string& body : bodies) {
    set.write("treasure/case.lua", card(body));
    const std::string found = findings_of(set, remembered);
    CHECK(found == findings_without_memory(set));
    CHECK(found == findings_of(set, remembered));
    CHECK(found == findings_of(set, remembered, known));
    CHECK(found == findings_of(set, remembered, known));
    different.insert(found);
  }
  CHECK(different.size() >= 6);  // each mistake, and correct cards
}

TEST_CASE("sources: libraries that share their files have the same content and functions") {
  const auto sources = std::make_shared<Sources>();
  std::vector<Finding> findings;
  LoadOptions options{.sets = {SOULSTACK_TEST_ROOT "/cards/base"}, .sources = sources};
  const auto first = Library::load(options, findings);
  const auto second = Library::load(options, findings);
  options.sources = nullptr;
  const auto alone = Library::load(options, findings);
  REQUIRE(first);
  REQUIRE(second);
  REQUIRE(alone);
  CHECK(findings.empty());
  for (const auto& [path, source] : first->files().texts())
    CHECK(second->files().find(path) == source);
  for (const auto* const other : {second.get(), alone.get()}) {
    CHECK(other->content().cards.size() == first->content().cards.size());
    CHECK(other->content().abilities.size() == first->content().abilities.size());
    CHECK(other->content().filters == first->content().filters);
    CHECK(other->content().spoken == first->content().spoken);
  }
}

}  // namespace soulstack::testing::source_file_test
