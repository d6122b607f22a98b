// Reading one card file.
#pragma once

#include <string>
#include <string_view>

#include "scripting/loader/reader.h"

namespace soulstack::scripting {

// What the file's place says about the card.
struct CardFile {
  std::string set;     // "base"
  std::string folder;  // its deck
  std::string name;    // "bomb"
};

// The card that lies on top of the stack goes into the reader's content, as far as it can be read.
void read_card(Reader& reader, const CardFile& file);
// The field `back` of a card: its other face is a definition of its own, of which there are no copies.
void read_back(Reader& reader, const Field& field, const Given& given, void* into);

}  // namespace soulstack::scripting
