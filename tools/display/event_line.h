// An event in a few stable words, for files and for comparing: "damage_taken base:fly#40 1 from base:bomb#17".
#pragma once

#include <string>
#include <vector>

#include "engine/table/table.h"

namespace soulstack::tools {

// Everything that it says; cards by their ids and numbers, whoever may see them.
std::string event_line(const Table& t, const Event& event);
// Those of the log from that one on.
std::vector<std::string> event_lines(const Table& t, std::size_t from);

}  // namespace soulstack::tools
