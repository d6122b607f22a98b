// Names that belong to a whole set and stand on several of its cards.
#pragma once

#include <string_view>

namespace soulstack::scripting {

class Library;

// Is it the name of a word or a keyword of a set?
bool is_shared_name(const Library& library, std::string_view name);

}  // namespace soulstack::scripting
