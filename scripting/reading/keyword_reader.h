// Reads a file keywords/NAME.lua.
#pragma once

#include "scripting/reading/reader.h"
#include "scripting/registry/set_keyword.h"

namespace soulstack::scripting {

// Reads the name and the reminder of the keyword on top of the stack.
void read_keyword(Reader& reader, SetKeyword& keyword);

// Reads its abilities, as abilities of this card.
void read_keyword_abilities(Reader& reader, const SetKeyword& keyword, CardDefId card);

}  // namespace soulstack::scripting
