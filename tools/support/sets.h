// The card sets and rules of a command: finds them, loads them, and keeps them with the host of their scripts.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/support/console.h"

namespace soulstack::tools {

inline constexpr std::string_view all_rulesets = "all";  // as a name of a ruleset, where several are played

struct SetChoice {
  // Folders, or names of sets (cards_folders); empty: the set around the current folder, otherwise the base set
  std::vector<std::string> sets;
  std::string rules = "extended";
  bool strict = false;  // a set with a broken card does not load
  // Required sets are also looked for there, after the folders beside the sets.
  std::vector<std::string> cards_folders = {};
};

// Finds a file or folder of the project, from the current folder or from those above the program. Otherwise it
// is one of the installed files (set_places.h), a path of what is built in (scripting/sandbox/file_tree.h), or empty.
std::filesystem::path find_in_project(const std::filesystem::path& relative);

// The folders to load, in order. Stops if one does not exist: with Exit::usage if it was named, with Exit::content if it
// was written as a path.
std::vector<std::string> folders_of(const SetChoice& choice);
// The sets of scenarios that are in no set and name none: those that are named, otherwise the base set.
std::vector<std::string> sets_of_scenarios(const SetChoice& choice);
// The folder of the base set: that of SOULSTACK_CARDS or of the project, otherwise an installed one or the one that is built
// in. Stops with Exit::content if SOULSTACK_CARDS names no folder.
std::vector<std::string> base_set();
// The set that contains the current folder, relative to it; empty if there is none.
std::filesystem::path set_around_here();

// The set of that name in the first of cards_folders() that has one; empty if there is none or the name is not a plain
// name.
std::filesystem::path set_beside_base(const std::string& name);

// The folders in which sets are looked up by name, and required sets that are not beside the set that requires them:
// that of the base set, and folders_of_shared_sets() (set_places.h). Of sets with the same name, the first is used.
std::vector<std::string> cards_folders();

scripting::BrokenCards broken_cards_of(const SetChoice& choice);

// Loads them and the sets that they require, if these are beside them or beside the base set. Null if they cannot be loaded; the
// findings say why. Stops with Exit::content if a named set does not exist.
std::unique_ptr<scripting::Loaded> try_loading(const SetChoice& choice, std::vector<scripting::Finding>& findings);

// Prints the findings. Stops if there is an error: with Exit::usage if the only one is an unknown ruleset, otherwise with
// Exit::content.
void demand_no_error(const std::vector<scripting::Finding>& findings, Console& console);

// Every ruleset of these sets, and of the sets that they require if they can be loaded with the chosen rules. Stops
// with Exit::content if there is none, or if a set cannot be read.
struct Rulesets {
  std::vector<std::string> folders;  // of the sets
  std::vector<scripting::RulesSummary> rules;
};
Rulesets rulesets_of(const SetChoice& choice, Console& console);

// One line for each set from which cards are set aside: "2 cards of cards/mine are set aside because they have errors
// (soulstack check cards/mine): Spark, Ember".
std::vector<std::string> banners_of(const std::vector<scripting::LoadedSet>& sets);
// Prints them, each only once on this console.
void show_banners(const std::vector<scripting::LoadedSet>& sets, Console& console);
// "; `spark` is set aside because it has errors: cards/mine/loot/spark.lua:3: error: ..." if the text names such a card;
// "; the set `mine` leaves it out (cards/mine/set.lua:5)" if it names a card that is left out.
std::string and_set_aside(const scripting::Loaded& loaded, const std::string& named);

// For one thread. If they cannot be loaded, prints why and stops with Exit::content. Cards with errors are set aside,
// with a banner, unless the choice is strict.
std::unique_ptr<scripting::Loaded> load(const SetChoice& choice, Console& console);
// The same with every deck that rulesets of these sets add and that has cards, if these rules can be loaded.
std::unique_ptr<scripting::Loaded> load_with_all_decks(const SetChoice& choice, Console& console);
// The rules for that; the chosen rules if there is nothing to add.
std::string rules_with_all_decks(const SetChoice& choice, const scripting::Loaded& loaded);

}  // namespace soulstack::tools
