// How strong cards are.
#include "tools/study/strength.h"

#include <algorithm>
#include <optional>

#include "tools/docs/escape.h"
#include "tools/lab/html_page.h"
#include "tools/lab/measures.h"
#include "tools/lab/rows_picture.h"
#include "tools/support/duration.h"

namespace soulstack::tools {

namespace {

constexpr std::uint64_t fewest_of_a_pilot = 20;  // deals that say roughly how many more are needed

std::string signed_text(double x) { return with_sign(x, 1); }

// What the table says of a row: "wins more often".
std::string verdict_text(const Answer& a, bool is_of_coins) {
  switch (a.verdict) {
    case Verdict::less:
      return is_of_coins ? "the card is better" : "wins less often";
    case Verdict::more:
      return is_of_coins ? "the ¢ are better" : "wins more often";
    case Verdict::same:
      return a.sums.unequal == 0 ? "the same games" : "no difference that matters";
    case Verdict::unclear:
      return "not clear yet";
    case Verdict::scarce:
      break;
  }
  return "too few games";
}

double share_of_a(const Comparison& c) { return c.experiment.main_answer(1).shown_a(); }

// A row of the table.
struct Row {
  std::string name;
  double percent = 0, difference = 0, turns = 0;
  std::optional<Interval> interval;  // none before there are enough games for one that holds
  std::string says;

  std::string interval_cell() const { return interval ? interval_text(*interval, 1) : ""; }
};

Row row_of(const Strength& one, bool is_of_coins) {
  Row row{one.card,
          one.wins.shown_b(),
          one.wins.shown_difference(),
          one.turns.shown_difference(),
          {},
          verdict_text(one.wins, is_of_coins)};
  if (one.wins.verdict != Verdict::scarce)
    row.interval = one.wins.shown_interval();
  if (!is_of_coins)
    return row;
  row.difference = -row.difference;
  row.turns = -row.turns;
  if (row.interval)
    row.interval = Interval{-row.interval->high, -row.interval->low};
  return row;
}

std::vector<Strength> in_order_of_variants(const Comparison& c) {
  std::vector<Strength> all;
  for (std::size_t variant = 1; variant < c.variants.size(); ++variant)
    all.push_back(
        {c.variants[variant].title, c.experiment.main_answer(variant), c.experiment.answers(variant).front()});
  return all;
}

// Cards from the strongest; ¢ from the fewest, and the card compared with them.
std::vector<Row> rows_of(const Comparison& c, Asked asked) {
  std::vector<Row> rows;
  for (const Strength& one : asked == Asked::worth ? in_order_of_variants(c) : strengths_of(c))
    rows.push_back(row_of(one, asked == Asked::worth));
  return rows;
}

std::string heading_of(const Comparison& c, Asked asked) {
  return asked == Asked::worth ? fmt::format("{}, or ¢ instead of it, given to one player", c.variants[0].title)
                               : fmt::format("Given to one player, against {}", c.variants[0].title);
}

std::string setting_text(const Comparison& c) {
  return fmt::format("{} of {} players, seed {}; each seat in turn is given the card.",
                     counted(c.experiment.pairs(), "deal"), c.players, c.seed);
}

// What one must know to read the table: a sentence each.
std::vector<std::string> notes_of(const Comparison& c, Asked asked, const std::vector<Row>& rows) {
  std::vector<std::string> notes;
  const auto shown =
      static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [](const Row& r) { return r.interval; }));
  if (shown > 0)
    notes.push_back(rows.size() == 1 ? "The interval misses the truth in 5 of 100 experiments."
                                     : fmt::format("All {} intervals for wins hold together in 95 of 100 experiments, "
                                                   "so each is wider than that of a single comparison.",
                                                   rows.size()));
  const bool is_said = rows.size() == 1 || (asked == Asked::worth && shown == 0);  // by the answer
  if (shown < rows.size() && !is_said)
    notes.push_back(fmt::format("Too few games: a row has no interval before there are {} deals of which {} differ.",
                                fewest_pairs, fewest_unequal));
  if (!c.whole && shown > 0)
    notes.push_back(
        fmt::format("Not finished, {} of {} deals: until then, intervals are wider than those of a finished "
                    "run, since they must hold whenever it ends.",
                    grouped(c.experiment.pairs()), grouped(c.experiment.plan().pairs)));
  std::uint64_t stopped = 0, games = 0;
  for (std::size_t variant = 0; variant < c.variants.size(); ++variant) {
    stopped += c.experiment.variant(variant).ended(Outcome::stopped);
    games += c.experiment.variant(variant).games;
  }
  if (stopped > 0)
    notes.push_back(fmt::format("{} of {} were stopped by a limit, such as a loop. They count, as not won.",
                                grouped(stopped), counted(games, "game")));
  notes.push_back(asked == Asked::worth
                      ? "A difference of +2 means: who has the card wins in 2 of 100 games more than who has the ¢."
                      : "Differences are in percentage points of the games that the owner wins.");
  notes.push_back(c.caution());
  return notes;
}

