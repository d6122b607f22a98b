// The codes of findings.
#include "scripting/findings/codes.h"

#include <cctype>

namespace soulstack::scripting {

namespace {

bool same_in_any_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  });
}

// "E9" for "E009".
bool is_short_for(std::string_view code, std::string_view label) {
  return code.size() > 1 && code.size() < label.size() && std::tolower(code[0]) == 'e' &&
         label.substr(label.size() - code.size() + 1) == code.substr(1) &&
         label.substr(1, label.size() - code.size()).find_first_not_of('0') == std::string_view::npos;
}

}  // namespace

std::string Code::label() const {
  const std::string digits = std::to_string(number());
  return "E" + std::string(digits.size() < 3 ? 3 - digits.size() : 0, '0') + digits;
}

std::optional<Code> find_code(std::string_view name) {
  for (const CodeName& row : code_names) {
    const Code code(row);
    const std::string label = code.label();
    if (same_in_any_case(name, row.name) || same_in_any_case(name, label) || is_short_for(name, label))
      return code;
  }
  return std::nullopt;
}

}  // namespace soulstack::scripting
