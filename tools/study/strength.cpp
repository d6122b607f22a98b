// How strong cards are.
#include "tools/study/strength.h"

#include <algorithm>
#include <optional>

#include "tools/docs/escape.h"
#include "tools/lab/html_page.h"
#include "tools/lab/measures.h"
#include "tools/lab/rows_picture.h"

namespace soulstack::tools {

namespace {

std::string signed_text(double x) { return fmt::format("{:+.1f}", x); }
std::string interval_text(const Interval& i) { return fmt::format("{:+.1f} to {:+.1f}", i.low, i.high); }

// "wins more often"; empty: that is not certain.
std::string verdict_text(const Answer& a) {
  switch (a.verdict) {
    case Verdict::less:
      return "wins less often";
    case Verdict::more:
      return "wins more often";
    case Verdict::same:
      return a.sums.unequal == 0 ? "the same games" : "no difference that matters";
    case Verdict::unclear:
    case Verdict::scarce:
      break;
  }
  return "";
}

double share_of_a(const Comparison& c) { return c.experiment.main_answer(1).shown_a(); }

std::string levels_text(const Comparison& c) {
  const std::size_t cards = c.variants.size() - 1;
  return cards == 1 ? "The interval misses the truth in 5 of 100 experiments."
                    : fmt::format("All {} intervals for wins hold together in 95 of 100 experiments.", cards);
}

std::string setting_text(const Comparison& c) {
  return fmt::format("{} of {} players, seed {}; each seat in turn is given the card.",
                     counted(c.experiment.pairs(), "deal"), c.players, c.seed);
}

}  // namespace

std::vector<Strength> strengths_of(const Comparison& c) {
  std::vector<Strength> all;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant)
    all.push_back(
        {c.variants[variant].title, c.experiment.main_answer(variant), c.experiment.answers(variant).front()});
  std::stable_sort(all.begin(), all.end(), [](const Strength& a, const Strength& b) {
    return a.wins.shown_difference() > b.wins.shown_difference();
  });
  return all;
}

std::string undecided_text(const Comparison& c) {
  std::size_t undecided = 0;
  std::uint64_t needed = 0;
  for (const Strength& one : strengths_of(c))
    if (!is_clear(one.wins.verdict)) {
      ++undecided;
      needed = std::max(needed, pairs_to_show(one.wins.sums, one.wins.matters, one.wins.error));
    }
  const std::size_t cards = c.variants.size() - 1;
  const double matters = c.experiment.main_answer(1).matters * main_measure(c).scale;
  if (undecided == 0)
    return "";
  return fmt::format(
      "{} of {} cards cannot be told from {} yet: about {} deals in all would show a difference of {}, "
      "if there is one.",
      undecided, cards, c.variants[0].title, grouped(needed), amount_text(matters, main_measure(c).wording));
}

Json strength_json(const Comparison& c) {
  Json j = to_json(c);
  j["command"] = "card";
  j["strengths"] = Json::array();
  for (const Strength& one : strengths_of(c)) {
    const Interval wins = one.wins.shown_interval(), turns = one.turns.shown_interval();
    j["strengths"].push_back({{"card", one.card},
                              {"wins_percent", one.wins.shown_b()},
                              {"against_percent", one.wins.shown_a()},
                              {"difference", one.wins.shown_difference()},
                              {"interval", Json::array({wins.low, wins.high})},
                              {"turns", one.turns.shown_difference()},
                              {"turns_interval", Json::array({turns.low, turns.high})},
                              {"sentence", one.wins.sentence}});
  }
  return j;
}

std::string strength_section(const Comparison& c, bool of_a_kind) {
  HtmlTable table(
      {{"card", true}, {"% won by its owner"}, {"difference"}, {"interval"}, {"turns"}, {"what it says", true}});
  std::vector<PictureRow> rows;
  const double usual = share_of_a(c);
  for (const Strength& one : strengths_of(c)) {
    const Interval i = one.wins.shown_interval();
    rows.push_back({one.card, one.wins.shown_b(), {usual + i.low, usual + i.high}, one.wins.interval.excludes(0)});
    table.add_row({one.card, fmt::format("{:.1f}", one.wins.shown_b()), signed_text(one.wins.shown_difference()),
                   interval_text(i), signed_text(one.turns.shown_difference()), verdict_text(one.wins)});
  }
  const std::string undecided = of_a_kind ? undecided_text(c) : "";
  return fmt::format("<h1>How strong?</h1>\n<p>Against {}. {} {}</p>\n", html_escaped(c.variants[0].title),
                     html_escaped(setting_text(c)), levels_text(c)) +
         rows_picture("Wins of the player who is given the card", "% of games won", usual, rows) + table.html() +
         (undecided.empty() ? "" : fmt::format("<p>{}</p>\n", html_escaped(undecided))) +
         fmt::format("<p class=\"caution\">{}</p>\n<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n",
                     html_escaped(c.caution()), html_escaped(c.command));
}

