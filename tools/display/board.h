// Prints the table on a terminal as one seat sees it.
#pragma once

#include <string>

#include "tools/display/seat_view.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// The whole board, ending in a line break.
std::string board_text(const TableView& view, const Console& console);
// "P1 2/2 HP 3¢ ●●○○ | P2 ..." in one line.
std::string score_line(const TableView& view, const Console& console);

}  // namespace soulstack::tools
