// Checksums of the lines of a file.
#include "tools/support/line_check.h"

#include <fmt/format.h>

#include <array>

namespace soulstack::tools {

namespace {

// CRC-32 as in IEEE 802.3: finds every change of up to 32 bits in a row.
constexpr std::array<std::uint32_t, 256> crc_table = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    std::uint32_t c = n;
    for (int bit = 0; bit < 8; ++bit)
      c = (c & 1U) != 0 ? 0xEDB88320U ^ c >> 1 : c >> 1;
    table[n] = c;
  }
  return table;
}();

std::uint32_t crc_of(std::uint32_t before, std::string_view text) {
  std::uint32_t c = ~before;
  for (const char byte : text)
    c = crc_table[(c ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ c >> 8;
  return ~c;
}

constexpr std::string_view check_begins = ",\"check\":\"";
constexpr std::string_view check_ends = "\"}";
constexpr std::size_t check_size = check_begins.size() + 8 + check_ends.size();

}  // namespace

std::string with_check(std::string object, std::uint32_t& check) {
  object.pop_back();
  check = crc_of(check, object);
  return fmt::format("{}{}{:08x}{}", object, check_begins, check, check_ends);
}

std::optional<std::string_view> without_check(std::string_view line, std::uint32_t& check) {
  if (line.size() < check_size || !line.ends_with(check_ends))
    return {};
  const std::string_view text = line.substr(0, line.size() - check_size);
  const std::uint32_t right = crc_of(check, text);
  if (line.substr(text.size()) != fmt::format("{}{:08x}{}", check_begins, right, check_ends))
    return {};
  check = right;
  return text;
}

}  // namespace soulstack::tools
