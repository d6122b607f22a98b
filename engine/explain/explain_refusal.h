// Why something can't be done now: a sentence with the rule, and where a card is the reason, the line of its script.
#pragma once

#include <string>

#include "engine/model/decision.h"
#include "engine/table/table.h"

namespace soulstack {

// As a person reads it: the sentence, then the rule; where a card forbids it, its name, text, file and line.
std::string told(const Table& t, const Refusal& refusal);

// Why `who` may not do what the option says; empty if it is one of their options. An option of kind `choose` names an
// answer to the open decision, the others name an action: `object` is the card, `ability` may be left out.
Refusal why_not(Table& t, Seat who, const Option& wanted);

}  // namespace soulstack
