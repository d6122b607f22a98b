// Messages on a stream of bytes.
#include "tools/language/message_frames.h"

#include <algorithm>
#include <charconv>

namespace soulstack::tools {

namespace {

constexpr std::string_view end_of_headers = "\r\n\r\n";

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return lower;
}

// The value of Content-Length among these lines.
std::size_t length_in(std::string_view headers) {
  constexpr std::string_view name = "content-length:";
  const std::string lines = "\r\n" + lower_case(headers);
  const std::size_t found = lines.find("\r\n" + std::string(name));
  if (found == std::string::npos)
    throw FrameError("a message begins without the header Content-Length");
  const std::size_t from = lines.find_first_not_of(' ', found + 2 + name.size());
  std::size_t length = 0;
  const char* const begin = lines.data() + std::min(from, lines.size());
  const auto [end, error] = std::from_chars(begin, lines.data() + lines.size(), length);
  if (error != std::errc() || (end != lines.data() + lines.size() && *end != '\r'))
    throw FrameError("the value of Content-Length is not a number");
  if (length > MessageFrames::longest_message)
    throw FrameError("a message is longer than 16 MiB");
  return length;
}

}  // namespace

std::optional<std::string> MessageFrames::next() {
  const std::size_t end = bytes_.find(end_of_headers);
  if (std::min(end, bytes_.size()) > longest_headers)
    throw FrameError("the headers of a message are longer than 4,096 bytes");
  if (end == std::string::npos)
    return {};
  const std::size_t from = end + end_of_headers.size(), length = length_in(std::string_view(bytes_).substr(0, end));
  if (bytes_.size() < from + length)
    return {};
  std::string message = bytes_.substr(from, length);
  bytes_.erase(0, from + length);
  return message;
}

std::size_t MessageFrames::missing() const {
  const std::size_t end = bytes_.find(end_of_headers);
  if (end == std::string::npos)
    return 1;
  const std::size_t whole = end + end_of_headers.size() + length_in(std::string_view(bytes_).substr(0, end));
  return whole > bytes_.size() ? whole - bytes_.size() : 0;
}

}  // namespace soulstack::tools
