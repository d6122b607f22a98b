// JSON that others wrote: read so that no text of it can exhaust the stack, and refused in words.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "tools/display/json_view.h"

namespace soulstack::tools {

inline constexpr int deepest_json = 64;  // levels of lists and objects in each other: many more than any file here has

// Throws a std::exception, of which `why_not_read` makes a sentence.
Json read_json(std::string_view text);

// What was wrong with a text, or with a field of it that was asked for: "it has no `hash`".
std::string why_not_read(const std::exception& error);

}  // namespace soulstack::tools
