// What this program is.
#include "tools/commands/version.h"

#include <fmt/format.h>

#include "scripting/sandbox/lua_release.h"
#include "tools/records/record.h"
#include "tools/results/layout.h"
#include "tools/service/service.h"

#ifndef SOULSTACK_VERSION
#define SOULSTACK_VERSION "unknown"
#endif

namespace soulstack::tools {

std::string version_text() {
  return fmt::format(
      "soulstack {}\n"
      "commit    {}\n"
      "Lua       {}\n"
      "protocol  {}\n"
      "formats   journal {}, save {}, file with results {}\n",
      SOULSTACK_VERSION, built_commit, scripting::lua_release(), protocol_version, record_version, record_version,
      layout_of_results);
}

}  // namespace soulstack::tools
