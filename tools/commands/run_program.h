// The whole program as a function.
#pragma once

#include <string>
#include <vector>

#include "tools/support/console.h"

namespace soulstack::tools {

// The arguments without the program's name. Returns the exit code.
int run_program(const std::vector<std::string>& arguments, Console& console);

}  // namespace soulstack::tools
