// The soulstack program.
#include <malloc.h>

#include <csignal>

#include "tools/commands/run_program.h"

// A game is large, though little of it is used. If its memory went back to the system each time that a copy is dropped, the
// next copy would take up to 20 times as long.
static void keep_memory_of_dropped_games() {
  constexpr int kept = 256 << 20, largest = 32 << 20;  // bytes; the largest value that is allowed
  mallopt(M_TRIM_THRESHOLD, kept);
  mallopt(M_MMAP_THRESHOLD, largest);
}

int main(int argc, char** argv) {
  keep_memory_of_dropped_games();
  soulstack::tools::keep_standard_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond a file size limit fails, but does not end the program
  soulstack::tools::Console console = soulstack::tools::standard_console();
  return soulstack::tools::run_program({argv + 1, argv + argc}, console);
}
