// Places in texts as editors write them.
#include "tools/language/text_places.h"

#include <algorithm>

namespace soulstack::tools {

namespace {

// The number of bytes of the character that begins with this one; 1 for a byte that begins none.
std::size_t bytes_of_character(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte >= 0xF0 ? 4U : byte >= 0xE0 ? 3U : byte >= 0xC0 ? 2U : 1U;
}

std::size_t units_of_character(char first, Columns columns) {
  switch (columns) {
    case Columns::utf8:
      return bytes_of_character(first);
    case Columns::utf16:
      return bytes_of_character(first) == 4 ? 2 : 1;
    case Columns::utf32:
      return 1;
  }
  return 1;
}

// Walks over the characters of a line until `stop(bytes, units)`. Returns the bytes and the units walked.
struct Walked {
  std::size_t bytes = 0, units = 0;
};
template <class Stop>
Walked walk(std::string_view line, Columns columns, Stop stop) {
  Walked walked;
  while (walked.bytes < line.size() && !stop(walked)) {
    const char first = line[walked.bytes];
    walked.units += units_of_character(first, columns);
    walked.bytes += std::min(bytes_of_character(first), line.size() - walked.bytes);
  }
  return walked;
}

}  // namespace

std::string_view name_of(Columns columns) {
  switch (columns) {
    case Columns::utf8:
      return "utf-8";
    case Columns::utf16:
      return "utf-16";
    case Columns::utf32:
      return "utf-32";
  }
  return {};
}

TextPlaces::TextPlaces(std::string_view text, Columns columns) : text_(text), columns_(columns), starts_{0} {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_first_of_two = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
    if ((text[at] == '\n' || text[at] == '\r') && !is_first_of_two)
      starts_.push_back(at + 1);
  }
}

// Without its line end.
std::size_t TextPlaces::end_of_line(std::size_t line) const {
  std::size_t end = line + 1 < starts_.size() ? starts_[line + 1] : text_.size();
  while (end > starts_[line] && (text_[end - 1] == '\n' || text_[end - 1] == '\r'))
    --end;
  return end;
}

Json TextPlaces::place(std::size_t at) const {
  at = std::min(at, text_.size());
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), at);
  const auto line = static_cast<std::size_t>(after - starts_.begin()) - 1;
  const std::size_t goal = std::min(at, end_of_line(line)) - starts_[line];
  const Walked walked =
      walk(text_.substr(starts_[line], goal), columns_, [&](const Walked& so_far) { return so_far.bytes >= goal; });
  return {{"line", line}, {"character", walked.units}};
}

Json TextPlaces::range(std::size_t from, std::size_t to) const { return {{"start", place(from)}, {"end", place(to)}}; }

std::size_t TextPlaces::byte(const Json& place) const {
  const Json &line = place.at("line"), &column = place.at("character");
  const auto is_usable = [](const Json& number) { return number.is_number_integer() && number >= 0; };
  if (!is_usable(line) || !is_usable(column))
    throw JsonError("`line` and `character` must be whole numbers from 0");
  const auto number = line.get<std::uint64_t>();
  if (number >= starts_.size())
    return text_.size();
  const std::size_t start = starts_[number], length = end_of_line(number) - start;
  const auto goal = column.get<std::uint64_t>();
  return start + walk(text_.substr(start, length), columns_, [&](const Walked& w) { return w.units >= goal; }).bytes;
}

}  // namespace soulstack::tools
