// The table on which scenarios are played: its defaults, its failure messages, and what it refuses.
#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "scripting/scenario/scenario.h"
#include "scripting/scenario/scenario_checks.h"
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::scenario_bench_test {

using namespace scripting;

namespace {

std::vector<ScenarioResult> run(const std::string& text, LibraryCache& libraries, Deadline deadline = no_deadline) {
  return run_scenario_text("own.lua", text, libraries, {}, deadline);
}

LibraryCache& base() {
  static LibraryCache libraries({base_set().string()});
  return libraries;
}

// The message of the only scenario; empty if it passed.
std::string why(const std::string& text, LibraryCache& libraries = base()) {
  const std::vector<ScenarioResult> results = run(text, libraries);
  REQUIRE(results.size() == 1);
  return results.front().message;
}

std::string scenario(const std::string& body, const std::string& head = "") {
  return "scenario 'x' { " + head + " play = function(t)\n" + body + "\nend }";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

#define CHECK_SAYS(text, part)                                \
  do {                                                        \
    const std::string said = why(text);                       \
    CHECK_MESSAGE(has(said, part), "the message is: ", said); \
  } while (false)

std::string number(int n) { return std::to_string(n); }

// Many cards that come before those of the base set, with rooms and with ids that the base set has too.
void add_many_cards(TemporarySet& set) {
  for (int n = 0; n < 50; ++n) {
    const std::string name = "name = \"A " + number(n) + "\"";
    const std::string end = "_" + number(n) + ".lua";
    set.add("treasure/aa_t" + end, "return treasure { " + name + ", copies = 3 }");
    set.add("monster/aa_m" + end, "return monster { " + name + ", hp = 9, evasion = 6, attack = 5, copies = 3 }");
    set.add("loot/aa_l" + end,
            "return loot { " + name + ", trinket = true, always { of = you, hp = 1, text = \"You have +1 HP.\" } }");
    set.add("room/aa_r" + end,
            "return room { " + name + ", always { of = a_monster, hp = 1, text = \"Monsters have +1 HP.\" } }");
    set.add("starting/aa_s" + end, "return starting { " + name + " }");
    set.add("character/aa_c" + end,
            "return character { " + name + ", hp = 4, attack = 3, starting_item = \"aa_s_" + number(n) + "\" }");
  }
  for (const char* id : {"loot/bomb", "loot/a_penny", "loot/lost_soul"})
    set.add(std::string(id) + ".lua",
            "return loot { name = \"Other\", play { text = \"Gain 1¢.\", effect = function(you) gain_coins(you, 1) end "
            "} }");
  for (const char* id : {"monster/fly", "monster/clotty", "monster/fatty"})
    set.add(std::string(id) + ".lua", "return monster { name = \"Other\", hp = 9, evasion = 6, attack = 5 }");
  for (const char* id : {"treasure/the_d6", "treasure/meat"})
    set.add(std::string(id) + ".lua", "return treasure { name = \"Other\" }");
}

std::string failures(const std::vector<std::string>& sets, const std::vector<std::string>& scenarios) {
  LibraryCache libraries(sets);
  std::vector<Finding> findings;
  std::string failed;
  for (const std::string& file : find_scenario_files(scenarios, findings))
    for (const ScenarioResult& r : run_scenario_file(file, libraries))
      if (!r.passed)
        failed += r.name + ": " + r.message.substr(0, 300) + "\n";
  return failed;
}

}  // namespace

// ---- Plain cards

TEST_CASE("the scenarios of the base set pass whatever other sets are loaded") {
  TemporarySet many("many");
  fs::remove_all(many.folder() / "rules");
  add_many_cards(many);
  const std::string sets = std::string(SOULSTACK_TEST_ROOT) + "/tests/sets/";
  CHECK(failures({base_set().string(), many.folder().string()}, {base_set().string()}) == "");
  CHECK(failures({base_set().string(), sets + "probe", sets + "trials"}, {base_set().string()}) == "");
}

TEST_CASE("rooms are in play only if a scenario names them") {
  LibraryCache libraries({base_set().string(), std::string(SOULSTACK_TEST_ROOT) + "/tests/sets/trials"});
  const std::string none = "check(t:slot(1, 'room') == nil) check(t:top 'room' == nil)";
  CHECK(why(scenario(none), libraries) == "");
  CHECK(why(scenario(none, "rooms = {},"), libraries) == "");
  CHECK(why(scenario(none, "deck = { room = {} },"), libraries) == "");
  CHECK(why(scenario("check(t:slot(1, 'room') == 'mint') check(t:top 'room' == 'plain_room')", "rooms = { 'mint' },"),
            libraries) == "");
  CHECK(why(scenario("check(t:slot(1, 'room') == 'mint')", "deck = { room = { 'mint' } },"), libraries) == "");
}

TEST_CASE("an id means the scenario's own set first, then the other sets") {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add(
      "loot/bomb.lua",
      "return loot { name = \"Own\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }");
  const std::string play =
      scenario("t.P1:play 'bomb' t:settle() check(t.P1.coins == 2)", "players = { { hand = { 'bomb' } }, {} },");
  LibraryCache libraries({base_set().string()});
  const std::string own = (set.folder() / "scenarios" / "x.lua").string();
  CHECK(run_scenario_text(own, play, libraries).front().message == "");
  LibraryCache others({base_set().string(), set.folder().string()});
  const std::string pick = scenario("check(t:can('P1', 'play bomb'))", "players = { { hand = { 'bomb' } }, {} },");
  CHECK(has(why(scenario("t.P1:play 'bomb'", "players = { { hand = { 'bomb' } }, {} }, monsters = { 'fatty', 'fly' },"),
                others),
            "choose a target"));
  CHECK(why(scenario("t.P1:play 'own:bomb' t:settle() check(t.P1.coins == 2)",
                     "players = { { hand = { 'own:bomb' } }, {} },"),
            others) == "");
}

// ---- Checks

TEST_CASE("a failed check shows both sides of its comparison, the last events, and its place") {
  const std::vector<ScenarioResult> results = run(R"(
scenario "x" {
  players = { { hand = { "a_penny" } }, { coins = 7 } },
  play = function(t)
    t.P1:play "a_penny"  t:settle()
    check(t.P1.coins == t.P2.coins)
  end,
})",
                                                  base());
  const ScenarioResult& r = results.front();
  CHECK(r.file == "own.lua");
  CHECK(r.line == 6);
  CHECK_MESSAGE(has(r.message, "check(t.P1.coins == t.P2.coins)\n  t.P1.coins is 1, t.P2.coins is 7\n"), r.message);
  CHECK_MESSAGE(has(r.message, "\n  last events:\n"), r.message);
  CHECK_MESSAGE(has(r.message, "\n    P1 gains 1¢ (A Penny!)"), r.message);
}

TEST_CASE("a failed check shows the comparisons that did not hold, whatever surrounds them") {
  CHECK_SAYS(scenario("check(t.turn == 1 and t.P1.hp > 5)"),
             "check(t.turn == 1 and t.P1.hp > 5)\n  t.P1.hp is 2\n  stack");
  CHECK_SAYS(scenario("check(t.P1.hp > 5 or t.phase == 'end', 'why')"),
             "  t.P1.hp is 2\n  t.phase is \"action\"\n  why\n");
  CHECK_SAYS(scenario("check(\n#t.options ~= 5\n)"), "check( #t.options ~= 5 )\n  #t.options is 5\n");
  CHECK_SAYS(scenario("check(t.P1 == t.P2)"), "t.P1 is P1, t.P2 is P2");
  CHECK_SAYS(scenario("check(t.P1.hand == 0)"), "t.P1.hand is {}");
  CHECK_SAYS(scenario("check(t.winner == 'P1')"), "t.winner is nil");
  CHECK_SAYS(scenario("check(t.turn == -2)"), "  t.turn is 1\n  stack");
  CHECK_SAYS(scenario("check(t.turn == 1 + t.P1.hp)"), "t.turn is 1, 1 + t.P1.hp is 3");
  CHECK_SAYS(scenario("check(t.turn == 0/0)"), "t.turn is 1, 0/0 is nan");
  CHECK_SAYS(scenario("check((function() return t.turn == 1 end)() == (t.turn > 1))"),
             "is true, (t.turn > 1) is false");
  CHECK_SAYS(scenario("check(not t:can('P1', 'attack'))"), "check(not t:can('P1', 'attack'))\n  stack");
  CHECK_SAYS(scenario("check(t.turn < 'a')"), "attempt to compare number with string");
}

TEST_CASE("if two checks are on one line, the failed one is named") {
  CHECK_SAYS("scenario 'x' { play = function(t) check(t.turn == 1) end, expect = function(t) check(t.turn == 2) end }",
             "check(t.turn == 2)\n  t.turn is 1");
  CHECK_SAYS(scenario("local function f() check(t.turn == 3) end check(t.turn == 1) f()"), "check(t.turn == 3)");
}

TEST_CASE("a file that uses `check` other than as a function is compiled unchanged") {
  for (const char* text : {"local check = check", "function check(x) end", "t = { check = 1 }", "check 'x'", "check()"})
    CHECK_MESSAGE(find_checks({"case.lua", text}).source == text, text);
  CHECK(find_checks({"case.lua", "t:check(1 == 2)"}).source == "t:check(1 == 2)");
  CHECK(find_checks({"case.lua", "check(a == b, c == d) -- check(e == f)"}).source ==
        "check_at(1, compared(1, a , b), c == d) -- check(e == f)");
  CHECK_SAYS(scenario("local check = check  check(t.turn == 2)"), "check");
  CHECK_SAYS(scenario("check(t.turn == 1) check()"), "check");
}

// ---- Queries in checks

TEST_CASE("events can be checked in their order") {
  const std::string play = "t.P1:play('bomb', 'fly') t:settle() ";
  const std::string head = "players = { { hand = { 'bomb' } }, {} }, monsters = { 'fly' },";
  CHECK(why(scenario(play + "check(t:order('loot_played', 'damage_taken', 'monster_died'))", head)) == "");
  CHECK(why(scenario(play + "check(t:order('loot_played P1', 'damage_taken fly', 'monster_died fly'))", head)) == "");
  CHECK(why(scenario(play + "check(not t:order('monster_died', 'damage_taken'))", head)) == "");
  CHECK(why(scenario(play + "check(not t:order('damage_taken', 'monster_died clotty'))", head)) == "");
  CHECK_SAYS(scenario("t:order('player_dyed')"), "there is no event `player_dyed` (did you mean `player_died`?)");
}

TEST_CASE("a soul does not count as a card in play") {
  const std::string head = "players = { { souls = { 'monstro' } }, {} },";
  CHECK(why(scenario("check(t.P1:has_soul 'monstro') check(not t:in_play 'monstro')", head)) == "");
}

TEST_CASE("nothing resolves while a decision is open") {
  const std::string head = "players = { { hand = { 'bomb' } }, {} }, monsters = { 'fly', 'fatty' },";
  CHECK_SAYS(scenario("t.P1:play 'bomb' t:resolve()", head),
             "nothing can resolve while a question is open: P1 is asked: Bomb!: choose a target");
  CHECK_SAYS(scenario("t:resolve()", head), "the stack is empty");
}

TEST_CASE("unexpected arguments are refused") {
  const std::string head =
      "players = { { hand = { 'bomb', 'a_penny' }, loot_plays = 2 }, {} }, monsters = { 'fly', 'fatty' },";
  CHECK_SAYS(scenario("t.P1:play('a_penny', 'fly')", head), "no choice asks for `fly`");
  CHECK_SAYS(scenario("t.P1:play('bomb', 'fly', 'fly')", head), "no choice asks for `fly`");
  CHECK_SAYS(scenario("t.P1:activate('isaac', 'fly')", "players = { { character = 'isaac' }, {} },"),
             "no choice asks for `fly`");
  CHECK_SAYS(scenario("t.P1:buy('meat', 'dinner')", "shop = { 'meat' },"), "`buy` takes one argument; got 2");
  CHECK_SAYS(scenario("t.P1:pass 'fly'"), "`pass` takes no argument; got 1");
  CHECK_SAYS(scenario("t.P1:attack('fly', 'fatty')", head), "argument 2 must be { slot = NUMBER }");
  CHECK_SAYS(scenario("t.P1:attack('fly', { slot = 1 })", head), "only an attack on the deck can cover a slot");
  CHECK(why(scenario("t:may_end_anywhere() t.P1:attack('deck', { slot = 2 }) check(t:slot(2) == 'dip')",
                     head + " deck = { monster = { 'dip' } },")) == "");
}

// ---- Cards that can't be loaded

TEST_CASE("cards that can't be loaded are one failure for all scenarios of the set, at the card's own place") {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("loot/broken.lua", "return loot {\n  name = \"Broken\",\n  colour = 1,\n}");
  set.add("scenarios/loot/broken.lua", "scenario 'one' {}\nscenario 'two' {}\nscenario 'three' {}");
  LibraryCache libraries({base_set().string()});
  libraries.refuse_broken_cards();
  const auto results = run_scenario_file((set.folder() / "scenarios" / "loot" / "broken.lua").string(), libraries);
  REQUIRE(results.size() == 1);
  CHECK(!results.front().passed);
  CHECK(results.front().not_run == 3);
  CHECK(results.front().file == (set.folder() / "loot" / "broken.lua").string());
  CHECK(results.front().line == 3);
  CHECK_MESSAGE(has(results.front().message, "colour"), results.front().message);
  const auto folded = fold_reasons({results.front(), results.front()});
  REQUIRE(folded.size() == 1);
  CHECK(folded.front().not_run == 6);
}

TEST_CASE("a card with errors is left out: only scenarios that name it are not run") {
  TemporarySet set("own");
  fs::remove_all(set.folder() / "rules");
  set.add("loot/broken.lua", "return loot {\n  name = \"Broken\",\n  colour = 1,\n}");
  set.add("scenarios/loot/broken.lua",
          "scenario 'one' {}\nscenario 'two' { players = { { hand = { 'broken' } }, {} } }\n"
          "scenario 'three' { expect = function(t) check(t:discarded 'broken') end }");
  LibraryCache libraries({base_set().string()});
  const auto results = run_scenario_file((set.folder() / "scenarios" / "loot" / "broken.lua").string(), libraries);
  REQUIRE(results.size() == 3);
  CHECK(results[0].passed);
  CHECK(results[1].not_run == 1);
  CHECK(results[1].line == 3);
  CHECK(results[1].broken_card == (set.folder() / "loot" / "broken.lua").string());
  CHECK(has(results[2].message, "the card `broken` is set aside because it has errors"));
  CHECK(libraries.set_aside().size() == 1);
}

// ---- Limits

TEST_CASE("after the deadline no scenario is played") {
  const auto results = run("scenario 'one' {}\nscenario 'two' {}", base(), std::chrono::steady_clock::now());
  REQUIRE(results.size() == 1);
  CHECK(results.front().not_run == 2);
  CHECK(results.front().message == "the time given with --timeout is up");
}

TEST_CASE("two players can't have the same name") {
  CHECK_SAYS("scenario 'x' { players = { { name = 'Ann' }, { name = 'Ann' } } }", "two players are called `Ann`");
  CHECK_SAYS("scenario 'x' { players = { { name = 'P2' }, {} } }", "two players are called `P2`");
  CHECK_SAYS("scenario 'x' { players = { { name = 'stack' } } }", "`t.stack` already has a meaning");
}

}  // namespace soulstack::testing::scenario_bench_test
