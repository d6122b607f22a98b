// What a player sees before they answer.
#include "tools/display/screen.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/explain/view.h"
#include "tools/display/board.h"

namespace soulstack::tools {

namespace {

using Rows = std::vector<std::string>;

void append_rows(Rows& to, const Rows& lines) { to.insert(to.end(), lines.begin(), lines.end()); }

// A line that may take several rows, with an indent from the second on.
void add_wrapped(Rows& to, std::string_view text, const Console& c, std::size_t indent, std::size_t first = 0) {
  const std::string head(first, ' ');
  const Rows lines = lines_in(wrapped_after(head + std::string(text), static_cast<std::size_t>(c.columns), indent));
  append_rows(to, lines);
}

// How much of the parts is shown: from the richest to the barest. News has all rows that are left.
struct Richness {
  std::size_t news = 0;  // the fewest rows, if there is as much news
  BoardShape board;
  bool details = true;
};

constexpr std::size_t all_rows = 1'000;  // an event in each

std::vector<Richness> levels(const Question& q) {
  const BoardShape others{.counts_items = true};
  const BoardShape slots{.counts_items = true, .joins_slots = true};
  const BoardShape numbers{.counts_items = true, .joins_slots = !q.about_monsters, .only_numbers = true};
  const BoardShape joined{.counts_items = true, .joins_slots = true, .only_numbers = true, .joins_players = true};
  const BoardShape least{
      .counts_items = true, .joins_slots = true, .only_numbers = true, .joins_players = true, .leaves_out_items = true};
  const BoardShape first = q.about_monsters ? others : slots;
  return {{all_rows, {}, true}, {12, {}, true},     {12, others, true}, {8, others, true},  {8, first, true},
          {6, first, true},     {4, numbers, true}, {4, joined, true},  {6, others, false}, {6, first, false},
          {6, numbers, false},  {5, joined, false}, {3, joined, false}, {3, least, false}};
}

// Each event begins a row.
Rows one_each(const std::vector<NewsLine>& news, const Console& c) {
  Rows rows;
  const std::string mark = c.plain ? "" : c.paint(Ink::faint, "·") + " ";
  for (const NewsLine& line : news)
    add_wrapped(rows, "  " + mark + line.text, c, 4);
  return rows;
}

std::string run_on_text(const NewsLine& line, const Console& c) {
  return line.in_news == InNews::counted ? c.paint(Ink::faint, line.text) : line.text;
}

// One after another; only a turn begins a row.
Rows run_on(const std::vector<NewsLine>& news, const Console& c) {
  std::vector<NewsLine> paragraphs;
  for (const NewsLine& line : news)
    if (paragraphs.empty() || line.in_news == InNews::heading)
      paragraphs.push_back({run_on_text(line, c)});
    else
      paragraphs.back().text += (c.plain ? "; " : " " + c.paint(Ink::faint, "·") + " ") + run_on_text(line, c);
  return one_each(paragraphs, c);
}

std::string counted_news(std::size_t events, const Console& c) {
  return "  " + c.paint(Ink::faint, fmt::format("{} more; `log` shows them", counted(events, "event")));
}

// What is left out first: events that only count, those of others, and last what happens to the reader.
bool is_of_reader(const NewsLine& line) { return line.is_of_reader; }
bool is_told(const NewsLine& line) { return line.is_of_reader || line.in_news != InNews::counted; }

// The oldest event of others, or if there is none, the oldest one.
std::vector<NewsLine>::iterator least_wanted(std::vector<NewsLine>& news) {
  const auto of_others = std::find_if_not(news.begin(), news.end(), is_of_reader);
  return of_others == news.end() ? news.begin() : of_others;
}

// As many events as there are rows for, and before them the number of the others.
Rows chosen_news(std::vector<NewsLine> news, std::size_t all, std::size_t most, const Console& c) {
  const std::size_t enough = most * 40;  // an event takes at least two columns
  while (!news.empty() && (news.size() > enough || run_on(news, c).size() + 1 > most))
    news.erase(least_wanted(news));
  Rows rows = {counted_news(all - news.size(), c)};
  append_rows(rows, one_each(news, c).size() + 1 <= most ? one_each(news, c) : run_on(news, c));
  return rows;
}

// Fills at most this number of rows. If they are too few, the important news stays, and the rest is only counted.
Rows news_lines(const Question& q, const Console& c, std::size_t most) {
  for (auto form : {one_each, run_on})
    if (Rows all = form(q.news, c); all.size() <= most)
      return all;
  std::vector<NewsLine> told;
  std::copy_if(q.news.begin(), q.news.end(), std::back_inserter(told), is_told);
  return chosen_news(std::move(told), q.news.size(), most, c);
}

// The table and the question, below the news.
Rows table_lines(const Question& q, const Console& c, const Richness& r) {
  Rows lines;
  if (q.table) {
    if (c.rows == 0 || q.news.empty())
      lines.push_back("");
    append_rows(lines, board_lines(*q.table, c, r.board));
  }
  lines.push_back("");
  add_wrapped(
      lines, c.paint(Ink::bold, q.asked) + (q.rule.empty() ? "" : " " + c.paint(Ink::faint, "(" + q.rule + ")")), c, 4);
  for (const std::string& seen : q.seen)
    add_wrapped(lines, seen, c, 4, 2);
  if (!q.deciding.empty())
    add_wrapped(lines, c.paint(Ink::cyan, q.deciding), c, 4, 2);
  if (!q.shared.empty())
    add_wrapped(lines, c.paint(Ink::green, "Each of these: " + q.shared), c, 4, 2);
  return lines;
}

constexpr std::size_t label_indent = 7;

std::string option_head(const OptionLine& o, const Console& c) {
  const std::string letter = o.letter == '\0' ? " " : std::string(1, o.letter);
  std::string text = fmt::format("  {:>2} {} {}", o.number, c.paint(Ink::faint, letter), o.label);
  if (!o.outcome.empty())
    text += (c.plain ? ". Result: " : "  ") + c.paint(Ink::green, (c.plain ? "" : "= ") + o.outcome);
  return text;
}

Rows option_lines(const OptionLine& o, const Console& c, bool details) {
  Rows lines;
  std::string text = option_head(o, c);
  if (details && !o.detail.empty())
    text += (c.plain ? ". Text: " : "  ") + c.paint(Ink::faint, o.detail);
  add_wrapped(lines, text, c, label_indent);
  return lines;
}

Rows all_options(const Question& q, const Console& c, bool details) {
  Rows lines;
  for (const OptionLine& o : q.options)
    append_rows(lines, option_lines(o, c, details));
  return lines;
}

std::string more_line(std::size_t lines, const Console& c) {
  return "  " + c.paint(Ink::faint, fmt::format("{} more; `more` shows them", counted(lines, "line")));
}

// News, the table and the question. If they are too many rows, the news is only counted, and the table loses its beginning.
Rows head_of(const Question& q, const Console& c, std::size_t most) {
  const Richness least = levels(q).back();
  Rows head = news_lines(q, c, least.news);
  Rows table = table_lines(q, c, least);
  if (head.size() + table.size() <= most)
    return append_rows(head, table), head;
  head = q.news.empty() ? Rows() : Rows{counted_news(q.news.size(), c)};
  const std::size_t shown = std::min(table.size(), most - head.size());
  head.insert(head.end(), table.end() - static_cast<std::ptrdiff_t>(shown), table.end());
  return head;
}

// As many options as fit, and a line that says how to see the others.
Screen cut_to_fit(const Question& q, std::size_t room, const Console& c) {
  Screen screen{head_of(q, c, room / 2), {}};
  const Rows options = all_options(q, c, false);
  const std::size_t fitting = room - screen.lines.size() - 1;
  const auto middle = options.begin() + static_cast<std::ptrdiff_t>(std::min(fitting, options.size()));
  screen.lines.insert(screen.lines.end(), options.begin(), middle);
  screen.rest.assign(middle, options.end());
  if (!screen.rest.empty())
    screen.lines.push_back(more_line(screen.rest.size(), c));
  return screen;
}

}  // namespace

Screen screen_of(const Question& q, const Console& c) {
  const auto room = static_cast<std::size_t>(c.rows - 1);
  const std::size_t all_news = one_each(q.news, c).size(), short_news = run_on(q.news, c).size();
  for (const Richness& level : levels(q)) {
    Rows below = table_lines(q, c, level);
    append_rows(below, all_options(q, c, level.details));
    const std::size_t least_news = level.news == all_rows ? all_news : std::min(level.news, short_news);
    if (c.rows > 0 && below.size() + least_news > room)
      continue;
    Screen screen{news_lines(q, c, c.rows == 0 ? all_news : room - below.size()), {}};
    append_rows(screen.lines, below);
    return screen;
  }
  return cut_to_fit(q, room, c);
}

std::vector<std::string> next_page(std::vector<std::string>& rest, const Console& c) {
  const std::size_t room = c.rows == 0 ? rest.size() : static_cast<std::size_t>(c.rows - 1);
  if (rest.size() <= room)
    return std::exchange(rest, {});
  const auto middle = rest.begin() + static_cast<std::ptrdiff_t>(room - 1);
  std::vector<std::string> page(rest.begin(), middle);
  rest.erase(rest.begin(), middle);
  page.push_back(more_line(rest.size(), c));
  return page;
}

}  // namespace soulstack::tools
