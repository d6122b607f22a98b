// Places in texts as editors write them: a line and a column, both from 0, in the units of the protocol.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/support/json.h"

namespace soulstack::tools {

// The unit of columns: bytes, 16-bit units, or characters.
enum class Columns : std::uint8_t { utf8, utf16, utf32 };
std::string_view name_of(Columns columns);  // "utf-16"

// The text must outlive it. Lines end with "\n", "\r\n" or "\r".
class TextPlaces {
 public:
  TextPlaces(std::string_view text, Columns columns);

  // The place of a byte; beyond the end, the end.
  Json place(std::size_t at) const;
  Json range(std::size_t from, std::size_t to) const;
  // The byte of a place. A column beyond the end of its line is the end of the line, a line beyond the last one the end of
  // the text. Throws JsonError if it is not a place.
  std::size_t byte(const Json& place) const;

 private:
  std::size_t end_of_line(std::size_t line) const;

  std::string_view text_;
  Columns columns_;
  std::vector<std::size_t> starts_;  // of the lines
};

}  // namespace soulstack::tools
