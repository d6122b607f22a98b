// What the files of a content do to cards of other files, and the names of their cards.
#pragma once

#include <set>
#include <string>

namespace soulstack::scripting {

struct Usage {
  bool levels_others = false;     // some effect gives levels to another card than its own
  bool counts_on_others = false;  // some effect puts counters on another card than its own
  int most_sides = 6;             // of a die that some effect rolls
  std::set<std::string> names;    // of all cards
  std::set<std::string> ids;      // of all cards, with and without their set
  std::set<std::string> words;    // of sets, that some file uses
};

}  // namespace soulstack::scripting
