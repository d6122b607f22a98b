// Scenarios in words: the table at the start, what happens and what must be true, as sentences. They are made from the
// source of the file, so that each number knows its place there, and from the wordings of the rows (scenario_words.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scripting/scenario/said.h"
#include "scripting/scenario/scenario.h"

namespace soulstack::scripting {

struct SaidSentence {
  enum class As : std::uint8_t {
    start,    // of the table
    step,     // what somebody does
    check,    // what must be true
    control,  // "If ...:", before sentences with a greater depth
    lua       // what has no words, as it is written
  };
  As as = As::step;
  int depth = 0;  // in branches and loops
  Said said;
  std::size_t from = 0, to = 0;  // in the file, in bytes
  int line = 0;
  std::string field{};  // of the table: the name of its field
};

struct SaidScenario {
  std::string name;
  int line = 0;
  std::size_t from = 0, to = 0;            // in the file, in bytes
  std::size_t name_from = 0, name_to = 0;  // of its name, with the quotes
  std::vector<SaidSentence> start, play, expect;
};

// In the order of the file. Empty if it can't be read, or if a loop or a function makes scenarios. The libraries from
// which the file was read must still be loaded.
std::vector<SaidScenario> say_scenarios(const ScenarioFile& file);

// The sentence that failed, by its first byte, and what is true instead: "P1 has 4¢". Nothing if the place is not known.
struct SaidFailure {
  std::size_t from = 0;
  Said found;  // empty for a step, and for a check without a comparison that names what it found
};
std::optional<SaidFailure> say_failure(const ScenarioFile& file, const ScenarioResult& result);

}  // namespace soulstack::scripting
