// Ctrl-C: long commands watch for it, say how far they came, and exit with 130. So they do if they are asked to end, or
// their terminal is closed.
#pragma once

#include <array>
#include <csignal>

namespace soulstack::tools {

// While one of these lives, Ctrl-C does not end the program but is remembered.
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
