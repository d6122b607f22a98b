// Turns a fault of a random game into a small failing scenario, using the runner of `soulstack test`.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_game.h"
#include "tools/records/scenario_text.h"

namespace soulstack::tools {

// The file of the scenario and the sets it is run with.
struct ScenarioPlace {
  std::string file;                   // may not exist
  std::vector<std::string> sets;      // folders of all sets of the games
  std::vector<std::string> defaults;  // default sets of `soulstack test`
};

// Limits the work for the scenario of one finding.
struct Effort {
  int answers = 1'500'000;  // total number of answers in tried scenarios
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
  // Also true after an interrupt.
  bool spent() const;
};

struct FoundScenario {
  std::string text;
  std::vector<std::string> sets;   // sets that `soulstack test` needs as --set; empty: none
  std::vector<std::string> cards;  // IDs of the named cards, with repeats, sorted
  int runs = 0;                    // number of scenarios tried
};

// No value, and the reason in `why_not`, if neither the table before the fault nor the whole game reproduces it as a
// scenario, or if the scenario is too long for a file.
// `how_found`: comment lines for its head.
std::optional<FoundScenario> scenario_of(const Noticed& noticed, const DrawnGame& drawn,
                                         const scripting::Loaded& loaded, const ScenarioPlace& place,
                                         const std::vector<std::string>& how_found, Effort& effort,
                                         std::string& why_not);

// A short title of the fault: "bomb: attempt to index a nil value".
std::string title_of(const scripting::Fault& fault);

}  // namespace soulstack::tools
