// What names and texts of cards may consist of: characters that everybody sees, in their order.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::scripting {

inline constexpr int longest_name = 60, longest_title = 100, longest_text = 600;  // characters

// A sentence; empty if the text is in order.
std::string wrong_with_text(std::string_view text, int most);

// The same for all names that look alike: without marks and spaces, in lower case.
std::string look_of(std::string_view name);

}  // namespace soulstack::scripting
