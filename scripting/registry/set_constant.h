// A constant of a set: a number or a text with a name, which the files of the set and of sets that require it read.
#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace soulstack::scripting {

struct SetConstant {
  std::string set, name;
  std::variant<int, std::string> value;
  int line = 0;  // in set.lua

  bool is_text() const { return value.index() == 1; }
  std::string written() const {  // as in Lua
    return is_text() ? "\"" + std::get<std::string>(value) + "\"" : std::to_string(std::get<int>(value));
  }
};

// The rule about constants of sets.
inline constexpr std::string_view rule_of_constants = "6.11.4";

}  // namespace soulstack::scripting
