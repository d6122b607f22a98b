// Drafts a new card: from a deck's template, from another card, or from a sentence.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/card_draft.h"
#include "tools/authoring/workplace.h"
#include "tools/display/card_likeness.h"

namespace soulstack::tools {

struct CardWish {
  std::string name;  // "Spark", or an id
  std::string deck;  // empty: that of the other card
  std::string from;  // a card; empty: none. Not with a text
  std::string text;  // empty: none
};

struct NewCard {
  CardDraft draft;
  std::vector<LikeCard> nearest;  // of a wish with a text: the cards with the most words in common, those first
};

// The name and the id for a new card. Stops with Exit::usage if they are not possible or taken.
CardName new_card_name(const Content& content, const std::string& name);

// A draft that passes check and its scenarios. Stops with Exit::usage if the wish can't be fulfilled.
NewCard draft_card(const CardWish& wish, const Workplace& place);

}  // namespace soulstack::tools
