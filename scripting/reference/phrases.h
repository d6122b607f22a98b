// What people call the words of the language (phrases.md): "money", "additional attack", "until end of turn".
#pragma once

#include <string_view>
#include <vector>

namespace soulstack::scripting {

struct PhrasesRow {
  std::string_view category, name;  // of an entry of the reference; of several with this name, all
  std::string_view phrases;         // in lower case, separated by ";"
};

// Words that `soulstack words` and the search of `soulstack docs` also find by these phrases.
const std::vector<PhrasesRow>& phrases_rows();

// The same from a document in the form of phrases.md, which the views refer to. Lines in another form are skipped.
std::vector<PhrasesRow> read_phrases(std::string_view document);

}  // namespace soulstack::scripting
