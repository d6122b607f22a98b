// Samples of what a player cannot see.
#include "tools/players/hidden_cards.h"

#include <algorithm>
#include <utility>

#include "engine/table/visibility.h"
#include "engine/table/zone_layout.h"

namespace soulstack::tools {

// The places are in an order that everybody sees, and the cards in the order of their definitions: neither order may
// depend on which card is where.
HiddenCards::HiddenCards(const Table& t, Seat viewer) : table_(t), decks_(t.content.decks.size()) {
  std::vector<std::uint16_t> count(t.content.cards.size());
  for (const Zone& zone : t.s.zones)
    for (const CardIndex i : t.cards_of(zone)) {
      const Card& card = t.card(i);
      const std::size_t deck = t.printed(i).deck.value;
      if (sees(t, i, viewer) || card.def != card.printed || deck >= decks_.size())
        continue;
      decks_[deck].places.push_back(i);
      ++count[card.printed.value];
    }
  for (Deck& deck : decks_)
    deck.cards.reserve(deck.places.size());
  for (std::size_t n = 0; n < count.size(); ++n)
    if (count[n] > 0)
      decks_[t.content.cards[n].deck.value].cards.insert(decks_[t.content.cards[n].deck.value].cards.end(), count[n],
                                                         CardDefId{static_cast<std::uint16_t>(n)});
}

void HiddenCards::sample(Dice& dice, GameState& into) const {
  copy_state(into, table_.s);
  into.seed = dice.draw();
  for (const Deck& deck : decks_) {
    std::vector<CardDefId> cards = deck.cards;
    for (std::size_t n = cards.size(); n > 1; --n)
      std::swap(cards[n - 1], cards[static_cast<std::size_t>(dice.below(static_cast<int>(n)))]);
    for (std::size_t n = 0; n < cards.size(); ++n) {
      Card& card = into.cards[deck.places[n]];
      card.printed = card.def = cards[n];
    }
  }
}

}  // namespace soulstack::tools
