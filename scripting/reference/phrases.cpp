// What people call the words of the language.
#include "scripting/reference/phrases.h"

#include "scripting/sandbox/file_tree.h"

namespace soulstack::scripting {

std::vector<PhrasesRow> read_phrases(std::string_view document) {
  constexpr std::string_view item = "\n- ", name_begins = " `", name_ends = "`: ";
  std::vector<PhrasesRow> all;
  for (std::size_t at = document.find(item); at != std::string_view::npos; at = document.find(item, at + 1)) {
    const std::size_t from = at + item.size();
    const std::string_view line = document.substr(from, document.find('\n', from) - from);
    const std::size_t begin = line.find(name_begins), end = line.find(name_ends);
    if (begin < end && end != std::string_view::npos)
      all.push_back({line.substr(0, begin), line.substr(begin + name_begins.size(), end - begin - name_begins.size()),
                     line.substr(end + name_ends.size())});
  }
  return all;
}

const std::vector<PhrasesRow>& phrases_rows() {
  static const std::vector<PhrasesRow> all = read_phrases(built_in_text("scripting/reference/phrases.md"));
  return all;
}

}  // namespace soulstack::scripting
