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

// "14 of 103 cards cannot be told from a blank treasure card yet: about 3,000 deals in all would show ..."; empty if all can.
std::string undecided_text(const Comparison& comparison);

Json strength_json(const Comparison& comparison);
// A section of the report. `of_a_kind`: the cards are all of a kind, and it says how many of them are undecided.
std::string strength_section(const Comparison& comparison, bool of_a_kind);
void print_strength(const Comparison& comparison, bool of_a_kind, Console& console);

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
// "It is worth about 6¢: more than 3¢ and less than 12¢", for a comparison of these with the card (A). What is not
// excluded at the level of the plan counts as possible.
std::string worth_text(const Comparison& comparison);

}  // namespace soulstack::tools
