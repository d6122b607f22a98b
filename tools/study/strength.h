// How strong cards are: how often the player wins who is given one, compared with a player who is given something else in
// the same deals.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tools/lab/comparison.h"

namespace soulstack::tools {

// One of the variants after A, which has the card that the others are compared with.
struct Strength {
  std::string card;  // the title of the variant
  Answer wins;       // of its owner
  Answer turns;      // of the games
};
// From the strongest. Their intervals hold together: those for wins at the level of the plan.
std::vector<Strength> strengths_of(const Comparison& comparison);

// "14 of 103 cards cannot be told from a blank treasure card yet: ..."; empty if all can.
std::string undecided_text(const Comparison& comparison);
// How many deals a new run needs, for a comparison of two variants: "For an interval of ±2 percentage points: ...", and to
// find such a difference. `seconds_of_a_deal`: how long a deal takes here; 0: unknown. Empty if too little is known.
std::vector<std::string> needed_texts(const Comparison& comparison, double seconds_of_a_deal = 0);
// The deals of a run that finds a difference that matters in 9 of 10 cases, in each of the variants that are not clear; 0 if
// all are, or too little is known.
std::uint64_t deals_to_find(const Comparison& comparison);

// What the variants are: a card after another one or a blank one, all cards of a kind, or ¢ instead of the card (A).
enum class Asked : std::uint8_t { one, kind, worth };

Json strength_json(const Comparison& comparison, Asked asked = Asked::one);
// A section of the report.
std::string strength_section(const Comparison& comparison, Asked asked);
void print_strength(const Comparison& comparison, Asked asked, Console& console);

// How much more two cards do together than each of them alone, for the four variants: neither, the first, the second, both.
struct TogetherSums {
  PairSums wins;  // of the owners of one of them against those of both and of neither

  void add(std::span<const GameResult> games);
  static void each(auto& s, auto visit) { visit("wins", s.wins); }
};
// "Together they win ... more often than their strengths add up to".
std::string together_text(const TogetherSums& sums, std::uint64_t planned);

// The ¢ that players are given instead of a card, to see how many it is worth: with the variants after A, in their order.
inline constexpr std::array<int, 9> coins_instead = {0, 1, 2, 3, 5, 8, 12, 18, 25};
// "It is worth between 3 and 12¢, most likely about 6¢", for a comparison of these with the card (A). What is not excluded
// at the level of the plan counts as possible, and that more ¢ are never worse.
std::string worth_text(const Comparison& comparison);

}  // namespace soulstack::tools
