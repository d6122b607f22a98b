// Reads a file keywords/NAME.lua.
#pragma once

#include "scripting/reading/reader.h"
#include "scripting/registry/set_keyword.h"

namespace soulstack::scripting {

// Reads the name and the reminder of the keyword on top of the stack.
void read_keyword(Reader& reader, SetKeyword& keyword);

// Reads its abilities, as abilities of this card.
void read_keyword_abilities(Reader& reader, const SetKeyword& keyword, CardDefId card);
// A keyword of a counter: adds a rule that gives its abilities to each object with such a counter (rule 20.1.7).
void read_keyword_of_counter(Reader& reader, const SetKeyword& keyword, CounterId kind);

}  // namespace soulstack::scripting
