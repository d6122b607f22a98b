// A fault of a random game as a small scenario that fails by it, through the runner of `soulstack test`.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "tools/fuzzing/fuzz_game.h"
#include "tools/fuzzing/scenario_text.h"

namespace soulstack::tools {

// Where the scenario will lie, and what it is run with.
struct ScenarioPlace {
  std::string file;                   // it need not exist
  std::vector<std::string> sets;      // folders of all sets that the games are played with
  std::vector<std::string> defaults;  // those that `soulstack test` takes by itself
};

// What may be spent on the scenario of a finding. Once it is spent, nothing more is tried.
struct Effort {
  int answers = 1'500'000;  // in all scenarios that are played
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
  // Also if somebody has interrupted.
  bool spent() const;
};

struct FoundScenario {
  std::string text;
  std::vector<std::string> sets;   // that `soulstack test` has to be told of; empty: none
  std::vector<std::string> cards;  // the ids of those that it names, each as often as it lies there, sorted
  int runs = 0;                    // how many scenarios were played to get there
};

// None: neither the table before the fault nor the game from its beginning fails in that way as a scenario, or it stays
// longer than a scenario file may be.
// `how_found`: comment lines for its head.
std::optional<FoundScenario> scenario_of(const Noticed& noticed, const DrawnGame& drawn,
                                         const scripting::Loaded& loaded, const ScenarioPlace& place,
                                         const std::vector<std::string>& how_found, Effort& effort);

// The fault in short, for names: "bomb: attempt to index a nil value".
std::string title_of(const scripting::Fault& fault);

}  // namespace soulstack::tools
