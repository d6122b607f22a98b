// Plain cards, rulesets, sets and scenarios.
#include "tools/authoring/card_templates.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "tools/authoring/card_names.h"
#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

// In a template, NAME is the card's name in quotes, ID its id in quotes, TITLE its name inside of a text, and DECK its deck.
struct Row {
  std::string_view deck, script, scenario, use;
};

constexpr Row rows[] = {
    {"loot",
     R"(return loot {
  name = NAME, copies = 2,
  play {
    text = "Gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
)",
     R"(scenario "TITLE: its player gains 1¢" {
  players = { { name = "P1", hand = { ID } }, { name = "P2" } },
  play = function(t) t.P1:play ID  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0)  check(t:discarded ID) end,
}
)",
     R"(scenario "TITLE can be played" {
  players = { { name = "P1", hand = { ID } }, { name = "P2" } },
  play = function(t) t.P1:play ID  t:settle() end,
  expect = function(t) check(not t.P1:holds ID) end,
}
)"},
    {"treasure",
     R"(return treasure {
  name = NAME,
  tap {
    text = "Gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
)",
     R"(scenario "TITLE: its player gains 1¢" {
  players = { { name = "P1", items = { ID } }, { name = "P2" } },
  play = function(t) t.P1:activate ID  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0)  check(not t:charged ID) end,
}
)",
     R"(scenario "TITLE can be bought" {
  players = { { name = "P1", coins = 10 }, { name = "P2" } },
  shop = { ID },
  play = function(t) t.P1:buy ID  t:settle() end,
  expect = function(t) check(t.P1:has ID) end,
}
)"},
    {"monster",
     R"(return monster {
  name = NAME, hp = 2, evasion = 3, attack = 1, rewards = { coins = 2 },
}
)",
     R"(scenario "TITLE: a 2 misses and deals 1, two hits of 3 kill it for 2¢" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { ID },
  dice = { 2, 3, 3 },
  play = function(t) t.P1:attack ID  t:settle() end,
  expect = function(t) check(t.P1.hp == 1)  check(t.P1.coins == 2)  check(t:discarded ID) end,
}
)",
     R"(scenario "TITLE can be laid into a slot" {
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { ID },
  expect = function(t) check(t:slot(1) == ID) end,
}
)"},
    {"character",
     R"(return character {
  name = NAME, hp = 2, attack = 1,
  tap {
    text = "You may play one more loot this turn.",
    effect = function(you) add_loot_plays(you, 1) end,
  },
}
)",
     R"(scenario "TITLE can be tapped to play one more loot" {
  players = { { name = "P1", character = ID }, { name = "P2" } },
  play = function(t)
    check(t.P1.hp == 2)  check(t:attack_of "P1" == 1)  check(t.P1.loot_plays == 1)
    t.P1:activate ID  t:settle()
  end,
  expect = function(t) check(t.P1.loot_plays == 2)  check(not t:charged ID) end,
}
)",
     R"(scenario "TITLE can be a player's character" {
  players = { { name = "P1", character = ID }, { name = "P2" } },
  expect = function(t) check(t:in_play ID) end,
}
)"},
    {"starting",
     R"(return starting {
  name = NAME, eternal = true,
  tap {
    text = "Gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
)",
     R"(scenario "TITLE: its player gains 1¢" {
  players = { { name = "P1", items = { ID } }, { name = "P2" } },
  play = function(t) t.P1:activate ID  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0)  check(not t:charged ID) end,
}
)",
     R"(scenario "TITLE can be a player's item" {
  players = { { name = "P1", items = { ID } }, { name = "P2" } },
  expect = function(t) check(t.P1:has ID) end,
}
)"},
    {"bonus_soul",
     R"(return bonus_soul {
  name = NAME, souls = 1,
  claim { coins = 20, text = "The first player with 20¢ or more gains this." },
}
)",
     R"(scenario "TITLE goes to the first player with 20¢" {
  players = { { name = "P1", coins = 19 }, { name = "P2", coins = 20 } },
  bonus_souls = { ID },
  play = function(t) t:settle() end,
  expect = function(t) check(t.P2:has_soul ID)  check(t.P1.souls == 0)  check(t.P2.souls == 1) end,
}
)",
     R"(scenario "TITLE is gained by no player at once" {
  players = { { name = "P1" }, { name = "P2" } },
  bonus_souls = { ID },
  expect = function(t) check(t.P1.souls == 0) end,
}
)"},
    {"fixture",
     R"(return fixture {
  name = NAME,
  paid {
    text = "1¢: put a counter on this.",
    cost = { coins = 1 },
    effect = function(this) add_counters(this, 1) end,
  },
}
)",
     R"(scenario "TITLE: the active player puts a counter on it" {
  players = { { name = "P1", coins = 1 }, { name = "P2" } },
  slots = { DECK = { ID } },
  play = function(t) t.P1:activate ID  t:settle() end,
  expect = function(t) check(t.P1.coins == 0)  check(t:counters(ID) == 1) end,
}
)",
     R"(scenario "TITLE lies on the table" {
  players = { { name = "P1" }, { name = "P2" } },
  slots = { DECK = { ID } },
  expect = function(t) check(t:in_play ID) end,
}
)"},
    {"room",
     R"(return room {
  name = NAME,
  tap {
    text = "Gain 1¢.",
    effect = function(you) gain_coins(you, 1) end,
  },
}
)",
     R"(scenario "TITLE: the active player gains 1¢" {
  players = { { name = "P1" }, { name = "P2" } },
  rooms = { ID },
  play = function(t) t.P1:activate ID  t:settle() end,
  expect = function(t) check(t.P1.coins == 1)  check(t.P2.coins == 0)  check(not t:charged ID) end,
}
)",
     R"(scenario "TITLE can be laid into a slot" {
  players = { { name = "P1" }, { name = "P2" } },
  rooms = { ID },
  expect = function(t) check(t:in_play ID) end,
}
)"},
};

