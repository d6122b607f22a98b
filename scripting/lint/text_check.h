// Compares the text of each ability with its effect: numbers and keywords.
#pragma once

#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;

// Adds an error for each number or range that only the text or only the ability has, and a warning for each word, such
// as "may" or "steal", that the ability does not support. Reads files and functions again: for `check`, not for games.
void check_texts(const Library& library, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
