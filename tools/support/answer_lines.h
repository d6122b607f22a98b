// Lines with answers: first from a script, then from the console.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "tools/support/console.h"
#include "tools/support/line_editor.h"

namespace soulstack::tools {

struct TypedLine {
  std::string text;
  std::string place;  // "answers.txt:3"; empty if it comes from the console
};

// "3" as a number; empty if the text is not a whole number, 0 or more.
std::optional<int> number_in(const std::string& typed);

class Lines {
 public:
  explicit Lines(Console& console);
  ~Lines();
  // One answer per line. Skips empty lines and lines that begin with #; a line of several numbers gives one answer for
  // each. Refuses a file that cannot be read.
  void read_script(const std::string& path);
  bool scripted() const { return !script_.empty(); }
  // The next answer; its text is empty only if the line was empty. Asks again after a line of keys that type nothing.
  // No value at the end of the input. Lines typed on a terminal can be edited, unless the prompt is empty, because it has
  // been written already, or the console is plain.
  std::optional<TypedLine> next(std::string_view prompt);
  // For the Tab key.
  void complete_with(LineEditor::Completions completions) { completions_ = std::move(completions); }

 private:
  bool read(std::string_view prompt, std::string& line);
  void show(const std::vector<std::string>& candidates);
  bool edits_lines() const;

  Console& console_;
  std::deque<TypedLine> script_;
  std::unique_ptr<LineEditor> editor_;  // made when it is first needed
  LineEditor::Completions completions_;
};

}  // namespace soulstack::tools
