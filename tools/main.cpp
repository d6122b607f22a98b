// The soulstack program.
#include "tools/program.h"

int main(int argc, char** argv) {
  soulstack::tools::Console console = soulstack::tools::standard_console();
  return soulstack::tools::run_program({argv + 1, argv + argc}, console);
}
