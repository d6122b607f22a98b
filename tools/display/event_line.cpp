// An event as one stable line.
#include "tools/display/event_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/explain/view.h"
#include "engine/model/event_rows.h"
#include "engine/table/table.h"

namespace soulstack::tools {

namespace {

std::string word_of(const Table& t, Value v) {
  switch (v.kind()) {
    case ValueKind::boolean:
      return v.as_boolean() ? "yes" : "no";
    case ValueKind::number:
      return fmt::format("{}", v.as_number());
    case ValueKind::player:
      return player_name(v.as_seat());
    case ValueKind::card:
      return fmt::format("{}#{}", t.printed(v.as_card()).id, v.index());
    case ValueKind::item:
      return fmt::format("stack:{}", v.payload());
    case ValueKind::zone:
      return fmt::format("zone:{}", v.payload());
    case ValueKind::ability:
      return t.content[v.as_ability()].path;
    case ValueKind::none:
    case ValueKind::event:
    case ValueKind::text:
    case ValueKind::word:
    case ValueKind::list:
    case ValueKind::lasting:
    case ValueKind::waiting:
    case ValueKind::filter:
      break;
  }
  return fmt::format("value:{:08x}", v.bits);
}

}  // namespace

std::string event_line(const Table& t, const Event& e) {
  std::string line(row_of(e.type).name);
  const auto add = [&](std::string_view before, Value v) {
    if (v)
      line += fmt::format(" {}{}", before, word_of(t, v));
  };
  add("", e.subject);
  if (e.amount != 0)
    line += fmt::format(" {}", e.amount);
  if (e.value != 0)
    line += fmt::format(" value {}", e.value);
  add("of ", e.object);
  add("from ", e.source);
  if (e.by != Seat::game)
    line += " by " + player_name(e.by);
  if (!e.flags.empty())
    line += fmt::format(" flags {}", e.flags.bits());
  return line;
}

std::vector<std::string> event_lines(const Table& t, std::size_t from) {
  constexpr std::size_t most_bytes = std::size_t{512} << 10;  // a line of a record has room for them
  std::vector<std::string> lines;
  std::size_t bytes = 0;
  for (std::size_t i = std::min(from, t.log.size()); i < t.log.size() && bytes < most_bytes; ++i) {
    lines.push_back(event_line(t, t.log[i]));
    bytes += lines.back().size();
  }
  if (bytes >= most_bytes)
    lines.push_back(fmt::format("{} events in all", t.log.size() - from));
  return lines;
}

}  // namespace soulstack::tools
