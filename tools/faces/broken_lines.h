// Texts in lines.
#pragma once

#include <vector>

#include "tools/faces/face.h"
#include "tools/faces/face_contents.h"

namespace soulstack::tools {

struct BrokenLine {
  std::vector<TextRun> runs;
  Micrometres width = 0;  // without the space at its end
  int characters = 0;
};

// A paragraph that is broken into lines at several sizes: its characters are read once.
class BreakableText {
 public:
  explicit BreakableText(const Paragraph& paragraph);

  // Breaks at spaces; a word that is wider than a line, between its characters.
  std::vector<BrokenLine> lines(Micrometres size, Micrometres width) const;
  std::size_t count_lines(Micrometres size, Micrometres width) const;

 private:
  struct Letter {
    char32_t character;
    FontStyle style;
    std::int64_t advance;  // in units of the font
  };
  // Where each line begins, and the end of the last one.
  std::vector<std::size_t> starts(Micrometres size, Micrometres width) const;
  BrokenLine line(std::size_t from, std::size_t to, Micrometres size) const;

  std::vector<Letter> letters_;
};

}  // namespace soulstack::tools
