// Input and output of a command: data on `out`, progress and notes on `err`. Tests pass their own streams.
#pragma once

#include <fmt/format.h>
#include <cstdint>

#include <istream>
#include <ostream>
#include <set>
#include <string>
#include <string_view>

namespace soulstack::tools {

enum class Ink { plain, bold, faint, red, green, yellow, blue, magenta, cyan, count };

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool in_is_terminal = false, out_is_terminal = false, err_is_terminal = false;
  bool colour = false;  // colour the output on `out`
  int columns = 100;
  std::set<std::string> noted_once = {};

  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    out << fmt::format(format, std::forward<Args>(args)...);
  }
  template <class... Args>
  void note(fmt::format_string<Args...> format, Args&&... args) {
    err << fmt::format(format, std::forward<Args>(args)...) << '\n';
  }
  // Only the first time that this console gets this text.
  void note_once(const std::string& text) {
    if (noted_once.insert(text).second)
      note("{}", text);
  }
  std::string paint(Ink ink, std::string_view text) const;
};

// Opens /dev/null for closed standard streams, whose numbers a later file would get otherwise. Writing there fails.
void keep_standard_streams();

// The console of this process; uses colour on a terminal unless NO_COLOR is set (https://no-color.org).
Console standard_console();

// Pads to that many columns, counting characters, not bytes; truncates longer text.
std::string padded(std::string_view text, std::size_t columns);
// 12345 as "12,345".
std::string grouped(std::uint64_t n);
// "1 answer", "2 answers".
std::string counted(std::uint64_t n, std::string_view thing);
// Wraps text to that width, including the indent; the caller indents the first line.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);

}  // namespace soulstack::tools
