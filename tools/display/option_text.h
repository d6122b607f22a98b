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
// The text of the ability or card, or the numbers of a monster; empty if the option has none, or its label says it.
std::string detail_of(const Table& t, const Option& option);
// The letter that always means this kind of option: p, a, b, e; 'y' and 'n' for yes and no. '\0': none.
char letter_of(const Option& option);

}  // namespace soulstack::tools
