// Ctrl-C: long commands check for it, report their progress and exit with 130. The same applies to SIGTERM and a closed
// terminal.
#pragma once

#include <array>
#include <csignal>

namespace soulstack::tools {

// While one of these exists, Ctrl-C is remembered and does not end the program.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;

 private:
  static constexpr std::array<int, 3> signals = {SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, 3> before_{};
};

bool interrupted();

}  // namespace soulstack::tools
