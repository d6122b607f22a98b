// Which cards and rules the paths of `soulstack test` mean, which scenarios there are for them, and what running these
// shows.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "scripting/lint/coverage.h"
#include "scripting/scenario/scenario.h"
#include "tools/commands/testing.h"

namespace soulstack::tools {

struct TestedCard {
  std::string id;  // "base:bomb"
  std::string name;
  std::string file;
  std::string set;            // its folder, as it was named
  std::string own_scenarios;  // the file that tests it by its name; may not be there
};

struct Tested {
  std::vector<std::string> sets;       // folders whose cards or rules are meant
  std::vector<std::string> scenarios;  // files
  std::vector<TestedCard> cards;       // in the order of their sets
  std::set<std::string> files;         // of the cards, and of the rules, by known_as
};

// A path may be a set, a folder in it, or the file of a card; then its own scenarios are those that are run. Stops if
// there is no card, or if the sets would not load.
Tested find_tested(const TestOptions& options, scripting::LibraryCache& libraries);

// The scenarios are run once, and what each file shows is noted.
struct Shown {
  std::vector<scripting::ScenarioResult> results;
  std::vector<scripting::Coverage> by_file;  // as Tested::scenarios
  std::size_t failed() const;
};
Shown run_noting(const Tested& tested, const TestOptions& options);

// Tells on `err` what failed; false if anything did.
bool demand_passed(const Shown& shown, Console& console);

}  // namespace soulstack::tools
