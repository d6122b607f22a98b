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

constexpr int fewest_rows = 10;

void take_terminal_size(Console& c) {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return;
  c.columns = std::clamp<int>(size.ws_col, 60, 140);
  c.rows = size.ws_row == 0 ? 0 : std::max<int>(size.ws_row, fewest_rows);
}

// A terminal that cannot place text.
bool is_dumb_terminal() {
  const char* name = std::getenv("TERM");
  return name != nullptr && std::string_view(name) == "dumb";
}

// The length of a code of `Console::paint` at the beginning of the text; 0: there is none.
std::size_t code_length(std::string_view text) {
  if (!text.starts_with("\x1b["))
    return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? 0 : end + 1;
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
  c.plain = !c.out_is_terminal || is_dumb_terminal();
  c.resizes = c.out_is_terminal;
  c.take_size();
  return c;
}

void Console::take_size() {
  if (resizes)
    take_terminal_size(*this);
}

std::size_t columns_shown(std::string_view painted) {
  std::string text;
  while (!painted.empty()) {
    if (const std::size_t code = code_length(painted); code > 0) {
      painted.remove_prefix(code);
      continue;
    }
    const std::size_t end = std::min(painted.find('\x1b', 1), painted.size());
    text += painted.substr(0, end);
    painted.remove_prefix(end);
  }
  return columns_of(text);
}

std::vector<std::string> lines_in(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
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

namespace {

// `used`: columns of the first line that are taken.
std::string wrapped_from(std::size_t used, std::string_view text, std::size_t columns, std::size_t indent) {
  std::string lines;
  bool fresh = true;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const std::size_t width = columns_shown(word);
    if (!fresh && used + 1 + width > columns) {
      lines.append(1, '\n').append(indent, ' ');
      used = indent;
      fresh = true;
    } else if (!fresh) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += width;
    fresh = fresh && word.empty() && at > 0;
    at = end + 1;
  }
  return lines;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  return wrapped_from(indent, text, columns, indent);
}

std::string wrapped_after(std::string_view text, std::size_t columns, std::size_t indent) {
  return wrapped_from(0, text, columns, indent);
}

}  // namespace soulstack::tools
