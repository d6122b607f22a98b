// Reads one card file.
#pragma once

#include "scripting/reading/card_faces.h"

namespace soulstack::scripting {

// Reads the card on top of the stack into the reader's content, as far as possible. A card that changes another one or
// is based on one is made from that card; if it is unknown, it is only checked.
void read_card(Reader& reader, const CardFile& file, CardDefId made_from = {});

}  // namespace soulstack::scripting
