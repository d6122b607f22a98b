// Ctrl-C.
#include "tools/interrupt.h"

#include <atomic>
#include <csignal>

namespace soulstack::tools {

namespace {

std::atomic<bool> was_interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set by a signal");

void remember(int) { was_interrupted = true; }

void on_interrupt(void (*action)(int)) {
  struct sigaction how = {};
  how.sa_handler = action;
  sigemptyset(&how.sa_mask);
  how.sa_flags = 0;  // a read that waits for the keyboard returns
  sigaction(SIGINT, &how, nullptr);
}

}  // namespace

InterruptWatch::InterruptWatch() {
  was_interrupted = false;
  on_interrupt(remember);
}
InterruptWatch::~InterruptWatch() { on_interrupt(SIG_DFL); }

bool interrupted() { return was_interrupted; }

}  // namespace soulstack::tools
