// Is the method of `compare` honest? Experiments are drawn from pairs that were played under the same rules, with other
// random numbers for the bots of B. Their differences are centred, so that there is no effect, or shifted by a known one.
#include <doctest/doctest.h>
#include <sstream>

#include <cmath>
#include <string>
#include <vector>

#include "tests/support/sanitized.h"
#include "tools/lab/experiment.h"
#include "tools/lab/paired_games.h"
#include "tools/support/random.h"

namespace soulstack::testing::honesty_test {
namespace {

using namespace tools;

constexpr std::uint64_t experiment_pairs = 2000;
const int experiments = soulstack::testing::sanitized ? 100 : 2000;
const std::uint64_t played_pairs = soulstack::testing::sanitized ? 100 : 2000;

// The sanitizers run a small sample: four standard errors of a share of 100.
constexpr double slack = soulstack::testing::sanitized ? 0.2 : 0;

struct Lengths {
  std::int64_t a = 0, b = 0;
};

// Pairs of lengths whose mean difference is exactly 0. To keep them whole, a turn counts as many as there are pairs.
std::vector<Lengths> centred_pairs() {
  SimulationPlan plan;
  plan.games = played_pairs;
  plan.players = 2;
  plan.sets.sets = {SOULSTACK_TEST_ROOT "/cards/base"};
  std::istringstream in;
  std::ostringstream out;
  Console console{in, out, out};
  std::vector<PlayedVariant> variants;
  for (const std::uint64_t other_bots : {0U, 1U}) {
    plan.other_bots = other_bots;
    variants.push_back({plan, {}});
    for (int worker = 0; worker < 2; ++worker)
      variants.back().loaded.push_back(load(plan.sets, console));
  }
  std::vector<Lengths> all;
  std::int64_t sum = 0;
  play_pairs(
      variants,
      [&](std::uint64_t, std::span<const GameResult> games) {
        all.push_back({games[0].turns, games[1].turns});
        sum += all.back().b - all.back().a;
        return true;
      },
      [](double) { return true; });
  const auto n = static_cast<std::int64_t>(all.size());
  for (Lengths& pair : all)
    pair = {pair.a * n, pair.b * n - sum};
  return all;
}

const std::vector<Lengths>& pairs() {
  static const std::vector<Lengths> all = centred_pairs();
  return all;
}

double spread_of_pairs() {
  PairSums sums;
  for (const Lengths& pair : pairs())
    sums.add(pair.a, pair.b);
  REQUIRE(sums.difference() == 0);
  return sums.spread();
}

// A measure that is not cut at a length stands for the length.
GameResult game(std::int64_t length) {
  constexpr std::int64_t above_zero = 100'000'000;
  GameResult g;
  g.decisions = static_cast<std::uint32_t>(length + above_zero);
  return g;
}

// How many experiments claimed a difference at one of the looks, and how many covered the true one at the end.
struct Found {
  int claims = 0, covered = 0;
  int naive_claims = 0;  // if each look used 1.96 standard errors
};

Found found_with(std::int64_t shift) {
  const auto main = static_cast<std::size_t>(&find_measure("decisions") - measures().data());
  Dice dice(static_cast<std::uint64_t>(shift) + 17);
  Found found;
  for (int n = 0; n < experiments; ++n) {
    Experiment experiment({.pairs = experiment_pairs, .main = main}, 2);
    while (!experiment.is_over()) {
      const Lengths& pair = pairs()[static_cast<std::size_t>(dice.below(static_cast<int>(pairs().size())))];
      experiment.add(experiment.pairs(), std::vector{game(pair.a), game(pair.b + shift)});
    }
    bool claims = false, naive = false;
    const double spread = experiment.main_answer(1).sums.spread();
    for (const Look& look : experiment.looks(1)) {
      claims = claims || look.interval.excludes(0);
      naive = naive || std::abs(look.difference) > plain_half_width(spread, look.pairs, 0.05);
    }
    found.claims += claims ? 1 : 0;
    found.naive_claims += naive ? 1 : 0;
    found.covered += experiment.looks(1).back().interval.excludes(static_cast<double>(shift)) ? 0 : 1;
  }
  return found;
}

double share(int n) { return static_cast<double>(n) / experiments; }
double normal(double z) { return std::erfc(-z / std::sqrt(2)) / 2; }

TEST_CASE("honesty: without an effect, at most 6.5 % of the experiments claim one, looks included") {
  const Found none = found_with(0);
  MESSAGE("false claims: " << 100 * share(none.claims) << " %, with 1.96 at each look "
                           << 100 * share(none.naive_claims) << " %; covered " << 100 * share(none.covered) << " %");
  CHECK(share(none.claims) <= 0.065 + slack);
  CHECK(share(none.covered) >= 0.935 - slack);
  CHECK(share(none.naive_claims) > 0.065 - slack);  // so a method that ignores its looks would fail
}

TEST_CASE("honesty: known effects are found as often as computed, and covered") {
  const double standard_error = spread_of_pairs() / std::sqrt(static_cast<double>(experiment_pairs));
  const double z = standard_errors(Schedule{.pairs = experiment_pairs}.error_at_end());
  for (const double power : {0.5, 0.8, 0.95}) {
    const double effect = z + (power == 0.5 ? 0 : power == 0.8 ? 0.8416212 : 1.6448536);
    const Found planted = found_with(std::llround(effect * standard_error));
    MESSAGE("power " << 100 * power << " %: found " << 100 * share(planted.claims) << " %, covered "
                     << 100 * share(planted.covered) << " %");
    CHECK(normal(effect - z) == doctest::Approx(power));
    CHECK(std::abs(share(planted.claims) - power) <= 0.05 + slack);
    CHECK(share(planted.covered) >= 0.935 - slack);
  }
}

}  // namespace

}  // namespace soulstack::testing::honesty_test
