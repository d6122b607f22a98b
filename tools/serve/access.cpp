// Who may talk to the server.
#include "tools/serve/access.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

namespace soulstack::tools {

namespace {

constexpr std::string_view protocol_prefix = "soulstack.";

bool is_same_without_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t begin = text.find_first_not_of(blanks);
  return begin == std::string_view::npos ? "" : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace

// On Linux, std::random_device reads the random numbers of the system.
std::string new_token() {
  std::random_device random;
  std::string token;
  for (int words = 0; words < 4; ++words)
    token += fmt::format("{:08x}", random());
  return token;
}

bool is_same_secret(std::string_view a, std::string_view b) {
  unsigned different = a.size() == b.size() ? 0 : 1;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    different |= static_cast<unsigned>(static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]));
  return different == 0;
}

bool is_own_host(std::string_view host, std::uint16_t port) {
  return is_same_without_case(host, fmt::format("127.0.0.1:{}", port)) ||
         is_same_without_case(host, fmt::format("localhost:{}", port));
}

bool is_own_origin(std::string_view origin, std::uint16_t port) {
  constexpr std::string_view scheme = "http://";
  return origin.starts_with(scheme) && is_own_host(origin.substr(scheme.size()), port);
}

std::string protocol_with_token(std::string_view offered, std::string_view token) {
  while (!offered.empty()) {
    const std::size_t comma = std::min(offered.find(','), offered.size());
    const std::string_view one = trimmed(offered.substr(0, comma));
    if (one.starts_with(protocol_prefix) && is_same_secret(one.substr(protocol_prefix.size()), token))
      return std::string(one);
    offered.remove_prefix(std::min(comma + 1, offered.size()));
  }
  return {};
}

}  // namespace soulstack::tools
