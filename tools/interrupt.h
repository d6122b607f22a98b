// Ctrl-C: long commands watch for it, say how far they came, and exit with 130.
#pragma once

namespace soulstack::tools {

// While one of these lives, Ctrl-C does not end the program but is remembered.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
};

bool interrupted();

}  // namespace soulstack::tools
