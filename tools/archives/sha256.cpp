// Checksums of files, by libmd.
#include "tools/archives/sha256.h"

#include <sha2.h>
#include <sys/types.h>

#include <array>
#include <cstdint>

namespace soulstack::tools {

std::string sha256(std::string_view bytes) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> digits{};
  SHA256Data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), digits.data());
  return digits.data();
}

bool is_sha256(std::string_view text) {
  return text.size() == SHA256_DIGEST_STRING_LENGTH - 1 &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace soulstack::tools
