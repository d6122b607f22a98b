// soulstack replay --lines: the events and the Lua lines of a game, printed or step by step.
#include "tools/records/replay_lines.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "engine/explain/view.h"
#include "engine/model/content.h"
#include "engine/model/names.h"
#include "scripting/findings/suggest.h"
#include "tools/display/board.h"
#include "tools/support/answer_lines.h"
#include "tools/support/atomic_file.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

namespace fs = std::filesystem;
using Kind = TraceStep::Kind;
using Steps = std::vector<TraceStep>;

std::string card_id(const Content& content, const std::string& named) {
  scripting::Nearest nearest(named);
  for (const CardDef& card : content.cards) {
    const std::string_view in_set = without_set(card.id);
    if (named == card.id || named == in_set)
      return card.id;
    nearest.offer(in_set);
  }
  const std::string near(nearest.word());
  refuse(fmt::format("--card: there is no card `{}` in this game{}", named,
                     near.empty() ? "" : fmt::format("; did you mean `{}`?", near)));
}

Steps wanted_steps(const Steps& steps, const LinesWanted& wanted) {
  const auto is_wanted = [&](const TraceStep& step) {
    return (wanted.card.empty() || step.cards.contains(wanted.card)) && (!wanted.turn || step.turn == *wanted.turn);
  };
  std::set<std::size_t> decisions;
  for (const TraceStep& step : steps)
    if (is_wanted(step))
      decisions.insert(step.decision);
  Steps chosen;
  std::copy_if(steps.begin(), steps.end(), std::back_inserter(chosen), [&](const TraceStep& step) {
    return is_wanted(step) || (step.kind == Kind::answer && decisions.contains(step.decision));
  });
  return chosen;
}

namespace {

// The lines of the files of scripts.
class Sources {
 public:
  // Without its indent; empty if it can't be read.
  std::string line(const std::string& file, int number) {
    const auto [at, is_new] = files_.try_emplace(file);
    if (is_new) {
      std::istringstream text(text_or_nothing(file));
      for (std::string line; std::getline(text, line);)
        at->second.push_back(line.substr(std::min(line.find_first_not_of(" \t\r"), line.size())));
    }
    const auto index = static_cast<std::size_t>(number) - 1;
    return index < at->second.size() ? scripting::printable(at->second[index]) : "";
  }

 private:
  std::map<std::string, std::vector<std::string>> files_;
};

// From the current folder, if the file is in it.
std::string shown_path(const std::string& file) {
  std::error_code error;
  const std::string relative = fs::path(file).lexically_relative(fs::current_path(error)).generic_string();
  return scripting::printable_name(relative.empty() || relative.starts_with("..") ? file : relative);
}

void print_step(Console& c, const TraceStep& step, Sources& sources) {
  switch (step.kind) {
    case Kind::answer:
      return c.print("Turn {}, decision {}: {}\n", step.turn, step.decision, c.paint(Ink::bold, step.text));
    case Kind::event:
      return c.print("    {}\n", step.text);
    case Kind::effect:
      return c.print("  {}\n", c.paint(Ink::cyan, step.text));
    case Kind::line:
      break;
  }
  c.print("  {}  {}\n", c.paint(Ink::faint, fmt::format("{}:{}", shown_path(step.file), step.line)),
          sources.line(step.file, step.line));
  for (const std::string& call : step.calls)
    c.print("        {}\n", c.paint(Ink::green, call));
}

constexpr std::string_view help =
    "  Enter or n  the next step\n"
    "  b           the step before\n"
    "  e, l        the next event; the next Lua line\n"
    "  j N         jump to decision N\n"
    "  board       show the table after the answer of this step\n"
    "  q           quit\n";

class LineSession {
 public:
  LineSession(Console& console, const Steps& steps, History& history) : c_(console), steps_(steps), history_(history) {}

  void run() {
    if (steps_.empty())
      return c_.print("There are no such steps\n");
    show();
    Lines lines(c_);
    while (const auto line = lines.next("lines> "))
      if (!obey(line->text))
        return;
  }

 private:
  // Returns false to quit.
  bool obey(const std::string& line) {
    if (line == "q" || line == "quit")
      return false;
    if (line.empty() || line == "n")
      go_to(at_ + 1);
    else if (line == "b" || line == "back")
      go_back();
    else if (line == "e")
      go_to_next(Kind::event);
    else if (line == "l")
      go_to_next(Kind::line);
    else if (line.starts_with("j"))
      jump(line.substr(1));
    else if (line == "board")
      show_board();
    else
      c_.print("{}{}", line == "?" || line == "help" ? "" : fmt::format("  Unknown command `{}`. Commands:\n", line),
               help);
    return true;
  }

  void show() {
    c_.print("{} ", c_.paint(Ink::faint, fmt::format("[{}/{}]", at_ + 1, steps_.size())));
    print_step(c_, steps_[at_], sources_);
  }

  void go_to(std::size_t step) {
    if (step >= steps_.size())
      return c_.print("  This is the last step; b goes back\n");
    at_ = step;
    show();
  }

  void go_back() {
    if (at_ == 0)
      return c_.print("  This is the first step\n");
    go_to(at_ - 1);
  }

  void go_to_next(Kind kind) {
    std::size_t next = at_ + 1;
    while (next < steps_.size() && steps_[next].kind != kind)
      ++next;
    if (next == steps_.size())
      return c_.print("  There is no {} after this step\n", kind == Kind::event ? "event" : "line");
    go_to(next);
  }

  void jump(const std::string& to) {
    const auto decision = number_in(to.substr(std::min(to.find_first_not_of(' '), to.size())));
    const auto at = std::find_if(steps_.begin(), steps_.end(), [&](const TraceStep& step) {
      return decision && static_cast<int>(step.decision) >= *decision;
    });
    if (at == steps_.end())
      return c_.print("  Use `j N` with a decision up to {}\n", steps_.back().decision);
    go_to(static_cast<std::size_t>(at - steps_.begin()));
  }

  void show_board() {
    history_.go_to(steps_[at_].decision);
    const Game& game = history_.game();
    c_.print("\n{}", board_text(view_for(game, game.over() ? Seat::game : game.decision().who), c_));
  }

  Console& c_;
  const Steps& steps_;
  History& history_;
  Sources sources_;
  std::size_t at_ = 0;
};

}  // namespace

void print_steps(Console& console, const Steps& steps) {
  Sources sources;
  for (const TraceStep& step : steps)
    print_step(console, step, sources);
}

void go_through(Console& console, const Steps& steps, History& history) { LineSession(console, steps, history).run(); }

}  // namespace soulstack::tools
