// soulstack check checks a whole set: all its rulesets, unused files, links that lead out of it, and cards with names
// that look alike. It limits the number of printed lines.
#include <algorithm>

#include "tests/support/small_set.h"

using namespace soulstack::testing;

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
  CHECK(has(ran.out, "rules/worse.lua:2: error"));
  CHECK(has(ran.out, "did you mean `hand_limit`"));
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
  CHECK(has(bad.out, "pet/mole.lua:1: error"));
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

TEST_CASE("check: at most 30 lines of each kind of mistake are printed, then the number of the others") {
  const SmallSet set("many");
  for (int i = 0; i < 40; ++i)
    set.write("loot/card" + std::to_string(i) + ".lua",
              "return loot { name = \"Card " + std::to_string(i) + "\", copis = 2, nam = 1 }\n");
  const Ran ran = run("check", set.path());
  CHECK(ran.code == 1);
  CHECK(lines_of(ran.out) < 70);
  CHECK(has(ran.out, "... and 50 more [unknown_field]"));
  CHECK(has(ran.err, "80 errors"));
  CHECK(json_of(run("check", set.path(), "--format", "json"))["findings"].size() == 80);
}
