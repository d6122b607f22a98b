// Sheets with faces and cut marks: pages of paper, single cards, and the sheets of a table top. Lengths are whole
// micrometres from the upper left corner of the sheet.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/faces/face.h"

namespace soulstack::tools {

struct CardSize {
  Micrometres width = face_width, height = face_height;  // as cut
  Micrometres bleed = 0;                                 // beyond each edge
};

struct CutMark {
  Micrometres x = 0, y = 0, to_x = 0, to_y = 0;
};

struct PlacedFace {
  const Face* face = nullptr;
  Micrometres x = 0, y = 0;  // of the upper left corner of the cut card
};

struct Sheet {
  Micrometres width = 0, height = 0;
  CardSize card;
  std::vector<PlacedFace> faces;
  std::vector<CutMark> marks;
};

// The sizes of cards that commands and clients name, and the usual bleed: 1/8 inch.
inline constexpr const char *usual_size = "63x88", *poker_size = "63.5x88.9";
inline constexpr Micrometres eighth_of_an_inch = 3'175;
CardSize card_size_named(std::string_view size, bool has_bleed);

enum class Paper : std::uint8_t { card, a4, letter };
// "a4", "letter"; all else is a card.
Paper paper_named(std::string_view name);

// The grid of a paper: a sheet with cut marks, without faces, and the places for them, row by row. For `Paper::card`,
// the sheet is a card with its bleed. With a bleed, paper lies in landscape: 4 x 2 cards on A4, 3 x 2 on Letter;
// otherwise 3 x 3, with this gap between cards.
struct Grid {
  Sheet empty;
  int columns = 1, rows = 1;
  std::vector<PlacedFace> places;
};
Grid grid_of(Paper paper, CardSize card, Micrometres gap);

// The front of each card, then, if `backs`, its back in the place that lies behind it when the sheet is turned over its
// left or right edge. Each card is a front with its back; all must outlive the sheets.
struct FrontAndBack {
  const Face *front = nullptr, *back = nullptr;
};
std::vector<Sheet> sheets_of(const Grid& grid, const std::vector<FrontAndBack>& cards, bool backs);

// Draws sheets. The one that exists needs cairo, and is part of the program soulstack-print.
class SheetPainter {
 public:
  virtual ~SheetPainter() = default;
  // The bytes of a PDF file with a page for each sheet. `progress` is called before each page, with its number from 0.
  virtual std::string pdf(const std::vector<Sheet>& sheets, const std::function<void(std::size_t)>& progress) = 0;
  // The bytes of a PNG file of that size.
  virtual std::string png(const Sheet& sheet, int pixels_wide, int pixels_high) = 0;
};

}  // namespace soulstack::tools