double error_at_end(const Answer& a) { return Schedule{.error = a.error}.error_at_end(); }

std::string matters_text(const Answer& a) { return amount_text(a.matters * a.measure->scale, a.measure->wording); }

std::string time_text(std::uint64_t deals, double seconds_of_a_deal) {
  return seconds_of_a_deal <= 0 ? ""
                                : fmt::format(" ({})", duration_text(static_cast<double>(deals) * seconds_of_a_deal));
}

}  // namespace

std::vector<Strength> strengths_of(const Comparison& c) {
  std::vector<Strength> all = in_order_of_variants(c);
  std::stable_sort(all.begin(), all.end(), [](const Strength& a, const Strength& b) {
    return a.wins.shown_difference() > b.wins.shown_difference();
  });
  return all;
}

std::uint64_t deals_to_find(const Comparison& c) {
  std::uint64_t needed = 0;
  for (const Strength& one : strengths_of(c))
    if (!is_clear(one.wins.verdict) && c.experiment.pairs() >= fewest_of_a_pilot)
      needed = std::max(needed, pairs_to_find(one.wins.sums, one.wins.matters, error_at_end(one.wins)));
  return needed;
}

std::string undecided_text(const Comparison& c) {
  const std::vector<Strength> all = strengths_of(c);
  const auto undecided =
      std::count_if(all.begin(), all.end(), [](const Strength& one) { return !is_clear(one.wins.verdict); });
  if (undecided == 0)
    return "";
  const std::uint64_t needed = deals_to_find(c);
  return fmt::format("{} of {} cards cannot be told from {} yet{}.", undecided, all.size(), c.variants[0].title,
                     needed == 0
                         ? ""
                         : fmt::format(": a new run of about {} deals would find a difference of {} in 9 of 10 cases",
                                       grouped(needed), matters_text(all.front().wins)));
}

std::vector<std::string> needed_texts(const Comparison& c, double seconds_of_a_deal) {
  const Answer a = c.experiment.main_answer(1);
  const std::uint64_t show = pairs_to_show(a.sums, a.matters, error_at_end(a)),
                      find = pairs_to_find(a.sums, a.matters, error_at_end(a));
  if (c.experiment.pairs() < fewest_of_a_pilot || show == 0)
    return {};
  return {fmt::format("A new run for an interval of ±{}: about {} deals{}.", matters_text(a), grouped(show),
                      time_text(show, seconds_of_a_deal)),
          fmt::format("A new run that finds a difference of {}, if there is one, in 9 of 10 cases: about {}{}.",
                      matters_text(a), grouped(find), time_text(find, seconds_of_a_deal))};
}

