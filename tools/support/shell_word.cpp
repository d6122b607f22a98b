// Quotes file names in suggested commands.
#include "tools/support/shell_word.h"

#include <algorithm>
#include <string_view>

namespace soulstack::tools {

namespace {

bool plain(char c) {
  constexpr std::string_view marks = "/._-+=:,@%";
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  return letter || marks.find(c) != std::string_view::npos;
}

}  // namespace

std::string shell_word(const std::filesystem::path& name) {
  const std::string& text = name.native();
  if (!text.empty() && std::all_of(text.begin(), text.end(), plain))
    return text;
  std::string word = "'";
  for (const char c : text)
    word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

}  // namespace soulstack::tools
