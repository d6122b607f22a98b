// Does what a card says agree with what it does? Numbers and keywords of each text against its ability.
#pragma once

#include <vector>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

class Library;

// Adds an error for each number or range of a text that its ability does not have, or does not say; a warning for each
// word, such as "may" or "steal", that nothing in it does. Reads files and functions anew: for `check`, not for games.
void check_texts(const Library& library, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
