// Plain cards, rulesets, sets and scenarios, from which an author starts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/card_copy.h"

namespace soulstack::tools {

struct CardTemplate {
  std::string script, scenarios;  // empty if there is no template for the deck
};
// `type`: the deck that the deck plays as, usually the same (rule 3.7.1).
CardTemplate template_of(std::string_view type, std::string_view deck, const CardName& card);
// The script of a card of the deck `type`, for another deck of this type.
std::string of_deck(std::string script, std::string_view type, std::string_view deck);
std::vector<std::string> decks_with_template();

// A scenario in which the card is played, activated or attacked.
std::string scenario_of_use(std::string_view type, std::string_view deck, const CardName& card);
// The same for a loot card that can't be played so simply: it needs a roll or another choice.
std::string scenario_of_holding(const CardName& card);

struct RulesTemplate {
  std::string rules, scenarios;
};
RulesTemplate rules_template(const std::string& id, const std::string& title);

// A word or keyword of a set, to start from.
std::string word_template();
std::string keyword_template(const std::string& title);

// A scenario that passes as it is.
std::string scenario_template(const std::string& name);

std::string set_template(const std::string& id, const std::string& title);
// `folder`: of the set, as it is typed.
std::string readme_template(const std::string& title, const std::string& folder);

}  // namespace soulstack::tools
