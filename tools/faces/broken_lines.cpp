// Texts in lines.
#include "tools/faces/broken_lines.h"

namespace soulstack::tools {

BreakableText::BreakableText(const Paragraph& paragraph) {
  for (const TextRun& run : paragraph)
    for (const char32_t c : printable_characters(run.text))
      letters_.push_back({c, run.style, font_units(c, run.style)});
}

std::vector<std::size_t> BreakableText::starts(Micrometres size, Micrometres width) const {
  std::vector<std::size_t> found = {0};
  std::size_t after_space = 0;
  Micrometres used = 0;
  for (std::size_t at = 0; at < letters_.size(); ++at) {
    used += scaled(letters_[at].advance, size);
    if (letters_[at].character == U' ') {
      after_space = at + 1;
    } else if (used > width && at > found.back()) {
      found.push_back(after_space > found.back() ? after_space : at);
      at = found.back() - 1;
      used = 0;
    }
  }
  if (found.back() < letters_.size())
    found.push_back(letters_.size());
  return found;
}

BrokenLine BreakableText::line(std::size_t from, std::size_t to, Micrometres size) const {
  while (to > from && letters_[to - 1].character == U' ')
    --to;
  BrokenLine line;
  line.characters = static_cast<int>(to - from);
  for (; from < to; ++from) {
    const auto& [character, style, advance] = letters_[from];
    if (line.runs.empty() || line.runs.back().style != style)
      line.runs.push_back({style, ""});
    line.runs.back().text += to_utf8(character);
    line.width += scaled(advance, size);
  }
  return line;
}

std::vector<BrokenLine> BreakableText::lines(Micrometres size, Micrometres width) const {
  const std::vector<std::size_t> begins = starts(size, width);
  std::vector<BrokenLine> all;
  for (std::size_t i = 0; i + 1 < begins.size(); ++i)
    all.push_back(line(begins[i], begins[i + 1], size));
  return all;
}

std::size_t BreakableText::count_lines(Micrometres size, Micrometres width) const {
  return starts(size, width).size() - 1;
}

}  // namespace soulstack::tools
