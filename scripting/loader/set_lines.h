// The lines of the texts in the lists of a set.lua.
#pragma once

#include "scripting/loader/set_reader.h"
#include "scripting/source/source_file.h"

namespace soulstack::scripting {

// Lua knows only the last line of a list; the source has the line of each text.
void find_lines(const SourceFile& source, SetDef& set);

}  // namespace soulstack::scripting
