// A card composed from the phrases of a sentence, without another card: "When you miss, gain 1¢. Then loot 1."
#pragma once

#include <string>
#include <string_view>

#include "tools/authoring/card_copy.h"

namespace soulstack::tools {

// The sentence in the words of the base set: "each time" becomes "when", "Pay 3¢:" becomes "3¢:".
std::string in_usual_words(std::string_view text);

struct ComposedCard {
  std::string deck;               // empty: the phrases are not known
  std::string script, scenarios;  // the checks of the scenario compare with -1: the values are still to be filled in
  std::string unread;             // the first part of the text that is no known phrase; empty: all are known
};
// `deck`: the wished one, or empty. A card of a loot, treasure or monster deck.
ComposedCard composed_card(std::string_view text, const CardName& card, std::string_view deck);

}  // namespace soulstack::tools
