// The advances of the font of the faces.
#include "tools/faces/font_advances.h"

#include <algorithm>
#include <iterator>

namespace soulstack::tools {

namespace {

struct Advance {
  char32_t character;
  int regular, bold;
};

#include "tools/faces/font_advances.inc"

const Advance* row_of(char32_t character) {
  constexpr char32_t first = U' ', last = U'~';  // the table begins with all of these
  static_assert(advances[0].character == first && advances[last - first].character == last);
  if (character >= first && character <= last)
    return &advances[character - first];
  const auto* found = std::lower_bound(std::begin(advances), std::end(advances), character,
                                       [](const Advance& row, char32_t c) { return row.character < c; });
  return found != std::end(advances) && found->character == character ? found : nullptr;
}

// The bytes that follow the first one; -1: it is not a first byte.
int following(unsigned char first) {
  if (first < 0x80)
    return 0;
  return first >= 0xF0 && first < 0xF8 ? 3 : first >= 0xE0 ? (first < 0xF0 ? 2 : -1) : first >= 0xC0 ? 1 : -1;
}

}  // namespace

bool is_in_font(char32_t character) { return row_of(character) != nullptr; }

std::int64_t font_units(char32_t character, FontStyle style) {
  const Advance* row = row_of(character);
  if (!row)
    row = row_of(U'?');
  return style.bold ? row->bold : row->regular;
}

std::int64_t scaled(std::int64_t units, std::int64_t size) { return units * size / units_of_an_em; }

std::int64_t advance_of(char32_t character, FontStyle style, std::int64_t size) {
  return scaled(font_units(character, style), size);
}

std::int64_t width_of(std::string_view text, FontStyle style, std::int64_t size) {
  std::int64_t width = 0;
  for (const char32_t c : printable_characters(text))
    width += advance_of(c, style, size);
  return width;
}

std::u32string characters_of(std::string_view text) {
  std::u32string all;
  for (std::size_t at = 0; at < text.size();) {
    const auto first = static_cast<unsigned char>(text[at++]);
    const int more = following(first);
    char32_t c = more <= 0 ? first : first & (0x3FU >> more);
    int read = 0;
    for (; read < more && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; ++read)
      c = (c << 6) | (static_cast<unsigned char>(text[at++]) & 0x3F);
    all += more >= 0 && read == more ? c : U'\uFFFD';
  }
  return all;
}

static char32_t printable(char32_t c) { return is_in_font(c) ? c : c == U'\n' || c == U'\t' ? U' ' : U'?'; }

std::u32string printable_characters(std::string_view text) {
  std::u32string all = characters_of(text);
  std::transform(all.begin(), all.end(), all.begin(), printable);
  return all;
}

std::string printable_text(std::string_view text) { return to_utf8(printable_characters(text)); }

std::u32string missing_characters(std::string_view text) {
  std::u32string missing;
  for (const char32_t c : characters_of(text))
    if (c != U'?' && printable(c) == U'?' && missing.find(c) == missing.npos)
      missing += c;
  return missing;
}

std::string to_utf8(char32_t c) {
  const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
  if (c < 0x80)
    return {byte(c)};
  if (c < 0x800)
    return {byte(0xC0 | c >> 6), byte(0x80 | (c & 0x3F))};
  if (c < 0x10000)
    return {byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
  return {byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
}

std::string to_utf8(std::u32string_view characters) {
  std::string text;
  for (const char32_t c : characters)
    text += to_utf8(c);
  return text;
}

}  // namespace soulstack::tools
