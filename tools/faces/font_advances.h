// The advances of the font of the faces (tools/faces/font), so that lines break in the same places wherever a face is
// drawn: on paper, in pictures and in the page.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace soulstack::tools {

struct FontStyle {
  bool bold = false;
  bool italic = false;  // the letters of the same weight, slanted: the advances are the same

  bool operator==(const FontStyle&) const = default;
};

// Whether the font has this character.
bool is_in_font(char32_t character);
// How far the pen moves in units of the font, and a number of these units in micrometres at a size in micrometres.
std::int64_t font_units(char32_t character, FontStyle style);
std::int64_t scaled(std::int64_t units, std::int64_t size);
// How far the pen moves, in micrometres, at a size in micrometres. A character that the font does not have is printed
// as `?` (printable_characters).
std::int64_t advance_of(char32_t character, FontStyle style, std::int64_t size);
// The sum for a text in UTF-8.
std::int64_t width_of(std::string_view text, FontStyle style, std::int64_t size);

// The characters of a text in UTF-8; an invalid byte becomes U+FFFD.
std::u32string characters_of(std::string_view text);
// The same as they are printed: one that the font does not have becomes `?`, a tab and the end of a line become spaces.
std::u32string printable_characters(std::string_view text);
std::string printable_text(std::string_view text);
// Those that are printed as `?`, each once.
std::u32string missing_characters(std::string_view text);
std::string to_utf8(char32_t character);
std::string to_utf8(std::u32string_view characters);

}  // namespace soulstack::tools
