// Why something can't be done now: a sentence with the rule and, if a card is the reason, the line of its script.
#pragma once

#include <string>

#include "engine/model/decision.h"
#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack {

// The text for people: the sentence, then the rule; if a card forbids it, also its name, text, file and line.
std::string sentence_of(const Table& t, const Refusal& refusal);

// Why `who` can't do what the option says; empty if it is one of their options. An option of kind `choose` names an
// answer to the open decision; the others name an action: `object` is the card, `ability` is optional.
Refusal why_not(Table& t, Seat who, const Option& wanted);

}  // namespace soulstack
