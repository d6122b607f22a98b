// --memory: the memory of all Lua states of the program together.
#include "tools/support/memory_option.h"

#include <charconv>
#include <string>
#include <system_error>

#include "scripting/sandbox/script_memory.h"

namespace soulstack::tools {

namespace {

constexpr std::size_t least = 16, most = 1'000'000;  // MiB

// Returns what is wrong.
std::string set_limit(const std::string& text) {
  std::size_t size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc() || end != text.data() + text.size() || size < least || size > most)
    return "must be a whole number from 16 to 1000000; got `" + text + "`";
  scripting::ScriptMemory::of_process().limit_to(size * scripting::mebibyte);
  return "";
}

}  // namespace

void add_memory_option(Command& command) {
  command.takes({{"--memory MIB", TakeWord(set_limit),
                  "Memory of all Lua states together, of cards, workers and bots, in MiB (default: 512)"}});
}

}  // namespace soulstack::tools
