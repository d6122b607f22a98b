// What a player sees of the game before they answer.
#include <algorithm>
#include <utility>

#include "engine/explain/describe.h"
#include "engine/explain/reason.h"
#include "engine/explain/view.h"
#include "engine/table/queries.h"
#include "tools/commands/playing/session.h"
#include "tools/display/board.h"
#include "tools/display/option_text.h"
#include "tools/display/screen.h"
#include "tools/preview/preview.h"

namespace soulstack::tools {

namespace {

bool is_about_monsters(const Table& t) {
  const std::vector<Option>& options = t.decision.options;
  return t.decision.prompt == Prompt::action || std::any_of(options.begin(), options.end(), [&](const Option& o) {
           return o.object.is(ValueKind::card) && is_monster(t, o.object.as_card());
         });
}

std::string deciding_line(const Game& game, const Previews& previews, Seat who) {
  if (game.decision().prompt == Prompt::priority)
    return what_decides(game, previews, who);
  const std::vector<std::string> stack = stack_lines_for(game.table(), who);
  return stack.empty() ? "" : "Next to resolve: " + stack.back();
}

std::string then_text(const Preview& preview) {
  return preview.text + (preview.rolls ? std::string(preview.text.empty() ? "" : ", ") + "then a die is rolled" : "");
}

std::string outcome_text(const Table& t, const Option& o, const Preview& preview) {
  const bool is_monster_attacked =
      t.decision.prompt == Prompt::attack_target && o.object.is(ValueKind::card) && is_monster(t, o.object.as_card());
  if (is_monster_attacked && preview.text.empty())
    return fmt::format("needs {}+ to hit", evasion_of(t, o.object));
  return then_text(preview);
}

// A detail that the label says already is left out.
std::string new_detail(const Table& t, const Option& o, const std::string& label) {
  std::string detail = detail_of(t, o);
  return label.find(detail) == std::string::npos ? detail : "";
}

// By option.
std::vector<Preview> all_previews(const Game& game, const Previews& previews) {
  std::vector<Preview> all;
  for (int option = 0; option < static_cast<int>(game.decision().options.size()); ++option)
    all.push_back(previews.option(option));
  return all;
}

// The numbers are those of the engine. A purchase that cannot be paid is allowed, but not listed.
std::vector<OptionLine> option_lines_of(const Table& t, const std::vector<Preview>& previews) {
  const std::vector<std::string> labels = whole_labels(t);
  std::vector<OptionLine> lines;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const Option& o = t.decision.options[i];
    if (!previews[i].in_vain)
      lines.push_back({static_cast<int>(i) + 1, letter_of(o), labels[i], outcome_text(t, o, previews[i]),
                       new_detail(t, o, labels[i])});
  }
  return lines;
}

constexpr int fewest_rows_of_screen = 12;

// News that says the same as the question is said once.
void leave_out_repeated(Question& q) {
  std::erase_if(q.seen, [&](const std::string& seen) {
    return std::ranges::find(q.news, seen, &NewsLine::text) != q.news.end();
  });
}

}  // namespace

Question question_for(const Game& game, Seat who) {
  const Table& t = game.table();
  const Previews previews(game, who);
  Question q;
  q.about_monsters = is_about_monsters(t);
  q.asked = fmt::format("{}: {}", player_name(who), question_of(t));
  const Reason reason = reason_of(t);
  q.rule = fmt::format("{}{}{}", reason.rule, reason.rule.empty() ? "" : ", ", game.decision().rule());
  if (t.decision.prompt != Prompt::action && t.decision.prompt != Prompt::priority)
    for (SeenPile& pile : seen_piles(view_for(game, who)))
      q.seen.push_back(std::move(pile.text));
  q.deciding = deciding_line(game, previews, who);
  std::vector<Preview> of_options = all_previews(game, previews);
  q.shared = then_text(take_shared(of_options, who));
  q.options = option_lines_of(t, of_options);
  return q;
}

// Leaves a row for the question.
void Session::show_lines(std::vector<std::string> lines) {
  Console page = console_;
  page.rows = std::max(0, page.rows - 1);
  rest_ = std::move(lines);
  for (const std::string& line : next_page(rest_, page)) {
    console_.print("{}\n", line);
    ++rows_said_;
  }
}

void Session::show_table(Seat who) { show_lines(board_lines(view_for(game_, who), console_)); }

Question Session::question_now(Seat who) const {
  Question question = question_for(game_, who);
  if (verdict_.reason == StopReason::matters)
    question.asked += fmt::format(": {}", verdict_.sentence());
  return question;
}

void Session::show_question(Seat who, bool with_table) {
  console_.take_size();
  question_is_hidden_ = false;
  Question question = question_now(who);
  question.news = take_news(who);
  leave_out_repeated(question);
  if (with_table)
    question.table = view_for(game_, who);
  Console left = console_;
  if (left.rows > 0)
    left.rows = std::max(fewest_rows_of_screen, left.rows - rows_said_);
  Screen screen = screen_of(question, left);
  for (const std::string& line : screen.lines)
    console_.print("{}\n", line);
  rest_ = std::move(screen.rest);
}

// After what a command showed: below it, if there is room on the screen. Otherwise its first line, and how to see the rest.
void Session::show_question_again(Seat who) {
  if (console_.rows == 0)
    return;
  const Question question = question_now(who);
  Console left = console_;
  left.rows -= rows_said_;
  if (rest_.empty() && left.rows >= fewest_rows_of_screen)
    if (const Screen screen = screen_of(question, left); screen.rest.empty()) {
      for (const std::string& line : screen.lines)
        console_.print("{}\n", line);
      return;
    }
  question_is_hidden_ = true;
  say(console_.paint(Ink::faint, question.asked + ". Enter shows the options again"));
}

}  // namespace soulstack::tools
