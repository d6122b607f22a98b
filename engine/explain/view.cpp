// The view of a seat.
#include "engine/explain/view.h"

#include <algorithm>
#include <iterator>

#include "engine/table/table.h"

namespace soulstack {

// Error messages of scripts are not shown to players.
std::string what_stopped(const Table& t) {
  const auto is_ours = [](const Trouble& trouble) { return !trouble.ability.known(); };
  const auto why = std::find_if(t.troubles.rbegin(), t.troubles.rend(), is_ours);
  return why == t.troubles.rend() ? "" : why->what;
}

namespace {

struct CharacterRange {
  char32_t first, last;
};
constexpr CharacterRange marks[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x064B, 0x065F},
                                    {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF},
                                    {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};
constexpr CharacterRange wide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0x33FF},  {0x3400, 0x4DBF},
                                   {0x4E00, 0x9FFF},   {0xA000, 0xA4CF},   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF},
                                   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},  {0x1F300, 0x1F64F},
                                   {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};

template <std::size_t Count>
bool is_among(const CharacterRange (&ranges)[Count], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [c](const CharacterRange& range) { return c >= range.first && c <= range.last; });
}

// The columns of a character on a terminal: 0 for marks that combine with the one before, 2 for wide ones.
std::size_t columns_of_character(char32_t c) {
  if (c < 0x0300)
    return 1;
  return is_among(marks, c) ? 0 : is_among(wide, c) ? 2 : 1;
}

// Takes the first character of UTF-8 text, which is not empty.
char32_t take_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  char32_t c = lead < 0x80 ? lead : lead < 0xE0 ? lead & 0x1F : lead < 0xF0 ? lead & 0x0F : lead & 0x07;
  text.remove_prefix(1);
  while (!text.empty() && (static_cast<unsigned char>(text[0]) & 0xC0) == 0x80) {
    c = c << 6 | (static_cast<unsigned char>(text[0]) & 0x3F);
    text.remove_prefix(1);
  }
  return c;
}

// Byte position after the characters that fit into that many columns.
std::size_t after_columns(std::string_view text, std::size_t columns) {
  for (std::string_view rest = text;;) {
    const std::size_t at = text.size() - rest.size();
    if (rest.empty())
      return at;
    const std::size_t needed = columns_of_character(take_character(rest));
    if (needed > columns)
      return at;
    columns -= needed;
  }
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty())
    columns += columns_of_character(take_character(text));
  return columns;
}

std::string shortened(std::string_view text, std::size_t columns) {
  if (columns_of(text) <= columns)
    return std::string(text);
  std::string_view cut = text.substr(0, after_columns(text, columns > 3 ? columns - 3 : 0));
  if (const std::size_t space = cut.rfind(' '); space != std::string_view::npos && space > cut.size() / 2)
    cut = cut.substr(0, space);
  while (!cut.empty() && (cut.back() == '.' || cut.back() == ',' || cut.back() == ' ' || cut.back() == ':'))
    cut.remove_suffix(1);
  return std::string(cut) + "...";
}

}  // namespace soulstack
