// What the sums of an experiment say.
#include "tools/lab/verdict.h"

#include <algorithm>
#include <cmath>

#include "tools/support/console.h"

namespace soulstack::tools {

namespace {

Interval around(double centre, double half) { return {centre - half, centre + half}; }

std::string with_amount(std::string_view sentence, const std::string& amount) {
  std::string text(sentence);
  return text.replace(text.find("{}"), 2, amount);
}

std::string number_text(double x, int decimals) {
  std::string text = fmt::format("{:.{}f}", std::abs(x), decimals);
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
      text.pop_back();
  }
  return text;
}

// "5.4 to 8.2 turns".
std::string range_text(double least, double most, const Wording& w) {
  return fmt::format("{:.{}f} to {:.{}f} {}", least, w.decimals, most, w.decimals, w.unit);
}

std::string one_side(double difference, const Wording& w) {
  return amount_text(difference, w) + " " + std::string(difference < 0 ? w.less_word : w.more_word);
}

// Two significant digits: more would promise too much.
std::uint64_t rounded_up(double n) {
  const double step = std::max(1.0, std::pow(10, std::floor(std::log10(std::max(n, 1.0))) - 1));
  return static_cast<std::uint64_t>(std::ceil(n / step) * step);
}

std::string scarce_text(const PairSums& sums) {
  return fmt::format("Too few games to say: {} of {} differ; a verdict needs {} deals of which {} differ",
                     grouped(sums.unequal), counted(sums.pairs, "deal"), fewest_pairs, fewest_unequal);
}

}  // namespace

Interval interval_of(const PairSums& sums, const Schedule& schedule) {
  const double spread = sums.spread();
  return around(sums.difference(),
                schedule.ends_at(sums.pairs)
                    ? plain_half_width(spread, sums.pairs, schedule.error_at_end())
                    : anytime_half_width(spread, sums.pairs, schedule.error_of_looks(), schedule.tuned_for()));
}

Interval interval_at_end(const PairSums& sums, double error, bool stopped_early) {
  const double spread = sums.spread();
  return around(sums.difference(), stopped_early ? anytime_half_width(spread, sums.pairs, error, Schedule{}.tuned_for())
                                                 : plain_half_width(spread, sums.pairs, error));
}

Verdict verdict_of(const PairSums& sums, const Interval& interval, double matters) {
  if (sums.pairs < fewest_pairs)
    return Verdict::scarce;
  if (sums.unequal == 0)
    return Verdict::same;
  if (sums.unequal < fewest_unequal)
    return Verdict::scarce;
  if (interval.excludes(0))
    return interval.high < 0 ? Verdict::less : Verdict::more;
  return interval.within(-matters, matters) ? Verdict::same : Verdict::unclear;
}

bool is_clear(Verdict verdict) { return verdict != Verdict::unclear && verdict != Verdict::scarce; }

std::string amount_text(double amount, const Wording& wording) {
  const std::string number = number_text(amount, wording.decimals);
  std::string unit(wording.unit);
  if (number == "1" && unit.ends_with('s'))
    unit.pop_back();
  return number + " " + unit;
}

std::string between_text(const Interval& interval, const Wording& wording) {
  return "between " + one_side(interval.low, wording) + " and " + one_side(interval.high, wording);
}

std::string sentence_of(Verdict verdict, const PairSums& sums, const Interval& interval, double matters, double error,
                        const Wording& wording, double scale) {
  const Interval shown = interval.times(scale);
  const double size = matters * scale;
  const bool may_be_little = verdict == Verdict::less ? interval.high > -matters : interval.low < matters;
  const std::string little =
      may_be_little ? fmt::format(", {} by less than the {} that matter",
                                  interval.within(-matters, matters) ? "but" : "perhaps", amount_text(size, wording))
                    : "";
  switch (verdict) {
    case Verdict::less:
      return with_amount(wording.less, range_text(-shown.high, -shown.low, wording)) + little;
    case Verdict::more:
      return with_amount(wording.more, range_text(shown.low, shown.high, wording)) + little;
    case Verdict::same:
      return sums.unequal == 0 ? fmt::format("No difference: all {} deals are equal", grouped(sums.pairs))
                               : "No difference larger than " + amount_text(size, wording);
    case Verdict::unclear:
      return fmt::format(
          "Not clear yet: {}; if there is a difference of {}, a new run of about {} deals finds it in half of the "
          "cases, "
          "one of {} in 9 of 10",
          between_text(shown, wording), amount_text(size, wording), grouped(pairs_to_show(sums, matters, error)),
          grouped(pairs_to_find(sums, matters, error)));
    case Verdict::scarce:
      break;
  }
  return scarce_text(sums);
}

namespace {

std::uint64_t pairs_for(double errors, const PairSums& sums, double difference) {
  const double needed = errors * sums.spread() / difference;
  return needed <= 0 ? 0 : rounded_up(needed * needed);
}

// An estimate is too high by more than so many standard errors in 1 of 10 experiments, and in 1 of 20.
const double one_of_ten = standard_errors(0.2), one_of_twenty = standard_errors(0.1);

}  // namespace

std::uint64_t pairs_to_show(const PairSums& sums, double difference, double error) {
  return pairs_for(standard_errors(error), sums, difference);
}

std::uint64_t pairs_to_find(const PairSums& sums, double difference, double error) {
  return pairs_for(standard_errors(error) + one_of_ten, sums, difference);
}

std::uint64_t pairs_to_exclude(const PairSums& sums, double difference, double error) {
  return pairs_for(standard_errors(error) + one_of_twenty, sums, difference);
}

}  // namespace soulstack::tools
