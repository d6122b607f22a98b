// `soulstack replay --step`.
#include "tools/commands/playing/replay_steps.h"

#include <algorithm>
#include <utility>

#include "engine/explain/view.h"
#include "tools/commands/playing/session.h"
#include "tools/display/event_feed.h"
#include "tools/players/match.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace {

constexpr std::string_view step_help =
    "  Enter      the next answer and its events\n"
    "  a number   go forward by that many answers\n"
    "  turn N     go to the beginning of that turn\n"
    "  back       go back one answer\n"
    "  board      show the table and the question again\n"
    "  more       the lines for which the screen had no room\n"
    "  quit       leave\n";

}  // namespace

void ReplaySteps::print(const std::vector<std::string>& lines) {
  for (const std::string& line : lines)
    console_.print("{}\n", line);
}

// Its options may name what others do not see.
bool ReplaySteps::sees_question() const { return viewer_ == everything || viewer_ == history_.game().decision().who; }

void ReplaySteps::mark_answer(std::vector<OptionLine>& options) const {
  if (history_.at() >= history_.steps().size() || history_.steps()[history_.at()].edits())
    return;
  const int answer = history_.steps()[history_.at()].option + 1;
  for (OptionLine& option : options)
    option.letter = option.number == answer ? '>' : ' ';
}

Question ReplaySteps::question() const {
  const Game& game = history_.game();
  Question q;
  if (game.over()) {
    q.asked = verdict(game);
    return q;
  }
  const Seat who = game.decision().who;
  if (sees_question())
    q = question_for(game, who);
  else
    q.asked = player_name(who) + " is asked";
  mark_answer(q.options);
  q.asked = fmt::format("Turn {}, decision {}: {}", game.state().turn.number, history_.at() + 1, q.asked);
  return q;
}

void ReplaySteps::show(std::vector<NewsLine> news) {
  console_.take_size();
  Question q = question();
  q.news = std::move(news);
  const Game& game = history_.game();
  q.table = view_for(game, viewer_ != everything ? viewer_ : game.over() ? Seat::game : game.decision().who);
  Screen screen = screen_of(q, console_);
  print(screen.lines);
  rest_ = std::move(screen.rest);
}

// The answer of the file, and its events.
std::vector<NewsLine> ReplaySteps::play_next() {
  const Step step = history_.steps()[history_.at()];
  const bool visible = viewer_ == everything || index_of(viewer_) == step.who;
  std::vector<NewsLine> news = {
      {fmt::format("{:>5} P{} {}{}", history_.at() + 1, step.who + 1, step.edits() ? "edits the table: " : "answers",
                   visible || step.edits() ? fmt::format(" `{}`", shown(step.key)) : "")}};
  const std::size_t before = history_.game().recorded().log;
  history_.go_to(history_.at() + 1);
  history_.game().mark_as_told(before);
  for (NewsLine& line : ranked_lines_of(news_for(history_.game(), viewer_)))
    news.push_back(std::move(line));
  return news;
}

void ReplaySteps::go_forward(int answers) {
  std::vector<NewsLine> news;
  for (int n = 0; n < answers && history_.at() < history_.steps().size(); ++n)
    for (NewsLine& line : play_next())
      news.push_back(std::move(line));
  show(std::move(news));
}

void ReplaySteps::go_to_turn(const std::string& turn) {
  const auto wanted = number_in(turn);
  const auto at = wanted ? history_.first_of_turn(*wanted) : std::nullopt;
  if (!at)
    return console_.print("  There is no decision in that turn; use `turn N` with a turn from {} to {}\n",
                          history_.first_turn(), history_.last_turn());
  history_.go_to(*at);
  show({});
}

bool ReplaySteps::obey(const std::string& line) {
  if (line == "quit" || line == "exit")
    return false;
  if (line == "?" || line == "help") {
    console_.print("{}", step_help);
  } else if (line == "board") {
    show({});
  } else if (line == "more") {
    print(next_page(rest_, console_));
  } else if (line == "back") {
    history_.go_to(history_.at() == 0 ? 0 : history_.at() - 1);
    show({});
  } else if (line.starts_with("turn")) {
    go_to_turn(line.size() > 5 ? line.substr(5) : "");
  } else if (const auto n = line.empty() ? std::optional(1) : number_in(line); n && *n > 0) {
    go_forward(*n);
  } else {
    console_.print("  Unknown command `{}`. Commands:\n{}", line, step_help);
  }
  return true;
}

void ReplaySteps::run() {
  if (history_.steps().empty())
    return console_.print("The file has no answers\n");
  history_.go_to(0);
  show({});
  while (const auto line = lines_.next("replay> "))
    if (!obey(line->text))
      return;
}

void ReplaySteps::show_turn(int turn) {
  const auto at = history_.first_of_turn(turn);
  if (!at)
    refuse(fmt::format("There is no decision in turn {}; use --turn with a turn from {} to {}", turn,
                       history_.first_turn(), history_.last_turn()));
  history_.go_to(*at);
  show({});
}

void ReplaySteps::show_at(std::uint64_t decision) {
  if (decision > history_.steps().size() + 1)
    refuse(fmt::format("There is no decision {}; use --at with a number from 1 to {}", decision,
                       history_.steps().size() + 1));
  history_.go_to(decision - 1);
  show({});
}

}  // namespace soulstack::tools
