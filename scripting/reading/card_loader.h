// Reads one card file.
#pragma once

#include <string>
#include <string_view>

#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// Facts about the card from the path of its file.
struct CardFile {
  std::string set;     // "base"
  std::string folder;  // its deck
  std::string name;    // "bomb"
};

// Reads the card on top of the stack into the reader's content, as far as possible.
void read_card(Reader& reader, const CardFile& file);
// Reads the field `back` of a card: the other face is a separate definition without copies.
void read_back(Reader& reader, const Field& field, const Given& given, void* into);

}  // namespace soulstack::scripting
