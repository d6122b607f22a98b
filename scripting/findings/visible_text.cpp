// The characters allowed in names and texts of cards.
#include "scripting/findings/visible_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

#include "scripting/findings/finding.h"

namespace soulstack::scripting {

namespace {

using CodePoint = char32_t;

struct Range {
  CodePoint first, last;
};

// clang-format off
// Invisible characters, characters that look like a space, direction marks, separators and tags.
constexpr Range unseen[] = {
    {0x00A0, 0x00A0}, {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160}, {0x1680, 0x1680},
    {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x2800, 0x2800},
    {0x3000, 0x3000}, {0x3164, 0x3164}, {0xE000, 0xF8FF}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFF}, {0x1BCA0, 0x1BCA3}, {0x1D159, 0x1D159}, {0x1D173, 0x1D17A},
    {0x1FFFE, 0x1FFFF}, {0x2FFFE, 0x2FFFF}, {0x3FFFE, 0x10FFFF},
};
// Combining marks.
constexpr Range marks[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05BF}, {0x05C1, 0x05C2}, {0x05C4, 0x05C5},
    {0x05C7, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0670, 0x0670}, {0x06D6, 0x06DC}, {0x06DF, 0x06E4},
    {0x06E7, 0x06E8}, {0x06EA, 0x06ED}, {0x0711, 0x0711}, {0x0730, 0x074A}, {0x07A6, 0x07B0}, {0x07EB, 0x07F3},
    {0x0816, 0x082D}, {0x0859, 0x085B}, {0x0898, 0x089F}, {0x08CA, 0x0903}, {0x093A, 0x094F}, {0x0951, 0x0957},
    {0x0962, 0x0963}, {0x0981, 0x0983}, {0x09BC, 0x09CD}, {0x0A01, 0x0A03}, {0x0A3C, 0x0A51}, {0x0A70, 0x0A75},
    {0x0A81, 0x0A83}, {0x0ABC, 0x0ACD}, {0x0B01, 0x0B03}, {0x0B3C, 0x0B57}, {0x0B82, 0x0B82}, {0x0BBE, 0x0BD7},
    {0x0C00, 0x0C04}, {0x0C3C, 0x0C56}, {0x0C81, 0x0C83}, {0x0CBC, 0x0CD6}, {0x0D00, 0x0D03}, {0x0D3B, 0x0D4D},
    {0x0D81, 0x0D83}, {0x0DCA, 0x0DDF}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x0EB1, 0x0EB1},
    {0x0EB4, 0x0EBC}, {0x0EC8, 0x0ECE}, {0x0F18, 0x0F19}, {0x0F35, 0x0F39}, {0x0F71, 0x0F84}, {0x0F86, 0x0FBC},
    {0x102B, 0x103E}, {0x135D, 0x135F}, {0x1712, 0x1715}, {0x17B6, 0x17D3}, {0x1920, 0x193B}, {0x1A17, 0x1A1B},
    {0x1A55, 0x1A7F}, {0x1AB0, 0x1AFF}, {0x1B00, 0x1B04}, {0x1B34, 0x1B44}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF},
    {0x2CEF, 0x2CF1}, {0x2DE0, 0x2DFF}, {0x302A, 0x302F}, {0x3099, 0x309A}, {0xA66F, 0xA672}, {0xA674, 0xA67D},
    {0xA69E, 0xA69F}, {0xA6F0, 0xA6F1}, {0xA802, 0xA827}, {0xA880, 0xA881}, {0xA8B4, 0xA8F1}, {0xAAB0, 0xAAC1},
    {0xFB1E, 0xFB1E}, {0xFE20, 0xFE2F}, {0x101FD, 0x101FD}, {0x1D165, 0x1D169}, {0x1D16D, 0x1D172}, {0x1E000, 0x1E02A},
};
// clang-format on

template <std::size_t N>
constexpr bool in_order(const Range (&ranges)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (ranges[i].first > ranges[i].last || (i > 0 && ranges[i].first <= ranges[i - 1].last))
      return false;
  return true;
}
static_assert(in_order(unseen) && in_order(marks));
constexpr CodePoint first_special = std::min(unseen[0].first, marks[0].first);

template <std::size_t N>
bool is_among(const Range (&ranges)[N], CodePoint c) {
  const auto after = std::upper_bound(std::begin(ranges), std::end(ranges), c,
                                      [](CodePoint code, const Range& range) { return code < range.first; });
  return after != std::begin(ranges) && c <= std::prev(after)->last;
}

