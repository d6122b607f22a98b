// Reading rulesets: their decks first, since the words of all other files depend on them; then what each file says; then
// all of it is put over one another.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/loader/reader.h"
#include "scripting/loader/rules_module.h"

namespace soulstack::scripting {

// What a rules file says before its words are known.
struct RulesOutline {
  std::string title;
  std::string extends;  // the name of another ruleset, which this one changes
  std::vector<DeckDef> decks;
};
void read_outline(Reader& reader, RulesOutline& outline);

// The ruleset on top of the stack. It has the name of its file. Slots and abilities go into the content at once.
void read_rules(Reader& reader, std::string_view file_name, RulesModule& into);

// The edits of a single file, as if every step that there is stood in its procedure.
void check_edits(const RulesModule& module, std::vector<Finding>& findings);

// Puts what the modules say over one another, each behind those that it extends, and checks that it is a whole ruleset.
void apply_rules(const std::deque<RulesModule>& modules, Ruleset& into, std::vector<Finding>& findings);

// Finds the cards that the modules name: once all cards are loaded.
void find_named_cards(const std::deque<RulesModule>& modules, Content& content, std::vector<Finding>& findings);

}  // namespace soulstack::scripting
