// Statistics of experiments, compared with values from elsewhere.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tools/lab/intervals.h"
#include "tools/lab/mergeable.h"
#include "tools/lab/verdict.h"
#include "tools/support/random.h"

namespace soulstack::testing::statistics_test {
namespace {

using namespace tools;
using doctest::Approx;

// Extra sleep of ten patients with two drugs, in tenths of an hour (Student, "The probable error of a mean",
// Biometrika 6, 1908).
const std::vector<int> drug_1 = {7, -16, -2, -12, -1, 34, 37, 8, 0, 20};
const std::vector<int> drug_2 = {19, 8, 11, 1, -1, 44, 55, 16, 46, 34};

PairSums sleep() {
  PairSums sums;
  for (std::size_t i = 0; i < drug_1.size(); ++i)
    sums.add(drug_1[i], drug_2[i]);
  return sums;
}

constexpr Wording turns{
    "On average, games are shorter by {}", "On average, games are longer by {}", "shorter", "longer", "turns", 1};

// Pairs whose difference is `shift` plus or minus `spread`.
PairSums pairs(std::uint64_t n, int shift, int spread) {
  PairSums sums;
  for (std::uint64_t i = 0; i < n; ++i)
    sums.add(100, 100 + shift + (i % 2 == 0 ? spread : -spread));
  return sums;
}

std::string sentence(const PairSums& sums, double matters) {
  const Interval interval = interval_of(sums, {.pairs = sums.pairs});
  return sentence_of(verdict_of(sums, interval, matters), sums, interval, matters, 0.04, turns);
}

TEST_CASE("statistics: Student's sleep data have the published means and standard deviation") {
  const PairSums sums = sleep();
  CHECK(sums.mean_a() / 10 == Approx(0.75));  // Student 1908, table I
  CHECK(sums.mean_b() / 10 == Approx(2.33));
  CHECK(sums.difference() / 10 == Approx(1.58));
  CHECK(sums.spread() / 10 == Approx(1.2299955).epsilon(1e-6));  // sd(sleep) in R, with n - 1
  CHECK(sums.correlation() == Approx(0.7951702).epsilon(1e-6));  // cor() in R
  CHECK(sums.unequal == 9);
}

TEST_CASE("statistics: sums of parts, merged in any order, are the sums of the whole") {
  Dice dice(3);
  PairSums whole;
  std::vector<PairSums> parts(7);
  for (int i = 0; i < 5000; ++i) {
    const int a = dice.below(400'000), b = dice.below(400'000);
    whole.add(a, b);
    parts[static_cast<std::size_t>(dice.below(7))].add(a, b);
  }
  for (int order = 0; order < 5; ++order) {
    PairSums merged;
    std::rotate(parts.begin(), parts.begin() + order, parts.end());
    for (const PairSums& part : parts)
      add_sums(merged, sums_json(part));
    CHECK(merged == whole);
  }
}

TEST_CASE("statistics: a small spread beside a large mean is exact") {
  PairSums sums;
  for (int i = 0; i < 1000; ++i)
    sums.add(0, 1'000'000'000 + i % 2);
  CHECK(sums.spread() == Approx(std::sqrt(0.25 * 1000 / 999)).epsilon(1e-12));
}

TEST_CASE("statistics: quantiles of the normal distribution are those of the tables") {
  CHECK(standard_errors(0.05) == Approx(1.959964).epsilon(1e-6));  // Abramowitz and Stegun, table 26.5
  CHECK(standard_errors(0.01) == Approx(2.575829).epsilon(1e-6));
  CHECK(standard_errors(0.001) == Approx(3.290527).epsilon(1e-6));
}

TEST_CASE("statistics: intervals of shares are those of the literature") {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 5: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  struct Row {
    int successes, n;
    double low, high;
  };
  for (const Row& row : {Row{81, 263, 0.2527, 0.3676}, Row{15, 148, 0.0578, 0.1617}, Row{0, 20, 0, 0.1684},
                         Row{1, 29, 0.0009, 0.1776}}) {
    const Interval i = share_interval(row.successes, row.n, 0.05);
    CHECK(std::round(i.low * 1e4) / 1e4 == Approx(row.low));
    CHECK(std::round(i.high * 1e4) / 1e4 == Approx(row.high));
  }
  CHECK(share_interval(0, 0, 0.05).high == 1);
  CHECK(share_interval(12, 12, 0.05).low == Approx(0.7354).epsilon(1e-3));
}

// The chance that the interval of a sample of n contains the true share k / n.
double coverage(int n, int k) {
  const double share = static_cast<double>(k) / n;
  if (k == 0 || k == n)
    return share_interval(k, n, 0.05).excludes(share) ? 0 : 1;
  double sum = 0;
  for (int found = 0; found <= n; ++found)
    if (!share_interval(found, n, 0.05).excludes(share))
      sum += std::exp(std::lgamma(n + 1) - std::lgamma(found + 1) - std::lgamma(n - found + 1) +
                      found * std::log(share) + (n - found) * std::log(1 - share));
  return sum;
}

TEST_CASE("statistics: intervals of shares hold the true share as often as they say, also at the edges") {
  for (int n = 5; n <= 400; n += n < 20 ? 1 : 95)
    for (int k = 0; k <= n; k += n < 20 ? 1 : n / 20)
      CHECK_MESSAGE(coverage(n, k) >= 0.95 - 1e-9, k << " of " << n);
}

TEST_CASE("statistics: of the fifteen chances in the paper of Benjamini and Hochberg, four stand out") {
  const std::vector<double> chances = {0.0344, 0.0001, 0.4262, 0.0004, 0.0019, 0.6528, 0.0095, 0.0201,
                                       0.0278, 0.0298, 0.0459, 0.3240, 0.5719, 0.7590, 1.0};
  CHECK(stand_out(chances, 0.05) == 4);
  CHECK(stand_out({0.04, 0.05}, 0.05) == 2);
  CHECK(stand_out({0.06, 0.2}, 0.05) == 0);
  CHECK(stand_out({}, 0.05) == 0);
  CHECK(chance_of(-1.959964) == doctest::Approx(0.05));
}

TEST_CASE("statistics: the interval of the looks is wider than the plain one, and never narrower than planned") {
  const double plain = plain_half_width(1, 5000, 0.05);
  CHECK(plain == Approx(1.959964 / std::sqrt(5000)));
  CHECK(anytime_half_width(1, 5000, 0.05, 5000) > 1.3 * plain);
  CHECK(anytime_half_width(1, 5000, 0.05, 5000) < anytime_half_width(1, 5000, 0.05, 200));
  CHECK(anytime_half_width(1, 5000, 0.05, 5000) < anytime_half_width(1, 5000, 0.05, 200'000));
  // Computed with Python from theorem 2.2: m = 5,000 gives ρ² = (5.9915 + ln 6.9915) / 5,000 = 0.0015872.
  CHECK(anytime_half_width(1, 5000, 0.05, 5000) * std::sqrt(5000) == Approx(3.035209).epsilon(1e-6));
}

TEST_CASE("statistics: the end gets four fifths of the error, and a plan without end all of it") {
  const Schedule planned{.pairs = 20'000};
  CHECK(standard_errors(planned.error_at_end()) == Approx(2.053749).epsilon(1e-6));
  CHECK(planned.error_of_looks() == Approx(0.01));
  CHECK(Schedule{}.error_of_looks() == Approx(0.05));
  CHECK(planned.looks_at(500));
  CHECK_FALSE(planned.looks_at(501));
  CHECK(Schedule{.pairs = 777}.looks_at(777));
  const PairSums half = pairs(10'000, 0, 40), all = pairs(20'000, 0, 40);
  CHECK(interval_of(half, planned).half_width() > 1.4 * interval_of(all, planned).half_width());
}

TEST_CASE("statistics: what rounds to zero has no minus") {
  CHECK(with_sign(-0.04, 1) == "+0.0");
  CHECK(with_sign(-0.06, 1) == "-0.1");
  CHECK(with_sign(2, 0) == "+2");
  CHECK(interval_text({-1.5, -0.001}, 2) == "-1.50 to +0.00");
}

TEST_CASE("statistics: a verdict is a sentence") {
  CHECK(sentence(pairs(2000, -7, 40), 2) == "On average, games are shorter by 5.2 to 8.8 turns");
  CHECK(sentence(pairs(2000, 7, 40), 2) == "On average, games are longer by 5.2 to 8.8 turns");
  CHECK(sentence(pairs(10'000, -1, 40), 2) ==
        "On average, games are shorter by 0.2 to 1.8 turns, but by less than the 2 turns that matter");
  CHECK(sentence(pairs(10'000, 0, 40), 2) == "No difference larger than 2 turns");
  CHECK(sentence(pairs(2000, 0, 40), 1) ==
        "Not clear yet: between 1.8 turns shorter and 1.8 turns longer; if there is a difference of 1 turn, a new run "
        "of about 6,800 deals finds it in half of the cases, one of 18,000 in 9 of 10");
}

TEST_CASE("statistics: no verdict before 200 pairs, or if fewer than 30 differ; equal games are the same") {
  CHECK(verdict_of(pairs(198, -50, 1), {-51, -49}, 2) == Verdict::scarce);
  CHECK(verdict_of(pairs(200, -50, 1), {-51, -49}, 2) == Verdict::less);
  PairSums rare = pairs(2000, 0, 0);
  CHECK(verdict_of(rare, {0, 0}, 2) == Verdict::same);
  CHECK(sentence(rare, 2) == "No difference: all 2,000 deals are equal");
  for (int i = 0; i < 29; ++i)
    rare.add(10, 30);
  CHECK(verdict_of(rare, {0.1, 0.2}, 2) == Verdict::scarce);
  CHECK(sentence(rare, 2) ==
        "Too few games to say: 29 of 2,029 deals differ; a verdict needs 200 deals of which 30 differ");
  rare.add(10, 30);
  CHECK(is_clear(verdict_of(rare, {0.1, 0.2}, 2)));
}

}  // namespace

}  // namespace soulstack::testing::statistics_test
