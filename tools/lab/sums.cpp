// Sums over pairs of games.
#include "tools/lab/sums.h"

#include <algorithm>
#include <cmath>

namespace soulstack::tools {

namespace {

double mean(Wide sum, std::uint64_t n) { return n == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(n); }

// n² times the covariance of two values, exactly.
Wide scaled_covariance(std::uint64_t n, Wide products, Wide x, Wide y) { return Wide{n} * products - x * y; }

}  // namespace

double PairSums::mean_a() const { return mean(a, pairs); }
double PairSums::mean_b() const { return mean(b, pairs); }
double PairSums::difference() const { return mean(b - a, pairs); }

double PairSums::spread() const {
  if (pairs < 2)
    return 0;
  const Wide scaled = scaled_covariance(pairs, aa + bb - 2 * ab, b - a, b - a);
  const double n = static_cast<double>(pairs);
  return std::sqrt(static_cast<double>(scaled) / (n * (n - 1)));
}

double PairSums::correlation() const {
  const double of_a = static_cast<double>(scaled_covariance(pairs, aa, a, a));
  const double of_b = static_cast<double>(scaled_covariance(pairs, bb, b, b));
  if (of_a <= 0 || of_b <= 0)
    return 0;
  return static_cast<double>(scaled_covariance(pairs, ab, a, b)) / std::sqrt(of_a) / std::sqrt(of_b);
}

}  // namespace soulstack::tools
