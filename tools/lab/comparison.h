// A finished or interrupted comparison, with everything that its report says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/display/json_view.h"
#include "tools/lab/arms.h"
#include "tools/lab/experiment.h"
#include "tools/records/record.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

struct ComparedArm {
  std::string title;
  std::string rules;
  std::vector<SetStamp> sets;
  Counts counts;
  std::vector<std::string> card_names;  // by number
};

struct Comparison {
  Comparison(const ExperimentPlan& plan, int seats) : experiment(plan, seats), players(seats) {}

  Experiment experiment;
  std::vector<ComparedArm> arms;
  std::vector<std::string> bots;
  std::string command;  // that plays the same games
  int players;
  std::uint64_t seed = 1;
  bool other_bots = false;  // the arms after A had other random numbers for the bots
  bool whole = true;        // false: interrupted
  double seconds = 0;

  // "`extended+two_attacks` against `extended`", and what was found: one line for each arm after A.
  std::string headline(std::size_t arm) const;
  // "Bots: eager in each seat. This holds for games of these bots; people may play differently."
  std::string caution() const;
  std::string bots_text() const;  // "eager"
};

std::string_view word_of(Verdict verdict);  // in JSON and CSV: "less"
Json to_json(const Comparison& comparison);
void print(const Comparison& comparison, Console& console);

}  // namespace soulstack::tools
