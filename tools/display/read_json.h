// Reads JSON from files and clients. Limits the nesting, so that no text can exhaust the stack.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "tools/display/json_view.h"

namespace soulstack::tools {

inline constexpr int deepest_json = 64;  // levels of nested lists and objects; valid files have far fewer

// Throws a std::exception, which `why_not_read` describes.
Json read_json(std::string_view text);

// Describes an error in a text or a requested field: "it has no `hash`".
std::string why_not_read(const std::exception& error);

}  // namespace soulstack::tools
