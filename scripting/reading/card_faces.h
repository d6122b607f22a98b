// Reads the faces of a card: its fields and abilities.
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

// Reads the whole card into a new definition; `def` has what does not come from the table.
void read_new_card(Reader& reader, const Written& table, CardDef def);
// Reports an error if this ability can't do anything on this card.
void check_fits_card(Reader& reader, const Given& ability, const FormRow& form, const CardDef& card);
// Reads the fields that are written into a card that has all others; leaves its abilities as they are.
void read_written_fields(Reader& reader, const Written& table, CardDefId into);
// The id of the next face is that of the face before it, with this.
inline constexpr std::string_view back_suffix = "/back";
// Reads the field `back` of a card or of a face: the next face is a separate definition without copies.
void read_back(Reader& reader, const Field& field, const Given& given, void* into);

}  // namespace soulstack::scripting