// The text must be well-formed UTF-8.
CodePoint next_code(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1;
  CodePoint code = length == 1 ? first : first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < std::min(length, text.size()); ++i)
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3FU);
  text.remove_prefix(std::min(length, text.size()));
  return code;
}

std::string shown(CodePoint c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string all;
  for (int shift = c > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4)
    all += digits[c >> shift & 0xFU];
  return "U+" + all;
}

// ---- What looks alike --------------------------------------------------------------------------------------------

// Base letters of the accented letters U+00C0 to U+017F; a space if there is none.
constexpr std::string_view latin_base =
    "aaaaaaaceeeeiiiidnooooo ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuu"
    "uuwwyyyzzzzzzs";
static_assert(latin_base.size() == 0x180 - 0xC0);

struct Alike {
  CodePoint code;
  char as;
};
// Greek and Cyrillic letters that look like Latin ones, in lower case.
constexpr Alike alike[] = {
    {0x03B1, 'a'}, {0x03B9, 'i'}, {0x03BA, 'k'}, {0x03BD, 'v'}, {0x03BF, 'o'}, {0x03C1, 'p'}, {0x03C5, 'u'},
    {0x03C7, 'x'}, {0x0391, 'a'}, {0x0392, 'b'}, {0x0395, 'e'}, {0x0396, 'z'}, {0x0397, 'h'}, {0x0399, 'i'},
    {0x039A, 'k'}, {0x039C, 'm'}, {0x039D, 'n'}, {0x039F, 'o'}, {0x03A1, 'p'}, {0x03A4, 't'}, {0x03A5, 'y'},
    {0x03A7, 'x'}, {0x0405, 's'}, {0x0406, 'i'}, {0x0408, 'j'}, {0x0410, 'a'}, {0x0412, 'b'}, {0x0415, 'e'},
    {0x041A, 'k'}, {0x041C, 'm'}, {0x041D, 'h'}, {0x041E, 'o'}, {0x0420, 'p'}, {0x0421, 'c'}, {0x0422, 't'},
    {0x0423, 'y'}, {0x0425, 'x'}, {0x0430, 'a'}, {0x0435, 'e'}, {0x043E, 'o'}, {0x0440, 'p'}, {0x0441, 'c'},
    {0x0443, 'y'}, {0x0445, 'x'}, {0x0455, 's'}, {0x0456, 'i'}, {0x0458, 'j'}, {0x0501, 'd'}, {0x051B, 'q'},
    {0x051D, 'w'}, {0x0131, 'i'}, {0x0251, 'a'}, {0x0261, 'g'},
};

void add_look(CodePoint c, std::string_view written, std::string& look) {
  if (c >= 0xFF01 && c <= 0xFF5E)  // wide forms
    c -= 0xFF01 - 0x21;
  const auto found = std::find_if(std::begin(alike), std::end(alike), [&](const Alike& a) { return a.code == c; });
  if (found != std::end(alike))
    look += found->as;
  else if (c > ' ' && c < 0x80)
    look += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  else if (c >= 0xC0 && c < 0x180 && latin_base[c - 0xC0] != ' ')
    look += latin_base[c - 0xC0];
  else if (c >= 0x80 && !is_among(marks, c) && !is_among(unseen, c))
    look += written;
}

}  // namespace

namespace {

// Printable ASCII, as most texts are.
bool is_plain(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }) == 0;
}

std::string too_long(int most) { return "has more than " + std::to_string(most) + " characters"; }

}  // namespace

std::string wrong_with_text(std::string_view text, int most) {
  if (text.empty())
    return "is empty";
  if (is_plain(text))
    return text.size() > static_cast<std::size_t>(most) ? too_long(most) : "";
  if (!is_printable(text))
    return "must be UTF-8 without control characters";
  int characters = 0, marks_in_a_row = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const CodePoint c = next_code(rest);
    if (++characters > most)
      return too_long(most);
    if (c < first_special) {
      marks_in_a_row = 0;
      continue;
    }
    marks_in_a_row = is_among(marks, c) ? marks_in_a_row + 1 : 0;
    if (is_among(unseen, c))
      return "has an invisible character, " + shown(c);
    if (marks_in_a_row > 2)
      return "has more than two accents on one letter";
  }
  return "";
}

std::string look_of(std::string_view name) {
  std::string look;
  while (!name.empty()) {
    const std::string_view before = name;
    const CodePoint c = next_code(name);
    add_look(c, before.substr(0, before.size() - name.size()), look);
  }
  return look;
}

}  // namespace soulstack::scripting
