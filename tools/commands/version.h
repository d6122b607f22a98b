// What this program is: for `soulstack --version`, and for reports of faults.
#pragma once

#include <string>

namespace soulstack::tools {

// The commit that was built, with "-dirty" if files had changed; "unknown" without git. Written by
// tools/package/write_commit.cmake.
extern const char* const built_commit;

// Lines: "soulstack 0.1.0", and the commit, the version of Lua, that of the protocol, and those of the formats of files.
std::string version_text();

}  // namespace soulstack::tools
