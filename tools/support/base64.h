// Bytes as letters, as in RFC 4648, section 4.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace soulstack::tools {

std::string to_base64(std::string_view bytes);
// Nothing if the text has other characters, another length, or bits that no byte needs.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace soulstack::tools
