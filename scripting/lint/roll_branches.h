// The branches of roll tables, as written in the source of a card.
#pragma once

#include <string>
#include <vector>

#include "scripting/sandbox/tokens.h"

namespace soulstack::scripting {

struct WrittenBranch {
  std::size_t key = 0;  // index of the token between the brackets: a text such as "1-3", or a number
  unsigned values = 0;  // as values_of
  std::string outcome;  // the outcome, its tokens joined by blanks
};

// The branches of each `roll = { ... }`, lowest value first.
std::vector<std::vector<WrittenBranch>> roll_branches(const std::vector<Token>& tokens);

}  // namespace soulstack::scripting
