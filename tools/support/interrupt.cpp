// Ctrl-C and other signals that ask the program to end.
#include "tools/support/interrupt.h"

#include <atomic>

namespace soulstack::tools {

namespace {

std::atomic<bool> was_interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal");

void remember(int) { was_interrupted = true; }

// Signals that `nohup` ignores stay ignored.
struct sigaction watch_for(int signal) {
  struct sigaction how = {}, before = {};
  how.sa_handler = remember;
  sigemptyset(&how.sa_mask);
  how.sa_flags = 0;  // so that a read that waits for the keyboard returns
  sigaction(signal, nullptr, &before);
  if (signal != SIGHUP || before.sa_handler != SIG_IGN)
    sigaction(signal, &how, nullptr);
  return before;
}

}  // namespace

InterruptWatch::InterruptWatch() {
  was_interrupted = false;
  for (std::size_t i = 0; i < signals.size(); ++i)
    before_[i] = watch_for(signals[i]);
}
InterruptWatch::~InterruptWatch() {
  for (std::size_t i = 0; i < signals.size(); ++i)
    sigaction(signals[i], &before_[i], nullptr);
}

bool interrupted() { return was_interrupted; }

}  // namespace soulstack::tools
