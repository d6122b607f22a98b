// A card made from a sentence: a similar card, with the numbers and the target of the sentence.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/authoring/card_draft.h"

namespace soulstack::tools {

// Words that only one of two texts has, apart from numbers.
struct WordDifference {
  std::vector<std::string> missing;  // in the card
  std::vector<std::string> extra;    // in the card
  bool none() const { return missing.empty() && extra.empty(); }
};
WordDifference difference(std::string_view wanted, std::string_view card);

// A script with another text.
struct FittedScript {
  std::string script;                   // empty: it does not fit
  std::string why_not;                  // then: the reason
  bool changes_effect = false;          // a number or a verb changed
  std::vector<std::string> to_compare;  // what a scenario must look at to notice a changed verb: "t.P1.coins"
};
// Puts the numbers, the target, and one effect such as "gain 3¢" or "loot 1" of the wanted text into the ability. Fits
// only if the texts then have the same words. `text`: the only text of the card.
FittedScript script_with_text(std::string_view script, std::string_view text, std::string_view wanted);

// Gives the draft a fitted script, and puts the values that the card gives now into the checks of its scenarios. Keeps
// the scenarios that notice the change. Returns why the draft can't be used; empty if it passes.
std::string fit_draft(CardDraft& draft, const FittedScript& fitted, std::string_view wanted, StagedSet& staged);

}  // namespace soulstack::tools
