// What the sums of an experiment say: an interval for the difference, and a sentence.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tools/lab/intervals.h"
#include "tools/lab/sums.h"

namespace soulstack::tools {

// When an experiment is looked at. Of its error, a fifth goes to the looks before the end, and the rest to the end;
// without an end, all of it goes to the looks.
struct Schedule {
  std::uint64_t pairs = 0;  // planned; 0: no end
  std::uint64_t look_every = 500;
  double error = 0.05;

  double error_of_looks() const { return pairs == 0 ? error : error / 5; }
  double error_at_end() const { return error - error / 5; }
  bool ends_at(std::uint64_t n) const { return pairs != 0 && n >= pairs; }
  bool looks_at(std::uint64_t n) const { return n > 0 && (n % look_every == 0 || ends_at(n)); }
  // The number of pairs for which the interval of the looks is narrowest.
  double tuned_for() const { return pairs == 0 ? 2500 : static_cast<double>(pairs) / 4; }
};

// The interval for the mean difference B - A, as planned: narrow at the end, wide before.
Interval interval_of(const PairSums& sums, const Schedule& schedule);
// The same for a measure that is looked at only once, when the experiment is over. `stopped_early`: that moment was not
// planned.
Interval interval_at_end(const PairSums& sums, double error, bool stopped_early);

enum class Verdict : std::uint8_t {
  less,     // B has less
  more,     // B has more
  same,     // no difference that matters
  unclear,  // the interval is too wide
  scarce,   // too few pairs, or too few that differ
};

inline constexpr std::uint64_t fewest_pairs = 200;
inline constexpr std::uint64_t fewest_unequal = 30;

// `matters`: the smallest difference worth noticing. Two variants with the same games are the same.
Verdict verdict_of(const PairSums& sums, const Interval& interval, double matters);
bool is_clear(Verdict verdict);

// How a measure is described. `{}` stands for an amount with its unit.
struct Wording {
  std::string_view less, more;            // "On average, games are shorter by {}"
  std::string_view less_word, more_word;  // "shorter"
  std::string_view unit;                  // "turns"
  int decimals = 1;
};

// "2 turns", "0.8 percentage points".
std::string amount_text(double amount, const Wording& wording);
// "between 3 turns shorter and 4 turns longer".
std::string between_text(const Interval& interval, const Wording& wording);
// "On average, games are shorter by 5.4 to 8.2 turns".
std::string sentence_of(Verdict verdict, const PairSums& sums, const Interval& interval, double matters, double error,
                        const Wording& wording, double scale = 1);

// The pairs that would make half of the interval as wide as this difference; 0 if no pair differs.
std::uint64_t pairs_to_show(const PairSums& sums, double difference, double error);

// The pairs with which an experiment finds a difference of this size, or excludes it if there is none, in 9 of 10 cases.
std::uint64_t pairs_to_find(const PairSums& sums, double difference, double error);
std::uint64_t pairs_to_exclude(const PairSums& sums, double difference, double error);

}  // namespace soulstack::tools
