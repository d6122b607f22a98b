// The values of a die, as written in the keys of roll tables.
#include "scripting/registry/roll_values.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace soulstack::scripting {

namespace {

std::optional<int> side(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > die_sides)
    return {};
  return value;
}

}  // namespace

unsigned values_of(std::string_view key) {
  unsigned values = 0;
  for (std::size_t at = 0; at <= key.size();) {
    const std::size_t end = std::min(key.find(',', at), key.size());
    const std::string_view part = key.substr(at, end - at);
    const std::size_t dash = part.find('-');
    const auto from = side(part.substr(0, dash));
    const auto to = dash == std::string_view::npos ? from : side(part.substr(dash + 1));
    if (!from || !to || *from > *to)
      return 0;
    for (int v = *from; v <= *to; ++v)
      values |= 1U << v;
    at = end + 1;
  }
  return values;
}

std::string listed(unsigned values) {
  std::string list;
  for (int v = 1; v <= die_sides; ++v)
    if (values >> v & 1U)
      list += (list.empty() ? "" : ", ") + std::to_string(v);
  return list;
}

}  // namespace soulstack::scripting
