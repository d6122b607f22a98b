// The branches of roll tables, as written in the source of a card.
#include "scripting/lint/roll_branches.h"

#include <algorithm>

#include "scripting/registry/roll_values.h"

namespace soulstack::scripting {

namespace {

using Tokens = std::vector<Token>;

std::string_view unquoted(std::string_view text) {
  return text.size() >= 2 && !(text.front() >= '0' && text.front() <= '9') ? text.substr(1, text.size() - 2) : text;
}

bool begins_roll_table(const Tokens& tokens, std::size_t i) {
  return i + 2 < tokens.size() && tokens[i].kind == TokenKind::name && tokens[i].is("roll") && tokens[i + 1].is("=") &&
         tokens[i + 2].is("{");
}

// `["1-3"] =` or `[4] =`
bool is_key(const Tokens& tokens, std::size_t i) {
  return i + 3 < tokens.size() && tokens[i].is("[") && tokens[i + 2].is("]") && tokens[i + 3].is("=") &&
         (tokens[i + 1].kind == TokenKind::text || tokens[i + 1].kind == TokenKind::number);
}

// The end of the field that starts there: a comma, or the end of the table.
std::size_t field_end(const Tokens& tokens, std::size_t i, std::size_t close) {
  while (i < close && !tokens[i].is(",") && !tokens[i].is(";"))
    i = opens(tokens[i]) ? std::max(closing(tokens, i), i) + 1 : i + 1;
  return std::min(i, close);
}

std::string joined(const Tokens& tokens, std::size_t from, std::size_t to) {
  std::string all;
  for (std::size_t i = from; i < to; ++i)
    all.append(i == from ? "" : " ").append(tokens[i].text);
  return all;
}

std::vector<WrittenBranch> branches_in(const Tokens& tokens, std::size_t open) {
  std::vector<WrittenBranch> branches;
  const std::size_t close = closing(tokens, open);
  for (std::size_t i = open + 1; i < close;) {
    const bool keyed = is_key(tokens, i);
    const std::size_t value = keyed ? i + 4 : i;
    const std::size_t end = field_end(tokens, value, close);
    if (const unsigned values = keyed ? values_of(unquoted(tokens[i + 1].text)) : 0)
      branches.push_back({i + 1, values, joined(tokens, value, end)});
    i = end + 1;
  }
  std::sort(branches.begin(), branches.end(), [](const WrittenBranch& a, const WrittenBranch& b) {
    return (a.values & (0U - a.values)) < (b.values & (0U - b.values));
  });
  return branches;
}

}  // namespace

std::vector<std::vector<WrittenBranch>> roll_branches(const Tokens& tokens) {
  std::vector<std::vector<WrittenBranch>> tables;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (begins_roll_table(tokens, i))
      tables.push_back(branches_in(tokens, i + 2));
  return tables;
}

}  // namespace soulstack::scripting
