// `careful`: exact chances of fights, what a position is worth with what is about to happen, and what it chooses.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/game/situation.h"
#include "engine/rules/priority.h"
#include "engine/table/zone_layout.h"
#include "tests/support/playing.h"
#include "tools/players/bots.h"
#include "tools/players/fights.h"
#include "tools/players/outlook.h"
#include "tools/players/worth_trying.h"

namespace soulstack::testing::careful_bot_test {
namespace {

using namespace tools;
using soulstack::testing::base_game;

// ---- Fights

Attacker fighter(int hp, int attack = 1) {
  Attacker attacker;
  attacker.hp = hp;
  attacker.attack = attacker.first_attack = attack;
  return attacker;
}

TEST_CASE("fights: the chance of two hits before two misses at even odds is a half") {
  CHECK(chance_of(fighter(2), {.hp = 2, .evasion = 4, .attack = 1}) == doctest::Approx(0.5));
}
TEST_CASE("fights: a blow that takes all HP leaves one miss") {
  CHECK(chance_of(fighter(2), {.hp = 2, .evasion = 4, .attack = 2}) == doctest::Approx(0.25));
  CHECK(chance_of(fighter(2), {.hp = 1, .evasion = 6, .attack = 2}) == doctest::Approx(1 / 6.0));
}
TEST_CASE("fights: a shield is used up by one blow, and what it does not prevent is dealt") {
  Attacker attacker = fighter(2);
  attacker.shields.add(1);
  CHECK(chance_of(attacker, {.hp = 2, .evasion = 4, .attack = 1}) == doctest::Approx(0.6875));
  CHECK(chance_of(attacker, {.hp = 2, .evasion = 4, .attack = 3}) == doctest::Approx(0.25));
}
TEST_CASE("fights: the first roll has an attack and additions of its own") {
  Attacker attacker = fighter(1);
  attacker.first_attack = 2;
  CHECK(chance_of(attacker, {.hp = 2, .evasion = 4, .attack = 1}) == doctest::Approx(0.5));
  attacker.first_added = 1;
  CHECK(chance_of(attacker, {.hp = 2, .evasion = 4, .attack = 1}) == doctest::Approx(4 / 6.0));
  attacker.added = 5;
  CHECK(chance_of(fighter(1), {.hp = 1, .evasion = 1, .attack = 1}) == 1.0);
}
TEST_CASE("fights: who cannot hit loses, and what deals no damage is beaten in the end") {
  CHECK(chance_of(fighter(4), {.hp = 1, .evasion = 7, .attack = 1}) == 0.0);
  CHECK(chance_of(fighter(1), {.hp = 1, .evasion = 4, .attack = 0}) == doctest::Approx(1.0));
  CHECK(chance_of(fighter(0), {.hp = 1, .evasion = 1, .attack = 1}) == 0.0);
}

bool wins_with_dice(Attacker attacker, Attacked target, Dice& dice) {
  for (bool is_first = true; attacker.hp > 0 && target.hp > 0; is_first = false) {
    if (hits(attacker, 1 + dice.below(6), target.evasion, is_first))
      target.hp -= is_first ? attacker.first_attack : attacker.attack;
    else
      attacker.hp -= attacker.shields.left_of(target.attack);
  }
  return attacker.hp > 0;
}

TEST_CASE("fights: simulated fights are won as often") {
  Attacker attacker = fighter(4, 2);
  attacker.first_attack = 3;
  attacker.first_added = 1;
  attacker.shields.add(1);
  attacker.shields.add(2);
  const Attacked target{.hp = 8, .evasion = 4, .attack = 2};
  Dice dice(7);
  int won = 0;
  for (int n = 0; n < 40'000; ++n)
    won += wins_with_dice(attacker, target, dice) ? 1 : 0;
  CHECK(won / 40'000.0 == doctest::Approx(chance_of(attacker, target)).epsilon(0.02));
}

// ---- Tables laid by hand: P1 acts, and these monsters are in the slots and the only ones in the deck

struct Laid {
  Situation situation;

  explicit Laid(const std::string& monster) {
    const CardDefId card = id(monster);
    situation.seats.resize(2);
    situation.in(base_game().content().monster_slots) = {{.card = card, .covers = {}}, {.card = card, .covers = {}}};
    situation.decks.resize(base_game().content().decks.size());
    situation.decks[base_game().content().monster_deck.value] = {.cards = {card, card}, .only = true};
  }
  static CardDefId id(const std::string& card) { return base_game().content().find_card(card); }
  LaidSeat& first() { return situation.seats[0]; }
  Game game() const {
    auto table = lay_table(base_game().content(), base_game().scripts(), situation);
    advance(*table);
    return Game(std::move(table));
  }
};

Option chosen(const std::string& bot, Game& game) {
  const int at = make_bot(bot, 1, game.decision().who)->choose(game);
  return game.decision().options[static_cast<std::size_t>(at)];
}

// Plays on with the bot in each seat until P1's turn is over.
void play_turn(Game& game) {
  const auto bot = make_bot("careful", 1, seat(0));
  while (!game.over() && game.state().turn.active == 0)
    REQUIRE_FALSE(game.answer(bot->choose(game)));
}

TEST_CASE("careful: it declines a hopeless fight, and ends the turn if nothing is worth it") {
  Laid laid("mom");
  laid.first().coins = 5;
  laid.first().items = {{.card = Laid::id("steamy_sale"), .covers = {}},
                        {.card = Laid::id("moms_purse"), .covers = {}}};
  Game game = laid.game();
  CHECK(option_of(game.decision(), OptionKind::declare_attack) >= 0);
  CHECK(chosen("careful", game).kind == OptionKind::end_turn);
}

TEST_CASE("careful: it takes a safe fight") {
  Game game = Laid("fly").game();
  CHECK(chosen("careful", game).kind == OptionKind::declare_attack);
}

TEST_CASE("careful: it buys before it attacks") {
  Laid laid("fly");
  laid.first().coins = 12;
  Game game = laid.game();
  CHECK(chosen("careful", game).kind == OptionKind::declare_purchase);
}

TEST_CASE("careful: it keeps a prevention until a blow would kill it") {
  Laid laid("lust");
  laid.first().character.hp = 1;
  laid.first().hand = {Laid::id("soul_heart")};
  laid.first().items = {{.card = Laid::id("steamy_sale"), .covers = {}}};
  laid.situation.dice = {1, 6, 6, 6, 6, 6};
  Game game = laid.game();
  CHECK(chosen("careful", game).kind != OptionKind::play_loot);
  play_turn(game);
  CHECK_FALSE(game.table().dead(seat(0)));
  CHECK(game.table().zone(zones::hand(game.table(), seat(0))).count == 0);
}

TEST_CASE("outlook: a death costs what the penalty takes") {
  Laid laid("fly");
  Game poor = laid.game();
  laid.first().coins = 3;
  laid.first().items = {{.card = Laid::id("steamy_sale"), .covers = {}}};
  Game rich = laid.game();
  CHECK(cost_of_death(poor.table(), seat(0)) == doctest::Approx(outlook_weights.death));
  CHECK(cost_of_death(rich.table(), seat(0)) ==
        doctest::Approx(outlook_weights.death + outlook_weights.item + outlook_weights.coin));
}

}  // namespace

}  // namespace soulstack::testing::careful_bot_test
