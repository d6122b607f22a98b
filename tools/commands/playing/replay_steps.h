// `soulstack replay --step`: goes through the answers of a game, on the screen of `soulstack play`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/display/screen.h"
#include "tools/records/undo.h"
#include "tools/support/answer_lines.h"
#include "tools/support/console.h"

namespace soulstack::tools {

class ReplaySteps {
 public:
  // `viewer`: what this player could not see is left out; `everything`: the view of the player who is asked.
  ReplaySteps(Console& console, History& history, Seat viewer)
      : console_(console), history_(history), viewer_(viewer), lines_(console) {}

  // From the first answer, until the input ends or `quit`.
  void run();
  // The table and the question at the beginning of that turn; refuses a turn without a decision.
  void show_turn(int turn);
  // Before the answer with that number, from 1.
  void show_at(std::uint64_t decision);

 private:
  bool obey(const std::string& line);  // false: quit
  void go_forward(int answers);
  void go_to_turn(const std::string& turn);
  std::vector<NewsLine> play_next();
  void show(std::vector<NewsLine> news);
  Question question() const;
  void mark_answer(std::vector<OptionLine>& options) const;
  bool sees_question() const;
  void print(const std::vector<std::string>& lines);

  Console& console_;
  History& history_;
  Seat viewer_;
  Lines lines_;
  std::vector<std::string> rest_;
};

}  // namespace soulstack::tools
