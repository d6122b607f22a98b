// Text in HTML, JavaScript and Markdown.
#include "tools/docs/escape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace soulstack::tools {

std::string html_escaped(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  for (const char c : text) {
    if (c == '&')
      html += "&amp;";
    else if (c == '<')
      html += "&lt;";
    else if (c == '>')
      html += "&gt;";
    else if (c == '"')
      html += "&quot;";
    else if (static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t')  // others are not allowed in XML
      html += c;
  }
  return html;
}

std::string js_string(std::string_view text) {
  std::string js = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      (js += '\\') += c;
    else if (static_cast<unsigned char>(c) < ' ' || c == '<' || c == '>' || c == '&')
      js += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
    else
      js += c;
  }
  return js + '"';
}

namespace {

// Markdown does not emphasize the middle of a word: add_counters.
bool is_inside_word(std::string_view text, std::size_t at) {
  const auto in_word = [&](std::size_t i) { return std::isalnum(static_cast<unsigned char>(text[i])) != 0; };
  return text[at] == '_' && at > 0 && at + 1 < text.size() && in_word(at - 1) && in_word(at + 1);
}

}  // namespace

std::string markdown_escaped(std::string_view text) {
  constexpr std::string_view special = "\\*_<>[]|#&";
  std::string out;
  bool code = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '`')
      code = !code && text.find('`', i + 1) != text.npos;
    else if (!code && special.find(c) != special.npos && !is_inside_word(text, i))
      out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string markdown_cell(std::string_view text) {
  std::string out;
  for (const char c : markdown_escaped(text)) {
    if (c == '|' && (out.empty() || out.back() != '\\'))
      out += '\\';
    out += c;
  }
  return out;
}

std::string markdown_code(std::string_view text) {
  if (text.empty())
    return {};
  std::size_t longest = 0, run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  const std::string_view space = longest > 0 ? " " : "";
  return fmt::format("{0}{1}{2}{1}{0}", fence, space, text);
}

}  // namespace soulstack::tools
