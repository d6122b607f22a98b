// Writes what happened in a game as a scenario, for the console of `soulstack play`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "tools/records/undo.h"

namespace soulstack::tools {

struct SavedScenario {
  std::string why;  // why there is none; empty: `text` passes as a test
  std::string text;
  std::size_t from = 0;           // the decision that it starts at
  std::size_t checks = 0;         // the number of its checks
  std::vector<std::string> sets;  // that `soulstack test` needs as --set; empty: none
  struct Fact {
    std::string check, said;  // "t.P1.hp == 2", "P1 has 2 HP."
  };
  std::vector<Fact> facts;  // of one with `only_changes`: its checks, in its order
};

// `changes`: only what is different at the end is checked, and the table has only what is needed for that.
enum class ScenarioOf : std::uint8_t { everything, changes };

// What happened since the beginning of this turn, or at least in the last `answers` of people, and the state now as
// checks. A scenario starts while the active player may act on an empty stack, and after the last edit of the table.
// The text was run, as a test would run that file. `defaults`: the default sets of `soulstack test`.
SavedScenario scenario_of(const History& history, const scripting::Loaded& loaded, const std::filesystem::path& file,
                          const std::vector<std::string>& defaults, std::optional<std::size_t> answers,
                          ScenarioOf of = ScenarioOf::everything);

}  // namespace soulstack::tools
