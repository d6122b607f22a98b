// Checksums of the lines of a file with one JSON object per line. Each covers its line and, by continuing the one before
// it, all lines before: so it detects flipped bits, and lost, repeated or moved lines.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace soulstack::tools {

// Adds the checksum to a JSON object that is not empty. `check` is the checksum of the line before, 0 for the first one,
// and becomes that of this line.
std::string with_check(std::string object, std::uint32_t& check);
// The object without its checksum and its closing bracket. No value if the checksum is wrong; `check` is unchanged then.
std::optional<std::string_view> without_check(std::string_view line, std::uint32_t& check);

}  // namespace soulstack::tools
