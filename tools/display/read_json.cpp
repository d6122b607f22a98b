// Reads JSON from files and clients.
#include "tools/display/read_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace soulstack::tools {

namespace {

// Counts nested brackets, even if the text is not valid JSON.
int depth_of(std::string_view text) {
  int depth = 0, deepest = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\')
      ++i;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == '[' || c == '{'))
      deepest = std::max(deepest, ++depth);
    else if (!quoted && (c == ']' || c == '}'))
      --depth;
  }
  return deepest;
}

}  // namespace

Json read_json(std::string_view text) {
  if (depth_of(text) > deepest_json)
    throw std::invalid_argument(fmt::format("it has more than {} levels of nested lists or objects", deepest_json));
  return Json::parse(text);
}

// The library's messages begin with an error code: "[json.exception.out_of_range.403] key 'hash' not found".
std::string why_not_read(const std::exception& error) {
  std::string_view why = error.what();
  if (why.starts_with("[json.exception."))
    why.remove_prefix(std::min(why.size(), why.find("] ") + 2));
  constexpr std::string_view key = "key '", not_found = "' not found";
  if (!why.starts_with(key) || !why.ends_with(not_found))
    return std::string(why);
  why.remove_prefix(key.size());
  why.remove_suffix(not_found.size());
  return fmt::format("it has no `{}`", why);
}

}  // namespace soulstack::tools
