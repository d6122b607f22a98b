// soulstack check checks a whole set: all its rulesets, unused files, links that lead out of it, and cards with names
// that look alike. It limits the number of printed lines.
#include <algorithm>

#include "tests/support/small_set.h"

namespace soulstack::testing::set_checks_test {
namespace {

std::string spark(const std::string& name) {
  return "return loot { name = \"" + name +
         "\", play { text = \"Gain 2¢.\", effect = function(you) gain_coins(you, 2) end } }\n";
}

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// A set with a deck that its own ruleset adds.
void add_pets(const SmallSet& set, const std::string& card) {
  set.write("rules/zoo.lua",
            "return rules { name = \"zoo\", title = \"Zoo\", extends = \"extended\", decks = { { name = \"pet\" } },\n"
            "  slots = { kennel = { deck = \"pet\", count = 1 } } }\n");
  set.write("pet/mole.lua", card);
}
constexpr const char* mole =
    "return pet { name = \"Star Mole\",\n  when { event = turn_started, text = \"At the start of each turn, "
    "the active player gains 1¢.\",\n         effect = function(active) gain_coins(active, 1) end } }\n";

}  // namespace

TEST_CASE("check: a broken ruleset of a set is reported, also if it is not in use") {
  const SmallSet set("broken_rules");
  set.write("loot/spark.lua", spark("Spark"));
  CHECK(run("check", set.path()).code == 0);
  set.write("rules/worse.lua",
            "return rules { name = \"worse\", extends = \"extended\",\n  numbers = { hand_limt = 3 } }\n");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK(has(ran.out, "rules/worse.lua:2:"));
  CHECK(has(ran.out, "did you mean `hand_limit`"));
}

TEST_CASE("check: warnings about texts and files of a set are told only if the set is named") {
  const SmallSet lower("lower");
  lower.write("loot/spark.lua",
              "return loot { name = \"Spark\", play { text = \"You may gain 2¢.\", effect = function(you) "
              "gain_coins(you, 2) end } }\n");
  lower.write("loose.lua", "return 1\n");
  const SmallSet upper("upper");
  upper.write("set.lua",
              "return set { id = \"upper\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, "
              "license = \"MIT\", requires = { \"base\", \"lower\" } }\n");
  upper.write("loot/ember.lua", spark("Ember"));
  const Ran both = run("check", lower.path(), upper.path());
  CHECK(has(both.out, "spark.lua:1:"));
  CHECK(has(both.out, "loose.lua"));
  const Ran alone = run("check", upper.path());
  CHECK(alone.out == "");
  CHECK(alone.code == 0);
  lower.write("loot/spark.lua", "return loot { name = \"Spark\", play { txt = \"Gain 2¢.\" } }\n");
  CHECK(has(run("check", upper.path()).out, "spark.lua:1:"));  // an error also stops those who require the set
}

TEST_CASE("check: cards of a deck that only a ruleset of the set adds are checked") {
  const SmallSet set("zoo_set");
  add_pets(set, mole);
  const Ran good = run("check", set.path());
  INFO(good.out);
  CHECK(good.code == 0);
  set.write("pet/mole.lua", "return pet { name = \"Mole\", hpp = 2 }\n");
  const Ran bad = run("check", set.path());
  CHECK(bad.code == 1);
  CHECK(has(bad.out, "pet/mole.lua:1:"));
}

TEST_CASE("sets with their own deck work with cards, show, rules diff, and test with coverage and mutants") {
  const SmallSet set("zoo_tools");
  add_pets(set, mole);
  set.show("pet/mole.lua", "rules = \"zoo\", players = { { name = \"P1\" }, { name = \"P2\" } }",
           "t.P1:end_turn() t:settle()", "true");
  const Ran listed = run("cards", "--set", set.path(), "--set", "base", "star mole");
  INFO(listed.err);
  CHECK(listed.code == 0);
  CHECK(has(listed.out, "Star Mole"));
  CHECK(run("show", "--set", set.path(), "--set", "base", "mole").code == 0);
  CHECK(run("rules", "diff", "--set", set.path(), "--set", "base", "extended", "zoo").code == 0);
  const Ran covered = run("test", "--coverage", "--set", "base", set.path());
  INFO(covered.out);
  INFO(covered.err);
  CHECK(covered.code != 3);
  CHECK(has(covered.out + covered.err, " of 1 ("));
  CHECK(has(run("test", "--mutate", "--set", "base", set.path()).out, "mole"));
}

TEST_CASE("check: unused files are reported") {
  const SmallSet set("stray");
  set.write("loot/spark.lua", spark("Spark"));
  set.write("helpers.lua", "return {}\n");
  set.write("loot/more/spark2.lua", spark("Sparkle"));
  set.write("loot/notes.txt", "nothing");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "helpers.lua: warning: this file is never read"));
  CHECK(has(ran.out, "loot/more/spark2.lua: warning: this file is never read"));
  CHECK_FALSE(has(ran.out, "notes.txt"));
  CHECK_FALSE(has(ran.out, "set.lua: warning"));
}

