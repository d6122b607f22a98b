// An event as one stable line, for files and comparisons: "damage_taken base:fly#40 1 from base:bomb#17".
#pragma once

#include <string>
#include <vector>

#include "engine/model/event.h"
#include "engine/model/forward.h"

namespace soulstack::tools {

// The whole event; cards by ID and number, even if hidden.
std::string event_line(const Table& t, const Event& event);
// The events of the log from that index.
std::vector<std::string> event_lines(const Table& t, std::size_t from);

}  // namespace soulstack::tools