Json strength_json(const Comparison& c, Asked asked) {
  Json j = to_json(c);
  j["command"] = "card";
  j["plans"] = plan_json(c);
  j["strengths"] = Json::array();
  const bool is_worth = asked == Asked::worth;
  for (const Strength& one : is_worth ? in_order_of_variants(c) : strengths_of(c)) {
    const Row row = row_of(one, is_worth);
    const Interval turns = one.turns.shown_interval();
    Json of_row{{is_worth ? "instead" : "card", row.name},
                {"wins_percent", row.percent},
                {"against_percent", one.wins.shown_a()},
                {"difference", row.difference},
                {"interval", row.interval ? Json::array({row.interval->low, row.interval->high}) : Json()},
                {"turns", row.turns},
                {"verdict", word_of(one.wins.verdict)},
                {"says", row.says}};
    if (!is_worth) {
      of_row["turns_interval"] = row.interval ? Json::array({turns.low, turns.high}) : Json();
      of_row["sentence"] = one.wins.sentence;
    }
    j["strengths"].push_back(std::move(of_row));
  }
  return j;
}

namespace {

std::string picture_of(const Comparison& c, Asked asked, const std::vector<Row>& rows) {
  const double usual = share_of_a(c);
  std::vector<PictureRow> drawn;
  for (const Row& row : rows)
    if (row.interval && asked != Asked::worth)
      drawn.push_back(
          {row.name, row.percent, {usual + row.interval->low, usual + row.interval->high}, row.interval->excludes(0)});
  return drawn.empty() ? "" : rows_picture("Wins of the player who is given the card", "% of games won", usual, drawn);
}

std::string paragraph(const std::string& text) {
  return text.empty() ? "" : fmt::format("<p>{}</p>\n", html_escaped(text));
}

// The sentences below the table.
std::vector<std::string> answers_of(const Comparison& c, Asked asked) {
  std::vector<std::string> all;
  if (asked == Asked::one && c.variants.size() == 2)
    all.push_back(c.experiment.main_answer(1).sentence + ".");
  if (const std::string undecided = asked == Asked::kind ? undecided_text(c) : ""; !undecided.empty())
    all.push_back(undecided);
  if (asked == Asked::worth)
    all.push_back(worth_text(c) + ".");
  return all;
}

}  // namespace

std::string strength_section(const Comparison& c, Asked asked) {
  HtmlTable table(
      {{"card", true}, {"% won by its owner"}, {"difference"}, {"interval"}, {"turns"}, {"what it says", true}});
  const std::vector<Row> rows = rows_of(c, asked);
  table.add_row({c.variants[0].title, fmt::format("{:.1f}", share_of_a(c)), "", "", "", ""});
  for (const Row& row : rows)
    table.add_row({row.name, fmt::format("{:.1f}", row.percent), signed_text(row.difference), row.interval_cell(),
                   signed_text(row.turns), row.says});
  std::string html = fmt::format("<h1>How strong?</h1>\n<p>{}. {}</p>\n", html_escaped(heading_of(c, asked)),
                                 html_escaped(setting_text(c)));
  for (const std::string& answer : answers_of(c, asked))
    html += fmt::format("<p class=\"answer\">{}</p>\n", html_escaped(answer));
  html += picture_of(c, asked, rows) + table.html();
  for (const std::string& note : notes_of(c, asked, rows))
    html += note == c.caution() ? fmt::format("<p class=\"caution\">{}</p>\n", html_escaped(note)) : paragraph(note);
  if (asked == Asked::one && c.variants.size() == 2)
    for (const std::string& needed : needed_texts(c))
      html += paragraph(needed);
  return html + fmt::format("<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n", html_escaped(c.command));
}

