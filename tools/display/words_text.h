// Prints entries of the reference.
#pragma once

#include <string>
#include <vector>

#include "scripting/reference/reference.h"
#include "tools/support/console.h"
#include "tools/support/rulebook.h"

namespace soulstack::tools {

using WordEntries = std::vector<const scripting::ReferenceEntry*>;

// The whole entry: its sentence, parameters or fields, result, rule, where it may be used, and an example.
void print_word(Console& console, const scripting::ReferenceEntry& entry, const Rulebook& rulebook);
// One line for each entry, under the titles of their categories.
void print_word_list(Console& console, const WordEntries& entries);

// "verbs" for "verb".
std::string plural_of_category(std::string_view category);

}  // namespace soulstack::tools
