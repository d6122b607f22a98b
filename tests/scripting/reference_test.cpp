// The reference: each row of the language has a documented entry, words that a ruleset adds are in it, and examples are
// lines of the loaded files.
#include <algorithm>
#include <cstdio>
#include <iterator>
#include <set>
#include <string_view>

#include "engine/model/options.h"
#include "engine/table/procedures.h"
#include "scripting/reference/phrases.h"
#include "scripting/reference/reference.h"
#include "scripting/registry/event_words.h"
#include "scripting/registry/schema.h"
#include "scripting/scenario/scenario_words.h"
#include "tests/support/loader_fixture.h"

namespace soulstack::testing::reference_test {
namespace {

const Library& base() {
  static const std::unique_ptr<Library> library = [] {
    std::vector<Finding> findings;
    return Library::load({{base_set()}}, findings);
  }();
  REQUIRE(library);
  return *library;
}

const Reference& reference() {
  static const Reference all(base());
  return all;
}

const ReferenceEntry& entry(std::string_view name, std::string_view category) {
  const auto found = reference().named(name, category);
  REQUIRE_MESSAGE(found.size() == 1, name);
  return *found.front();
}

const ReferencePart& part(const ReferenceEntry& of, std::string_view name) {
  const auto found =
      std::find_if(of.parts.begin(), of.parts.end(), [&](const ReferencePart& one) { return one.name == name; });
  REQUIRE_MESSAGE(found != of.parts.end(), name);
  return *found;
}

bool has(const ReferenceEntry& of, std::string_view name) {
  return std::any_of(of.parts.begin(), of.parts.end(), [&](const ReferencePart& one) { return one.name == name; });
}

// "verb deal" for each row without an entry.
std::string missing(const std::vector<std::pair<std::string, std::string>>& rows) {
  std::string all;
  for (const auto& [category, name] : rows)
    if (reference().named(name, category).empty())
      all += category + " " + name + "\n";
  return all;
}

std::string line_of(const std::string& file, int line) {
  std::istringstream text(text_of(file));
  std::string found;
  for (int i = 0; i < line; ++i)
    std::getline(text, found);
  return found;
}

}  // namespace

TEST_CASE("reference: every entry is documented") {
  std::string wrong;
  int examples = 0;
  for (const ReferenceEntry& one : reference().entries()) {
    if (const std::string what = undocumented(one); !what.empty())
      wrong += one.category + " " + one.owner + "." + one.name + ": no " + what + "\n";
    examples += one.example ? 1 : 0;
  }
  CHECK(wrong == "");
  std::printf("Reference: %zu entries, %s, %d with an example of a card\n", reference().entries().size(),
              wrong.empty() ? "all documented" : "NOT all documented", examples);
}

TEST_CASE("reference: an entry that lacks something is found") {
  ReferenceEntry one = entry("deal", "verb");
  CHECK(undocumented(one) == "");
  one.rule.clear();
  CHECK(undocumented(one) == "rule");
  one.sentence.clear();
  CHECK(undocumented(one) == "sentence");
  one = entry("deal", "verb");
  one.parts.front().kind.clear();
  CHECK(undocumented(one) == "kind of `n`");
  one = entry("coins", "property");
  one.result.clear();
  CHECK(undocumented(one) == "kind of its value");
}

TEST_CASE("reference: each row has an entry") {
  std::vector<std::pair<std::string, std::string>> rows;
  const auto add = [&](const char* category, std::string_view name) { rows.emplace_back(category, name); };
  for (const VerbRow& row : verb_rows())
    add("verb", row.name);
  for (const PropertyRow& row : property_rows())
    add("property", row.name);
  for (const ParamRow& row : param_rows())
    add("parameter", row.name);
  for (const NounRow& row : noun_rows())
    add("noun", row.name);
  for (const Field& row : noun_fields())
    add("noun condition", row.name);
  for (const WordInfo& word : base().words().words())
    add("", word.name);
  for (const auto fields : {card_fields(), ability_fields(), history_fields(), limit_fields()})
    for (const Field& row : fields)
      add("field", row.name);
  for (const Field& row : number_fields())
    add("number", row.name);
  for (const Field& row : set_fields())
    add("set field", row.name);
  for (const soulstack::OptionRow& row : soulstack::option_rows)
    add("option", row.name);
  for (const soulstack::ProcedureRow& row : soulstack::procedure_rows())
    for (const soulstack::StepInfo& step : row.steps)
      if (row.ordered_by_rules)
        add("step", step.name);
  for (const ScenarioField& row : scenario_fields())
    add("scenario field", row.name);
  for (std::size_t i = 0; i < table_words(); ++i)
    add("scenario table", table_word(i).name);
  for (std::size_t i = 0; i < player_words(); ++i)
    add("scenario player", player_word(i).name);
  CHECK(rows.size() > 500);
  CHECK(missing(rows) == "");
  CHECK(missing({{"verb", "dela"}}) == "verb dela\n");
}

TEST_CASE("reference: a verb has its parameters with kinds and units") {
  const ReferenceEntry& deal = entry("deal", "verb");
  CHECK(deal.shape == "deal(n, to, by?, { options }?)");
  CHECK(deal.result == "true or false");
  CHECK(deal.rule == "10.2.1");
  CHECK(part(deal, "n").kind == "a whole number");
  CHECK(part(deal, "n").unit == "damage");
  CHECK(part(deal, "by").optional);
  CHECK(part(entry("gain_coins", "verb"), "n").unit == "¢");
  CHECK(part(entry("draw_loot", "verb"), "n").unit == "loot cards");
  CHECK(part(entry("change_roll", "verb"), "n").sentence == "It may be negative.");
}

TEST_CASE("reference: an event has what it carries, and the abilities that may listen for it") {
  const ReferenceEntry& missed = entry("missed", "event");
  CHECK(missed.where == std::vector<std::string>{"when"});
  CHECK(part(missed, "by").kind == "a player");
  CHECK(part(missed, "of").sentence == "the target of the attack");
  CHECK(has(missed, "attack_roll"));
  CHECK(has(missed, "attacker"));
  CHECK_FALSE(has(missed, "amount"));
  CHECK(entry("damage", "event").where == std::vector<std::string>{"would", "change", "instead", "cant"});
  CHECK(has(entry("rewards", "event"), "times"));
}

TEST_CASE("reference: nouns have their conditions, and fields their forms") {
  CHECK(has(entry("a_monster", "noun"), "attackable"));
  CHECK_FALSE(has(entry("a_monster", "noun"), "trinket"));
  const auto combat = reference().named("when.combat", "field");
  REQUIRE(combat.size() == 1);
  CHECK(combat.front()->where == std::vector<std::string>{"when", "would", "change", "instead", "cant"});
  CHECK(reference().named("tap.combat", "field").empty());
  CHECK(entry("price", "number").result == "a number from 0 to 99");
  CHECK(entry("when", "ability").shape == "when { ... }");
  CHECK_FALSE(part(entry("when", "ability"), "event").optional);
}

TEST_CASE("reference: a deck that a ruleset adds is in it") {
  TemporarySet set;
  set.add("rules/relics.lua",
          "return rules { name = \"relics\", extends = \"extended\", title = \"Relics\", decks = { { name = \"relic\", "
          "drawn_from = false } } }");
  const Reference plain(*set.load()), relics(*set.load("relics"));
  CHECK(plain.named("relic").empty());
  const auto found = relics.named("relic", "deck");
  REQUIRE(found.size() == 1);
  CHECK(found.front()->shape == "relic { ... }");
  CHECK(undocumented(*found.front()) == "");
}

TEST_CASE("reference: examples are lines of the loaded files that have the word") {
  int wrong = 0;
  for (const ReferenceEntry& one : reference().entries())
    if (one.example) {
      const bool is_there = line_of(one.example->file, one.example->line).find(one.example->text) != std::string::npos;
      wrong += is_there && one.example->text.find(one.name.substr(0, one.name.find(' '))) != std::string::npos ? 0 : 1;
    }
  CHECK(wrong == 0);
  REQUIRE(entry("gain_coins", "verb").example);
  CHECK(entry("gain_coins", "verb").example->text.find("gain_coins(") != std::string::npos);
  CHECK(entry("gain_coins", "verb").example->text.size() < 80);
  REQUIRE(entry("always", "ability").example);
  CHECK(entry("always", "ability").example->text.find("always {") != std::string::npos);
  TemporarySet bare;
  CHECK_FALSE(Reference(*bare.load()).named("deal", "verb").front()->example);
}

TEST_CASE("reference: a search finds names first, then sentences; a miss gives similar names") {
  const auto found = reference().search("damage");
  REQUIRE(found.size() > 5);
  CHECK(found.front()->name == "damage");
  CHECK(std::any_of(found.begin(), found.end(), [](const ReferenceEntry* one) { return one->name == "deal"; }));
  CHECK(reference().search("two of these words frobnicate").empty());
  CHECK(reference().nearest("gain_coin").front() == "gain_coins");
  CHECK(reference().nearest("xyzzyxyzzy").empty());
}

namespace {

// Is the word among the first results of the search?
bool finds(std::string_view query, std::string_view category, std::string_view name) {
  constexpr std::size_t first = 3;
  const auto found = reference().search(query);
  const auto end = found.begin() + static_cast<std::ptrdiff_t>(std::min(first, found.size()));
  const auto wanted = reference().named(name, category);
  return std::any_of(found.begin(), end, [&](const ReferenceEntry* one) {
    return std::find(wanted.begin(), wanted.end(), one) != wanted.end();
  });
}

struct Query {
  std::string_view text, category, name;
};

}  // namespace

TEST_CASE("reference: what people call a word finds it among the first results") {
  constexpr Query queries[] = {
      {"additional attack", "verb", "extra_attack"},
      {"until end of turn", "word", "end_of_turn"},
      {"till the end of the turn", "word", "end_of_turn"},
      {"charges", "verb", "recharge"},
      {"untap", "verb", "recharge"},
      {"roll again", "verb", "reroll"},
      {"when an opponent dies", "event", "player_died"},
      {"when a monster dies", "event", "monster_died"},
      {"double damage", "event", "damage"},
      {"money", "verb", "gain_coins"},
      {"steal money", "verb", "steal_coins"},
      {"how much money", "property", "player.coins"},
      {"cheaper shop", "field", "always.price"},
      {"discount", "field", "always.price"},
      {"run tests", "scenario form", "scenario"},
      {"write a test", "scenario form", "scenario"},
      {"draw a card", "verb", "draw_loot"},
      {"discard a card", "verb", "discard_loot"},
      {"another turn", "verb", "extra_turn"},
      {"lose a turn", "verb", "skip_turn"},
      {"hurt", "verb", "deal"},
      {"restore health", "verb", "heal"},
      {"shield", "verb", "prevent_next"},
      {"break an item", "verb", "destroy"},
      {"trade items", "verb", "swap_items"},
      {"counterspell", "verb", "cancel"},
      {"peek", "verb", "look_at"},
      {"put a counter", "verb", "add_counters"},
      {"exile", "verb", "remove_from_game"},
      {"whenever", "ability", "when"},
      {"replacement effect", "ability", "instead"},
      {"passive ability", "ability", "always"},
      {"choose one", "ability", "mode"},
      {"once per turn", "field", "when.first"},
      {"indestructible", "field", "card.eternal"},
      {"start of turn", "event", "turn_started"},
      {"when you buy", "event", "purchased"},
      {"on attack", "event", "attack_declared"},
      {"opponents", "word", "others"},
      {"everybody", "word", "players"},
      {"rest of the game", "word", "forever"},
      {"hand size", "field", "always.hand_limit"},
      {"shorter game", "number", "souls_to_win"},
      {"time limit", "number", "timer"},
      {"ban a card", "set field", "leave_out"},
      {"fix the dice", "scenario field", "dice"},
      {"assert", "scenario function", "check"},
      {"play another card", "verb", "add_loot_plays"},
  };
  static_assert(std::size(queries) >= 36);
  for (const Query& query : queries)
    CHECK_MESSAGE(finds(query.text, query.category, query.name), query.text);
  CHECK_FALSE(finds("additional attack", "verb", "heal"));
}

TEST_CASE("reference: lines of phrases.md in another form are skipped") {
  const auto rows =
      read_phrases("# Phrases\n\n- verb `heal`: cure; recover\n- nothing\n\n## Other\n\n- field `may`: optional");
  REQUIRE(rows.size() == 2);
  CHECK(rows[0].name == "heal");
  CHECK(rows[0].phrases == "cure; recover");
  CHECK(rows[1].category == "field");
  CHECK(rows[1].phrases == "optional");
}

TEST_CASE("reference: each row of phrases belongs to an entry") {
  CHECK(phrases_rows().size() > 100);
  for (const PhrasesRow& row : phrases_rows()) {
    const auto found = reference().named(row.name);
    CHECK_MESSAGE(
        std::any_of(found.begin(), found.end(),
                    [&](const ReferenceEntry* one) { return one->category == row.category && !one->phrases.empty(); }),
        row.name);
  }
}

}  // namespace soulstack::testing::reference_test