TEST_CASE("check: duplicate ids are reported, and so are names that look alike") {
  const SmallSet set("mistakable");
  set.write("loot/bomb.lua", spark("Kaboom"));
  set.write("loot/spark.lua", spark("Old Spark"));
  set.write("loot/spark2.lua", spark("OLD  SPÁRK"));
  set.write("loot/spark3.lua", spark("Old Sp\xD0\xB0rk"));  // a Cyrillic letter
  set.write("loot/spark4.lua", spark("Old Spark!"));
  set.write("loot/dime.lua", spark("A Dime!!"));
  const Ran ran = run("check", set.path());
  INFO(ran.out);
  CHECK(ran.code == 0);
  CHECK(has(ran.out, "loot/bomb.lua: warning: `base:bomb` in another set has the same id"));
  CHECK(has(ran.out, "loot/spark2.lua: warning: its name looks like that of `mistakable:spark`"));
  CHECK(has(ran.out, "loot/spark3.lua: warning: its name looks like that of `mistakable:spark`"));
  CHECK(has(ran.out, "loot/dime.lua: warning: its name is the same as that of `base:a_dime`"));
  CHECK_FALSE(has(ran.out, "spark4"));
  CHECK_FALSE(has(ran.out, "cards/base"));
}

TEST_CASE("check: names and texts that are too long, or have invisible characters, are refused") {
  const SmallSet set("unseen");
  const auto said_of = [&](const std::string& name) {
    set.write("loot/spark.lua", spark(name));
    const Ran ran = run("check", set.path());
    const std::size_t at = ran.out.find("error: ");
    return at == std::string::npos ? std::string() : ran.out.substr(at + 7, ran.out.find(" [", at) - at - 7);
  };
  CHECK(said_of("Sp\xC3\xA1rk e\xCC\x81\xCC\xA3") == "");
  CHECK(said_of(std::string(60, 'a')) == "");
  CHECK(said_of(std::string(61, 'a')) == "`name` has more than 60 characters");
  CHECK(said_of("Sp\xE2\x80\x8B"
                "ark") == "`name` has an invisible character, U+200B");
  CHECK(said_of("Sp\xE2\x80\xAE"
                "ark") != "");
  CHECK(said_of("Sp\xE2\x80\xA8"
                "ark") == "`name` has an invisible character, U+2028");
  CHECK(said_of("Sp\xF3\xA0\x81\x81"
                "ark") == "`name` has an invisible character, U+0E0041");
  CHECK(said_of("Spark\xC2\xA0") == "`name` has an invisible character, U+00A0");
  CHECK(said_of("Sa\xCC\x81\xCC\x82\xCC\x83rk") == "`name` has more than two accents on one letter");
  set.write("loot/spark.lua", "return loot { name = \"A\", play { text = \"Gain 2¢" + std::string(600, '.') +
                                  "\",\neffect = function(you) gain_coins(you, 2) end } }");
  CHECK(has(run("check", set.path()).out, "`text` has more than 600 characters"));
}

TEST_CASE("check: a link that leads out of the set is not followed") {
  const SmallSet set("linked"), other("elsewhere");
  other.write("loot/secret.lua", spark("Secret"));
  set.write("loot/spark.lua", spark("Spark"));
  fs::create_symlink(fs::path(set.path("loot/spark.lua")), fs::path(set.path("loot/inside.lua")));
  CHECK(run("check", set.path()).code == 0);
  fs::create_symlink(fs::path(other.path("loot/secret.lua")), fs::path(set.path("loot/outside.lua")));
  const Ran file = run("check", set.path());
  CHECK(file.code == 1);
  CHECK(has(file.out, "loot/outside.lua: error: this link leads out of the set"));
  fs::remove(set.path("loot/outside.lua"));
  fs::create_directory_symlink(fs::path(other.path("loot")), fs::path(set.path("treasure")));
  CHECK(has(run("check", set.path()).out, "treasure: error: this link leads out"));
  fs::remove(set.path("treasure"));
  fs::remove(set.path("set.lua"));
  fs::create_symlink(fs::path(other.path("set.lua")), fs::path(set.path("set.lua")));
  CHECK(has(run("check", set.path()).out, "set.lua: error: this link leads out"));
}

