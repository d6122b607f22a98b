// Tiny tables, explored completely: every answer and every die to a fixed depth. Games end or reach the depth, no
// invariant breaks, every decision has at least two options, no script fails. With SOULSTACK_FULL=1: much deeper.
#include <doctest/doctest.h>

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "tests/support/exhaustion.h"
#include "tests/support/sanitized.h"

namespace soulstack::testing::exhaustive_test {
namespace {

using Ids = std::vector<std::string>;

Bounds bounds() { return {.states = std::getenv("SOULSTACK_FULL") ? 100'000U : sanitized ? 1'000U : 4'000U}; }

// The cards of a tiny table for two: the decks hold only these.
struct Tiny {
  Ids hand_1, hand_2, items_1, items_2, souls, monsters, shop;
  Ids loot = {"a_penny", "bomb"}, treasure = {"breakfast", "dinner"}, monster = {"fly", "spider"};
  int coins_1 = 0, coins_2 = 0, hp = 1;
  Phase phase = Phase::action;
  std::string rules = "extended";
};

std::vector<CardDefId> cards(const Content& content, const Ids& ids) {
  std::vector<CardDefId> found;
  for (const std::string& id : ids) {
    found.push_back(content.find_card("base:" + id));
    REQUIRE_MESSAGE(found.back().known(), id);
  }
  return found;
}

std::vector<LaidCard> laid(const Content& content, const Ids& ids) {
  std::vector<LaidCard> all;
  for (CardDefId card : cards(content, ids))
    all.push_back({.card = card, .covers = {}});
  return all;
}

LaidSeat seat_with(const Content& content, const std::string& character, const Ids& hand, const Ids& items, int coins,
                   int hp) {
  LaidSeat at;
  at.character = {.card = cards(content, {character})[0], .hp = hp, .covers = {}};
  at.hand = cards(content, hand);
  at.items = laid(content, items);
  at.coins = coins;
  return at;
}

Situation situation_of(const Content& content, const Tiny& tiny) {
  Situation s;
  s.phase = tiny.phase;
  s.seats = {seat_with(content, "isaac", tiny.hand_1, tiny.items_1, tiny.coins_1, tiny.hp),
             seat_with(content, "judas", tiny.hand_2, tiny.items_2, tiny.coins_2, tiny.hp)};
  for (LaidSeat& at : s.seats)
    at.souls = cards(content, tiny.souls);
  s.in(content.monster_slots) = laid(content, tiny.monsters);
  s.in(content.shop_slots) = laid(content, tiny.shop);
  s.decks.resize(content.decks.size());
  s.decks[content.loot_deck.value] = {cards(content, tiny.loot), true};
  s.decks[content.treasure_deck.value] = {cards(content, tiny.treasure), true};
  s.decks[content.monster_deck.value] = {cards(content, tiny.monster), true};
  return s;
}

const Loaded& with_rules(const std::string& rules) {
  static std::map<std::string, std::unique_ptr<Loaded>> loaded;
  std::unique_ptr<Loaded>& one = loaded[rules];
  if (!one)
    one = load_sets({base_set().string()}, rules);
  return *one;
}

// Explores all of it, and prints the result.
Exhausted exhaust(const Tiny& tiny) {
  const Loaded& loaded = with_rules(tiny.rules);
  const Exhausted e = Explorer(loaded, bounds()).explore(situation_of(loaded.content(), tiny));
  MESSAGE("explored " << e.depth << " decisions: " << e.states << " states, " << e.answers << " answers and dice, "
                      << e.ends << " finished games; answers with more dice than were tried: " << e.more_dice);
  return e;
}

}  // namespace

TEST_CASE("exhaustive: an attack, with bombs on both sides") {
  const Exhausted e = exhaust({.hand_1 = {"bomb"}, .hand_2 = {"bomb"}, .monsters = {"fly", "spider"}, .shop = {}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: preventable deaths, and the death penalty") {
  const Exhausted e = exhaust({.hand_1 = {"lost_soul"},
                               .hand_2 = {"soul_heart"},
                               .items_1 = {"guppys_collar", "the_dead_cat"},
                               .items_2 = {"suicide_king"},
                               .monsters = {"boom_fly", "squirt"}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: purchases from a shop and a deck that run out") {
  const Exhausted e = exhaust({.items_1 = {"steamy_sale"},
                               .monsters = {"greedling", "fly"},
                               .shop = {"mystery_sack", "the_d20"},
                               .treasure = {"diplopia"},
                               .coins_1 = 25,
                               .coins_2 = 10});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: loot in response to loot, cancelled and copied") {
  const Exhausted e = exhaust({.hand_1 = {"butter_bean", "tarot_the_fool"},
                               .hand_2 = {"butter_bean", "dice_shard"},
                               .items_2 = {"blank_card"},
                               .monsters = {"fly", "fat_bat"},
                               .loot = {"gold_bomb", "lil_battery", "tarot_death"}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: changed dice, and abilities that compete to be first") {
  const Exhausted e = exhaust({.hand_2 = {"dice_shard"},
                               .items_1 = {"the_d6", "spoon_bender", "the_dead_cat"},
                               .items_2 = {"the_d6", "trinity_shield", "guppys_collar"},
                               .monsters = {"hanger", "leech"}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: copies of abilities and of items") {
  const Exhausted e = exhaust({.items_1 = {"placebo", "portable_slot_machine", "modeling_clay"},
                               .items_2 = {"placebo", "diplopia", "decoy"},
                               .monsters = {"dople", "evil_twin"},
                               .coins_1 = 3});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: events and curses from the monster deck") {
  const Exhausted e =
      exhaust({.items_1 = {"monster_manual"},
               .monsters = {"conjoined_fatty", "dinga"},
               .monster = {"ambush", "troll_bombs", "curse_of_pain", "chest_loot", "xl_floor", "pooter"}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: decks that are empty from the start") {
  const Exhausted e = exhaust({.hand_1 = {"tarot_the_sun"},
                               .monsters = {"fly"},
                               .shop = {"breakfast"},
                               .loot = {"a_penny"},
                               .treasure = {"dinner"},
                               .monster = {"fly"},
                               .coins_1 = 10,
                               .hp = 2,
                               .phase = Phase::start});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: the first edition, where rewards and penalties use the stack") {
  const Exhausted e = exhaust({.hand_1 = {"bomb"},
                               .hand_2 = {"soul_heart"},
                               .items_1 = {"the_dead_cat"},
                               .monsters = {"fly", "spider"},
                               .rules = "classic"});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
}

TEST_CASE("exhaustive: games that are nearly won, by a soul from the hand or from a monster") {
  const Exhausted e = exhaust({.hand_1 = {"lost_soul"},
                               .hand_2 = {"bomb"},
                               .items_2 = {"the_d6"},
                               .souls = {"famine", "war", "greed"},
                               .monsters = {"pestilence", "fly"}});
  CHECK(e.wrong == "");
  CHECK(e.states >= bounds().states);
  CHECK(e.ends > 10);
}

TEST_CASE("exhaustive: a planted fault is found, with the answers that lead to it") {
  const std::unique_ptr<Loaded> loaded = load_with_base(
      {{"loot/own.lua",
        "return loot { name = \"Own\", play { text = \"A.\", target = a_player,\n"
        "  effect = function(target, you) if target == you then gain_coins(you, \"many\") end end } }"}});
  const Content& content = loaded->content();
  Situation s = situation_of(content, {.monsters = {"fly", "spider"}});
  s.seats[0].hand = {own(content, "own")};
  const Exhausted e = Explorer(*loaded, bounds()).explore(s);
  CHECK(has(e.wrong, "a script failed"));
  CHECK(has(e.wrong, "P1: Your turn -> play Own"));
}

TEST_CASE("exhaustive: every value of every die is rolled") {
  const Loaded& loaded = base_game();
  const Situation s = situation_of(loaded.content(), {.items_1 = {"mystery_sack"}, .monsters = {"fly", "spider"}});
  const Exhausted with = Explorer(loaded, {.decisions = 4, .dice = 2}).explore(s),
                  without = Explorer(loaded, {.decisions = 4, .dice = 0}).explore(s);
  CHECK(with.wrong == "");
  CHECK(with.depth == 4);
  CHECK(with.more_dice == 0);
  CHECK(without.more_dice > 0);
  CHECK(with.answers >= without.answers + 5);
}

}  // namespace soulstack::testing::exhaustive_test
