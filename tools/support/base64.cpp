// Bytes as letters.
#include "tools/support/base64.h"

#include <cstdint>

namespace soulstack::tools {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string to_base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::string_view part = bytes.substr(at, 3);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
      bits = bits << 8 | (i < part.size() ? static_cast<unsigned char>(part[i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i)
      text += i <= part.size() ? letters[bits >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0)
    return std::nullopt;
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_padding = i >= text.size() - padding;
    const std::size_t letter = is_padding ? 0 : letters.find(text[i]);
    if (letter == std::string_view::npos)
      return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(letter);
    if (i % 4 == 3)
      for (const int shift : {16, 8, 0})
        bytes += static_cast<char>(bits >> shift & 255);
  }
  bytes.resize(bytes.size() - padding);
  return to_base64(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

}  // namespace soulstack::tools
