// A sweep over a number of the rules.
#include "tools/lab/sweep.h"

#include <algorithm>
#include <charconv>

#include "tools/docs/escape.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/lab/picture.h"
#include "tools/support/stop.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

// The whole number that the text consists of.
bool reads(std::string_view text, int& into) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into);
  return error == std::errc() && end == text.data() + text.size();
}

std::string sentence_of(const SweptValue& v) {
  return v.is_usual ? "the others are compared with it" : v.answer.sentence;
}

std::string title_of(const Comparison& c, const Sweep& sweep) {
  return fmt::format("{} from {} to {} in {}", sweep.number, sweep.least, sweep.most, c.variants[0].rules);
}

// "What does price from 9 to 11 change in extended?"
std::string question_of(const Comparison& c, const Sweep& sweep) {
  return fmt::format("What does {} from {} to {} change in {}?", sweep.number, sweep.least, sweep.most,
                     c.variants[0].rules);
}

std::string interval_of(const SweptValue& v, int decimals) {
  return v.is_usual ? "" : interval_text(v.answer.shown_interval(), decimals);
}

std::string difference_text(const SweptValue& v, int decimals) {
  return v.is_usual ? "" : with_sign(v.answer.shown_difference(), decimals);
}

// The differences from A by value, with simultaneous intervals.
std::string sweep_picture(const Comparison& c, const Sweep& sweep, const std::vector<SweptValue>& values) {
  const double top = 34, bottom = 300;
  double least = 0, most = 0, matters = 0;
  std::string description;
  for (const SweptValue& v : values) {
    if (v.is_usual)
      continue;
    const Interval i = v.answer.shown_interval();
    least = std::min(least, i.low);
    most = std::max(most, i.high);
    matters = v.answer.matters * main_measure(c).scale;
    description += fmt::format("{} {}: {:+.2f}, interval {:+.2f} to {:+.2f}. ", sweep.number, v.value,
                               v.answer.shown_difference(), i.low, i.high);
  }
  const double margin = std::max({(most - least) * 0.06, matters * 1.2 - most, matters * 1.2 + least, 1e-6});
  Picture p(across::wide, bottom + 54, fmt::format("Difference by {}", sweep.number), description);
  const Scale x{sweep.least - 0.5, sweep.most + 0.5, across::left, across::right};
  const Scale y{least - margin, most + margin, bottom, top};
  p.box(across::left, y.at(matters), across::right - across::left, y.at(-matters) - y.at(matters), "matters");
  p.axis_left(y, across::left, across::right,
              fmt::format("difference in {}; shaded: too small to matter", main_measure(c).wording.unit));
  p.line(across::left, y.at(0), across::right, y.at(0), "zero");
  std::vector<std::pair<double, double>> middle;
  for (const SweptValue& v : values) {
    const double at = x.at(v.value);
    const double difference = v.is_usual ? 0 : v.answer.shown_difference();
    middle.emplace_back(at, y.at(difference));
    p.text(at, bottom + 20, fmt::format("{}", v.value), "middle");
    if (v.is_usual)
      continue;
    const Interval i = v.answer.shown_interval();
    p.line(at, y.at(i.low), at, y.at(i.high), look("l", 1));
    for (const double end : {i.low, i.high})
      p.line(at - 7, y.at(end), at + 7, y.at(end), look("l", 1));
  }
  p.path(middle, look("l", 0));
  for (const auto& [at, height] : middle)
    p.dot(at, height, look("f", 0));
  p.text((across::left + across::right) / 2, bottom + 44, sweep.number, "middle");
  return p.svg();
}

std::string sweep_table(const Comparison& c, const Sweep& sweep, const std::vector<SweptValue>& values) {
  const int decimals = main_measure(c).wording.decimals;
  HtmlTable table(
      {{sweep.number}, {std::string(main_measure(c).name)}, {"difference"}, {"interval"}, {"what it says", true}});
  for (const SweptValue& v : values)
    table.add_row({fmt::format("{}", v.value), fmt::format("{:.{}f}", v.mean, decimals), difference_text(v, decimals),
                   interval_of(v, decimals), sentence_of(v)});
  return table.html();
}

}  // namespace

Sweep read_sweep(const std::string& written) {
  constexpr std::string_view numbers = "numbers.";
  std::string_view text = written;
  if (text.starts_with(numbers))
    text.remove_prefix(numbers.size());
  const std::size_t equals = text.find('='), dots = text.find("..");
  Sweep sweep;
  const bool is_sweep = equals != std::string_view::npos && equals > 0 && dots != std::string_view::npos &&
                        dots > equals && reads(text.substr(equals + 1, dots - equals - 1), sweep.least) &&
                        reads(text.substr(dots + 2), sweep.most);
  if (!is_sweep)
    refuse(fmt::format(
        "`{}` is not a sweep; write a number of the rules and its first and last value, such as numbers.price=5..12",
        written));
  const std::int64_t values = std::int64_t{sweep.most} - sweep.least + 1;
  if (values < 2 || values > most_swept)
    refuse(fmt::format("A sweep has 2 to {} values; {}..{} has {}", most_swept, sweep.least, sweep.most,
                       std::max<std::int64_t>(values, 0)));
  sweep.number = text.substr(0, equals);
  return sweep;
}

