// A card composed from the sentences of a text, without another card: "When you miss, gain 1¢. Then loot 1."
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/wording/card_wording.h"
#include "tools/authoring/card_copy.h"

namespace soulstack::tools {

// "a monster" as a target of an ability.
struct TargetPhrase {
  std::string_view words, noun;
};
std::span<const TargetPhrase> target_phrases();

// "gain 3¢" in a text: gain_coins(you, 3), and what a scenario looks at to notice it: "t.P1.coins". Also "+2 attack", a
// field: attack = 2.
struct PhraseCall {
  std::string words, code;
  std::string_view shown_by;
};
// Of the only part of the text that is something you do or have; nothing if there are several.
std::optional<PhraseCall> only_call_in(const scripting::CardText& text);

struct ComposedCard {
  std::string deck;                  // empty: nothing of the text is known, or it does not fit the deck
  std::string script;                // with comments `-- To do: ...` for what is not known
  std::string in_usual_words;        // the same with the texts as the grammar writes them
  std::vector<std::string> unknown;  // the parts of the text that no row knows
  std::string unread;                // the words at which reading stopped
};
// `written`: the text. `deck`: the wished one, or empty. A card of a loot, treasure,
// monster, character or starting deck.
ComposedCard composed_card(std::string_view written, const CardName& card, std::string_view deck);

// Whether the abilities of the script do what the text says, as far as the grammar knows the text: nothing if it
// does not.
std::optional<bool> does_what_it_says(std::string_view script, std::string_view written);

}  // namespace soulstack::tools
