// Which card sets and rules a command works with: found, loaded, and kept together with what runs their scripts.
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
  std::vector<std::string> sets;  // folders, or names of sets that lie beside the base set; empty: the base set
  std::string rules = "extended";
};

void add_set_option(CLI::App& app, SetChoice& choice);
CLI::Option* add_rules_option(CLI::App& app, SetChoice& choice);
void add_set_and_rules_options(CLI::App& app, SetChoice& choice);

// A file or folder of the project: from the current folder, or from those above the program. Empty if there is none.
std::filesystem::path find_in_project(const std::filesystem::path& relative);

// The folders to load, in order. Stops with Exit::content if one is not there.
std::vector<std::string> folders_of(const SetChoice& choice);

// The set of that name beside the base set; empty: there is none, or it is not a plain name.
std::filesystem::path set_beside_base(const std::string& name);

// Loads them, and sets that these require if they lie beside the base set. Null if they would not load; the findings say
// why. Stops with Exit::content if one is not there.
std::unique_ptr<scripting::Loaded> try_loading(const SetChoice& choice, std::vector<scripting::Finding>& findings);

// Tells the console what is wrong. Stops with Exit::content if anything is.
void demand_no_error(const std::vector<scripting::Finding>& findings, Console& console);

// Every ruleset of these sets, and of those that they need if they load with the rules that are chosen. Stops with
// Exit::content if there is none, or if a set can't be read.
struct Rulesets {
  std::vector<std::string> folders;  // of the sets
  std::vector<scripting::RulesSummary> rules;
};
Rulesets rulesets_of(const SetChoice& choice, Console& console);

// For one thread. Stops with Exit::content if they would not load, after writing why to the console.
std::unique_ptr<scripting::Loaded> load(const SetChoice& choice, Console& console);
// The same with every deck that rulesets of these sets add and have cards for, if such rules load.
std::unique_ptr<scripting::Loaded> load_with_all_decks(const SetChoice& choice, Console& console);
// The rules that these are; those that are chosen if there is nothing to add.
std::string rules_with_all_decks(const SetChoice& choice, const scripting::Loaded& loaded);

}  // namespace soulstack::tools
