// What people call the words of the language: "money", "additional attack", "until end of turn".
#pragma once

#include <span>
#include <string_view>

namespace soulstack::scripting {

struct PhrasesRow {
  std::string_view category, name;  // of an entry of the reference; of several with this name, all
  std::string_view phrases;         // in lower case, separated by ";"
};

// Words that `soulstack words` and the search of `soulstack docs` also find by these phrases.
std::span<const PhrasesRow> phrases_rows();

}  // namespace soulstack::scripting
