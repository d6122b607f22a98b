// The anchors of a page.
#include "tools/docs/anchors.h"

#include <cctype>

#include "engine/model/names.h"

namespace soulstack::tools {

namespace {

std::string plain_anchor(std::string_view heading) {
  std::string anchor;
  for (const char c : heading) {
    if (c == ' ')
      anchor += '-';
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-')
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return anchor.empty() ? "section" : anchor;
}

}  // namespace

std::string_view leading_number(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() &&
         (is_digit(text[end]) || (text[end] == '.' && end > 0 && end + 1 < text.size() && is_digit(text[end + 1]))))
    ++end;
  if (end > 0 && end < text.size() && text[end] >= 'a' && text[end] <= 'z')
    ++end;
  const bool ends = end == text.size() || text[end] == ' ' || text[end] == '.' || text[end] == ':';
  return end > 0 && ends ? text.substr(0, end) : std::string_view();
}

std::string Anchors::next(std::string_view heading) {
  const std::string_view number = leading_number(heading);
  const std::string anchor = number.empty() ? plain_anchor(heading) : std::string(number);
  const int before = used_[anchor]++;
  return before == 0 ? anchor : anchor + '-' + std::to_string(before);
}

}  // namespace soulstack::tools
