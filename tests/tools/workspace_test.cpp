// Sets while they are edited: findings as those of a fresh check, words for a place, names, corrections, scenarios.
#include "tools/workspace/workspace.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "scripting/sandbox/edited_files.h"
#include "scripting/sandbox/open_file.h"
#include "tests/support/small_set.h"
#include "tests/support/sources.h"
#include "tools/workspace/fixes.h"
#include "tools/workspace/scenario_list.h"
#include "tools/workspace/set_names.h"
#include "tools/workspace/words_here.h"

namespace soulstack::testing::workspace_test {

using namespace tools;
using soulstack::scripting::EditedFiles;
using soulstack::scripting::Finding;

namespace {

WorkspaceOptions beside_base() {
  WorkspaceOptions options;
  options.cards_folders = {(root / "cards").string()};
  options.base = {(root / "cards" / "base").string()};
  return options;
}

const std::string set_file =
    "return set { id = \"mine\", title = \"M\", version = \"1\", api = 1, authors = { \"t\" }, license = \"MIT\", "
    "requires = { \"base\" } }\n";
const std::string spark =
    "return loot {\n  name = \"Spark\", copies = 2,\n  play {\n    text = \"Deal 1 damage to a monster or player.\",\n"
    "    target = one_of { a_monster, a_player },\n    effect = function(target) deal(1, target) end,\n  },\n}\n";
const std::string spark_scenario =
    "scenario \"Spark deals 1 damage\" {\n  cites = { \"10.2.1\" },\n"
    "  players = { { name = \"P1\", hand = { \"spark\" } }, { name = \"P2\" } },\n  monsters = { \"fatty\" },\n"
    "  play = function(t) t.P1:play(\"spark\", \"fatty\")  t:settle() end,\n"
    "  expect = function(t) check(t:hp \"fatty\" == 3) end,\n}\n";

Workspace mine(const std::map<std::string, std::string>& more = {}) {
  std::map<std::string, std::string> files = {
      {"set.lua", set_file}, {"loot/spark.lua", spark}, {"scenarios/loot/spark.lua", spark_scenario}};
  for (const auto& [name, text] : more)
    files[name] = text;
  return Workspace("mine", files, beside_base());
}

std::vector<std::string> sentences(const std::vector<Finding>& findings) {
  std::vector<std::string> all;
  for (const Finding& finding : findings)
    all.push_back(to_string(finding));
  return all;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// The place of the mark `|`, and the text without it.
std::size_t take_mark(std::string& text) {
  const std::size_t at = text.find('|');
  REQUIRE(at != std::string::npos);
  text.erase(at, 1);
  return at;
}

std::vector<std::string> words_in(const std::string& name, std::string text) {
  Workspace set = mine();
  const std::size_t at = take_mark(text);
  set.edit(set.path_of(name), text);
  std::vector<std::string> all;
  for (const WordHere& word : words_at(set, set.path_of(name), at).words)
    all.push_back(word.name);
  return all;
}

bool has(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

// ---- Edited files ------------------------------------------------------------------------------------------------

TEST_CASE("edited files are read instead of the files in folders, and only while they are in use") {
  const SmallSet set("edited");
  set.write("loot/a.lua", "on disk");
  EditedFiles edited;
  edited.write(set.path("loot/a.lua"), "edited");
  edited.write(set.path("treasure/new.lua"), "new");
  std::string text;
  {
    const EditedFiles::InUse in_use(edited);
    (void)soulstack::scripting::read_file(set.path("loot/a.lua"), 100, text);
    CHECK(text == "edited");
    std::error_code error;
    const auto entries = soulstack::scripting::entries_of(set.path(), error);
    CHECK(std::count(entries.begin(), entries.end(), fs::path(set.path("treasure"))) == 1);
    CHECK(std::count(entries.begin(), entries.end(), fs::path(set.path("loot"))) == 1);
    CHECK(soulstack::scripting::read_file(set.path("loot/a.lua"), 3, text) ==
          soulstack::scripting::ReadState::too_large);
  }
  (void)soulstack::scripting::read_file(set.path("loot/a.lua"), 100, text);
  CHECK(text == "on disk");
}

// ---- Findings ----------------------------------------------------------------------------------------------------

TEST_CASE("a set in memory has the findings of its texts, and new ones after an edit") {
  Workspace set = mine();
  CHECK(sentences(set.all_findings()) == std::vector<std::string>{});
  const std::string file = set.path_of("loot/spark.lua");
  set.edit(file, replaced(spark, "deal(", "deall("));
  const std::vector<Finding> found = set.findings_in(file);
  REQUIRE(found.size() == 1);
  CHECK(found[0].line == 6);
  CHECK(found[0].column == 31);
  CHECK(found[0].suggestion == "deal");
  set.edit(file, spark);
  CHECK(set.findings().empty());
}

TEST_CASE("a finding of a scenario stays until its file is edited or all is looked at again") {
  Workspace set = mine({{"scenarios/loot/spark.lua", replaced(spark_scenario, "\"fatty\" }", "\"fattyy\" }")}});
  CHECK(set.findings().empty());
  CHECK(set.all_findings().size() == 1);
  set.edit(set.path_of("loot/spark.lua"), replaced(spark, "Spark", "Sparks"));
  CHECK(set.findings().size() == 1);
  set.edit(set.path_of("scenarios/loot/spark.lua"), spark_scenario);
  CHECK(set.findings().empty());
  CHECK(set.all_findings().empty());
}

TEST_CASE("a set with errors in set.lua, or without one, says so and gives words of the base set") {
  Workspace set = mine({{"set.lua", "return set { id = "}});
  CHECK(set.findings_in(set.path_of("set.lua")).size() == 1);
  CHECK(set.loaded() == nullptr);
  CHECK(set.reference() != nullptr);
  Workspace none("/in-memory/nothing", beside_base());
  CHECK(none.findings().size() == 1);
}

TEST_CASE("the findings are those of `soulstack check` for the same files") {
  const SmallSet set("checked");
  set.write("loot/one.lua", replaced(spark, "target = one_of", "targett = one_of"));
  set.write("loot/two.lua", replaced(replaced(spark, "Spark", "Two"), "Deal 1", "Deal 2"));
  set.write("scenarios/loot/two.lua", replaced(spark_scenario, "10.2.1", "10.2.99"));
  Workspace edited(set.path(), beside_base());
  std::vector<std::string> lines;
  for (const Finding& finding : edited.all_findings())
    lines.push_back(finding.file + ":" + std::to_string(finding.line) + ":" + std::to_string(finding.column) + ": " +
                    finding.message);
  const Ran ran = soulstack_with("", {"check", set.path(), "--format", "json"});
  std::vector<std::string> checked;
  const Json printed = Json::parse(ran.out);
  for (const Json& finding : printed["findings"])
    checked.push_back(finding["file"].text() + ":" + std::to_string(finding["line"].get<int>()) + ":" +
                      std::to_string(finding["column"].get<int>()) + ": " + finding["message"].text());
  std::sort(lines.begin(), lines.end());
  std::sort(checked.begin(), checked.end());
  CHECK(lines.size() >= 3);
  CHECK(lines == checked);
}

namespace {

// Removes, doubles or exchanges a token of the file.
std::string mutated(const std::string& text, std::mt19937& random) {
  const auto tokens = soulstack::scripting::tokens_of(text);
  if (tokens.empty())
    return text;
  const auto any = [&] { return tokens[random() % tokens.size()]; };
  const auto one = any(), other = any();
  std::string with;
  switch (random() % 3) {
    case 0:
      break;
    case 1:
      with = std::string(one.text) + " " + std::string(one.text);
      break;
    default:
      with = other.text;
  }
  return std::string(text).replace(one.at, one.text.size(), with);
}

}  // namespace

TEST_CASE("after random edits, the findings are those of a workspace that has never seen another text") {
  std::mt19937 random(7);
  Workspace edited((root / "cards" / "base").string(), beside_base());
  std::vector<std::string> files = edited.files();
  std::map<std::string, std::string> texts;
  std::size_t with_findings = 0;
  for (int n = 0; n < 60; ++n) {
    const std::string file = files[random() % files.size()];
    if (random() % 4 == 0 && !texts.empty()) {
      const std::string back = texts.begin()->first;
      edited.forget(back);
      texts.erase(back);
    } else {
      texts[file] = mutated(edited.source(file)->text(), random);
      edited.edit(file, texts[file]);
    }
    Workspace fresh((root / "cards" / "base").string(), beside_base());
    for (const auto& [path, text] : texts)
      fresh.edit(path, text);
    const bool whole = n % 20 == 19;
    const std::vector<std::string> truth = sentences(whole ? fresh.all_findings() : fresh.findings());
    if (whole)
      (void)edited.all_findings();
    with_findings += truth.empty() ? 0U : 1U;
    std::vector<std::string> now = sentences(edited.findings());
    if (!whole)  // it may also know scenarios and rulesets
      std::erase_if(now, [&](const std::string& one) { return !has(truth, one); });
    CHECK(now == truth);
  }
  CHECK(with_findings > 20);
}

// ---- Words -------------------------------------------------------------------------------------------------------

TEST_CASE("words: what may stand at a place of a card") {
  const std::string start = "return loot {\n  name = \"A\",\n  ";
  const auto in_card = words_in("loot/a.lua", start + "|\n}\n");
  CHECK(has(in_card, "copies"));
  CHECK(has(in_card, "play"));
  CHECK(has(in_card, "when"));
  CHECK(!has(in_card, "name"));    // it is there already
  CHECK(!has(in_card, "effect"));  // of abilities
  CHECK(!has(in_card, "deal"));    // of functions
  const auto in_when = words_in("loot/a.lua", start + "when { ev|\n");
  CHECK(has(in_when, "event"));
  CHECK(has(in_when, "effect"));
  CHECK(!has(in_when, "copies"));
  const auto events = words_in("loot/a.lua", start + "when { event = dam| }}");
  CHECK(has(events, "damage_taken"));
  CHECK(!has(events, "a_player"));
  const auto nouns = words_in("loot/a.lua", start + "play { target = a_| }}");
  CHECK(has(nouns, "a_monster"));
  CHECK(!has(nouns, "damage_taken"));
  CHECK(has(words_in("loot/a.lua", start + "play { target = a_player { ot| } }}"), "other"));
  CHECK(has(words_in("loot/a.lua", start + "when { may = |"), "true"));
}

TEST_CASE("words: what may stand in functions") {
  const std::string start =
      "return treasure {\n  name = \"A\",\n  when { event = damage_taken, of = you,\n    effect = ";
  const auto offered = words_in("treasure/a.lua", start + "function(|");
  CHECK(has(offered, "you"));
  CHECK(has(offered, "amount"));
  CHECK(!has(offered, "target"));  // this ability has none
  const auto body = words_in("treasure/a.lua", start + "function(you, amount) local mine = you.hp  de|");
  CHECK(has(body, "deal"));
  CHECK(has(body, "mine"));
  CHECK(has(body, "you"));
  CHECK(!has(body, "copies"));
  const auto properties = words_in("treasure/a.lua", start + "function(you) gain_coins(you, you.|");
  CHECK(has(properties, "coins"));
  CHECK(!has(properties, "evasion_least"));
  CHECK(has(words_in("treasure/a.lua", start + "function(you) local c = you.character  c.|"), "charged"));
  CHECK(has(words_in("treasure/a.lua", start + "function(you) for i = 1, math.|"), "max"));
}

TEST_CASE("words: none in comments and free texts, cards in scenarios") {
  CHECK(words_in("loot/a.lua", "return loot { -- na|\n}").empty());
  CHECK(words_in("loot/a.lua", "return loot { name = \"na|\" }").empty());
  CHECK(words_in("loot/a.lua", "return loot { --[[ a\n na|\n]] }").empty());
  CHECK(words_in("loot/a.lua", "return loot { --[=[ a ]] na|\n]=] }").empty());
  CHECK(has(words_in("loot/a.lua", "return loot { --[[ a\n b ]]\n |}"), "name"));
  CHECK(has(words_in("loot/a.lua", "return loot { -- a\n -- b\n |}"), "name"));
  const std::string start = "scenario \"x\" {\n  players = { { name = \"Ann\", hand = { ";
  const auto cards = words_in("scenarios/loot/a.lua", start + "\"|\" } } } }");
  CHECK(has(cards, "spark"));
  CHECK(has(cards, "bomb"));
  CHECK(has(words_in("scenarios/loot/a.lua", "scenario \"x\" { |"), "monsters"));
  CHECK(has(words_in("scenarios/loot/a.lua", "scenario \"x\" { players = { { | } } }"), "coins"));
  const auto table = words_in("scenarios/loot/a.lua", start + "} } }, play = function(t) t:| end }");
  CHECK(has(table, "settle"));
  CHECK(!has(table, "active"));  // t.active
  CHECK(has(words_in("scenarios/loot/a.lua", start + "} } }, play = function(t) t.| end }"), "Ann"));
  CHECK(has(words_in("scenarios/loot/a.lua", start + "} } }, play = function(t) t.Ann:| end }"), "play"));
  CHECK(has(words_in("scenarios/loot/a.lua", start + "} } }, play = function(t) t.Ann:play \"s|\" end }"), "spark"));
}

TEST_CASE("words: a place in a file that is not complete, at its start and beyond its end") {
  CHECK(has(words_in("loot/a.lua", "|"), "return"));
  CHECK(has(words_in("loot/a.lua", "return |"), "loot"));
  CHECK(has(words_in("loot/a.lua", "return loot { play { effect = function(you) if you.hp > 1 then dr|"), "draw_loot"));
  Workspace set = mine();
  CHECK(words_at(set, set.path_of("loot/spark.lua"), 1'000'000).from == spark.size());
  CHECK(words_at(set, set.path_of("loot/none.lua"), 0).words.empty());
}

TEST_CASE("meanings: a word has its sentence, its rule with its text, and an example") {
  Workspace set = mine();
  const std::string file = set.path_of("loot/spark.lua");
  const auto deal = meanings_at(set, file, spark.find("deal(") + 2);
  REQUIRE(deal.size() == 1);
  CHECK(deal[0].word.category == "verb");
  CHECK(deal[0].word.sentence != "");
  CHECK(deal[0].rule_text != "");
  CHECK(deal[0].word.entry->example);
  CHECK(deal[0].from == spark.find("deal("));
  CHECK(deal[0].to == spark.find("deal(") + 4);
  const auto target = meanings_at(set, file, spark.find("target ="));
  REQUIRE(!target.empty());
  CHECK(target[0].word.category == "field");
  CHECK(meanings_at(set, file, spark.find("copies = 2") + 9).empty());
  const auto card = meanings_at(set, set.path_of("scenarios/loot/spark.lua"), spark_scenario.find("fatty"));
  REQUIRE(card.size() == 1);
  CHECK(card[0].word.shape == "Fatty");
}

// ---- Names -------------------------------------------------------------------------------------------------------

TEST_CASE("names: a card of the set, a card of another set, and a local are found where they are declared") {
  Workspace set = mine();
  const std::string file = set.path_of("scenarios/loot/spark.lua");
  const auto own = definition_at(set, file, spark_scenario.find("\"spark\"") + 1);
  REQUIRE(own);
  CHECK(own->file == set.path_of("loot/spark.lua"));
  CHECK(own->from == spark.find("loot {"));
  const auto other = definition_at(set, file, spark_scenario.find("fatty"));
  REQUIRE(other);
  CHECK(other->file == (root / "cards/base/monster/fatty.lua").string());
  const auto parameter = definition_at(set, set.path_of("loot/spark.lua"), spark.find("target) end"));
  REQUIRE(parameter);
  CHECK(parameter->from == spark.find("target) deal"));
  CHECK(!definition_at(set, file, spark_scenario.find("Spark deals")));
}

TEST_CASE("names: a card is renamed in its set and its scenarios, with its files") {
  const std::string other = replaced(replaced(spark, "Spark", "Spark spark"), "deal(1, target)",
                                     "if target.id == \"mine:spark\" then deal(1, target) end");
  Workspace set = mine({{"loot/other.lua", other}});
  const Renaming all = renaming(set, "mine:spark", "ember");
  CHECK(all.refused == "");
  std::vector<std::string> edits;
  for (const TextEdit& edit : all.edits)
    edits.push_back(set.name_of(edit.file) + ": " + edit.text);
  CHECK(edits == std::vector<std::string>{"loot/other.lua: mine:ember", "scenarios/loot/spark.lua: ember",
                                          "scenarios/loot/spark.lua: ember"});
  REQUIRE(all.files.size() == 2);
  CHECK(set.name_of(all.files[0].second) == "loot/ember.lua");
  CHECK(set.name_of(all.files[1].second) == "scenarios/loot/ember.lua");
  CHECK(renaming(set, "mine:spark", "Ember!").refused != "");
  CHECK(renaming(set, "mine:spark", "other").refused != "");
  CHECK(renaming(set, "base:bomb", "bombs").refused != "");
}

// ---- Corrections -------------------------------------------------------------------------------------------------

TEST_CASE("fixes: misspelt words are corrected, unless this causes another finding") {
  Workspace set = mine();
  const std::string file = set.path_of("loot/spark.lua");
  set.edit(file,
           replaced(replaced(replaced(spark, "deal(", "deall("), "copies", "copiess"), "a_monster", "a_monsterr"));
  CHECK(set.findings().size() == 3);
  const Fixing fixing = fix(set, file);
  CHECK(fixing.done().size() == 3);
  CHECK(set.source(file)->text() == spark);
  CHECK(set.findings().empty());
}

// ---- Scenarios ---------------------------------------------------------------------------------------------------

TEST_CASE("scenarios: they are listed, also in a file that is not complete, and run with the edited card") {
  Workspace set = mine();
  const std::string file = set.path_of("scenarios/loot/spark.lua");
  const auto listed = scenarios_in(*set.source(file));
  REQUIRE(listed.size() == 1);
  CHECK(listed[0].name == "Spark deals 1 damage");
  CHECK(listed[0].line == 1);
  auto results = run_scenarios(set, file, "Spark deals 1 damage");
  REQUIRE(results.size() == 1);
  CHECK_MESSAGE(results[0].passed, results[0].message);
  set.edit(set.path_of("loot/spark.lua"), replaced(replaced(spark, "deal(1", "deal(2"), "Deal 1", "Deal 2"));
  results = run_scenarios(set, file);
  REQUIRE(results.size() == 1);
  CHECK(!results[0].passed);
  CHECK(results[0].line == 6);
  CHECK(run_scenarios(set, file, "another").empty());
  set.edit(file, "scenario \"a\" { play = function(t)\nscenario \"b\" {");
  CHECK(scenarios_in(*set.source(file)).size() == 2);
}

}  // namespace soulstack::testing::workspace_test
