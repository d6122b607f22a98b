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
  std::vector<std::string> card_names;  // by number
};

// "A", "B".
inline char letter_of(std::size_t arm) { return static_cast<char>('A' + arm); }

struct Comparison {
  Comparison(const ExperimentPlan& plan, int seats) : experiment(plan, seats), players(seats) {}

  Experiment experiment;
  std::vector<ComparedArm> arms;
  std::vector<std::string> bots;
  std::string command;  // that plays the same games
  std::string sets;     // its options for sets: " --set base --set mine"
  int players;
  std::uint64_t seed = 1;
  bool other_bots = false;  // the arms after A had other random numbers for the bots
  bool whole = true;        // false: interrupted
  double seconds = 0;

  std::string name_of(std::size_t arm) const;  // "B extended+two_attacks"
  // "`extended+two_attacks` against `extended`", and what was found: one line for each arm after A.
  std::string headline(std::size_t arm) const;
  // "Bots: eager in each seat. This holds for games of these bots; people may play differently."
  std::string caution() const;
  // "53 % of the pairs are the same game under both variants; the correlation of the lengths is 0.77".
  std::string pairing(std::size_t arm) const;
  std::string bots_text() const;  // "eager"
};

// The wins of a character under each arm, from the one that wins most often under A.
struct CharacterWins {
  std::string name;
  std::vector<ArmSums::Wins> by_arm;
};
std::vector<CharacterWins> wins_by_character(const Comparison& comparison);

// How often a character wins under an arm, compared with A.
struct CharacterAnswer {
  std::string name;
  ArmSums::Wins a, b;
  Interval interval;     // of the difference in percentage points
  std::string sentence;  // "wins less often", "too few games"; empty: it does not stand out
};
std::vector<CharacterAnswer> characters_compared(const Comparison& comparison, std::size_t arm);

std::string_view word_of(Verdict verdict);  // in JSON and CSV: "less"
Json to_json(const Comparison& comparison);
void print(const Comparison& comparison, Console& console);

}  // namespace soulstack::tools
