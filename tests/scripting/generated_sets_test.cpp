// Sets whose cards are written at random, by the grammar of cards and the rows of the registry: games with them are the
// same with the shortcuts of the engine and without them. SOULSTACK_FULL=1: 200 sets.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/game/oracle.h"
#include "engine/game/situation.h"
#include "tests/fuzz/card_writer.h"
#include "tests/support/playing.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::generated_sets_test {
namespace {

constexpr int cards_of_a_set = 200;  // one in ten has no errors
constexpr int games_of_a_set = 20, answers_of_a_game = 150;

int number_of_sets() {
  const char* const full = std::getenv("SOULSTACK_FULL");
  return full != nullptr && std::string(full) == "1" ? 200 : 2;
}

std::vector<std::uint8_t> random_bytes(tools::Dice& dice) {
  std::vector<std::uint8_t> bytes(600);
  for (std::uint8_t& byte : bytes)
    byte = static_cast<std::uint8_t>(dice.below(256));
  return bytes;
}

// The base set with cards that are written at random; those with errors are left out.
std::unique_ptr<Loaded> write_set(const SmallSet& set, std::uint64_t seed) {
  tools::Dice dice(seed);
  for (int n = 0; n < cards_of_a_set; ++n) {
    const std::vector<std::uint8_t> bytes = random_bytes(dice);
    fuzzing::Choices choices(bytes.data(), bytes.size());
    const fuzzing::WrittenCard card = fuzzing::write_card(choices);
    set.write(card.deck + "/written_" + std::to_string(n) + ".lua", card.text);
  }
  std::vector<scripting::Finding> findings;
  return Loaded::load({SOULSTACK_TEST_ROOT "/cards/base", set.path()}, "extended", findings,
                      scripting::BrokenCards::set_aside);
}

// Two players with all written cards: loot in hand, items in play, monsters in slots.
Situation table_of(const Content& content, std::uint64_t seed) {
  Situation table;
  table.seed = seed;
  table.seats.resize(2);
  for (LaidSeat& seat : table.seats) {
    seat.coins = 8;
    seat.loot_plays = 20;
  }
  tools::Dice dice(seed);
  for (std::uint16_t i = 0; i < content.cards.size(); ++i) {
    const CardDef& card = content.cards[i];
    LaidSeat& seat = table.seats[static_cast<std::size_t>(dice.below(2))];
    if (card.set != "written" || card.copies == 0)
      continue;
    if (card.deck == content.loot_deck)
      seat.hand.push_back(CardDefId{i});
    if (card.deck == content.treasure_deck)
      seat.items.push_back({.card = CardDefId{i}, .covers = {}});
    if (card.deck == content.monster_deck && card.has_stats())
      table.in(content.monster_slots).push_back({.card = CardDefId{i}, .covers = {}});
  }
  return table;
}

std::string play(const Loaded& loaded, Oracle& oracle, std::uint64_t seed) {
  auto table = lay_table(loaded.content(), loaded.scripts(), table_of(loaded.content(), seed));
  table->fixed_dice_only = false;
  table->logging = true;
  oracle.begin(*table);
  Game game(std::move(table));
  std::string difference = oracle.difference(game).what;
  Answers answers(seed);
  for (int i = 0; i < answers_of_a_game && !game.over() && difference.empty(); ++i) {
    const int option = answers.pick(game);
    oracle.answer(game, option);
    REQUIRE(!game.answer(option));
    difference = oracle.difference(game).what;
  }
  return difference;
}

}  // namespace

TEST_CASE("oracle: games with cards that are written at random are the same without shortcuts") {
  int written = 0;
  for (int n = 0; n < number_of_sets(); ++n) {
    const SmallSet set("written");
    const auto loaded = write_set(set, static_cast<std::uint64_t>(n + 1));
    REQUIRE(loaded);
    for (const CardDef& card : loaded->content().cards)
      written += card.set == "written";
    Oracle oracle(loaded->content());
    for (int game = 1; game <= games_of_a_set; ++game) {
      CAPTURE(n);
      CAPTURE(game);
      CHECK(play(*loaded, oracle, static_cast<std::uint64_t>(game)) == "");
    }
  }
  MESSAGE(number_of_sets() << " sets with " << written << " cards that load, " << games_of_a_set << " games each");
  CHECK(written > 5 * number_of_sets());
}

}  // namespace soulstack::testing::generated_sets_test