TEST_CASE("check: a stored value that is always nil is an error, one that may be nil a warning") {
  const SmallSet set("nils");
  const auto said_of = [&](const std::string& body) {
    set.write("loot/spark.lua",
              "return loot { name = \"Spark\", play { text = \"Gain 2¢.\", effect = function(you)\n"
              "local t = {}\n" +
                  body + "\ngain_coins(you, #t + 2) end } }\n");
    const Ran ran = run("check", set.path());
    return has(ran.out, "error: this is nil, and nil can't be stored") ? "error"
           : has(ran.out, "warning: this may be nil, and nil")         ? "warning"
                                                                       : ran.out;
  };
  CHECK(said_of("local function f() end t[1] = f()") == "error");
  CHECK(said_of("local function f() local s = \"a\\\rb\" end t[1] = f()") == "error");
  CHECK(said_of("t[1] = choose(you, an_item)") == "warning");
}

TEST_CASE("check: at most 20 mistakes of each kind are printed, then the number of the others") {
  const SmallSet set("many");
  for (int i = 0; i < 40; ++i)
    set.write("loot/card" + std::to_string(i) + ".lua",
              "return loot { name = \"Card " + std::to_string(i) + "\", copis = 2, nam = 1 }\n");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK(lines_of(ran.out) < 70);
  CHECK(has(ran.out, "... and 60 more [unknown_field]"));
  CHECK(has(ran.err, "80 errors"));
  CHECK(json_of(run("check", set.path(), "--format", "json"))["findings"].size() == 80);
}

// ---- set.lua and files in the wrong place

namespace {

// The output of `check` for a set whose set.lua has these fields too.
std::string checked_manifest(const std::string& id, const std::string& fields) {
  const SmallSet set(id);
  set.write("loot/spark.lua", spark("Spark"));
  set.write("set.lua", "return set {\n  id = \"" + id + "\", title = \"T\", api = 1,\n" + fields + "\n}\n");
  const Ran ran = run("check", set.path());
  return ran.out;
}
const std::string complete = "version = \"1.0\",\nauthors = { \"me\" },\nlicense = \"MIT\",\nrequires = { \"base\" }";

}  // namespace

TEST_CASE("check: a set.lua without license or authors, or with an odd version, is a warning") {
  CHECK(checked_manifest("complete_set", complete) == "");
  const std::string bare = checked_manifest("bare_set", "version = \"newest\", requires = { \"base\" }");
  CHECK(has(bare, "set.lua:1:1: warning: `license` is missing"));
  CHECK(has(bare, "set.lua:1:1: warning: `authors` is missing"));
  CHECK(has(bare, "set.lua:3:1: warning: `version` is `newest`: write numbers with dots"));
}

TEST_CASE("check: sets that a set.lua names wrongly are reported at their line") {
  CHECK(has(checked_manifest("own", complete + ",\nafter = { \"own\" }"),
            "set.lua:7:1: warning: a set can't be loaded after"));
  CHECK(has(checked_manifest("late", complete + ",\nafter = { \"base\" }"), "`base` is in `requires`"));
  CHECK(has(checked_manifest("torn", complete + ",\nconflicts = { \"base\" }"),
            "set.lua:7:16: error: `torn` can't be used with the set `base`"));
  CHECK(has(
      checked_manifest("lone", "version = \"1\", authors = { \"me\" }, license = \"MIT\",\nrequires = { \"lone\" }"),
      "set.lua:4:1: error: a set can't require itself"));
  CHECK(
      has(checked_manifest("lost", "version = \"1\", authors = { \"me\" }, license = \"MIT\",\nrequires = { \"bse\" }"),
          "set.lua:4:15: error: `lost` requires the set `bse`, which was not found"));
  CHECK(has(checked_manifest("Upper", complete), "set.lua:2:3: error: the id of a set consists of lower case letters"));
}

