// The characters allowed in names and texts of cards: visible ones, shown in their order.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::scripting {

inline constexpr int longest_name = 60, longest_title = 100, longest_text = 600;  // characters

// Why a text is refused, as a sentence; empty if it is allowed.
std::string wrong_with_text(std::string_view text, int most);

// A key that is equal for names that look alike: without accents and spaces, in lower case.
std::string look_of(std::string_view name);

}  // namespace soulstack::scripting
