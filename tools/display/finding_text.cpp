// Prints findings with the line of the file.
#include "tools/display/finding_text.h"

#include <algorithm>

#include "scripting/loader/mark_place.h"
#include "tools/support/atomic_file.h"

namespace soulstack::tools {

using scripting::Finding;
using scripting::Severity;

const std::string& FindingFiles::text_of(const std::string& file) {
  const auto [known, is_new] = texts_.try_emplace(file);
  if (is_new) {
    known->second = text_or_nothing(file);
  }
  return known->second;
}

namespace {

// Tabs become single spaces, so that the marks are below what they mark.
std::string without_tabs(std::string_view line) {
  std::string text = scripting::printable(line);
  std::replace(text.begin(), text.end(), '\t', ' ');
  return text;
}

// The part of a long line around the place, and how many characters were cut off before it.
std::string_view window_of(std::string_view line, int column, int width, int& cut) {
  constexpr int context = 20;
  cut = column - 1 + context > width ? column - 1 - context : 0;
  const auto begin = [](std::string_view text, int characters) {
    std::size_t at = 0;
    while (at < text.size() && characters > 0)
      if (++at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80)
        --characters;
    return at;
  };
  line.remove_prefix(begin(line, cut));
  return line.substr(0, begin(line, width));
}

}  // namespace

void print_finding(Console& console, const Finding& finding, FindingFiles& files, std::string_view note) {
  const Ink ink = finding.severity == Severity::error ? Ink::red : Ink::yellow;
  console.print("{}\n", console.paint(ink, to_string(finding).append(note)));
  if (finding.line <= 0 || finding.column <= 0)
    return;
  const std::string line = without_tabs(scripting::line_of(files.text_of(finding.file), finding.line));
  const std::string number = std::to_string(finding.line);
  const int width = std::max(40, console.columns - static_cast<int>(number.size()) - 8);
  int cut = 0;
  const std::string_view shown = window_of(line, finding.column, width, cut);
  const int room = width - (finding.column - 1 - cut);
  console.print("    {} | {}\n", number, shown);
  console.print("    {} | {}{}\n", std::string(number.size(), ' '),
                std::string(static_cast<std::size_t>(finding.column - 1 - cut), ' '),
                console.paint(ink, std::string(static_cast<std::size_t>(std::clamp(finding.length, 1, room)), '^')));
}

}  // namespace soulstack::tools
