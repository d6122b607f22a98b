// The program soulstack-print: the command `print` of soulstack with a painter.
#include <csignal>

#include "tools/commands/run_program.h"
#include "tools/printing/cairo/cairo_painter.h"
#include "tools/printing/other_program.h"

int main(int argc, char** argv) {
  using namespace soulstack::tools;
  keep_standard_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // a write beyond a file size limit fails, but does not end the program
  const std::unique_ptr<SheetPainter> painter = cairo_painter();
  painter_of_this_program() = painter.get();
  std::vector<std::string> arguments = {argv + 1, argv + argc};
  if (arguments.empty() || arguments[0] != "print")
    arguments.insert(arguments.begin(), "print");
  Console console = standard_console();
  return run_program(arguments, console);
}