void print_strength(const Comparison& c, Asked asked, Console& console) {
  constexpr std::size_t columns_of_names = 28;
  const std::vector<Row> rows = rows_of(c, asked);
  console.print("{}\n{}\n\n", heading_of(c, asked), setting_text(c));
  console.print("  {} {:>8}  {:>10}  {:<15}  {:>6}  {}\n", padded("", columns_of_names), "owner", "difference",
                "interval", "turns", "what it says");
  console.print("  {} {:>6.1f} %\n", padded(c.variants[0].title, columns_of_names), share_of_a(c));
  for (const Row& row : rows)
    console.print("  {} {:>6.1f} %  {:>10}  {:<15}  {:>6}  {}\n", padded(row.name, columns_of_names), row.percent,
                  signed_text(row.difference), row.interval_cell(), signed_text(row.turns), row.says);
  for (const std::string& answer : answers_of(c, asked))
    console.print("\n  {}\n", answer);
  console.print("\n");
  for (const std::string& note : notes_of(c, asked, rows))
    console.print("  {}\n", note);
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

// The nearest values that never decrease, each of equal weight: neighbours in the wrong order become their mean.
std::vector<double> increasing(const std::vector<double>& values) {
  struct Pool {
    double sum;
    std::size_t size;
    double mean() const { return sum / static_cast<double>(size); }
  };
  std::vector<Pool> pools;
  for (const double value : values) {
    pools.push_back({value, 1});
    while (pools.size() > 1 && pools[pools.size() - 2].mean() >= pools.back().mean()) {
      const Pool last = pools.back();
      pools.pop_back();
      pools.back().sum += last.sum;
      pools.back().size += last.size;
    }
  }
  std::vector<double> all;
  for (const Pool& pool : pools)
    all.insert(all.end(), pool.size, pool.mean());
  return all;
}

// Where the owners of so many ¢ win as often as those of the card, between two amounts that are known to be worth less and
// more: by straight lines between the amounts. More ¢ are taken to be never worse.
double equal_coins(const Comparison& c, int least, int most) {
  std::vector<double> leads;  // of the ¢
  for (std::size_t n = 0; n < coins_instead.size(); ++n)
    leads.push_back(c.experiment.main_answer(n + 1).shown_difference());
  leads = increasing(leads);
  for (std::size_t n = 1; n < leads.size(); ++n)
    if (leads[n - 1] < 0 && leads[n] >= 0) {
      const double part = -leads[n - 1] / (leads[n] - leads[n - 1]);
      return std::clamp(coins_instead[n - 1] + part * (coins_instead[n] - coins_instead[n - 1]),
                        static_cast<double>(least), static_cast<double>(most));
    }
  return leads.front() >= 0 ? least : most;
}

}  // namespace

std::string worth_text(const Comparison& c) {
  std::optional<int> least, most;
  bool is_scarce = true;
  for (std::size_t n = 0; n < coins_instead.size(); ++n) {
    const Verdict verdict = c.experiment.main_answer(n + 1).verdict;
    is_scarce = is_scarce && verdict == Verdict::scarce;
    if (verdict == Verdict::less)
      least = coins_instead[n];
    if (verdict == Verdict::more && !most)
      most = coins_instead[n];
  }
  if (is_scarce)
    return fmt::format("Too few games to say: a verdict needs {} deals of which {} differ", fewest_pairs,
                       fewest_unequal);
  if (least && most && *least >= *most)
    return fmt::format("Its worth cannot be said: it seems to be more than {}¢ and less than {}¢", *least, *most);
  if (most == 0)
    return "It is worth less than nothing: its owner wins less often than with a blank card";
  if (least && most)
    return fmt::format("It is worth between {} and {}¢, most likely about {:.0f}¢", *least, *most,
                       equal_coins(c, *least, *most));
  if (least)
    return fmt::format("It is worth more than {}¢; how much more is not clear yet", *least);
  if (most)
    return fmt::format("It is worth less than {}¢, perhaps nothing; more is not clear yet", *most);
  return fmt::format("Its worth is not clear yet: nothing from 0 to {}¢ can be excluded", coins_instead.back());
}

}  // namespace soulstack::tools
