// Cards that the test bench makes itself: they stand where a scenario says nothing, and no set changes which they are.
#pragma once

#include <vector>

#include "engine/model/content.h"

namespace soulstack::scripting {

// Adds a card without abilities to each deck that is drawn from, and a character whose ability does nothing.
// Called once, before the content is used.
void add_plain_cards(Content& content);

// By DeckId: the card that was added; unknown where there is none.
std::vector<CardDefId> plain_cards(const Content& content);

// Not of a set. Such cards are not proposed to people who misspell a name.
bool is_plain_card(const CardDef& card);

}  // namespace soulstack::scripting
