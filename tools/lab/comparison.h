// A finished or interrupted comparison, with everything that its report says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/display/json_view.h"
#include "tools/lab/experiment.h"
#include "tools/lab/variants.h"
#include "tools/records/record.h"
#include "tools/simulate/simulation.h"

namespace soulstack::tools {

struct ComparedVariant {
  std::string title;
  std::string rules;
  std::vector<SetStamp> sets;
  std::vector<std::string> card_names;  // by number
};

ComparedVariant compared_variant(std::string title, std::string rules, const scripting::Loaded& loaded);

// "A", "B".
inline char letter_of(std::size_t variant) { return static_cast<char>('A' + variant); }

struct Comparison {
  Comparison(const ExperimentPlan& plan, int seats) : experiment(plan, seats), players(seats) {}

  Experiment experiment;
  std::vector<ComparedVariant> variants;
  std::vector<std::string> bots;
  std::string command;  // that plays the same games
  std::string sets;     // its options for sets: " --set base --set mine"
  int players;
  std::uint64_t seed = 1;
  bool other_bots = false;  // the variants after A had other random numbers for the bots
  bool whole = true;        // false: interrupted
  double seconds = 0;

  std::string name_of(std::size_t variant) const;  // "B extended+two_attacks"
  // "`extended+two_attacks` against `extended`", and what was found: one line for each variant after A.
  std::string headline(std::size_t variant) const;
  // "Bots: eager in each seat. This holds for games of these bots; people may play differently."
  std::string caution() const;
  // "53 % of the deals are the same game under both variants; the correlation of the lengths is 0.77".
  std::string pairing(std::size_t variant) const;
  std::string bots_text() const;  // "eager"
};

// The wins of a character under each variant, from the one that wins most often under A.
struct CharacterWins {
  std::string name;
  std::vector<VariantSums::Wins> by_variant;
};
std::vector<CharacterWins> wins_by_character(const Comparison& comparison);

// How often a character wins under a variant, compared with A.
struct CharacterAnswer {
  std::string name;
  VariantSums::Wins a, b;
  Interval interval;     // of the difference in percentage points
  std::string sentence;  // "wins less often", "too few games"; empty: it does not stand out
};
std::vector<CharacterAnswer> characters_compared(const Comparison& comparison, std::size_t variant);

std::string_view word_of(Verdict verdict);  // in JSON and CSV: "less"
// What the comparison is about.
const Measure& main_measure(const Comparison& comparison);

// "95 % for turns, over all 2 variants together (each 97.5 %), and 95 % for all other numbers together".
std::string level_text(const Comparison& comparison);

// How many pairs a planned experiment needs, from this one as a pilot.
Json plan_json(const Comparison& pilot);
void print_plan(const Comparison& pilot, Console& console);

Json to_json(const Comparison& comparison);
void print(const Comparison& comparison, Console& console);

}  // namespace soulstack::tools
