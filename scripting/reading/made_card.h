// Cards that are made from another card: all of it, except for the fields that are written.
#pragma once

#include "scripting/reading/card_faces.h"

namespace soulstack::scripting {

// Does the card change another one, or is it based on one? Reports fields about other cards that don't go together.
bool check_other_cards(Reader& reader, const Written& table);
// Reads `changes` into that card, or `based_on` into a new card. Without a card, only checks what is written.
void read_made_card(Reader& reader, const Written& table, const CardFile& file, DeckId deck, CardDefId from);

}  // namespace soulstack::scripting
