// The way of text to the outside.
#include "tools/support/safe_output.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "scripting/findings/finding.h"

namespace soulstack::tools {

namespace {

constexpr std::array<std::string_view, 9> inks = {"\x1b[0m",  "\x1b[1m",  "\x1b[2m",  "\x1b[31m", "\x1b[32m",
                                                  "\x1b[33m", "\x1b[34m", "\x1b[35m", "\x1b[36m"};
// What the program itself does to a terminal: it writes each of them as one piece, without other text.
constexpr std::array<std::string_view, 4> commands = {"\r\n\r\n",               // the headers of a message end
                                                      "\r\x1b[K",               // a progress line begins
                                                      "\x1b[H\x1b[2J",          // --watch runs again
                                                      "\x1b[H\x1b[2J\x1b[3J"};  // another player looks at the screen

std::string_view ink_at(std::string_view text) {
  const auto found =
      std::find_if(inks.begin(), inks.end(), [&](std::string_view ink) { return text.starts_with(ink); });
  return found == inks.end() ? "" : *found;
}

}  // namespace

std::streamsize SafeBuffer::xsputn(const char* begin, std::streamsize size) {
  std::string_view text(begin, static_cast<std::size_t>(size));
  if (std::find(commands.begin(), commands.end(), text) != commands.end())
    return to_ << text ? size : 0;
  while (!text.empty()) {
    const std::string_view ink = colour_ ? ink_at(text) : "";
    const std::size_t end = ink.empty() ? std::min(text.find('\x1b', 1), text.size()) : ink.size();
    to_ << (ink.empty() ? scripting::printable(text.substr(0, end)) : std::string(ink));
    text.remove_prefix(end);
  }
  return to_ ? size : 0;
}

SafeBuffer::int_type SafeBuffer::overflow(int_type c) {
  const char one = traits_type::to_char_type(c);
  return traits_type::eq_int_type(c, traits_type::eof()) || xsputn(&one, 1) == 1 ? traits_type::not_eof(c)
                                                                                 : traits_type::eof();
}

int SafeBuffer::sync() { return to_.flush() ? 0 : -1; }

}  // namespace soulstack::tools
