// Reads rulesets: first their decks, since the words of all other files depend on them; then the modules; then combines
// them.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/loader/other_ids.h"
#include "scripting/loader/rules_module.h"
#include "scripting/reading/reader.h"

namespace soulstack::scripting {

// The outline of a rules file, read before its words are known.
struct RulesOutline {
  std::string title;
  std::string extends;  // the name of the ruleset that this one changes
  int extends_line = 0;
  std::vector<DeckDef> decks;
};
void read_outline(Reader& reader, RulesOutline& outline);

// Reads the ruleset on top of the stack. Its name must be that of its file. Slots and abilities are stored in the
// content immediately.
void read_rules(Reader& reader, std::string_view file_name, RulesModule& into);

// Checks the edits of a single file, as if each procedure had all of its steps.
void check_edits(const RulesModule& module, std::vector<Finding>& findings);

// Combines the modules, each after those it extends, and checks that the result is a complete ruleset.
void apply_rules(const std::deque<RulesModule>& modules, Ruleset& into, std::vector<Finding>& findings);

// Looks up the cards that the modules name, after all cards are loaded. `unusable`: the ids of cards with errors.
void find_named_cards(const std::deque<RulesModule>& modules, Content& content, const OtherIds& others,
                      const std::vector<std::string>& unusable, std::vector<Finding>& findings);

// Looks up the sets, decks and tags of which the decks are made, and chooses the cards of the game.
// False: they are more than a game can hold; that is reported.
bool find_chosen_cards(const std::deque<RulesModule>& modules, const std::vector<std::string>& sets, Content& content,
                       std::vector<Finding>& findings);

}  // namespace soulstack::scripting
