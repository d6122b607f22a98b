// How a finding is shown.
#include "scripting/findings/finding.h"

#include <algorithm>
#include <tuple>

namespace soulstack::scripting {

namespace {

// The length in bytes of the first UTF-8 character; 0 if it is invalid or a control character.
std::size_t character_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned first = byte(0);
  if (first < 0x80)
    return first >= 0x20 && first != 0x7F ? 1 : 0;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  unsigned code = first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80)
      return 0;
    code = code << 6 | (byte(i) & 0x3F);
  }
  constexpr unsigned least[] = {0, 0, 0xA0, 0x800, 0x10000};  // below: overlong encoding, or a control character
  const bool is_surrogate = code >= 0xD800 && code < 0xE000;
  const bool turns_around = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);  // what follows
  return first >= 0xC2 && code >= least[length] && code <= 0x10FFFF && !is_surrogate && !turns_around ? length : 0;
}

}  // namespace

bool is_printable(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = character_at(text);
    if (length == 0)
      return false;
    text.remove_prefix(length);
  }
  return true;
}

std::size_t plain_length(std::string_view text) {
  const auto is_plain = [](char c) { return c >= ' ' && c < '\x7F'; };
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain) - text.begin());
}

std::string printable(std::string_view text) {
  std::string clean;
  for (;;) {
    const std::size_t plain = plain_length(text);
    clean += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty())
      break;
    const std::size_t length = character_at(text);
    const bool is_break = text[0] == '\n' || text[0] == '\t';
    clean += length > 0 ? std::string(text.substr(0, length)) : is_break ? std::string(1, text[0]) : "?";
    text.remove_prefix(length > 0 ? length : 1);
  }
  return clean;
}

std::string printable(std::string_view text, std::size_t longest) {
  return printable(text.substr(0, longest)) + (text.size() > longest ? " ..." : "");
}

std::string printable_name(std::string_view file) {
  std::string name = printable(file);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '\n' || c == '\t'; }, '?');
  return name;
}

std::string to_string(const Finding& finding) {
  std::string text = printable_name(finding.file);
  if (finding.line > 0)
    text += ":" + std::to_string(finding.line);
  if (finding.line > 0 && finding.column > 0)
    text += ":" + std::to_string(finding.column);
  text += finding.severity == Severity::error ? ": error: " : ": warning: ";
  text += finding.message;
  if (!finding.suggestion.empty())
    text += " (did you mean `" + finding.suggestion + "`?)";
  return text + " [" + finding.code.label() + " " + std::string(finding.code.name()) + "]";
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
}

void sort_by_place(std::vector<Finding>& findings) {
  std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
}

}  // namespace soulstack::scripting
