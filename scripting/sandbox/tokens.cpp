// Splits a Lua file into tokens.
#include "scripting/sandbox/tokens.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <string>

#include "engine/model/names.h"

namespace soulstack::scripting {

namespace {

// In alphabetical order.
constexpr std::string_view keywords[] = {"and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
                                         "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
                                         "repeat",   "return", "then", "true", "until",  "while"};
// The longest first.
constexpr std::string_view long_symbols[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
constexpr std::string_view first_of_long_symbols = ".=~<>/:";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_part_of_name(char c) { return is_letter(c) || is_digit(c); }
bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// How many keywords begin with a letter before this one, from 'a' on.
constexpr std::array<std::size_t, 27> keywords_before = [] {
  std::array<std::size_t, 27> before{};
  for (std::size_t letter = 0; letter < before.size(); ++letter)
    for (const std::string_view keyword : keywords)
      if (static_cast<std::size_t>(keyword.front() - 'a') < letter)
        ++before[letter];
  return before;
}();

// The word is not empty.
bool is_keyword(std::string_view word) {
  const char first = word.front();
  if (first < 'a' || first > 'z')
    return false;
  const auto letter = static_cast<std::size_t>(first - 'a');
  return std::find(keywords + keywords_before[letter], keywords + keywords_before[letter + 1], word) !=
         keywords + keywords_before[letter + 1];
}

class Scanner {
 public:
  explicit Scanner(std::string_view source) : source_(source) {}

  std::vector<Token> all() {
    tokens_.reserve(source_.size() / 4);
    for (skip_space(); at_ < source_.size(); skip_space())
      take(next());
    return std::move(tokens_);
  }

  Token first() {
    skip_space();
    if (at_ < source_.size())
      take(next());
    return tokens_.empty() ? Token{} : tokens_.front();
  }

 private:
  struct Piece {
    TokenKind kind;
    std::size_t end;
  };

  char peek(std::size_t ahead = 0) const { return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0'; }
  void go_to(std::size_t end) {
    end = std::min(end, source_.size());
    for (; at_ < end; ++at_)
      count_line();
  }
  // As in Lua, "\n", "\r", "\r\n" and "\n\r" each end one line.
  void count_line() {
    const char c = source_[at_];
    const bool is_end = c == '\n' || c == '\r';
    const bool is_second = is_end && line_end_ != 0 && c != line_end_;
    line_ += is_end && !is_second ? 1 : 0;
    line_end_ = is_end && !is_second ? c : '\0';
  }
  void take(Piece piece) {
    const std::size_t end = std::min(piece.end, source_.size());
    tokens_.push_back({piece.kind, at_, source_.substr(at_, end - at_), line_});
    if (piece.kind == TokenKind::text)
      return go_to(end);
    at_ = end;
    line_end_ = '\0';
  }

  void skip_space() {
    for (;;) {
      for (; at_ < source_.size() && is_space(source_[at_]); ++at_)
        count_line();
      if (peek() != '-' || peek(1) != '-')
        return;
      const std::size_t bracket = at_ + 2;
      go_to(level_at(bracket) >= 0 ? long_end(bracket) : source_.find_first_of("\r\n", at_));
    }
  }

  // The number of `=` of a long bracket that opens there; -1 if there is none.
  int level_at(std::size_t at) const {
    if (at >= source_.size() || source_[at] != '[')
      return -1;
    const std::size_t end = source_.find_first_not_of('=', at + 1);
    return end != std::string_view::npos && source_[end] == '[' ? static_cast<int>(end - at - 1) : -1;
  }
  std::size_t long_end(std::size_t at) const {
    const std::string close = "]" + std::string(static_cast<std::size_t>(level_at(at)), '=') + "]";
    const std::size_t found = source_.find(close, at);
    return found == std::string_view::npos ? source_.size() : found + close.size();
  }
  std::size_t quoted_end() const {
    std::size_t end = at_ + 1;
    while (end < source_.size() && source_[end] != peek())
      end += source_[end] == '\\' ? std::size_t{2} : std::size_t{1};
    return end + 1;
  }
  // The sign of an exponent belongs to the number, as in 1e+5 and 0x1p-3.
  std::size_t number_end() const {
    const bool is_hexadecimal = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
    const std::string_view exponent = is_hexadecimal ? "pP" : "eE";
    std::size_t end = at_;
    while (end < source_.size() && (is_part_of_name(source_[end]) || source_[end] == '.')) {
      const bool is_exponent = exponent.find(source_[end++]) != std::string_view::npos;
      if (is_exponent && end < source_.size() && (source_[end] == '+' || source_[end] == '-'))
        ++end;
    }
    return end;
  }
  std::size_t name_end() const {
    std::size_t end = at_;
    while (end < source_.size() && is_part_of_name(source_[end]))
      ++end;
    return end;
  }

  Piece next() const {
    if (is_letter(peek())) {
      const std::size_t end = name_end();
      return {is_keyword(source_.substr(at_, end - at_)) ? TokenKind::keyword : TokenKind::name, end};
    }
    if (is_digit(peek()) || (peek() == '.' && is_digit(peek(1))))
      return {TokenKind::number, number_end()};
    if (peek() == '"' || peek() == '\'')
      return {TokenKind::text, quoted_end()};
    if (level_at(at_) >= 0)
      return {TokenKind::text, long_end(at_)};
    if (first_of_long_symbols.find(peek()) == std::string_view::npos)
      return {TokenKind::symbol, at_ + 1};
    for (const std::string_view symbol : long_symbols)
      if (symbol.front() == peek() && source_.substr(at_, symbol.size()) == symbol)
        return {TokenKind::symbol, at_ + symbol.size()};
    return {TokenKind::symbol, at_ + 1};
  }

  std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  char line_end_ = '\0';  // the previous character ended a line, and its partner may follow
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view source) { return Scanner(source).all(); }
bool is_lua_name(std::string_view text) {
  const Token first = first_token(text);
  return first.kind == TokenKind::name && first.text == text;
}

Token first_token(std::string_view source) { return Scanner(source).first(); }

// `for` and `while` open a block with their `do`; `elseif` neither opens nor closes one.
bool opens(const Token& token) { return token.is_one_of({"(", "[", "{", "function", "if", "do", "repeat"}); }
bool closes(const Token& token) { return token.is_one_of({")", "]", "}", "end", "until"}); }

std::size_t closing(const std::vector<Token>& tokens, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    depth += opens(tokens[i]) ? 1 : 0;
    depth -= closes(tokens[i]) ? 1 : 0;
    if (depth == 0)
      return i;
  }
  return tokens.size() - 1;
}

}  // namespace soulstack::scripting
