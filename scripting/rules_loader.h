// Reading rulesets: their decks first, since the words of all other files depend on them; then everything.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "scripting/reader.h"

namespace soulstack::scripting {

// What a rules file says before its words are known.
struct RulesOutline {
  std::string extends;  // the name of another ruleset, which this one changes
  std::vector<DeckDef> decks;
};
void read_outline(Reader& reader, RulesOutline& outline);

// Numbers of which no ruleset has spoken yet.
inline constexpr int not_given = std::numeric_limits<int>::min();

// The ruleset on top of the stack is put over what the content has already. It has the name of its file.
void read_rules(Reader& reader, std::string_view file_name);

// What must be so once a ruleset and all that it extends have been read.
void check_rules(Content& content, Report& report);

}  // namespace soulstack::scripting
