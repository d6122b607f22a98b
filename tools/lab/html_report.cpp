// The report of a comparison as HTML.
#include "tools/lab/html_report.h"

#include <algorithm>
#include <cmath>

#include "tools/docs/escape.h"
#include "tools/lab/picture.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

constexpr double wide = 760, left = 60, right = 740;
constexpr int turns_in_bin = 10;

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1b1b1b; --faint: #767676; --grid: #d9d9d9; --page: #fff; --band: #e9eef5;
  --c0: #0072b2; --c1: #d55e00; --c2: #009e73; --c3: #cc79a7; --c4: #b8860b; --c5: #56b4e9; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --faint: #a0a0a0; --grid: #444; --page: #171717;
  --band: #26303c; --c0: #56b4e9; --c1: #ff8c42; --c2: #2fc79a; --c4: #e6b422; --c5: #9ad0f5; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
.answer { font-size: 1.25rem; font-weight: 600; margin: .4rem 0; }
.caution { border-left: 4px solid var(--c4); padding: .3rem .8rem; background: var(--band); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--grid); white-space: nowrap; }
th:first-child, td:first-child, th:last-child { text-align: left; } td.words { text-align: left; white-space: normal; min-width: 17rem; }
td:first-child { white-space: normal; min-width: 8rem; }
pre { overflow-x: auto; background: var(--band); padding: .7rem; font-size: .85rem; }
pre.command { white-space: pre-wrap; overflow-wrap: anywhere; }
svg { width: 100%; min-width: 36rem; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--grid); } .zero { stroke: var(--ink); stroke-width: 1.5; } .matters { fill: var(--band); }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em; }
@media print { :root { --ink: #000; --page: #fff; } h2 { break-after: avoid; } svg, table { break-inside: avoid; } }
)";

// The colours of the arms, as lines, areas and dots.
std::string colours() {
  std::string css;
  for (int n = 0; n < 6; ++n)
    css += fmt::format(
        ".l{0} {{ stroke: var(--c{0}); fill: none; stroke-width: 2.5; }} .f{0} {{ fill: var(--c{0}); }}\n"
        ".a{0} {{ fill: var(--c{0}); opacity: .2; }} .k{0} {{ background: var(--c{0}); }}\n",
        n);
  return css;
}

std::string look(std::string_view kind, std::size_t arm) { return fmt::format("{}{}", kind, arm % 6); }
char letter(std::size_t arm) { return static_cast<char>('A' + arm); }

const Measure& main_of(const Comparison& c) { return measures()[c.experiment.plan().main]; }

std::string name_of(const Comparison& c, std::size_t arm) {
  return fmt::format("{} {}", letter(arm), c.arms[arm].title);
}

std::string scrolled(const std::string& content) { return "<div class=\"scroll\">" + content + "</div>\n"; }

std::string keys_of(const Comparison& c, std::size_t first) {
  std::string text = "<p>";
  for (std::size_t arm = first; arm < c.arms.size(); ++arm)
    text += fmt::format("<span class=\"key {}\"></span>{}", look("k", arm), html_escaped(name_of(c, arm)));
  return text + "</p>\n";
}

Scale with_margin(double least, double most, double from, double to) {
  const double margin = std::max((most - least) * 0.06, 1e-6);
  return {least - margin, most + margin, from, to};
}

// ---- The pictures

std::string intervals_picture(const Comparison& c) {
  const double row = 54, top = 20, bottom = top + row * static_cast<double>(c.arms.size() - 1);
  double least = 0, most = 0, matters = 0;
  std::string description;
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm) {
    const Answer a = c.experiment.main_answer(arm);
    const Interval i = a.shown_interval();
    matters = a.matters * a.measure->scale;
    least = std::min({least, i.low, -matters});
    most = std::max({most, i.high, matters});
    description +=
        fmt::format("{}: {:+.2f}, interval {:+.2f} to {:+.2f}. ", name_of(c, arm), a.shown_difference(), i.low, i.high);
  }
  Picture p(wide, bottom + 44, "Difference from A with its interval", description);
  const Scale x = with_margin(least, most, left, right);
  p.box(x.at(-matters), top, x.at(matters) - x.at(-matters), bottom - top, "matters");
  p.axis_below(x, top, bottom,
               fmt::format("difference from A in {}; shaded: too small to matter", main_of(c).wording.unit));
  p.line(x.at(0), top, x.at(0), bottom, "zero");
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm) {
    const Answer a = c.experiment.main_answer(arm);
    const Interval i = a.shown_interval();
    const double y = top + row * (static_cast<double>(arm) - 0.4);
    p.text(left, y - 16, name_of(c, arm));
    p.line(x.at(i.low), y, x.at(i.high), y, look("l", arm));
    p.line(x.at(i.low), y - 7, x.at(i.low), y + 7, look("l", arm));
    p.line(x.at(i.high), y - 7, x.at(i.high), y + 7, look("l", arm));
    p.dot(x.at(a.shown_difference()), y, look("f", arm));
  }
  return p.svg();
}

