// Input and output of a command.
#include "tools/support/console.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>

#include "engine/explain/view.h"
#include "engine/model/enum_rows.h"

namespace soulstack::tools {

namespace {

constexpr std::array<std::string_view, 9> ink_codes = {"", "1", "2", "31", "32", "33", "34", "35", "36"};
static_assert(ink_codes.size() == count_of<Ink>);

bool set_in_environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

int terminal_columns() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return 100;
  return std::clamp<int>(size.ws_col, 60, 140);
}

}  // namespace

std::string Console::paint(Ink ink, std::string_view text) const {
  if (!colour || ink == Ink::plain || text.empty())
    return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", ink_codes[static_cast<std::size_t>(ink)], text);
}

void keep_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) == -1)
      (void)open("/dev/null", O_RDONLY);
}

Console standard_console() {
  Console c{std::cin, std::cout, std::cerr};
  c.in_is_terminal = isatty(STDIN_FILENO) != 0;
  c.out_is_terminal = isatty(STDOUT_FILENO) != 0;
  c.err_is_terminal = isatty(STDERR_FILENO) != 0;
  c.colour = c.out_is_terminal && !set_in_environment("NO_COLOR");
  if (c.out_is_terminal)
    c.columns = terminal_columns();
  return c;
}

std::string padded(std::string_view text, std::size_t columns) {
  std::string fitted = shortened(text, columns);
  const std::size_t used = columns_of(fitted);
  fitted.append(columns > used ? columns - used : 0, ' ');
  return fitted;
}

std::string grouped(std::uint64_t n) {
  std::string digits = fmt::format("{}", n);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

std::string counted(std::uint64_t n, std::string_view thing) {
  return fmt::format("{} {}{}", grouped(n), thing, n == 1 ? "" : "s");
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  std::string lines;
  std::size_t used = indent;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const std::size_t width = columns_of(word);
    const bool fresh = used == indent;
    if (!fresh && used + 1 + width > columns) {
      lines.append(1, '\n').append(indent, ' ');
      used = indent;
    } else if (!fresh) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += width;
    at = end + 1;
  }
  return lines;
}

}  // namespace soulstack::tools
