// Samples of what a player cannot see.
#include "tools/players/hidden_cards.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

void sample_hidden(const Table& t, Seat viewer, Dice& dice, GameState& into) {
  copy_state(into, t.s);
  into.seed = dice.draw();
  // The places in an order that everybody sees, and the cards in the order of their ids: neither order may depend on
  // which card is where.
  std::vector<std::vector<CardIndex>> places(t.content.decks.size());
  std::vector<std::vector<CardDefId>> cards(t.content.decks.size());
  for (const Zone& zone : t.s.zones)
    for (const CardIndex i : t.cards_of(zone)) {
      const Card& card = t.card(i);
      const std::size_t deck = t.printed(i).deck.value;
      if (sees(t, i, viewer) || card.def != card.printed || deck >= places.size())
        continue;
      places[deck].push_back(i);
      cards[deck].push_back(card.printed);
    }
  for (std::size_t deck = 0; deck < places.size(); ++deck) {
    std::sort(cards[deck].begin(), cards[deck].end(),
              [&](CardDefId a, CardDefId b) { return t.content[a].id < t.content[b].id; });
    for (std::size_t n = cards[deck].size(); n > 1; --n)
      std::swap(cards[deck][n - 1], cards[deck][static_cast<std::size_t>(dice.below(static_cast<int>(n)))]);
    for (std::size_t n = 0; n < places[deck].size(); ++n) {
      Card& card = into.cards[places[deck][n]];
      card.printed = card.def = cards[deck][n];
    }
  }
}

}  // namespace soulstack::tools
