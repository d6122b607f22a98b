// Messages on a stream of bytes: headers that say how long a message is, an empty line, and the message.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace soulstack::tools {

// What is on the stream is not a message, so nobody knows where the next one begins.
struct FrameError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class MessageFrames {
 public:
  static constexpr std::size_t longest_message = std::size_t{16} << 20;
  static constexpr std::size_t longest_headers = 4096;

  // The next bytes of the stream, in pieces of any size.
  void add(std::string_view bytes) { bytes_.append(bytes); }
  // The next message, if it is complete. Throws FrameError if the headers are longer than `longest_headers`, have no
  // Content-Length, or announce more than `longest_message`.
  std::optional<std::string> next();
  // Whether some bytes of a message are missing.
  bool is_within_message() const { return !bytes_.empty(); }
  // The number of bytes that are missing at least; 1 in the headers.
  std::size_t missing() const;

 private:
  std::string bytes_;
};

}  // namespace soulstack::tools