std::vector<double> shares_by_length(const ArmSums& arm) {
  std::vector<double> shares(longest_counted / turns_in_bin + 1);
  for (std::size_t n = 0; n < arm.turns.size(); ++n)
    shares[n / turns_in_bin] += 100.0 * static_cast<double>(arm.turns[n]) / static_cast<double>(arm.games);
  return shares;
}

std::string lengths_picture(const Comparison& c) {
  const double top = 34, bottom = 270;
  std::size_t bins = 1;
  double most = 1;
  std::string description;
  for (std::size_t arm = 0; arm < c.arms.size(); ++arm) {
    const std::vector<double> shares = shares_by_length(c.experiment.arm(arm));
    for (std::size_t n = 0; n < shares.size(); ++n)
      if (shares[n] > 0)
        bins = std::max(bins, n + 1);
    most = std::max(most, *std::max_element(shares.begin(), shares.end()));
    description += fmt::format("{}: median {} turns. ", name_of(c, arm), c.experiment.arm(arm).median_turns());
  }
  Picture p(wide, bottom + 44, "How many games have which length", description);
  const Scale x{0, static_cast<double>(bins) * turns_in_bin, left, right};
  const Scale y{0, most * 1.05, bottom, top};
  p.axis_below(x, top, bottom, "turns of a game");
  p.axis_left(y, left, right, fmt::format("% of games, for each {} turns", turns_in_bin));
  for (std::size_t arm = 0; arm < c.arms.size(); ++arm) {
    std::vector<std::pair<double, double>> steps = {{x.at(0), bottom}};
    const std::vector<double> shares = shares_by_length(c.experiment.arm(arm));
    for (std::size_t n = 0; n < bins; ++n) {
      steps.emplace_back(x.at(static_cast<double>(n * turns_in_bin)), y.at(shares[n]));
      steps.emplace_back(x.at(static_cast<double>((n + 1) * turns_in_bin)), y.at(shares[n]));
    }
    steps.emplace_back(x.to, bottom);
    p.path(steps, look("l", arm));
  }
  return p.svg();
}

std::string running_picture(const Comparison& c) {
  const double top = 34, bottom = 270, scale = main_of(c).scale;
  double least = 0, most = 0;
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm)
    for (const Look& at : c.experiment.looks(arm)) {
      least = std::min(least, at.interval.low * scale);
      most = std::max(most, at.interval.high * scale);
    }
  Picture p(wide, bottom + 44, "The difference and its interval as pairs were added",
            "The interval before the planned end is wider, since it allows for looking early.");
  const Scale x{0, static_cast<double>(c.experiment.pairs()), left, right};
  const Scale y = with_margin(least, most, bottom, top);
  p.axis_below(x, top, bottom, "pairs played");
  p.axis_left(y, left, right, fmt::format("difference from A in {}", main_of(c).wording.unit));
  p.line(left, y.at(0), right, y.at(0), "zero");
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm) {
    std::vector<std::pair<double, double>> band, middle;
    const std::vector<Look>& looks = c.experiment.looks(arm);
    for (const Look& at : looks) {
      band.emplace_back(x.at(static_cast<double>(at.pairs)), y.at(at.interval.high * scale));
      middle.emplace_back(x.at(static_cast<double>(at.pairs)), y.at(at.difference * scale));
    }
    for (std::size_t n = looks.size(); n-- > 0;)
      band.emplace_back(x.at(static_cast<double>(looks[n].pairs)), y.at(looks[n].interval.low * scale));
    p.path(band, look("a", arm), true);
    p.path(middle, look("l", arm));
    for (const auto& [px, py] : middle)
      p.dot(px, py, look("f", arm));
  }
  return p.svg();
}

