// Names of files in the protocol.
#include "tools/language/file_names.h"

#include <filesystem>

namespace soulstack::tools {

namespace {

constexpr std::string_view scheme = "file://", digits = "0123456789ABCDEF";

int digit(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("/-._~").find(c) != std::string_view::npos;
}

}  // namespace

std::string path_of_uri(std::string_view uri) {
  if (!uri.starts_with(scheme))
    return {};
  uri.remove_prefix(scheme.size());
  if (uri.starts_with("localhost/"))
    uri.remove_prefix(std::string_view("localhost").size());
  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    const bool is_escape = uri[i] == '%' && i + 2 < uri.size() && digit(uri[i + 1]) >= 0 && digit(uri[i + 2]) >= 0;
    path += is_escape ? static_cast<char>(16 * digit(uri[i + 1]) + digit(uri[i + 2])) : uri[i];
    i += is_escape ? 2U : 0U;
  }
  const bool is_usable = path.starts_with('/') && path.find('\0') == std::string::npos;
  return is_usable ? std::filesystem::path(path).lexically_normal().generic_string() : std::string();
}

std::string uri_of_path(std::string_view path) {
  std::string uri(scheme);
  for (const char c : path)
    if (is_plain(c)) {
      uri += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      uri += {'%', digits[byte / 16U], digits[byte % 16U]};
    }
  return uri;
}

}  // namespace soulstack::tools
