// What a new game starts from: the prepared zones and cards, and decks in the order of their random keys.
#include "engine/model/starting_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/model/mixing.h"
#include "engine/table/zone_layout.h"
#include "engine/verbs/zones.h"
#include "tests/support/playing.h"

namespace soulstack::testing::starting_table_test {
namespace {

// Every fifth card has the mark of rule 2.12.
Content with_marked_cards() {
  Content content = base_game().content();
  for (std::size_t i = 0; i < content.cards.size(); i += 5)
    content.cards[i].min_players = 3;
  content.finish();
  return content;
}

using Piles = std::map<std::size_t, std::vector<std::string>>;  // the cards of each zone that has some, from the top

Piles expected_piles(const Content& content, int players) {
  Piles piles;
  for (const CardDef& card : content.cards) {
    const bool is_in_deck = card.starts_in_deck && card.min_players <= players;
    const ZoneId zone = is_in_deck ? zones::deck(card.deck) : zones::outside;
    for (int n = 0; n < card.in_game; ++n)
      piles[zone.value].push_back(card.id);
  }
  return piles;
}

Piles piles_of(const Content& content, const StartingTable& table) {
  Piles piles;
  for (std::size_t z = 0; z < table.zones.size(); ++z)
    for (CardIndex i = table.zones[z].top; i != no_card; i = table.cards[i].below)
      piles[z].push_back(content[table.cards[i].printed].id);
  return piles;
}

std::string wrong_links(const StartingTable& table) {
  std::string wrong;
  for (std::size_t z = 0; z < table.zones.size(); ++z) {
    CardIndex above = no_card;
    int count = 0;
    for (CardIndex i = table.zones[z].top; i != no_card; above = i, i = table.cards[i].below, ++count)
      if (table.cards[i].above != above || table.cards[i].zone.value != z)
        wrong += "card " + std::to_string(i) + "; ";
    if (table.zones[z].bottom != above || table.zones[z].count != count)
      wrong += "zone " + std::to_string(z) + "; ";
  }
  return wrong;
}

// Numbers of players with a wrong table, and what is wrong.
std::string wrong_tables(const Content& content) {
  std::string wrong;
  for (int players = 1; players <= max_players; ++players) {
    const StartingTable& table = content.starting_table_for(players);
    wrong += wrong_links(table);
    if (piles_of(content, table) != expected_piles(content, players))
      wrong += std::to_string(players) + " players; ";
  }
  return wrong;
}

// Computes the key of each card anew, and sorts by it.
std::vector<CardIndex> in_order_of_keys(const Table& t, std::vector<CardIndex> cards, std::uint64_t purpose,
                                        std::uint32_t round) {
  const auto key = [&](CardIndex i) {
    const std::uint64_t salt = mixed(mixed(t.s.seed + golden * purpose) + golden * round);
    std::uint64_t copy = 0;
    for (CardIndex before = i; before > 0 && t.card(--before).printed == t.card(i).printed;)
      ++copy;
    return mixed(mixed(salt + number_of(t.printed(i).id)) + golden * copy);
  };
  std::sort(cards.begin(), cards.end(), [&](CardIndex a, CardIndex b) { return key(a) < key(b); });
  return cards;
}

// The sizes of piles of cards that are not put in the order of their keys.
std::string wrong_orders(const Table& t, const std::vector<CardIndex>& cards) {
  std::string wrong;
  for (std::size_t size = 0; size <= cards.size(); ++size) {
    std::vector<CardIndex> pile(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(size));
    const std::vector<CardIndex> expected = in_order_of_keys(t, pile, size, 2);
    zones::put_in_random_order(t, pile, size, 2);
    if (pile != expected)
      wrong += std::to_string(size) + " ";
  }
  return wrong;
}

}  // namespace

TEST_CASE("setup: the prepared tables have each copy of each card in its deck or outside the game") {
  const Content content = with_marked_cards();
  CHECK(wrong_tables(content) == "");
  CHECK(piles_of(content, content.starting_table_for(2)) != piles_of(content, content.starting_table_for(3)));
}

TEST_CASE("setup: cards in random order are in the order of their keys") {
  const Game game = new_game(base_game(), 4, 77);
  std::vector<CardIndex> cards;
  for (int i = 0; i < game.state().cards.size(); ++i)
    cards.push_back(static_cast<CardIndex>(i));
  CHECK(wrong_orders(game.table(), cards) == "");
  std::reverse(cards.begin(), cards.end());
  CHECK(wrong_orders(game.table(), cards) == "");
}

}  // namespace soulstack::testing::starting_table_test
