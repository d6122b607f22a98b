// The soulstack program.
#include <csignal>

#include "tools/commands/run_program.h"

int main(int argc, char** argv) {
  soulstack::tools::keep_standard_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond a file size limit fails, but does not end the program
  soulstack::tools::Console console = soulstack::tools::standard_console();
  return soulstack::tools::run_program({argv + 1, argv + argc}, console);
}
