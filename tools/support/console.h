// Input and output of a command: data on `out`, progress and notes on `err`. Tests pass their own streams.
#pragma once

#include <fmt/format.h>
#include <cstdint>

#include <istream>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace soulstack::tools {

enum class Ink { plain, bold, faint, red, green, yellow, blue, magenta, cyan, count };

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool in_is_terminal = false, out_is_terminal = false, err_is_terminal = false;
  bool colour = false;  // colour the output on `out`
  int columns = 100;
  int rows = 0;          // of the screen; 0: no limit, as in a file
  bool plain = false;    // words in place of symbols, for pipes and screen readers
  bool resizes = false;  // it is the terminal of this process, whose size may change
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
  // Takes the size of the terminal, which may have changed.
  void take_size();
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
// The columns that a text with the codes of `Console::paint` takes.
std::size_t columns_shown(std::string_view painted);
// Wraps text to that width, including the indent; the caller indents the first line. The text may be painted.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
// The same for a text that has its first indent itself.
std::string wrapped_after(std::string_view text, std::size_t columns, std::size_t indent);
// Each line of a text.
std::vector<std::string> lines_in(std::string_view text);

}  // namespace soulstack::tools
