// JSON for output.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace soulstack::tools {

// As text, with `\u` and four digits in place of characters that could command a terminal. `indent`: of each level; -1:
// in one line.
std::string safe_json(const nlohmann::ordered_json& json, int indent = -1);

}  // namespace soulstack::tools
