// Which words a field may take: for suggestions.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "scripting/registry/words.h"

namespace soulstack::scripting {

using Categories = std::uint64_t;  // one bit each
inline constexpr Categories no_words = 0, any_words = ~Categories{0};
constexpr Categories bit(Category c) { return Categories{1} << static_cast<unsigned>(c); }

// Of the words that fields of this name take, in all forms that have such a field.
Categories words_for_field(std::string_view field);

// What the author of `field = written` may have meant: of the words that this field takes. `suggested`: the nearest of all
// words. Empty if none is similar.
std::string nearest_for_field(std::string_view field, std::string_view written, const std::string& suggested);

}  // namespace soulstack::scripting
