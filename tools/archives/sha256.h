// Checksums of files.
#pragma once

#include <string>
#include <string_view>

namespace soulstack::tools {

// SHA-256 as 64 hexadecimal digits in lower case.
std::string sha256(std::string_view bytes);
bool is_sha256(std::string_view text);

}  // namespace soulstack::tools