std::vector<int> values_in_order(const Sweep& sweep, int of_the_rules) {
  const bool is_within = of_the_rules >= sweep.least && of_the_rules <= sweep.most;
  std::vector<int> values = {is_within ? of_the_rules : sweep.least};
  for (int value = sweep.least; value <= sweep.most; ++value)
    if (value != values.front())
      values.push_back(value);
  return values;
}

std::vector<SweptValue> swept_values(const Comparison& c, const std::vector<int>& values) {
  std::vector<SweptValue> all;
  for (std::size_t variant = 1; variant < values.size(); ++variant) {
    const Answer answer = c.experiment.main_answer(variant);
    all.push_back({values[variant], answer.shown_b(), answer, false});
  }
  all.push_back({values[0], c.experiment.main_answer(1).shown_a(), {}, true});
  std::sort(all.begin(), all.end(), [](const SweptValue& a, const SweptValue& b) { return a.value < b.value; });
  return all;
}

Json sweep_json(const Comparison& c, const Sweep& sweep, const std::vector<int>& values) {
  Json j{{"schema", 1},
         {"command", "sweep"},
         {"number", sweep.number},
         {"compared_with", values[0]},
         {"measure", main_measure(c).name},
         {"pairs", c.experiment.pairs()},
         {"players", c.players},
         {"seed", c.seed},
         {"bots", c.bots},
         {"repeat", c.command},
         {"values", Json::array()},
         {"seconds", c.seconds}};
  for (const SweptValue& v : swept_values(c, values)) {
    Json row{{"value", v.value}, {"mean", v.mean}};
    if (!v.is_usual) {
      const Interval i = v.answer.shown_interval();
      row.update({{"difference", v.answer.shown_difference()},
                  {"interval", {i.low, i.high}},
                  {"verdict", word_of(v.answer.verdict)},
                  {"sentence", v.answer.sentence}});
    }
    j["values"].push_back(std::move(row));
  }
  if (!c.whole)
    j["interrupted"] = true;
  return j;
}

std::string sweep_csv(const Comparison& c, const std::vector<int>& values) {
  std::string csv = "value,deals,mean,difference,low,high,verdict\n";
  for (const SweptValue& v : swept_values(c, values)) {
    const Interval i = v.is_usual ? Interval{} : v.answer.shown_interval();
    csv += fmt::format("{},{},{:.4f},{:.4f},{:.4f},{:.4f},{}\n", v.value, c.experiment.pairs(), v.mean,
                       v.is_usual ? 0 : v.answer.shown_difference(), i.low, i.high,
                       v.is_usual ? "reference" : word_of(v.answer.verdict));
  }
  return csv;
}

void print_sweep(const Comparison& c, const Sweep& sweep, const std::vector<int>& values, Console& console) {
  const int decimals = main_measure(c).wording.decimals;
  console.print("{}: {} of {} players, seed {}\n\n", title_of(c, sweep), counted(c.experiment.pairs(), "deal"),
                c.players, c.seed);
  console.print("  {:>{}}  {:>9}  {:>11}  {:>18}\n", sweep.number, std::max<std::size_t>(6, sweep.number.size()),
                main_measure(c).name, "difference", "interval");
  for (const SweptValue& v : swept_values(c, values))
    console.print("  {:>{}}  {:>9}  {:>11}  {:>18}  {}\n", v.value, std::max<std::size_t>(6, sweep.number.size()),
                  fmt::format("{:.{}f}", v.mean, decimals), difference_text(v, decimals), interval_of(v, decimals),
                  sentence_of(v));
  console.print(
      "\n  Each value plays the same deals. The intervals hold for all values together in 95 % of sweeps.\n  {}\n",
      c.caution());
}

std::string sweep_report(const Comparison& c, const Sweep& sweep, const std::vector<int>& values) {
  const std::vector<SweptValue> swept = swept_values(c, values);
  const std::string question = question_of(c, sweep);
  std::string body = fmt::format("<h1>{}</h1>\n", html_escaped(question));
  body += fmt::format("<p class=\"caution\">{}</p>\n<p>{} of {} players, seed {}. Compared with {} {}.</p>\n",
                      html_escaped(c.caution()), counted(c.experiment.pairs(), "deal"), c.players, c.seed,
                      html_escaped(sweep.number), values[0]);
  body +=
      "<h2>The difference</h2>\n" + sweep_picture(c, sweep, swept) +
      how_to_read(fmt::format("Each dot is a value of {0}, and its height the mean difference from {0} {1}; the true "
                              "difference is probably somewhere on the upright line. Where that line does not cross 0, "
                              "there is a difference; in the shaded area it is too small to matter.",
                              sweep.number, values[0])) +
      sweep_table(c, sweep, swept);
  body += fmt::format(
      "<h2>Method</h2>\n<ul>\n<li>Each value plays the same deals; a difference is the mean over the deals.</li>\n"
      "<li>The intervals hold for all values together in 95 % of sweeps (Bonferroni).</li>\n"
      "<li>There is no verdict before {} deals of which {} differ.</li>\n</ul>\n"
      "<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n<p>soulstack {}</p>\n"
      "<details><summary>The numbers as CSV</summary>\n<pre>{}</pre></details>\n",
      fewest_pairs, fewest_unequal, html_escaped(c.command), SOULSTACK_VERSION, html_escaped(sweep_csv(c, values)));
  return html_page(question, body);
}

}  // namespace soulstack::tools
