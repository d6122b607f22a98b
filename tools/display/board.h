// Prints the table on a terminal as one seat sees it.
#pragma once

#include <string>
#include <vector>

#include "tools/display/seat_view.h"
#include "tools/support/console.h"

namespace soulstack::tools {

// What is left out where there is little room. The viewer's own side is always shown, and so are monsters.
struct BoardShape {
  bool counts_items = false;      // other players take one line each: their items are counted
  bool joins_slots = false;       // slots share lines, without what monsters give
  bool only_numbers = false;      // decks, shops, bonus souls and notes share a line, which counts them
  bool joins_players = false;     // other players share lines
  bool leaves_out_items = false;  // of the viewer too
};

// The lines of the board, each within the columns of the console.
std::vector<std::string> board_lines(const TableView& view, const Console& console, const BoardShape& shape = {});
// The whole board, ending in a line break.
std::string board_text(const TableView& view, const Console& console);
// "P1 2/2 HP 3¢ ●●○○ | P2 ..." in one line.
std::string score_line(const TableView& view, const Console& console);
// What the symbols of the board mean, one line each.
std::vector<std::string> legend_lines(const Console& console);

}  // namespace soulstack::tools
