// The conditions of nouns: values of the wrong kind, and conditions that contradict each other.
#pragma once

#include "scripting/checker/file_check.h"
#include "scripting/checker/known.h"
#include "scripting/checker/usage.h"

namespace soulstack::scripting {

// In a function; the loader checks those in tables.
void check_condition_of_noun(FileCheck& check, const WordInfo& noun, const syntax::TableField& field,
                             const Known& value);

// All nouns of the file, and the names and ids of cards that it mentions. `usage` is null if they are not known.
void check_nouns(FileCheck& check, const Usage* usage);

}  // namespace soulstack::scripting
