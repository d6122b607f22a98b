// Walks through the tables of a card or a ruleset, and follows each function with what its ability offers to it.
#pragma once

#include "scripting/checker/file_check.h"
#include "scripting/checker/usage.h"

namespace soulstack::scripting {

void walk_file(FileCheck& check, const Usage* usage);

// Adds what the functions of this file do to other cards.
void note_usage(FileCheck& check, Usage& usage);

}  // namespace soulstack::scripting
