// --memory: the memory of all Lua states of the program together.
#pragma once

namespace CLI {
class App;
}  // namespace CLI

namespace soulstack::tools {

// Changes the limit of scripting/sandbox/script_memory.h.
void add_memory_option(CLI::App& app);

}  // namespace soulstack::tools
