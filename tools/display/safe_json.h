// JSON for output.
#pragma once

#include <string>

#include "tools/support/json.h"

namespace soulstack::tools {

// As text, with `\u` and four digits in place of characters that could command a terminal. `indent`: of each level; -1:
// in one line.
std::string safe_json(const Json& json, int indent = -1);

}  // namespace soulstack::tools
