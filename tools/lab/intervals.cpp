// Confidence intervals.
#include "tools/lab/intervals.h"

#include <algorithm>
#include <boost/math/distributions/beta.hpp>
#include <boost/math/distributions/normal.hpp>
#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace soulstack::tools {

double standard_errors(double error) {
  return boost::math::quantile(boost::math::complement(boost::math::normal(), error / 2));
}

double chance_of(double standard_errors) {
  return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(standard_errors)));
}

std::size_t stand_out(std::vector<double> chances, double error) {
  std::sort(chances.begin(), chances.end());
  const double of_each = error / static_cast<double>(std::max<std::size_t>(1, chances.size()));
  std::size_t picked = chances.size();
  while (picked > 0 && chances[picked - 1] > of_each * static_cast<double>(picked))
    --picked;
  return picked;
}

double plain_half_width(double spread, std::uint64_t n, double error) {
  if (n == 0)
    return std::numeric_limits<double>::infinity();
  return standard_errors(error) * spread / std::sqrt(static_cast<double>(n));
}

double anytime_half_width(double spread, std::uint64_t n, double error, double tuned_for) {
  if (n == 0)
    return std::numeric_limits<double>::infinity();
  const double size = static_cast<double>(n);
  const double rho_squared = (-2 * std::log(error) + std::log(1 - 2 * std::log(error))) / tuned_for;
  const double scale = size * rho_squared + 1;
  return spread * std::sqrt(scale / (size * size * rho_squared) * std::log(scale / (error * error)));
}

Interval share_interval(double successes, double n, double error) {
  if (n <= 0)
    return {0, 1};
  const auto quantile = [&](double a, double b, double share) {
    return boost::math::quantile(boost::math::beta_distribution<>(a, b), share);
  };
  const double failures = n - successes;
  return {successes <= 0 ? 0 : quantile(successes, failures + 1, error / 2),
          failures <= 0 ? 1 : quantile(successes + 1, failures, 1 - error / 2)};
}

std::string with_sign(double x, int decimals) {
  std::string text = fmt::format("{:+.{}f}", x, decimals);
  if (text.find_first_of("123456789") == std::string::npos)
    text[0] = '+';
  return text;
}

std::string interval_text(const Interval& i, int decimals) {
  return with_sign(i.low, decimals) + " to " + with_sign(i.high, decimals);
}

}  // namespace soulstack::tools