double wins_in_percent(const ArmSums::Wins& wins) {
  return wins.games == 0 ? 0
                         : 100.0 * static_cast<double>(wins.wins) /
                               static_cast<double>(whole_win * static_cast<std::int64_t>(wins.games));
}

Interval wilson_in_percent(const ArmSums::Wins& wins) {
  return wilson(static_cast<double>(wins.wins) / static_cast<double>(whole_win), static_cast<double>(wins.games), 0.05)
      .times(100);
}

std::string order_picture(const Comparison& c) {
  const double top = 34, bottom = 230;
  double most = 0;
  std::string description;
  for (std::size_t arm = 0; arm < c.arms.size(); ++arm) {
    description += name_of(c, arm) + ":";
    for (const ArmSums::Wins& wins : c.experiment.arm(arm).by_order) {
      most = std::max(most, wilson_in_percent(wins).high);
      description += fmt::format(" {:.1f} %", wins_in_percent(wins));
    }
    description += ". ";
  }
  Picture p(wide, bottom + 44, "Wins by turn order", description);
  const Scale y{0, most * 1.05, bottom, top};
  p.axis_left(y, left, right, "% of games won, with 95 % intervals");
  const double group = (right - left) / c.players, bar = group * 0.7 / static_cast<double>(c.arms.size());
  for (int seat = 0; seat < c.players; ++seat) {
    const double begin = left + group * (seat + 0.15);
    for (std::size_t arm = 0; arm < c.arms.size(); ++arm) {
      const ArmSums::Wins& wins = c.experiment.arm(arm).by_order[static_cast<std::size_t>(seat)];
      const double x = begin + bar * static_cast<double>(arm), height = y.at(wins_in_percent(wins));
      p.box(x, height, bar - 2, bottom - height, look("f", arm));
      const Interval i = wilson_in_percent(wins);
      p.line(x + bar / 2 - 1, y.at(i.low), x + bar / 2 - 1, y.at(i.high), "zero");
    }
    p.text(left + group * (seat + 0.5), bottom + 16, seat == 0 ? "starting player" : fmt::format("{}.", seat + 1),
           "middle");
  }
  p.text((left + right) / 2, bottom + 34, "turn order", "middle");
  return p.svg();
}

// ---- The tables

std::string measures_table(const Comparison& c, std::size_t arm) {
  std::string rows;
  for (const Answer& a : c.experiment.answers(arm)) {
    if (!a.shown)
      continue;
    const int d = a.measure->wording.decimals;
    const Interval i = a.shown_interval();
    rows += fmt::format(
        "<tr><td>{0}</td><td>{2:.{1}f}</td><td>{3:.{1}f}</td><td>{4:+.{1}f}</td><td>{5:+.{1}f} to {6:+.{1}f}</td>"
        "<td class=\"words\">{7}</td></tr>\n",
        html_escaped(a.measure->sentence), d, a.shown_a(), a.shown_b(), a.shown_difference(), i.low, i.high,
        html_escaped(a.sentence));
  }
  return fmt::format(
      "<div class=\"scroll\"><table><thead><tr><th>measure</th><th>A</th><th>{}</th><th>difference</th>"
      "<th>interval</th><th>what it says</th></tr></thead><tbody>\n{}</tbody></table></div>\n",
      letter(arm), rows);
}

std::string sets_text(const ComparedArm& arm) {
  std::string text;
  for (const SetStamp& set : arm.sets)
    text += fmt::format("{}{} {} ({})", text.empty() ? "" : ", ", set.id, set.version, hex(set.hash));
  return text;
}

std::string arms_table(const Comparison& c) {
  std::string rows;
  for (std::size_t arm = 0; arm < c.arms.size(); ++arm) {
    const ArmSums& sums = c.experiment.arm(arm);
    rows += fmt::format(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.2f} %</td><td>{:.2f} %</td><td class=\"words\">{}</td></tr>\n",
        html_escaped(name_of(c, arm)), grouped(sums.games), sums.median_turns(), 100 * sums.share(Outcome::draw),
        100 * sums.share(Outcome::stopped), html_escaped(sets_text(c.arms[arm])));
  }
  return "<div class=\"scroll\"><table><thead><tr><th>arm</th><th>games</th><th>median "
         "turns</th><th>draws</th><th>stopped</th>"
         "<th>sets, with their hashes</th></tr></thead><tbody>\n" +
         rows + "</tbody></table></div>\n";
}

