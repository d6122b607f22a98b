// The report of a study as HTML.
#include "tools/study/study_report.h"

#include <algorithm>

#include "tools/docs/escape.h"
#include "tools/lab/comparison_pictures.h"
#include "tools/lab/html_page.h"
#include "tools/lab/rows_picture.h"
#include "tools/study/study_answers.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

namespace {

// A picture and a table of the rows that are shown; the first `most` of them.
std::string rows_html(const Study& s, const std::string& title, const std::vector<StudyRow>& rows, std::size_t most) {
  HtmlTable table({{"who", true}, {"players"}, {"% won"}, {"interval"}, {"wins", true}});
  std::vector<PictureRow> drawn;
  for (std::size_t n = 0; n < std::min(most, rows.size()); ++n) {
    const StudyRow& row = rows[n];
    drawn.push_back({row.name, row.percent(), row.interval, row.stands_out != 0});
    table.add_row({row.name, grouped(row.players), fmt::format("{:.1f}", row.percent()),
                   fmt::format("{:.1f} to {:.1f}", row.interval.low, row.interval.high), std::string(row.sentence())});
  }
  return fmt::format("<h2>{}</h2>\n", title) + rows_picture(title, "% of games won", usual_percent(s), drawn) +
         table.html() +
         "<p>Where the last cell of a row is empty, the share does not stand out from the usual one.</p>\n";
}

std::string souls_table(const Study& s) {
  HtmlTable table({{"souls come from", true}, {"share"}});
  double all = 0;
  for (const auto& [type, n] : s.souls_by_type)
    all += static_cast<double>(n);
  std::vector<std::pair<std::uint64_t, std::string>> types;
  for (const auto& [type, n] : s.souls_by_type)
    types.emplace_back(n, type);
  std::sort(types.rbegin(), types.rend());
  for (const auto& [n, type] : types)
    table.add_row({type, fmt::format("{:.1f} %", 100 * static_cast<double>(n) / all)});
  return table.html();
}

std::string traits_table(const Study& s) {
  HtmlTable table({{"number", true}, {"winners"}, {"others"}, {"difference"}, {"interval"}});
  for (std::size_t n = 0; n < s.wins.size(); ++n) {
    const TraitAnswer a = answer_of(s, n);
    table.add_row({std::string(traits()[n].name), fmt::format("{:.1f}", a.winners), fmt::format("{:.1f}", a.others),
                   with_sign(a.difference, 1), interval_text(a.interval, 1)});
  }
  return table.html();
}

std::string rows_csv(const Study& s) {
  std::string csv = "kind,name,players,wins_percent,low,high,stands_out\n";
  for (const auto& [kind, rows] :
       {std::pair{"turn_order", by_order(s)}, std::pair{"character", by_character(s)}, std::pair{"card", by_card(s)}})
    for (const StudyRow& row : rows)
      csv += fmt::format("{},\"{}\",{},{:.2f},{:.2f},{:.2f},{}\n", kind, row.name, row.players, row.percent(),
                         row.interval.low, row.interval.high, row.stands_out);
  return csv;
}

}  // namespace

std::string study_report(const Study& s, const Comparison& played, const std::string& again) {
  constexpr std::size_t most_cards = 40;
  const std::string question = fmt::format("What goes with winning in {}?", played.variants.front().title);
  const Share back = comebacks_of(s);
  std::vector<StudyRow> cards = by_card(s);
  std::erase_if(cards, [](const StudyRow& row) { return row.stands_out == 0; });
  std::string commands;
  for (const std::string& command : commands_that_test(s, again))
    commands += command + "\n";
  std::string body =
      fmt::format("<h1>{}</h1>\n<p class=\"caution\">{}</p>\n", html_escaped(question), html_escaped(played.caution()));
  body += fmt::format(
      "<p>{} of {} players, seed {}. Half of the games end by turn {}. In {:.0f} % of them ({:.1f} to {:.1f}), "
      "somebody else had more souls than "
      "the "
      "winner after half of the turns.</p>\n",
      counted(s.games.games, "game"), s.players, played.seed, s.games.median_turns(), back.percent, back.interval.low,
      back.interval.high);
  body += "<h2>Length of games</h2>\n" + lengths_picture(played) + how_to_read(how_to_read_lengths);
  body += "<h2>Souls of the leader</h2>\n" + leader_picture(played) + how_to_read(how_to_read_leader);
  body += "<h2>Where souls come from</h2>\n" + souls_table(s);
  body += fmt::format("<h2>What goes with winning</h2>\n{}<p>{}</p>\n", traits_table(s), ahead_gets_more);
  body += rows_html(s, "Wins by turn order", by_order(s), s.games.by_order.size());
  body += rows_html(s, "Wins by character", by_character(s), s.games.by_character.size());
  body += rows_html(s, "Cards that stand out", cards, most_cards);
  body +=
      fmt::format("<p>Players who did something with the card: {} stand out. {}</p>\n", cards.size(), ahead_gets_more);
  body += commands.empty() ? "<p>Nothing stands out that a command would test.</p>\n"
                           : fmt::format("<h2>To test what this suspects</h2>\n<pre class=\"command\">{}</pre>\n",
                                         html_escaped(commands));
  body += fmt::format(
      "<h2>Method</h2>\n<ul>\n<li>Of the rows of a table, those stand out that Benjamini and Hochberg's procedure "
      "picks at "
      "5 %; the intervals are as wide as that demands (Clopper and Pearson).</li>\n<li>The intervals of what goes with "
      "winning hold "
      "together in 95 % of studies (Bonferroni).</li>\n<li>A win that k players share counts 1/k for "
      "each.</li>\n</ul>\n"
      "<h2>To repeat it</h2>\n<pre class=\"command\">{}</pre>\n<p>soulstack {}</p>\n"
      "<details><summary>The numbers as CSV</summary>\n<pre>{}</pre></details>\n",
      html_escaped(played.command), SOULSTACK_VERSION, html_escaped(rows_csv(s)));
  return html_page(question, body);
}

}  // namespace soulstack::tools
