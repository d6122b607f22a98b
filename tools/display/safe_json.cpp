// JSON for output.
#include "tools/display/safe_json.h"

#include <fmt/format.h>

#include "scripting/findings/finding.h"

namespace soulstack::tools {

namespace {

// Of a character in well-formed UTF-8.
unsigned code_of(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  unsigned code = character.size() == 1 ? first : first & (0xFFU >> (character.size() + 1));
  for (const char c : character.substr(1))
    code = code << 6 | (static_cast<unsigned char>(c) & 0x3FU);
  return code;
}

}  // namespace

std::string safe_json(const Json& json, int indent) {
  const std::string dumped = json.dump(indent);
  std::string safe;
  safe.reserve(dumped.size());
  for (std::string_view text = dumped;;) {
    const std::size_t plain = scripting::plain_length(text);
    safe += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty())
      return safe;
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
    const std::string_view character = text.substr(0, length);
    const bool is_safe = first == '\n' || scripting::is_printable(character);
    safe += is_safe ? std::string(character) : fmt::format("\\u{:04x}", code_of(character));
    text.remove_prefix(character.size());
  }
}

}  // namespace soulstack::tools
