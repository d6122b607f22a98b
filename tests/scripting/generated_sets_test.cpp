// Sets whose cards are written at random, by the grammar of cards and the rows of the registry: games with them are the
// same with the shortcuts of the engine and without them. SOULSTACK_FULL=1: 200 sets. SOULSTACK_SET=43: only that one.
#include <doctest/doctest.h>

#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "engine/game/oracle.h"
#include "engine/game/situation.h"
#include "tests/fuzz/card_writer.h"
#include "tests/support/playing.h"
#include "tests/support/small_set.h"

namespace soulstack::testing::generated_sets_test {
namespace {

constexpr int cards_of_a_set = 150;  // one in ten has no errors; with more, a set may have too many errors to be read
constexpr int games_of_a_set = 20, answers_of_a_game = 150;

std::string given(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::vector<int> numbers_of_sets() {
  if (const std::string only = given("SOULSTACK_SET"); !only.empty())
    return {std::stoi(only)};
  std::vector<int> numbers(given("SOULSTACK_FULL") == "1" ? 200 : 2);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

std::vector<std::uint8_t> random_bytes(tools::Dice& dice) {
  std::vector<std::uint8_t> bytes(600);
  for (std::uint8_t& byte : bytes)
    byte = static_cast<std::uint8_t>(dice.below(256));
  return bytes;
}

// The base set with the written cards; those with errors are left out.
std::unique_ptr<Loaded> load(const SmallSet& set, std::vector<scripting::Finding>& findings) {
  return Loaded::load({SOULSTACK_TEST_ROOT "/cards/base", set.path()}, "extended", findings,
                      scripting::BrokenCards::set_aside);
}

// With cards that are written at random.
std::unique_ptr<Loaded> write_set(const SmallSet& set, std::uint64_t seed, std::vector<scripting::Finding>& findings) {
  tools::Dice dice(seed);
  for (int n = 0; n < cards_of_a_set; ++n) {
    const std::vector<std::uint8_t> bytes = random_bytes(dice);
    fuzzing::Choices choices(bytes.data(), bytes.size());
    const fuzzing::WrittenCard card = fuzzing::write_card(choices);
    set.write(card.deck + "/written_" + std::to_string(n) + ".lua", card.text);
  }
  return load(set, findings);
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

std::string all_texts(const std::vector<scripting::Finding>& findings) {
  std::string all;
  for (const scripting::Finding& finding : findings)
    all += to_string(finding) + "\n";
  return all;
}

}  // namespace

TEST_CASE("oracle: HP from a card in hand is the same without shortcuts") {
  const SmallSet set("written");
  set.write("loot/sleeve.lua",
            "return loot { name = \"Sleeve\", always { in_hand = true, hp = 1, loot_step = 40, text = \"W.\" } }\n");
  std::vector<scripting::Finding> findings;
  const auto loaded = load(set, findings);
  REQUIRE_MESSAGE(loaded, all_texts(findings));
  Oracle oracle(loaded->content());
  for (int game = 1; game <= games_of_a_set; ++game)
    CHECK(play(*loaded, oracle, static_cast<std::uint64_t>(game)) == "");
}

TEST_CASE("oracle: games with cards that are written at random are the same without shortcuts") {
  const std::vector<int> numbers = numbers_of_sets();
  int written = 0;
  for (const int n : numbers) {
    CAPTURE(n);
    const SmallSet set("written");
    std::vector<scripting::Finding> findings;
    const auto loaded = write_set(set, static_cast<std::uint64_t>(n + 1), findings);
    REQUIRE_MESSAGE(loaded, all_texts(findings));
    for (const CardDef& card : loaded->content().cards)
      written += card.set == "written";
    Oracle oracle(loaded->content());
    for (int game = 1; game <= games_of_a_set; ++game) {
      CAPTURE(game);
      CHECK(play(*loaded, oracle, static_cast<std::uint64_t>(game)) == "");
    }
  }
  MESSAGE(numbers.size() << " sets with " << written << " cards that load, " << games_of_a_set << " games each");
  CHECK(written > 5 * static_cast<int>(numbers.size()));
}

}  // namespace soulstack::testing::generated_sets_test
