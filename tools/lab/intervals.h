// Confidence intervals. An error of 0.05 means that 5 % of such intervals miss the true value.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace soulstack::tools {

struct Interval {
  double low = 0, high = 0;

  bool excludes(double value) const { return value < low || value > high; }
  bool within(double least, double most) const { return low >= least && high <= most; }
  double half_width() const { return (high - low) / 2; }
  Interval times(double factor) const { return {low * factor, high * factor}; }  // the factor is positive
  // The smallest interval that contains both.
  Interval with(const Interval& other) const { return {std::min(low, other.low), std::max(high, other.high)}; }
};

// The number of standard errors on each side of a normal estimate.
double standard_errors(double error);

// Half of the width of the interval of a mean of n values with this standard deviation, looked at once.
double plain_half_width(double spread, std::uint64_t n, double error);

// The same if one may look after each value: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy
// and Ramdas (arXiv 2103.06476, theorem 2.2). It is narrowest near `tuned_for` values.
double anytime_half_width(double spread, std::uint64_t n, double error, double tuned_for);

// The probability that a normal estimate without an effect is at least this many standard errors away from 0.
double chance_of(double standard_errors);

// The procedure of Benjamini and Hochberg: how many of these chances, the smallest ones, stand out if `error` of those that
// are picked may be wrong.
std::size_t stand_out(std::vector<double> chances, double error);

// The interval of Clopper and Pearson for a share, here of wins that may be divided. Unlike that of Wilson, it misses no
// true share in more than `error` of all samples.
Interval share_interval(double successes, double n, double error);

// "+1.5"; what rounds to zero is "+0.0", on whichever side of zero it lies.
std::string with_sign(double x, int decimals);
// "-0.4 to +1.5".
std::string interval_text(const Interval& i, int decimals);

}  // namespace soulstack::tools
