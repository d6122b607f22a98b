// Which cards are in a game: those of which the ruleset makes the decks.
#include <algorithm>

#include "engine/model/content.h"

namespace soulstack {

namespace {

bool is_about(const CardChoice& choice, DeckId deck) { return !choice.deck.known() || choice.deck == deck; }

// The last choice that names the card counts. A deck that no choice is about has all of its cards.
std::int16_t chosen_copies(const std::vector<CardChoice>& choices, const CardDef& card) {
  bool is_open = true;
  for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
    if (choice->names(card))
      return choice->copies == CardChoice::as_printed ? card.copies : choice->copies;
    is_open = is_open && !is_about(*choice, card.deck);
  }
  return is_open ? card.copies : std::int16_t{0};
}

}  // namespace

bool CardChoice::names(const CardDef& card) const {
  return card.copies > 0 && is_about(*this, card.deck) && (set.empty() || set == card.set) &&
         (tag < 0 || card.tags[static_cast<std::size_t>(tag)]);
}

void Content::choose_cards() {
  for (CardDef& card : cards) {
    card.in_game = card.copies > 0 ? chosen_copies(rules.made_of, card) : std::int16_t{0};
    if (!card.starting_item_id.empty())
      card.starting_item = find_card(card.starting_item_id, card.set);
  }
  for (const CardDefId id : rules.bonus_souls)
    if (id.known() && cards[id.value].in_game == 0)
      cards[id.value].in_game = cards[id.value].copies;
  if (!rules.made_of.empty())
    choose_starting_items();
}

// A starting item is in the game if one of its characters is.
void Content::choose_starting_items() {
  for (const CardDef& card : cards)
    if (card.starting_item.known())
      cards[card.starting_item.value].in_game = 0;
  const auto take_item_of = [this](const CardDef& card) {
    if (card.starting_item.known())
      cards[card.starting_item.value].in_game = cards[card.starting_item.value].copies;
  };
  for (const CardDef& card : cards)
    if (card.in_game > 0)
      take_item_of(card);
  for (const CardDefId id : rules.characters)
    if (id.known())
      take_item_of(cards[id.value]);
}

int Content::count_cards() const {
  int all = 0;
  for (const CardDef& card : cards)
    all += card.in_game;
  return all;
}

}  // namespace soulstack