void print_strength(const Comparison& c, bool of_a_kind, Console& console) {
  constexpr std::size_t columns_of_names = 28;
  console.print("Given to one player, against {}\n{}\n\n", c.variants[0].title, setting_text(c));
  console.print("  {} {:>8}  {:>10}  {:<15}  {:>6}\n", padded("", columns_of_names), "owner", "difference", "interval",
                "turns");
  console.print("  {} {:>6.1f} %\n", padded(c.variants[0].title, columns_of_names), share_of_a(c));
  for (const Strength& one : strengths_of(c)) {
    const std::string verdict = verdict_text(one.wins);
    console.print("  {} {:>6.1f} %  {:>10}  {:<15}  {:>6}{}{}\n", padded(one.card, columns_of_names),
                  one.wins.shown_b(), signed_text(one.wins.shown_difference()),
                  interval_text(one.wins.shown_interval()), signed_text(one.turns.shown_difference()),
                  verdict.empty() ? "" : "  ", verdict);
  }
  if (c.variants.size() == 2)
    console.print("\n  {}.\n", c.experiment.main_answer(1).sentence);
  if (const std::string undecided = of_a_kind ? undecided_text(c) : ""; !undecided.empty())
    console.print("\n  {}\n", undecided);
  console.print("\n  {}\n  Differences are in percentage points of the games that the owner wins.\n  {}\n",
                levels_text(c), c.caution());
}

void TogetherSums::add(std::span<const GameResult> games) {
  const auto won = [&](std::size_t variant) { return win_of(games[variant], games[variant].owner); };
  wins.add(won(1) + won(2), won(0) + won(3));
}

std::string together_text(const TogetherSums& sums, std::uint64_t planned) {
  const Wording wording{"Together they are worth less than each alone adds up to, by {}",
                        "Together they are worth more than each alone adds up to, by {}",
                        "less",
                        "more",
                        "percentage points",
                        1};
  const Measure& measure = measure_of_gifts();
  const Schedule schedule{.pairs = planned};
  const Interval interval = interval_of(sums.wins, schedule);
  const double matters = measure.matters / measure.scale;
  return sentence_of(verdict_of(sums.wins, interval, matters), sums.wins, interval, matters, schedule.error_at_end(),
                     wording, measure.scale);
}

namespace {

// Where the owners of so many ¢ win as often as those of the card, by a straight line between two amounts; no value if
// that is outside of the amounts.
std::optional<double> equal_coins(const Comparison& c) {
  double before = 0;
  for (std::size_t n = 0; n < coins_instead.size(); ++n) {
    const double more = c.experiment.main_answer(n + 1).shown_difference();  // than with the card
    if (more >= 0 && n == 0)
      return more == 0 ? std::optional(0.0) : std::nullopt;
    if (more >= 0)
      return coins_instead[n - 1] + (coins_instead[n] - coins_instead[n - 1]) * before / (before - more);
    before = more;
  }
  return {};
}

}  // namespace

std::string worth_text(const Comparison& c) {
  std::optional<int> least, most;
  for (std::size_t n = 0; n < coins_instead.size(); ++n) {
    const Interval more = c.experiment.main_answer(n + 1).interval;
    if (more.high < 0)
      least = coins_instead[n];
    if (more.low > 0 && !most)
      most = coins_instead[n];
  }
  if (most == 0)
    return "It is worth less than nothing: its owner wins less often than with a blank card";
  const std::optional<double> about = equal_coins(c);
  std::string text = about ? fmt::format("It is worth about {:.0f}¢", *about) : "Its worth";
  const std::string bounds = least && most ? fmt::format("more than {}¢ and less than {}¢", *least, *most)
                             : least       ? fmt::format("more than {}¢; the most cannot be said yet", *least)
                             : most        ? fmt::format("less than {}¢; perhaps nothing", *most)
                                           : std::string("but too few games were played to say more");
  return about ? text + (least || most ? ": " : ", ") + bounds : text + " is not known yet: " + bounds;
}

}  // namespace soulstack::tools