std::string method(const Comparison& c) {
  const ExperimentPlan& plan = c.experiment.plan();
  return fmt::format(
      "<ul>\n<li>A pair is the same deal, played under each arm. The estimate is the mean of the differences.</li>\n"
      "<li>The main measure is {}. It was looked at after each {} pairs. The plan was {}. {}</li>\n"
      "<li>All intervals of the main measure together are right in 95 % of experiments, looks included; so are all "
      "intervals "
      "of the other measures together (Bonferroni).</li>\n"
      "<li>There is no verdict before {} pairs of which {} differ. Differences too small to matter: {} % of A, or 2 "
      "points of "
      "a share, unless --matters says otherwise.</li>\n"
      "<li>A win that k players share counts 1/k for each. Games longer than {} turns count as {} turns.</li>\n</ul>\n",
      html_escaped(main_of(c).name), Schedule{}.look_every,
      plan.pairs == 0 ? std::string("to go on until the answer is clear")
      : plan.until_clear
          ? fmt::format("to stop when the answer is clear, and after {} pairs at the latest", grouped(plan.pairs))
          : fmt::format("to play {} pairs", grouped(plan.pairs)),
      c.whole ? "" : "<strong>The run was interrupted; the intervals allow for that.</strong>", fewest_pairs,
      fewest_unequal, share_that_matters * 100, longest_counted, longest_counted);
}

}  // namespace

std::string numbers_csv(const Comparison& c) {
  std::string csv = "arm,measure,pairs,a,b,difference,low,high,matters,verdict\n";
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm)
    for (const Answer& a : c.experiment.answers(arm)) {
      const Interval i = a.shown_interval();
      csv += fmt::format("{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{}\n", letter(arm), a.measure->name,
                         a.sums.pairs, a.shown_a(), a.shown_b(), a.shown_difference(), i.low, i.high,
                         a.matters * a.measure->scale, word_of(a.verdict));
    }
  return csv;
}

std::string html_report(const Comparison& c) {
  std::string question = c.arms[0].title;
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm)
    question += (arm == 1 ? " or " : ", ") + c.arms[arm].title;
  std::string answers, tables;
  for (std::size_t arm = 1; arm < c.arms.size(); ++arm) {
    answers += fmt::format(
        "<p>With {} (<strong>{}</strong>) instead of {} (<strong>A</strong>):</p>\n<p class=\"answer\">{}.</p>\n",
        html_escaped(c.arms[arm].title), letter(arm), html_escaped(c.arms[0].title),
        html_escaped(c.experiment.main_answer(arm).sentence));
    tables += fmt::format("<h3>{}</h3>\n{}", html_escaped(name_of(c, arm)), measures_table(c, arm));
  }
  return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<meta name=\"viewport\" "
         "content=\"width=device-width, initial-scale=1\">\n" +
         fmt::format("<title>{}</title>\n<style>{}{}</style></head><body>\n", html_escaped(question), style,
                     colours()) +
         fmt::format("<h1>What differs: {}?</h1>\n{}", html_escaped(question), answers) +
         fmt::format("<p class=\"caution\">{}</p>\n<p>{} of {} players, seed {}.</p>\n", html_escaped(c.caution()),
                     counted(c.experiment.pairs(), "pair"), c.players, c.seed) +
         "<h2>The difference</h2>\n" + scrolled(intervals_picture(c)) + "<h2>All measures</h2>\n" + tables +
         "<h2>Length of games</h2>\n" + keys_of(c, 0) + scrolled(lengths_picture(c)) + "<h2>How sure, and when</h2>\n" +
         keys_of(c, 1) + scrolled(running_picture(c)) + "<h2>Wins by turn order</h2>\n" + keys_of(c, 0) +
         scrolled(order_picture(c)) + "<h2>The arms</h2>\n" + arms_table(c) + "<h2>Method</h2>\n" + method(c) +
         fmt::format("<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n<p>soulstack {}</p>\n",
                     html_escaped(c.command), SOULSTACK_VERSION) +
         fmt::format("<details><summary>The numbers as CSV</summary>\n<pre>{}</pre></details>\n</body></html>\n",
                     html_escaped(numbers_csv(c)));
}

}  // namespace soulstack::tools
