// The card sets and rules of a command: finds them, loads them, and keeps them with the host of their scripts.
#pragma once

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "scripting/binding/loaded.h"
#include "tools/support/console.h"

namespace soulstack::tools {

struct SetChoice {
  std::vector<std::string> sets;  // folders, or names of sets beside the base set; empty: the base set
  std::string rules = "extended";
};

void add_set_option(CLI::App& app, SetChoice& choice);
CLI::Option* add_rules_option(CLI::App& app, SetChoice& choice);
void add_set_and_rules_options(CLI::App& app, SetChoice& choice);

// Finds a file or folder of the project, from the current folder or from those above the program. Empty if not found.
std::filesystem::path find_in_project(const std::filesystem::path& relative);

// The folders to load, in order. Stops with Exit::content if one does not exist.
std::vector<std::string> folders_of(const SetChoice& choice);

// The set of that name beside the base set; empty if there is none or the name is not a plain name.
std::filesystem::path set_beside_base(const std::string& name);

// Loads them and the sets that they require, if these are beside the base set. Null if they cannot be loaded; the
// findings say why. Stops with Exit::content if a named set does not exist.
std::unique_ptr<scripting::Loaded> try_loading(const SetChoice& choice, std::vector<scripting::Finding>& findings);

// Prints the findings. Stops with Exit::content if there is an error.
void demand_no_error(const std::vector<scripting::Finding>& findings, Console& console);

// Every ruleset of these sets, and of the sets that they require if they can be loaded with the chosen rules. Stops
// with Exit::content if there is none, or if a set cannot be read.
struct Rulesets {
  std::vector<std::string> folders;  // of the sets
  std::vector<scripting::RulesSummary> rules;
};
Rulesets rulesets_of(const SetChoice& choice, Console& console);

// For one thread. If they cannot be loaded, prints why and stops with Exit::content.
std::unique_ptr<scripting::Loaded> load(const SetChoice& choice, Console& console);
// The same with every deck that rulesets of these sets add and that has cards, if these rules can be loaded.
std::unique_ptr<scripting::Loaded> load_with_all_decks(const SetChoice& choice, Console& console);
// The rules for that; the chosen rules if there is nothing to add.
std::string rules_with_all_decks(const SetChoice& choice, const scripting::Loaded& loaded);

}  // namespace soulstack::tools
