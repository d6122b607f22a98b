// Marks of changes to a card that `soulstack test --mutate` should not expect a scenario to catch.
#pragma once

#include <string>

namespace soulstack::scripting {

// equivalent { field = "play.effect", change = "1 -> 2", reason = "..." }: a change of a card that no scenario can
// notice, since the card does the same.
struct EquivalentMark {
  std::string card;    // its id without the set; empty: the card of the scenario file
  std::string field;   // as `soulstack test --mutate` prints it
  std::string change;  // "1 -> 2"
  std::string code;    // a part of its line, if several changes are alike; may be empty
  std::string reason;
  int line = 0;
};

}  // namespace soulstack::scripting
