// The values of literals.
#include "scripting/syntax/literals.h"

#include <algorithm>

#include "engine/model/names.h"

namespace soulstack::scripting::syntax {

namespace {

int hex_value(char c) {
  if (is_digit(c))
    return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}
bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_break(char c) { return c == '\n' || c == '\r'; }

// ---- Numbers

std::size_t digits_at(std::string_view text, std::size_t at, bool hex) {
  std::size_t end = at;
  while (end < text.size() && (hex ? hex_value(text[end]) >= 0 : is_digit(text[end])))
    ++end;
  return end - at;
}

// Decimal integers that do not fit are fractions; hexadecimal ones wrap around.
std::optional<std::int64_t> integer_of(std::string_view digits, bool hex) {
  constexpr std::uint64_t most = INT64_MAX;
  std::uint64_t value = 0;
  for (const char c : digits) {
    const auto digit = static_cast<std::uint64_t>(hex_value(c));
    if (!hex && value > (most - digit) / 10)
      return {};
    value = value * (hex ? 16U : 10U) + digit;
  }
  return static_cast<std::int64_t>(value);
}

// ---- Texts

class Decoder {
 public:
  explicit Decoder(std::string_view inside) : in_(inside) {}

  std::optional<std::string> all() {
    while (at_ < in_.size() && ok_)
      next();
    return ok_ ? std::optional(std::move(out_)) : std::nullopt;
  }

 private:
  char peek() const { return at_ < in_.size() ? in_[at_] : '\0'; }
  void fail() { ok_ = false; }

  void next() {
    if (is_break(peek()))
      return fail();
    if (peek() != '\\') {
      out_ += in_[at_++];
      return;
    }
    ++at_;
    escape();
  }

  void escape() {
    constexpr std::string_view letters = "abfnrtv\\\"'", values = "\a\b\f\n\r\t\v\\\"'";
    const char c = peek();
    if (at_ >= in_.size())
      return fail();
    if (const std::size_t found = letters.find(c); found != std::string_view::npos) {
      out_ += values[found];
      ++at_;
    } else if (is_break(c)) {
      line_break();
    } else if (c == 'x') {
      hexadecimal();
    } else if (c == 'u') {
      utf8();
    } else if (c == 'z') {
      for (++at_; at_ < in_.size() && is_space(in_[at_]);)
        ++at_;
    } else {
      decimal();
    }
  }

  void line_break() {
    const char first = in_[at_++];
    if (is_break(peek()) && at_ < in_.size() && peek() != first)
      ++at_;
    out_ += '\n';
  }

  void hexadecimal() {
    ++at_;
    int value = 0;
    for (int i = 0; i < 2; ++i, ++at_) {
      const int digit = hex_value(peek());
      if (digit < 0)
        return fail();
      value = value * 16 + digit;
    }
    out_ += static_cast<char>(value);
  }

  void decimal() {
    int value = 0, digits = 0;
    for (; digits < 3 && is_digit(peek()); ++digits)
      value = value * 10 + (in_[at_++] - '0');
    if (digits == 0 || value > 255)
      return fail();
    out_ += static_cast<char>(value);
  }

  void utf8() {
    ++at_;
    if (peek() != '{')
      return fail();
    std::uint32_t code = 0;
    int digits = 0;
    for (++at_; hex_value(peek()) >= 0; ++at_, ++digits) {
      if (code > 0x7FFFFFFFU >> 4)
        return fail();
      code = code << 4 | static_cast<std::uint32_t>(hex_value(peek()));
    }
    if (digits == 0 || peek() != '}')
      return fail();
    ++at_;
    add_utf8(code);
  }

  // Up to six bytes, as in Lua.
  void add_utf8(std::uint32_t code) {
    if (code < 0x80) {
      out_ += static_cast<char>(code);
      return;
    }
    std::string bytes;
    std::uint32_t most = 0x3F;  // that fits into the first byte
    do {
      bytes += static_cast<char>(0x80 | (code & 0x3F));
      code >>= 6;
      most >>= 1;
    } while (code > most);
    bytes += static_cast<char>((~most << 1) | code);
    out_.append(bytes.rbegin(), bytes.rend());
  }

  std::string_view in_;
  std::size_t at_ = 0;
  bool ok_ = true;
  std::string out_;
};

// Each line break becomes "\n"; the first is left out.
std::string long_text(std::string_view inside) {
  std::string out;
  for (std::size_t at = 0; at < inside.size(); ++at) {
    const char c = inside[at];
    if (!is_break(c)) {
      out += c;
      continue;
    }
    const std::size_t begin = at;
    if (at + 1 < inside.size() && is_break(inside[at + 1]) && inside[at + 1] != c)
      ++at;
    if (begin > 0)
      out += '\n';
  }
  return out;
}

// The length of an opening long bracket; 0 if there is none.
std::size_t opening_of(std::string_view text) {
  if (!text.starts_with('['))
    return 0;
  const std::size_t second = text.find_first_not_of('=', 1);
  return second != std::string_view::npos && text[second] == '[' ? second + 1 : 0;
}

std::string closing_of(std::size_t opening) { return "]" + std::string(opening - 2, '=') + "]"; }

}  // namespace

std::optional<Number> number_of(std::string_view text) {
  const bool hex = text.size() > 1 && text[0] == '0' && (text[1] | 0x20) == 'x';
  const std::size_t first = hex ? 2 : 0;
  const std::size_t whole = digits_at(text, first, hex);
  std::size_t at = first + whole, fraction = 0;
  const bool has_point = at < text.size() && text[at] == '.';
  if (has_point) {
    fraction = digits_at(text, at + 1, hex);
    at += 1 + fraction;
  }
  if (whole + fraction == 0)
    return {};
  const bool has_exponent = at < text.size() && (text[at] | 0x20) == (hex ? 'p' : 'e');
  if (has_exponent) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-'))
      ++at;
    const std::size_t digits = digits_at(text, at, false);
    if (digits == 0)
      return {};
    at += digits;
  }
  if (at != text.size())
    return {};
  const auto value = has_point || has_exponent ? std::nullopt : integer_of(text.substr(first, whole), hex);
  return Number{value.has_value(), value.value_or(0)};
}

std::optional<std::string> text_of(std::string_view literal) {
  if (const std::size_t opening = opening_of(literal); opening > 0) {
    const std::string closing = closing_of(opening);
    if (literal.size() < 2 * opening || !literal.ends_with(closing))
      return {};
    return long_text(literal.substr(opening, literal.size() - 2 * opening));
  }
  if (literal.size() < 2 || literal.back() != literal.front())
    return {};
  return Decoder(literal.substr(1, literal.size() - 2)).all();
}

bool has_open_comment(std::string_view rest) {
  for (;;) {
    const std::size_t dashes = rest.find("--");
    if (dashes == std::string_view::npos)
      return false;
    rest.remove_prefix(dashes + 2);
    const std::size_t opening = opening_of(rest);
    const std::string closing = opening > 0 ? closing_of(opening) : "";
    const std::size_t end = opening > 0 ? rest.find(closing, opening) : rest.find_first_of("\r\n");
    if (end == std::string_view::npos)
      return opening > 0;
    rest.remove_prefix(end + closing.size());
  }
}

}  // namespace soulstack::scripting::syntax
