// Commands that come from files.
#include "tools/support/requoted.h"

#include <vector>

#include "tools/support/shell_word.h"

namespace soulstack::tools {

namespace {

std::vector<std::string> words_of(std::string_view command) {
  std::vector<std::string> words;
  bool is_quoted = false, in_word = false;
  for (std::size_t i = 0; i < command.size(); ++i) {
    if (command[i] == ' ' && !is_quoted) {
      in_word = false;
      continue;
    }
    if (!in_word)
      words.emplace_back();
    in_word = true;
    if (command[i] == '\'')
      is_quoted = !is_quoted;
    else if (command[i] == '\\' && !is_quoted && i + 1 < command.size())
      words.back() += command[++i];
    else
      words.back() += command[i];
  }
  return words;
}

}  // namespace

std::string requoted(std::string_view command) {
  std::string text;
  for (const std::string& word : words_of(command))
    text += (text.empty() ? "" : " ") + shell_word(word);
  return text;
}

}  // namespace soulstack::tools