TEST_CASE("check: two sets that require each other are named") {
  const SmallSet first("first"), second("second");
  const auto manifest = [](const std::string& id, const std::string& other) {
    return "return set { id = \"" + id + "\", title = \"T\", version = \"1\", api = 1,\nrequires = { \"" + other +
           "\" } }";
  };
  first.write("set.lua", manifest("first", "second"));
  second.write("set.lua", manifest("second", "first"));
  const Ran ran = run("check", "cards/base", first.path(), second.path());
  CHECK(ran.code == 1);
  CHECK(has(ran.out,
            "set.lua:2:15: error: these sets can't be put in an order, because they form a circle: `first` requires "
            "`second`, `second` requires `first`"));
}

TEST_CASE("check: a folder with another name than its set is a warning") {
  const SmallSet set("folder_name");
  set.write("set.lua",
            "return set { id = \"other_name\", title = \"T\", version = \"1\", api = 1, authors = { \"t\" }, "
            "license = \"MIT\", requires = { \"base\" } }\n");
  CHECK(has(run("check", set.path()).out, "the set is called `other_name` and its folder `folder_name`"));
}

TEST_CASE("check: files in the wrong place are told where they belong") {
  const SmallSet set("misplaced");
  set.write("loot/spark.lua", spark("Spark"));
  set.write("flame.lua", spark("Flame"));
  set.write("house.lua", "return rules { name = \"house\", extends = \"extended\" }\n");
  set.write("tests.lua", "scenario \"a\" {}\n");
  set.write("loot/glow.LUA", spark("Glow"));
  set.write("loot/gleam.lua.txt", spark("Gleam"));
  set.write("loot/notes.txt", "Some notes that return { nothing }\n");
  set.write("scenarios/loot/ember.lua", spark("Ember"));
  const std::string out = run("check", set.path()).out;
  INFO(out);
  CHECK(has(out, "flame.lua: warning: this file is never read; it is a card: move it to loot/"));
  CHECK(has(out, "house.lua: warning: this file is never read; move it to rules/"));
  CHECK(has(out, "tests.lua: warning: this file is never read; it is a scenario: move it to scenarios/"));
  CHECK(has(out, "loot/glow.LUA: warning: this file is never read: its name has to end in .lua"));
  CHECK(has(out, "(did you mean `gleam.lua`?)"));
  CHECK(has(out, "scenarios/loot/ember.lua: warning: this is a card, which is never read here: move it to loot/"));
  CHECK_FALSE(has(out, "notes.txt"));
}

TEST_CASE("check: a card in the folder of another deck, or a scenario among cards, says where it belongs") {
  const SmallSet set("wrong_deck");
  set.write("treasure/spark.lua", spark("Spark"));
  set.write("loot/flame.lua", "-- A scenario\nscenario \"a\" {}\n");
  const std::string out = run("check", set.path()).out;
  CHECK(
      has(out, "treasure/spark.lua:1:8: error: a file in treasure/ returns `treasure`, not `loot`: move it to loot/"));
  CHECK(has(out, "loot/flame.lua: error: this is a scenario, not a card: move it to scenarios/loot/flame.lua"));
}

TEST_CASE("check: scenarios without a card of their name are a warning") {
  const SmallSet set("unnamed");
  set.write("loot/spark.lua", spark("Spark"));
  const std::string table = "players = { { name = \"P1\", hand = { \"spark\" } }, { name = \"P2\" } }";
  set.show("loot/spark.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  CHECK(run("check", set.path()).out == "");
  set.show("loot/sprak.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  set.show("treasure/spark.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  set.show("treasur/spark.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  set.show("stories/spark.lua", table, "t.P1:play \"spark\" t:settle()", "t.P1.coins == 2");
  const std::string out = run("check", set.path()).out;
  INFO(out);
  CHECK(has(out, "loot/sprak.lua: warning: there is no card loot/sprak.lua"));
  CHECK(has(out, "(did you mean `spark`?)"));
  CHECK(has(out, "treasure/spark.lua: warning: its card is in loot/: move these scenarios to scenarios/loot/"));
  CHECK(has(out, "scenarios/treasur: warning: there is no deck `treasur` for the scenarios in this folder"));
  CHECK_FALSE(has(out, "stories"));
}

}  // namespace soulstack::testing::set_checks_test
