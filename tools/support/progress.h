// A progress line on a terminal, updated in place. Appears after a command has run for a second.
#pragma once

#include <string>

#include "tools/support/console.h"

namespace soulstack::tools {

class ProgressLine {
 public:
  explicit ProgressLine(Console& console) : console_(console) {}
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const std::string& line, double seconds) {
    if (!console_.err_is_terminal || seconds < 1)
      return;
    shown_ = true;
    console_.err << "\r\x1b[K" << line << std::flush;
  }
  void clear() {
    if (shown_)
      console_.err << "\r\x1b[K" << std::flush;
    shown_ = false;
  }

 private:
  Console& console_;
  bool shown_ = false;
};

}  // namespace soulstack::tools
