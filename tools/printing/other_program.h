// Printing needs cairo, so it is a program of its own: `soulstack print` hands over to it.
#pragma once

#include <string>
#include <vector>

#include "tools/printing/sheet.h"
#include "tools/support/stop.h"

namespace soulstack::tools {

inline constexpr const char* print_program = "soulstack-print";

// What draws in this process; null in the program soulstack. Not owned; set before the command runs.
SheetPainter*& painter_of_this_program();

// Thrown by the command `print` if this program does not draw.
struct NeedsPainter {};

// Runs soulstack-print beside this program, otherwise the one in PATH, with these arguments and the same streams.
// Returns its exit code. Stops with Exit::content, and says what to install, if there is none.
Exit run_print_program(const std::vector<std::string>& arguments);

}  // namespace soulstack::tools
