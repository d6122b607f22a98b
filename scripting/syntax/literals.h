// The values of literals, by the rules of Lua 5.4.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace soulstack::scripting::syntax {

struct Number {
  bool is_integer = false;
  std::int64_t integer = 0;
};

// Nothing if Lua would refuse the literal.
std::optional<Number> number_of(std::string_view literal);
std::optional<std::string> text_of(std::string_view literal);  // with its quotes or long brackets

// A comment with long brackets that is not closed before the end of the source.
bool has_open_comment(std::string_view after_last_token);

}  // namespace soulstack::scripting::syntax
