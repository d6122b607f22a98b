// The options of the open decision for a screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/model/decision.h"
#include "engine/model/forward.h"

namespace soulstack::tools {

// The labels, with the whole text of abilities that `labels_of` shortens. An answer may be each of both.
std::vector<std::string> whole_labels(const Table& t);
// The texts of the abilities, the numbers of a monster, or the top of a deck if it is known; empty if the option has none, or its label says it.
std::string detail_of(const Table& t, const Option& option);
// The letter that always means this kind of option: p, a, b, e; 'y' and 'n' for yes and no. '\0': none.
char letter_of(const Option& option);
// "attack" for 'a': those that a player who may act can type at any time; empty: it is another letter.
std::string_view word_of_letter(char letter);

}  // namespace soulstack::tools
