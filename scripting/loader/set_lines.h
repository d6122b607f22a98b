// The lines of the texts in the lists of a set.lua.
#pragma once

#include <string_view>

#include "scripting/loader/set_reader.h"

namespace soulstack::scripting {

// Lua knows only the last line of a list; the source has the line of each text.
void find_lines(std::string_view source, SetDef& set);

}  // namespace soulstack::scripting
