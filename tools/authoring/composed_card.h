// A card composed from the phrases of a sentence, without another card: "When you miss, gain 1¢. Then loot 1."
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "scripting/wording/card_wording.h"
#include "tools/authoring/card_copy.h"

namespace soulstack::tools {

// "a monster" as a target of an ability.
struct TargetPhrase {
  std::string_view words, noun,
      answer;  // `answer`: in the scenario; empty: it is only a target of cards that are copied
};
std::span<const TargetPhrase> target_phrases();

// "gain 3¢" in a text: gain_coins(you, 3), and what a scenario looks at to notice it: "t.P1.coins". Also "+2 attack", a
// field: attack = 2.
struct PhraseCall {
  std::string words, code;
  std::string_view shown_by;
};
// Of the only part of the text that is something you do or have, by the phrases of the verbs; nothing if there are several.
std::optional<PhraseCall> only_call_in(const scripting::CardText& text);

struct ComposedCard {
  std::string deck;               // empty: the phrases are not known
  std::string script, scenarios;  // the checks of the scenario compare with -1: the values are still to be filled in
  std::string unread;             // the first part of the text that is no known phrase; empty: all are known
};
// `written`: the text in the words of its author. `deck`: the wished one, or empty. A card of a loot, treasure or monster
// deck.
ComposedCard composed_card(const scripting::CardText& text, std::string_view written, const CardName& card,
                           std::string_view deck);

}  // namespace soulstack::tools
