// Reads a file words/NAME.lua.
#pragma once

#include "scripting/reading/reader.h"
#include "scripting/registry/set_word.h"
#include "scripting/syntax/ast.h"

namespace soulstack::scripting {

// Reads the word on top of the stack; its set, name and file are known. `tree`: of its source.
void read_word(Reader& reader, const syntax::Tree& tree, SetWord& word);

}  // namespace soulstack::scripting
