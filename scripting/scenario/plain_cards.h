// Cards made by the test bench: they fill the places that a scenario does not name, and do not depend on the sets.
#pragma once

#include <vector>

#include "engine/model/forward.h"
#include "engine/model/ids.h"

namespace soulstack::scripting {

// Adds a card without abilities to each deck that is drawn from, and a character whose ability does nothing.
// Called once, before the content is used.
void add_plain_cards(Content& content);

// By DeckId: the added card; unknown if none.
std::vector<CardDefId> plain_cards(const Content& content);

// Is the card not from a set? Such cards are not suggested for misspelled names.
bool is_plain_card(const CardDef& card);

}  // namespace soulstack::scripting