const Row* row_of_deck(std::string_view deck) {
  const auto* const at =
      std::find_if(std::begin(rows), std::end(rows), [&](const Row& row) { return row.deck == deck; });
  return at == std::end(rows) ? nullptr : at;
}

std::string filled(std::string_view text, const CardName& card) {
  const std::string name = lua_quoted(card.name);
  std::string all = with_words_replaced(text, "TITLE", name.substr(1, name.size() - 2));
  all = with_words_replaced(all, "NAME", name);
  return with_words_replaced(all, "ID", lua_quoted(card.id));
}

}  // namespace

CardTemplate template_of(std::string_view type, std::string_view deck, const CardName& card) {
  const Row* const row = row_of_deck(type);
  return row == nullptr ? CardTemplate{}
                        : CardTemplate{of_deck(filled(row->script, card), type, deck),
                                       filled(with_words_replaced(row->scenario, "DECK", deck), card)};
}

std::string of_deck(std::string script, std::string_view type, std::string_view deck) {
  const std::string from = "return " + std::string(type) + " {";
  if (script.starts_with(from))
    script.replace(0, from.size(), "return " + std::string(deck) + " {");
  return script;
}

std::vector<std::string> decks_with_template() {
  std::vector<std::string> decks;
  for (const Row& row : rows)
    decks.emplace_back(row.deck);
  return decks;
}

std::string scenario_of_use(std::string_view type, std::string_view deck, const CardName& card) {
  const Row* const row = row_of_deck(type);
  return row == nullptr ? "" : filled(with_words_replaced(row->use, "DECK", deck), card);
}

std::string scenario_of_holding(const CardName& card) {
  return filled(R"(scenario "TITLE can be held" {
  players = { { name = "P1", hand = { ID } }, { name = "P2" } },
  expect = function(t) check(t.P1:holds ID) end,
}
)",
                card);
}

RulesTemplate rules_template(const std::string& id, const std::string& title) {
  const CardName name{id, title};
  return {filled(R"(return rules {
  name = ID, extends = "extended",
  title = NAME,
  numbers = { attacks_per_turn = 2 },
}
)",
                 name),
          filled(R"(scenario "TITLE: a player may attack twice each turn" {
  rules = ID,
  players = { { name = "P1" }, { name = "P2" } },
  monsters = { "fly", "pooter" },
  dice = { 2, 3, 3 },
  play = function(t)
    t.P1:attack "fly"  t:settle()
    t.P1:attack "pooter"  t:settle()
  end,
  expect = function(t) check(t:discarded "fly")  check(t:discarded "pooter")  check(not t:can("P1", "attack")) end,
}
)",
                 name)};
}

std::string word_template() {
  return R"(return word {
  takes = { "number", "player" },
  text = "Gives a player n¢.",
  run = function(n, who)
    gain_coins(who, n)
  end,
}
)";
}

std::string keyword_template(const std::string& title) {
  return filled(R"(return keyword {
  name = NAME,
  text = "Its controller has +1 HP.",
  always { hp = 1, text = "You have +1 HP." },
}
)",
                {"", title});
}

std::string scenario_template(const std::string& name) {
  return filled(R"(scenario NAME {
  players = { { name = "P1", hand = { "bomb" } }, { name = "P2" } },
  monsters = { "fly" },
  play = function(t) t.P1:play("bomb", "fly")  t:settle() end,
  expect = function(t) check(t:discarded "fly")  check(t.P1.coins == 1) end,
}
)",
                {"", name});
}

std::string set_template(const std::string& id, const std::string& title) {
  return filled(R"(return set {
  id = ID, title = NAME, version = "0.1", api = 1,
  authors = { "me" }, license = "CC0-1.0", requires = { "base" },
}
)",
                {id, title});
}

std::string readme_template(const std::string& title, const std::string& folder) {
  const std::string set = shell_word(folder);
  return fmt::format(R"(# {0}

A card set for Soulstack.

    soulstack new card "My card" --deck loot --set {1}    # a card and its scenario; --from and --text start from others
    soulstack check {1}                 # report each mistake, with file and line
    soulstack test {1}                  # run the scenarios
    soulstack play --set base --set {1} # play with the set
)",
                     title, set);
}

}  // namespace soulstack::tools
