// What a player sees before they answer.
#include "tools/display/screen.h"

#include <algorithm>
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

// How much of the parts is shown: from the richest to the barest.
struct Richness {
  std::size_t news = 0;  // the most lines
  BoardShape board;
  bool details = true;
};

std::vector<Richness> levels(const Question& q) {
  const BoardShape others{.counts_items = true};
  const BoardShape slots{.counts_items = true, .joins_slots = true};
  const BoardShape numbers{.counts_items = true, .joins_slots = !q.about_monsters, .only_numbers = true};
  const BoardShape joined{.counts_items = true, .joins_slots = true, .only_numbers = true, .joins_players = true};
  const BoardShape least{
      .counts_items = true, .joins_slots = true, .only_numbers = true, .joins_players = true, .leaves_out_items = true};
  const BoardShape first = q.about_monsters ? others : slots;
  return {{1'000, {}, true},   {12, {}, true},     {12, others, true}, {6, others, true},  {6, first, true},
          {3, first, true},    {3, numbers, true}, {3, joined, true},  {6, others, false}, {4, first, false},
          {4, numbers, false}, {3, joined, false}, {2, joined, false}, {2, least, false}};
}

// The last of the news.
Rows news_lines(const Question& q, const Console& c, std::size_t most) {
  Rows lines;
  const std::size_t left_out = q.news.size() > most ? q.news.size() - most + 1 : 0;
  if (left_out > 0)
    lines.push_back("  " + c.paint(Ink::faint, fmt::format("{} more; `log` shows them", counted(left_out, "event"))));
  const std::string mark = c.plain ? "" : c.paint(Ink::faint, "·") + " ";
  for (std::size_t n = left_out; n < q.news.size(); ++n)
    add_wrapped(lines, "  " + mark + q.news[n], c, 4);
  return lines;
}

Rows head_lines(const Question& q, const Console& c, const Richness& r) {
  Rows lines = news_lines(q, c, r.news);
  if (q.table) {
    if (c.rows == 0 || lines.empty())
      lines.push_back("");
    append_rows(lines, board_lines(*q.table, c, r.board));
  }
  lines.push_back("");
  add_wrapped(
      lines, c.paint(Ink::bold, q.asked) + (q.rule.empty() ? "" : " " + c.paint(Ink::faint, "(" + q.rule + ")")), c, 4);
  if (!q.deciding.empty())
    add_wrapped(lines, c.paint(Ink::cyan, q.deciding), c, 4, 2);
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

// As many as fit, and a line that says how to see the others.
Screen cut_to_fit(Rows head, const Rows& options, std::size_t room, const Console& c) {
  Screen screen{std::move(head), {}};
  if (screen.lines.size() > room / 2)
    screen.lines.erase(screen.lines.begin(), screen.lines.end() - static_cast<std::ptrdiff_t>(room / 2));
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
  Screen screen;
  const auto room = static_cast<std::size_t>(c.rows - 1);
  for (const Richness& level : levels(q)) {
    screen.lines = head_lines(q, c, level);
    append_rows(screen.lines, all_options(q, c, level.details));
    if (c.rows == 0 || screen.lines.size() <= room)
      return screen;
  }
  return cut_to_fit(head_lines(q, c, levels(q).back()), all_options(q, c, false), room, c);
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
