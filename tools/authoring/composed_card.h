// A card composed from the sentences of a text, without another card: "When you miss, gain 1¢. Then loot 1."
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/card_copy.h"

namespace soulstack::tools {

struct ComposedCard {
  std::string deck;                  // empty: nothing of the text is known, or it does not fit the deck
  std::string script;                // with comments `-- To do: ...` for what is not known
  std::string in_usual_words;        // the same with the texts as the grammar writes them
  std::vector<std::string> unknown;  // the parts of the text that no row knows
  std::string unread;                // the words at which reading stopped
};
// `written`: the text. `deck`: the wished one, or empty. A card of a loot, treasure, monster, character, starting
// or room deck.
ComposedCard composed_card(std::string_view written, const CardName& card, std::string_view deck);

// Lines of a text are abilities.
std::string in_one_line(std::string text);

}  // namespace soulstack::tools
