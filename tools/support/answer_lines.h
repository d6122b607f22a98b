// Lines that somebody answers with: from a script first, then from the console.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "tools/support/console.h"

namespace soulstack::tools {

struct TypedLine {
  std::string text;
  std::string place;  // "answers.txt:3"; empty if it comes from the console
};

// "3": nothing, if what is typed is anything else than a whole number from 0 on.
std::optional<int> number_in(const std::string& typed);

class Lines {
 public:
  explicit Lines(Console& console) : console_(console) {}
  // An answer a line. Empty lines and those that begin with # are left out; a line of numbers is as many answers.
  // Refuses a file that can't be read.
  void read_script(const std::string& path);
  bool scripted() const { return !script_.empty(); }
  // The next answer; its text is empty only if the line was. A line of keys that type nothing is asked for again.
  // Nothing at the end of the input.
  std::optional<TypedLine> next(std::string_view prompt);

 private:
  Console& console_;
  std::deque<TypedLine> script_;
};

}  // namespace soulstack::tools
