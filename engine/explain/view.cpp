// The view of a seat.
#include "engine/explain/view.h"

#include <algorithm>

#include "engine/table/table.h"

namespace soulstack {

// Error messages of scripts are not shown to players.
std::string what_stopped(const Table& t) {
  const auto is_ours = [](const Trouble& trouble) { return !trouble.ability.known(); };
  const auto why = std::find_if(t.troubles.rbegin(), t.troubles.rend(), is_ours);
  return why == t.troubles.rend() ? "" : why->what;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (char c : text)
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)
      ++columns;
  return columns;
}

namespace {

// Byte position after that many columns.
std::size_t after_columns(std::string_view text, std::size_t columns) {
  std::size_t at = 0;
  while (at < text.size() && columns > 0) {
    ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80)
      ++at;
    --columns;
  }
  return at;
}

}  // namespace

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
