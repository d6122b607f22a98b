// The text of a Lua file in its smallest parts. Comments are left out; what a text says is not looked into.
#pragma once

#include <cstdint>
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
  std::size_t end() const { return at + text.size(); }
};

// Of any text; what is no Lua comes out as symbols.
std::vector<Token> tokens_of(std::string_view source);

// Brackets, and the keywords whose blocks end with `end` or `until`.
bool opens(const Token& token);
bool closes(const Token& token);
// The token that closes what the one at `open` opens; the last one if none does.
std::size_t closing(const std::vector<Token>& tokens, std::size_t open);

}  // namespace soulstack::scripting
