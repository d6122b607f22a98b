// Splits a Lua file into tokens. Comments are skipped; escapes in strings are not decoded.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace soulstack::scripting {

enum class TokenKind : std::uint8_t { name, keyword, number, text, symbol };

struct Token {
  TokenKind kind = TokenKind::symbol;
  std::size_t at = 0;     // in the source
  std::string_view text;  // of the source, quotes included
  int line = 0;           // on which it begins

  bool is(std::string_view other) const { return text == other && kind != TokenKind::text; }
  bool is_one_of(std::initializer_list<std::string_view> others) const {
    return std::any_of(others.begin(), others.end(), [&](std::string_view other) { return is(other); });
  }
  std::size_t end() const { return at + text.size(); }
};

inline bool is_at(const std::vector<Token>& tokens, std::size_t n, std::string_view text) {
  return n < tokens.size() && tokens[n].is(text);
}

// Accepts any text; anything that is not Lua becomes symbols.
std::vector<Token> tokens_of(std::string_view source);
// The first of them; an empty symbol if there is none.
Token first_token(std::string_view source);

// Can Lua use it as a name? Not "1a" or "end".
bool is_lua_name(std::string_view text);

// Brackets, and the keywords whose blocks end with `end` or `until`.
bool opens(const Token& token);
bool closes(const Token& token);
// The token that closes the one at `open`; the last token if there is none.
std::size_t closing(const std::vector<Token>& tokens, std::size_t open);

}  // namespace soulstack::scripting
