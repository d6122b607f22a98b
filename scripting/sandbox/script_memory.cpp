// The memory that all Lua states of this process may take together.
#include "scripting/sandbox/script_memory.h"

namespace soulstack::scripting {

ScriptMemory& ScriptMemory::of_process() {
  static ScriptMemory memory;
  return memory;
}

bool ScriptMemory::take(std::size_t bytes) {
  if (used_.fetch_add(bytes) + bytes <= limit_)
    return true;
  used_ -= bytes;
  ++refusals_;
  return false;
}

}  // namespace soulstack::scripting
