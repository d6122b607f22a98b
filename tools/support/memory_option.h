// --memory: the memory of all Lua states of the program together.
#pragma once

#include "tools/support/command.h"

namespace soulstack::tools {

// Changes the limit of scripting/sandbox/script_memory.h.
void add_memory_option(Command& command);

}  // namespace soulstack::tools
