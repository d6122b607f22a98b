// Finds the cards and rules for the paths of `soulstack test` and their scenarios, and runs these.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "scripting/lint/coverage.h"
#include "scripting/scenario/scenario.h"
#include "tools/commands/authoring/testing.h"

namespace soulstack::tools {

// A card, or a word or keyword of a set.
struct TestedCard {
  std::string id;  // "base:bomb"; of a word "mine:words/blast"
  std::string name;
  std::string file;
  std::string set;            // its folder, as given
  std::string own_scenarios;  // the scenario file named after it; may not exist
};

struct Tested {
  std::vector<std::string> sets;       // folders with the selected cards or rules
  std::vector<std::string> scenarios;  // files
  std::vector<TestedCard> cards;       // also words and keywords; in the order of their sets
  std::set<std::string> files;         // of the cards, and of the rules, by known_as
};

// The folder of the set that contains the path or is the path; empty if there is none.
std::string set_around(const std::string& path);
// The scenario file named after a card of that set; may not exist.
// Where the scenarios for a path of `soulstack test` are: of a card or a folder of cards, those of its set for it.
std::string scenarios_at(const std::string& path);
std::string own_scenarios_of(const std::string& set, const std::string& card);

// A path may be a set, a folder in it, or the file of a card, whose own scenarios are then run. Stops if there is no
// card, or if the sets cannot be loaded.
Tested find_tested(const TestOptions& options, scripting::LibraryCache& libraries);

// Runs the scenarios once, and records what each file covers.
struct Shown {
  std::vector<scripting::ScenarioResult> results;
  std::vector<scripting::Coverage> by_file;  // as Tested::scenarios
  std::size_t failed() const;
};
Shown run_noting(const Tested& tested, const TestOptions& options, Console& console);

// Prints failures on `err`. Returns false if anything failed.
bool demand_passed(const Shown& shown, Console& console);

}  // namespace soulstack::tools
